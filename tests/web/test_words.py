"""The words of the browser client: both languages have the same, and everything that can be chosen has words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from stopthief.bots.city.thoughts import CityThought
from stopthief.bots.house.thoughts import HouseThought
from stopthief.city.box.box import standard_box
from stopthief.city.box.cards import Effect
from stopthief.city.lobby.offer import lobby as lobby_of
from stopthief.core.package.mind import STRENGTHS
from stopthief.games import GAMES

WEB = Path(str(resources.files("stopthief.web")))
FOLDERS = (WEB, *(WEB.parent / name / "data" for name in GAMES))
LANGUAGES = ("en", "fr")
MOST_PLAYERS = 6
"""At any table of any game."""
_PART = re.compile(r"\{(\w+)\}")


def read(path: Path) -> dict[str, str]:
    """The words of a file; a key that stands there twice is an error."""
    pairs = json.loads(path.read_text("utf-8"), object_pairs_hook=list)
    keys = [key for key, _ in pairs]
    assert len(keys) == len({*keys}), f"{path}: a key twice"
    return msgspec.convert(dict(pairs), dict[str, str])


def files(language: str) -> list[Path]:
    """Every file of words in a language."""
    return sorted(
        path
        for folder in FOLDERS
        for path in folder.glob("**/words/**/*.json")
        if language in (path.stem, path.parent.name)
    )


def words(language: str, folder: str = "") -> dict[str, str]:
    """All words of the client in a language, or those below a folder."""
    return {
        key: text for path in files(language) if folder in path.parts or not folder for key, text in read(path).items()
    }


def other(path: Path) -> Path:
    """The same file in French."""
    return Path(*("fr" if part == "en" else "fr.json" if part == "en.json" else part for part in path.parts))


@pytest.mark.parametrize("path", files("en"), ids=lambda path: path.relative_to(WEB.parent).as_posix())
def test_both_languages_have_the_same_keys_and_parts(path: Path) -> None:
    """A text that only one language has would show its key in the other; a part that it lacks would be lost."""
    english, french = read(path), read(other(path))
    assert english.keys() == french.keys()
    parts = {key: (_parts(key, text), _parts(key, french[key])) for key, text in english.items()}
    assert {key: both for key, both in parts.items() if both[0] != both[1]} == {}


def _parts(key: str, text: str) -> set[str]:
    found = set(_PART.findall(text))
    return found - {"count"} if key.endswith(".one") else found  # one may be said without its number


def test_every_french_file_has_an_english_one() -> None:
    """No file of words is left over in one language."""
    assert sorted(map(other, files("en"))) == files("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_files_of_the_city_word_the_same_thing(language: str) -> None:
    """What two files say under one key, only the later one would say."""
    keys = [key for path in files(language) if "city" in path.parts for key in read(path)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


def offered() -> Iterator[str]:
    """The keys of all that the lobby of the city offers."""
    lobby = lobby_of(standard_box())
    for mode in lobby.modes:
        yield from (f"mode.{mode.mode}", f"mode.{mode.mode}.text")
    for difficulty in (*(level.level for mode in lobby.modes for level in mode.levels), "custom"):
        yield from (f"difficulty.{difficulty}", f"difficulty.{difficulty}.text")
    for switch in lobby.switches:
        yield from (f"switch.{switch.name}", f"switch.{switch.name}.text")
        yield from (f"choice.{switch.name}.{_dashed(choice)}" for choice in switch.choices)
    for clash in lobby.clashes:
        yield f"clash.{'.'.join(sorted(clash))}"
    for one in lobby.investigators:
        yield from (f"role.{one.investigator}", f"short.{one.investigator}")
        yield from (f"does.{_dashed(card.effect)}" for card in one.cards if card.effect)
    yield from ("role.pack", "short.pack")


def _dashed(name: Effect | str) -> str:
    return name.replace(" ", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_chosen_has_words(language: str) -> None:
    """Every mode, difficulty, switch, choice, investigator and effect of the server is worded in the client."""
    known = words(language, "city")
    assert sorted({key for key in offered() if not known.get(key)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_bots_think_has_words(language: str) -> None:
    """Every kind of thought of the bots of both games, and every strength that a bot can have."""
    known = words(language)
    kinds = {"thought": CityThought, "house.thought": HouseThought}
    keys = [
        *(f"{begin}.{_dashed(kind)}" for begin, thought in kinds.items() for kind in get_args(_kind(thought))),
        *(f"strength.{one}{end}" for one in STRENGTHS for end in ("", ".text")),
    ]
    assert [key for key in keys if not known.get(key)] == []


def _kind(thought: type) -> Any:
    return get_type_hints(thought)["kind"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names_for_bots_at_every_seat(language: str) -> None:
    """And enough others, should people be called like them."""
    names = words(language)["bot.names"].split(", ")
    assert len(set(names)) == len(names) >= 2 * MOST_PLAYERS


def test_french_has_no_breaking_space_before_its_signs() -> None:
    """A line never begins with a question mark, and quotation marks stay with what they quote."""
    found = {key: text for key, text in words("fr").items() if re.search(r" [;:!?»%]|« ", text)}
    assert found == {}


def test_no_word_is_left_over() -> None:
    """Each is asked for by its key, or by a key whose beginning stands in the code and whose end is filled in."""
    code = "\n".join(path.read_text("utf-8") for path in WEB.glob("**/*.js"))
    begun = tuple(set(re.findall(r"`(\w[\w.]*)\$\{", code)))
    filled = {key for path in files("en") if path.stem == "abilities" for key in read(path)}
    left = [
        key
        for key in words("en").keys() - filled
        if not key.startswith(begun) and not any(f'"{one}"' in code for one in asked(key))
    ]
    assert left == []


def asked(key: str) -> tuple[str, str]:
    """How a word may be asked for: as it is, by what is counted, or by what is said to those who use no finger."""
    return key, re.sub(r"\.(one|other|touch)$", "", key)
