"""The parts that the page names: complete, and without modules or words that they do not need."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from importlib import resources
from pathlib import Path, PurePosixPath
from posixpath import dirname, join, normpath

import msgspec
import pytest

from stopthief import web
from stopthief.games import GAMES

WEB = Path(str(resources.files("stopthief.web")))
FILES = web.files()
MODULES = sorted(path for path in FILES if path.endswith(".js"))
PARTS = web.parts()
FIRST = "app.js"


@cache
def imports() -> dict[str, set[str]]:
    """What each module imports at once, as node reads it."""
    node = shutil.which("node")
    assert node, "node is needed to read modules"
    script = str(Path(__file__).with_name("imports.mjs"))
    command = [node, "--experimental-vm-modules", "--no-warnings", script, str(WEB), *MODULES]
    found = msgspec.json.decode(subprocess.run(command, check=True, capture_output=True).stdout)  # noqa: S603 - our own script
    return {path: {normpath(join(dirname(path), one)) for one in wanted} for path, wanted in found.items()}


def needed(path: str) -> set[str]:
    """A module and all that it cannot begin without."""
    found, unread = {path}, [path]
    while unread:
        fresh = imports()[unread.pop()] - found
        found |= fresh
        unread += fresh
    return found


def before(path: str) -> set[str]:
    """All modules that are there before a part is wanted."""
    after = PARTS[path].after
    first = needed("start.js") | needed(FIRST)
    return set() if path == FIRST else first if after == FIRST else first | needed(after)


@pytest.mark.parametrize("path", PARTS)
def test_a_part_names_the_modules_it_needs(path: str) -> None:
    """No more and no less than node finds."""
    extra = needed("start.js") if path == FIRST else set()
    assert web.modules(path, MODULES) == (needed(path) | extra) - before(path)


def test_every_module_belongs_to_a_part() -> None:
    """Whatever is imported later is a part of its own; nothing is left over."""
    assert {module for path in (*PARTS, "start.js") for module in needed(path)} == {*MODULES}


def test_every_pattern_fits_a_module() -> None:
    """No part names what was there once."""
    patterns = {one.removeprefix("!") for part in PARTS.values() for one in part.modules}
    fitting = {one for one in patterns for path in MODULES if PurePosixPath(f"/{path}").match(f"/{one}")}
    assert patterns - fitting == set()


def test_the_page_fetches_no_game_before_somebody_plays_it() -> None:
    """Of a game, only what the first screen shows of it."""
    first = web.modules(FIRST, MODULES)
    assert not [path for path in first if path.split("/")[0] in GAMES and "/front/" not in path]


def word_files() -> dict[str, set[str]]:
    """The keys of every file of words that the page can fetch, by its address with the language left open."""
    served = {f"/{path}": data for path, data in FILES.items() if "/words/" in f"/{path}"}
    for name, package in GAMES.items():
        served |= {f"/games/{name}/{path}": data for path, data in package.files().items() if "words/" in path}
    english = {path: data for path, data in served.items() if "/en" in path}
    return {path.replace("/en", "/{language}"): {*msgspec.json.decode(data)} for path, data in english.items()}


def test_every_file_of_words_belongs_to_a_part() -> None:
    """A file that no part names would never be fetched; texts of thief cards come filled in, with the board."""
    filled = "/games/city/words/{language}/abilities.json"
    assert {filled, *(source for part in PARTS.values() for source in part.words)} == word_files().keys()


@pytest.mark.parametrize("path", PARTS)
def test_a_part_has_the_words_it_uses(path: str) -> None:
    """Every key that stands in one of its modules is in its own words or in those that are there before."""
    part, files = PARTS[path], word_files()
    there = (*part.words, *PARTS[part.after].words, *PARTS[FIRST].words)
    known = {key for source in there for key in files[source]}
    code = "".join(FILES[module].decode() for module in web.modules(path, MODULES))
    used = {key for keys in files.values() for key in keys if "." in key and f'"{key}"' in code}
    assert used - known == set()
