"""The browser client: static files, served as they are without a build. It draws a view and knows no rule.

`modules.json` says which modules and words make up each part. The page names the first part's modules up front and the
others' for later; otherwise a browser would learn of each module only from the one that imports it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from posixpath import split

import msgspec

_NOT_SERVED = (".py", ".pyc", ".d.ts", "modules.json")
_PAGE, _FIRST = "index.html", "app.js"
_PARTS = "    <!-- parts -->"
_FRONTS = "    <!-- fronts -->"


class ClientPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has to be fetched for a part of the client, named in `modules.json` after its first module."""

    modules: tuple[str, ...]
    """Paths; `*` stands for any name, a leading `!` leaves modules out."""
    words: tuple[str, ...] = ()
    """Addresses of JSON files, with `{language}` in them."""
    after: str = _FIRST
    """The part that is always there before: what it brings is not named again."""


def files() -> dict[str, bytes]:
    """Every file of the client by its path, such as `shell/tree.js`; `index.html` is the page itself."""
    found = dict(_below(resources.files(__name__), ""))
    return found | {_PAGE: _page(found)}


@cache
def parts() -> dict[str, ClientPart]:
    """The parts of the client by the paths of their first modules."""
    return msgspec.json.decode((resources.files(__name__) / "modules.json").read_bytes(), type=dict[str, ClientPart])


def modules(name: str, paths: Iterable[str]) -> set[str]:
    """The modules of a part among some paths, without those that are there before it."""
    every, part = parts(), parts()[name]
    before = () if name == _FIRST else (every[_FIRST], every[part.after])
    return {path for path in paths if _fits(part, path) and not any(_fits(one, path) for one in before)}


def _fits(part: ClientPart, path: str) -> bool:
    left_out = [one.removeprefix("!") for one in part.modules if one.startswith("!")]
    return _is_one_of(path, part.modules) and not _is_one_of(path, left_out)


def _is_one_of(path: str, patterns: Iterable[str]) -> bool:
    """Whether a path fits a pattern; `*` stays within one folder."""
    folder, name = split(path)
    return any(folder == split(pattern)[0] and fnmatchcase(name, split(pattern)[1]) for pattern in patterns)


def _page(found: Mapping[str, bytes]) -> bytes:
    """The page with the games' styles for the first screen, and with all parts."""
    fronts = sorted(path for path in found if "/front/" in path and path.endswith(".css"))
    tags = [*_links("modulepreload", sorted(modules(_FIRST, found)))]
    tags += [_named(name, sorted(modules(name, found)), part.words) for name, part in parts().items()]
    page = found[_PAGE].decode().replace(_FRONTS, _lines(_links("stylesheet", fronts)))
    return page.replace(_PARTS, _lines(tags)).encode()


def _links(rel: str, paths: Iterable[str]) -> Iterator[str]:
    return (f'<link rel="{rel}" href="/{path}">' for path in paths)


def _named(name: str, needed: Iterable[str], words: Iterable[str]) -> str:
    """A part that may be wanted later, with the addresses of its files."""
    files = (*words, *(f"/{one}" for one in needed))
    return f'<meta name="part:/{name}" content="{" ".join(files)}">'


def _lines(tags: Iterable[str]) -> str:
    return "\n".join(f"    {tag}" for tag in tags)


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _below(one, f"{path}{one.name}/")
        elif not one.name.endswith(_NOT_SERVED):
            yield path + one.name, one.read_bytes()
