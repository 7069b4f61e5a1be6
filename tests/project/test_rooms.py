"""Code that all games share knows none of them: not by a word, an import or a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stopthief.games import GAMES

SOURCE = Path(__file__).parents[2] / "src" / "stopthief"
ARENA = ("arena", "balance", "bout", "elo", "estimates", "arena_totals", "scores", "seatings", "timing")
SHARED = (
    "core",
    "paper",
    "table",
    "server",
    "stores",
    "text",
    "files.py",
    "preferences.py",
    "lab/soak.py",
    "lab/random_play.py",
    *(f"lab/{name}.py" for name in ARENA),
)
COMMANDS = (
    *(
        "demo.py",
        "soak.py",
        "game_options.py",
        "serve.py",
        "protocol.py",
        "replay.py",
        "verify.py",
        "schema.py",
        "text.py",
    ),
    *("files.py", "rules.py", "print_.py", "arena/__init__.py", "arena/report.py", "terminal"),
)
"""Those of the command line that serve every game alike."""
SHARED_WEB = (
    *("web/shell", "web/lobby", "web/table", "web/lesson", "web/coach", "web/rules", "web/printing", "web/app.js"),
)
OWN = {
    *("thief", "thieves", "investigator", "investigators", "pack", "packs", "loot", "arrest", "arrests", "subway"),
    *("robbery", "robberies", "detective", "voleur", "maison", "dollhouse", "hiding", "stolen"),
}
"""Words that belong to one game or the other; the name of the program is one word of its own."""


def names() -> set[str]:
    """The games, by their folders: also those that nobody can play yet."""
    return {*GAMES, *(path.parent.name for path in SOURCE.glob("*/game.py") if path.parent.name != "core")}


def files(where: str, *endings: str) -> list[Path]:
    """All sources of a folder, or the one file."""
    path = SOURCE / where
    found = [path] if path.is_file() else [one for one in path.rglob("*") if one.suffix in endings]
    assert found, where
    return sorted(found)


def words(text: str) -> set[str]:
    """Every word of a source, parts of names included."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-zà-ÿ]+|[A-Z]+(?![a-z])", text)}


def strings(text: str) -> Iterator[str]:
    """The strings of a JavaScript module that no reader ever sees: paths, keys and names."""
    for _, found in re.findall(r"""(["'`])([\w./#?=-]+)\1""", text):
        yield found


def test_words_are_found() -> None:
    """However they are written."""
    text = "import stopthief.city; CityWords(THE_HOUSE, packed, aThief)"
    assert words(text) & {"city", "house", "thief", "pack"} == {"city", "house", "thief"}
    assert [*strings("""import("./city/client.js"), 'game.city', "The city is quiet." """)] == [
        "./city/client.js",
        "game.city",
    ]
    assert {"city", "house"} <= names()


@pytest.mark.parametrize("where", [*SHARED, *(f"cli/{name}" for name in COMMANDS)])
def test_what_games_share_has_no_word_of_any(where: str) -> None:
    """Not even as an example: what is said of one game would be wrong of the next."""
    for path in files(where, ".py", ".md", ".sql", ".typ"):
        found = words(path.read_text("utf-8")) & (names() | OWN)
        assert not found, f"{path.relative_to(SOURCE)} speaks of {', '.join(sorted(found))}"


@pytest.mark.parametrize("where", SHARED_WEB)
def test_the_shared_part_of_the_page_imports_and_names_no_game(where: str) -> None:
    """Games are found through the registry, and bring their own words."""
    for path in files(where, ".js"):
        named = {text for text in strings(path.read_text("utf-8")) if words(text) & names()}
        assert not named, f"{path.relative_to(SOURCE)} names {', '.join(sorted(named))}"


def test_the_registry_is_a_line_for_each() -> None:
    """An import and an entry, for the game and for what can be thought at its tables."""
    lines = (SOURCE / "games.py").read_text("utf-8").splitlines()
    for name in GAMES:
        assert len([line for line in lines if name in words(line)]) == 4, name
