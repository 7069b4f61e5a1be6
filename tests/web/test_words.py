"""The words of the browser client: both languages have the same, and everything that can be chosen has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from stopthief.bots.city.thoughts import CityThought
from stopthief.bots.house.thoughts import HouseThought
from stopthief.city.box.box import standard_box
from stopthief.city.box.cards import Effect
from stopthief.city.lobby.offer import lobby as lobby_of
from stopthief.core.package.mind import STRENGTHS

WEB = Path(str(resources.files("stopthief.web")))
LANGUAGES = ("en", "fr")
MOST_PLAYERS = 6
"""At any table of any game."""
_FRAME = re.compile(
    r"/\*\*.*?\*/\s*export const (?P<name>en|fr) = (?:/\*\*.*?\*/\s*)?\{(?P<inside>.*)\n\};\n", re.DOTALL
)
_LINE = re.compile(
    r'\s*(?://[^\n]*\n\s*)*(?:"(?P<quoted>[^"\\]+)"|(?P<plain>\w+)):\s*"(?P<text>(?:[^"\\]|\\["\\n])*)",'
)
_PART = re.compile(r"\{(\w+)\}")


def read(path: Path) -> dict[str, str]:
    """The words of a file; whatever is not a plain line of one key and one text is an error."""
    frame = _FRAME.fullmatch(path.read_text(encoding="utf-8"))
    assert frame, f"{path}: not a file of words"
    assert frame["name"] == language_of(path)
    return dict(_entries(path, frame["inside"]))


def _entries(path: Path, inside: str) -> Iterator[tuple[str, str]]:
    at, seen = 0, set[str]()
    while inside[at:].strip():
        line = _LINE.match(inside, at)
        assert line, f"{path}: cannot read {inside[at : at + 80]!r}"
        key = line["quoted"] or line["plain"]
        assert key not in seen, f"{path}: {key} twice"
        seen.add(key)
        yield key, line["text"]
        at = line.end()


def language_of(path: Path) -> str:
    """The language that a file's name begins with."""
    return path.stem.split("-")[0]


def files(language: str) -> list[Path]:
    """Every file of words in a language."""
    found = (path for path in sorted(WEB.glob("**/words/*.js")) if path.name != "index.js")
    return [path for path in found if language_of(path) == language]


def words(language: str, folder: str = "") -> dict[str, str]:
    """All words of the client in a language, or those below a folder."""
    return {
        key: text for path in files(language) if folder in path.parts or not folder for key, text in read(path).items()
    }


def other(path: Path) -> Path:
    """The same file in French."""
    return path.with_name(path.name.replace("en", "fr", 1))


@pytest.mark.parametrize("path", files("en"), ids=lambda path: path.relative_to(WEB).as_posix())
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
    for difficulty in (*(one.difficulty for one in lobby.difficulties), "custom"):
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
    code = "\n".join(path.read_text("utf-8") for path in WEB.glob("**/*.js") if path.parent.name != "words")
    begun = tuple(set(re.findall(r"`(\w[\w.]*)\$\{", code)))
    left = [
        key for key in words("en") if not key.startswith(begun) and not any(f'"{one}"' in code for one in asked(key))
    ]
    assert left == []


def asked(key: str) -> tuple[str, str]:
    """How a word may be asked for: as it is, by what is counted, or by what is said to those who use no finger."""
    return key, re.sub(r"\.(one|other|touch)$", "", key)
