"""Every world that a seat cannot tell from the real one, by the engine's own flow and nothing else.

Worlds are whole states with exact weights. Each is driven through the real commands; one that shows the seat anything
else than it perceived is gone. No belief, no table of steps: a second computation for the filter to be held against.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from stopthief.city import City
from stopthief.city.rules import events as ev
from stopthief.city.rules.commands import Command, MovePack
from stopthief.city.rules.state import State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.errors import Refused
from stopthief.core.match import Act
from tests.support.city.hunters import CityMatch

Worlds = dict[State, Fraction]


class Enumeration:
    """All worlds of one seat, as far as the game has come."""

    def __init__(self, game: City, match: CityMatch, seat: int | None) -> None:
        self._game = game
        self._seat = seat
        self.worlds: Worlds = {game.start(match.setup): Fraction(1)}

    def follow(self, act: Act[Command, ev.Event]) -> Iterator[tuple[ev.Observation, ...]]:
        """One act of the real game, event by event; each time what the seat perceived of it."""
        for number, event in enumerate(act.events):
            seen = self._game.observe(event, self._seat)
            commanded = number == 0 and act.command is not None
            self.worlds = self._left(act if commanded else None, seen)
            yield seen

    def _left(self, act: Act[Command, ev.Event] | None, seen: tuple[ev.Observation, ...]) -> Worlds:
        left: Worlds = {}
        for world, weight in self.worlds.items():
            for event, chance in self._next(world, act):
                if self._game.observe(event, self._seat) == seen:
                    after = _bare(self._game.evolve(world, event))
                    left[after] = left.get(after, Fraction(0)) + weight * chance
        return left

    def _next(self, world: State, act: Act[Command, ev.Event] | None) -> Iterator[tuple[ev.Event, Fraction]]:
        if act is not None and act.seat is not None and act.command is not None:
            yield from self._commanded(world, act.seat, act.command)
            return
        odds = self._game.odds(world)
        assert odds is not None
        for event, weight in odds:
            yield event, Fraction(weight, odds.total)

    def _commanded(self, world: State, seat: int, command: Command) -> Iterator[tuple[ev.Event, Fraction]]:
        """An open act of a person happened in every world; where the Pack went, each world has to guess."""
        game = self._game
        hidden = isinstance(command, MovePack)
        choices: Any = game.legal(game.view(world, seat)) if hidden else (command,)
        for choice in choices:
            try:
                yield game.decide(world, seat, choice), Fraction(1, len(choices))
            except Refused:
                continue

    def thieves(self) -> dict[ThiefNow, Fraction]:
        """How likely each hidden state of the thief is."""
        total = sum(self.worlds.values())
        found: dict[ThiefNow, Fraction] = {}
        for world, weight in self.worlds.items():
            assert world.thief is not None
            found[world.thief] = found.get(world.thief, Fraction(0)) + weight / total
        return found


def _bare(world: State) -> State:
    """Without what nothing to come depends on: the trail, and what others were told."""
    return replace(world, trail=(), tips=tuple(() for _ in world.tips))
