"""Bots and advisers know what their seat perceived: in two worlds that the seat cannot tell apart they do the same."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import commands as do
from stopthief.core.match import Match
from stopthief.core.package.mind import STRENGTHS, Bot, Strength
from stopthief.games import MINDS, thinking_game
from stopthief.lab.people.minds import find_with_people
from tests.support.city.hunters import CityMatch, hunted
from tests.support.city.tables import CITY, DRAKE, JIMMY, PEPPER, agreed
from tests.support.oracles.other_cities import other_world

MIND = MINDS["city"]
SOURCE = Path(__file__).parents[2] / "src" / "stopthief"

TABLES: tuple[tuple[Mode, dict[str, Any]], ...] = (
    ("competitive", {"clue_place": "never"}),
    ("competitive", {"tip": "two areas", "clue_place": "never"}),
    ("cooperative", {}),
    ("one-vs-many", {"tip": "two spaces"}),
)


def pairs(setup: Setup, seat: int, wanted: int) -> Iterator[tuple[CityMatch, CityMatch]]:
    """Games in which this seat has to choose, each with another world that it cannot tell from the real one."""
    found = 0
    for seed in range(200):
        rng = Random(seed)
        match = until(hunted(setup, seed, 30 + seed % 60), seat)
        if match is None:
            continue
        other = other_world(match, seat, rng)
        if other.state.thief != match.state.thief or other.state.tips != match.state.tips:
            yield match, other
            found += 1
        if found == wanted:
            return
    pytest.fail("there are too few worlds to tell apart")


def until(match: CityMatch, seat: int) -> CityMatch | None:
    """The same game up to the last moment at which a seat had to choose where to go or whom to arrest."""
    for end in range(len(match.acts) - 1, 0, -1):
        before: CityMatch = Match(CITY, match.setup, match.seed)
        for act in match.acts[:end]:
            before.restore(act)
        if before.awaited == seat and len(before.legal(seat)) > 1:
            return before
    return None


def chosen(bot: Bot, match: CityMatch, seat: int) -> do.Command:
    """What a bot commands after all that its seat perceived."""
    for seen in match.stream(seat):
        bot.see(seen)
    command: do.Command = bot.choose()
    assert command in match.legal(seat)
    return command


def tells_apart(make: Callable[[CityMatch], Bot], setup: Setup, seat: int, wanted: int) -> bool:
    """Whether a player ever does something else in a world that its seat cannot know to be another."""
    return any(
        chosen(make(match), match, seat) != chosen(make(other), other, seat)
        for match, other in pairs(setup, seat, wanted)
    )


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(("mode", "changes"), TABLES)
def test_a_bot_does_the_same_in_both_worlds(mode: Mode, changes: dict[str, Any], strength: Strength) -> None:
    """Every strength, in every seat there is."""
    setup = agreed(mode, None, (JIMMY, DRAKE, PEPPER)[: 2 + (mode != "competitive")], **changes)
    for seat in range(len(setup.players)):
        assert not tells_apart(partial(honest, strength, seat), setup, seat, 2)


@pytest.mark.parametrize("kind", ["child", "casual", "regular", "careful", "advised"])
@pytest.mark.parametrize(("mode", "changes"), TABLES)
def test_a_person_does_the_same_in_both_worlds(mode: Mode, changes: dict[str, Any], kind: str) -> None:
    """One kind of each family, with its slips and hunches, which follow from its seed."""
    setup = agreed(mode, None, (JIMMY, DRAKE), **changes)
    _, people = find_with_people(thinking_game, "city")
    assert not tells_apart(lambda match: people.player(match.setup, 0, cast("Strength", kind), "honest"), setup, 0, 4)


def honest(strength: Strength, seat: int, match: CityMatch) -> Bot:
    """A bot as any table gets it."""
    return MIND.player(match.setup, seat, strength, "honest")


class Cheat:
    """A player that was handed the whole state: what the check above has to find out."""

    def __init__(self, match: CityMatch) -> None:
        self._match = match

    def see(self, observation: object) -> None:
        """Needs none of it."""

    def choose(self) -> do.Command:
        """Depends on where the thief is."""
        match = self._match
        assert match.awaited is not None
        assert match.state.thief is not None
        commands = match.legal(match.awaited)
        return commands[match.state.thief.at % len(commands)]


def test_a_bot_with_the_whole_state_is_found_out() -> None:
    """The check can fail."""
    assert tells_apart(Cheat, agreed("competitive", clue_place="never"), 0, 20)


@pytest.mark.parametrize(("mode", "changes"), TABLES)
def test_advice_is_the_same_in_both_worlds(mode: Mode, changes: dict[str, Any]) -> None:
    """The map of where the thief can be, to the byte."""
    assert MIND.adviser is not None
    setup = agreed(mode, None, (JIMMY, DRAKE, PEPPER), **changes)
    for match, other in pairs(setup, 0, 4):
        told = []
        for world in (match, other):
            adviser = MIND.adviser(setup, 0)
            for seen in world.stream(0):
                adviser.see(seen)
            told.append(msgspec.json.encode(adviser.advice()))
        assert told[0] == told[1]


def test_nobody_who_thinks_can_name_a_state() -> None:
    """What only the app knows is not imported where bots and deduction are made; contracts keep out who has one."""
    for path in (*SOURCE.glob("bots/**/*.py"), *SOURCE.glob("deduction/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                assert "State" not in {alias.name for alias in node.names}, path
            if isinstance(node, ast.Attribute):
                assert node.attr != "State", path
