"""Every byte that leaves the server, held against the truth: a seat gets its own observations and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from stopthief.city.box.setup import Mode
from stopthief.city.rules import events as ev
from stopthief.city.samples.random_setups import random_setup
from tests.support.city.hunters import eager
from tests.support.city.tables import BOARD, CITY
from tests.support.games.strategies import GAMES
from tests.support.wire.wired import Heard, Wired, WiredGame, fast_server
from tests.support.wire.wiretap import encode

ACTS = 220

NUMBERS = set(BOARD.steps)
ELSE = {
    *("number", "seen", "back", "began", "changed", "before", "table", "edition", "commitment", "token", "invitation"),
    *("money", "fine"),  # what is left can be $500, and so can be what one is able to pay
}
"""Fields that only count or name, and may come by any number."""
PLACES = re.compile(
    r"""
    (.*\.)? (
    (view|changes) \. public \. at                                  # where investigators stand
    | (view|changes) \. public \. setup \. .* | setup \. .*         # agreed before the game
    | moved \. path | (arrest_missed|thief_arrested) \. space       # seen by all
    | (move_to|escort) \. to | arrest \. space                      # what the seat may do
    | tip_heard \. tip \. spaces | (view|changes|grown) \. tips \. spaces   # the seat's own, or no tip at all
    | (game_over | (view|changes) \. public) \. trail               # when all is over
    )
    """,
    re.VERBOSE,
)
"""The only places where the number of a space may stand."""
PACKS = re.compile(
    r"(.*\.)? (pack_at \. space | move_pack \. to | (view|changes|grown) \. (thief (\.\w+)? | trail))", re.VERBOSE
)
"""The same for the Pack's own player."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wired]:
    """A server that lets tests play fast."""
    with fast_server(tmp_path_factory.mktemp("wire") / "tables.sqlite") as one:
        yield one


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
def test_a_seat_receives_its_own_observations_and_nothing_else(mode: Mode, difficulty: str, running: Wired) -> None:
    """Streams, resumed streams and undos are byte for byte what the seat's own observations make; no secret is near."""
    whim = Random(f"{mode} {difficulty}")
    setup = random_setup(CITY.box, whim.randrange, mode, difficulty)
    for heard in WiredGame(running, CITY, setup, eager, whim).whole(ACTS):
        check_places(heard, pack=setup.pack)


def check_places(heard: Heard, pack: int | None) -> None:
    """The number of a space stands only where the rules put one."""
    for document in heard.data:
        for path, number in numbers(msgspec.json.decode(document), ""):
            if number in NUMBERS and path.rpartition(".")[2] not in ELSE and not PLACES.fullmatch(path):
                assert heard.seat == pack, path
                assert PACKS.fullmatch(path), path


def numbers(value: Any, path: str) -> Iterator[tuple[str, int]]:
    """Every number in a message with the way to it; what has a type is named by it."""
    if isinstance(value, dict):
        way = str(value.get("type", path))
        for name, inside in value.items():
            yield from numbers(inside, f"{way}.{name}")
    elif isinstance(value, list):
        for inside in value:
            yield from numbers(inside, path)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value
    elif isinstance(value, str):
        yield from ((path, int(digits)) for digits in re.findall(r"\d+", value))


def test_the_check_of_places_finds_what_must_not_be_there() -> None:
    """A thief's number smuggled into a batch, a view, a change or a sentence is found; so is a Pack's, by others."""
    space = min(NUMBERS)
    for found in (
        {"type": "story", "view": {"public": {"thief": space}}},
        {"type": "update", "changes": {"public.spree": space}},
        {"type": "update", "batch": {"seen": [msgspec.to_builtins(ev.PackAt(space))]}},
        {"type": "refused", "sentence": f"Not on {space}."},
        {"type": "story", "view": {"thief": {"at": space}}},
    ):
        with pytest.raises(AssertionError):
            check_places(Heard(0, [encode([found])], set(), []), pack=1)
    check_places(Heard(1, [encode([{"type": "story", "view": {"thief": {"at": space}}}])], set(), []), pack=1)
