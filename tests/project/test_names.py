"""A class name stands for one thing in the whole package."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "stopthief"

SAME = {
    "Analysis": "a finished game analysed, in each game",
    "Base": "the root of commands or of events, in each game",
    "Belief": "a seat's exact probabilities, in each game",
    "EndTurn": "the command, in each game",
    "Facts": "the facts that a game's page is told, in each game",
    "Figures": "the drawn figures of the people, in each game",
    "FirstPlayerDrawn": "the event, in each game",
    "Guide": "the help for choosing, in each game",
    "Lobby": "the choices before a game, in each game",
    "MoveTo": "the command, in each game",
    "Moved": "the event, in each game",
    "Open": "an event that everybody perceives, in each game",
    "Phase": "the part of a turn, in each game",
    "Player": "a person at the table, in each game",
    "Public": "what lies open on the table, in each game",
    "Remembered": "what is kept from game to game, in each game",
    "Settings": "the switches of the rules, in each game",
    "Setup": "a game as agreed, in each game",
    "Shapes": "the drawings that a game's page is told, in each game",
    "State": "the whole truth, in each game",
    "Switch": "a setting as a person meets it, in each game",
    "Tally": "the figures of a played game, in each game",
    "TurnEnded": "the event, in each game",
    "View": "what a seat knows, in each game",
}
"""Names that both games use for the same thing, and one that all games share for its general form."""


def owner(path: Path) -> str:
    """The game that a module belongs to; empty when all games share it."""
    return next((part for part in path.parts if part in ("city", "house")), "")


@cache
def places() -> dict[str, list[Path]]:
    """The modules that define each class name; a name with an underscore is its module's own affair."""
    found: defaultdict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(SOURCE))
    return found


def test_a_class_name_stands_for_one_thing() -> None:
    """Unless both games mean the same by it."""
    twice = {name: [*map(str, paths)] for name, paths in places().items() if len(paths) > 1}
    assert {name: paths for name, paths in twice.items() if name not in SAME} == {}


@pytest.mark.parametrize("name", SAME)
def test_a_shared_name_stands_once_in_each_game(name: str) -> None:
    """Two of them in one game would be two things."""
    owners = Counter(map(owner, places()[name]))
    if name == "Base":
        owners = Counter(set(owners))  # one root for commands and one for events
    assert len(owners) > 1, f"{name} stands in one place and needs no exception"
    assert max(owners.values()) == 1, places()[name]
