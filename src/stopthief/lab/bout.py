"""One game between bots, each with the observations of its seat and a stopwatch.

A bot that raises, or commands something illegal, ends the run with everything needed to reproduce it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import perf_counter
from traceback import format_exc
from typing import Any

import msgspec

from stopthief.core.errors import Problem, Refused
from stopthief.core.match import AnyMatch, Match
from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.lab.seatings import SeatStrengths
from stopthief.lab.timing import Times


class Misplayed(Problem):
    """A bot raised, or commanded something illegal."""


class Bout(msgspec.Struct, frozen=True):
    """The result of a game between bots."""

    seating: SeatStrengths
    winners: tuple[int, ...] | None
    """None if the game was broken off."""
    decisions: int
    figures: Mapping[str, Any]
    times: tuple[Times, ...]
    """The thinking times of each seat."""


class _TimedBot:
    """A bot with a stopwatch: taking in observations counts towards its next choice."""

    def __init__(self, seat: int, strength: Strength, bot: Bot) -> None:
        self.seat = seat
        self.name = f"{strength} at seat {seat}"
        self.times = Times()
        self._bot = bot
        self._spent = 0.0

    def see(self, seen: Sequence[Any]) -> None:
        began = perf_counter()
        for observation in seen:
            self._bot.see(observation)
        self._spent += perf_counter() - began

    def choose(self) -> Any:  # noqa: ANN401 - a command of any game
        began = perf_counter()
        command = self._bot.choose()
        self.times.add(self._spent + perf_counter() - began)
        self._spent = 0.0
        return command


def play(
    entry: GamePackage,
    mind: Mind,
    setup: Any,  # noqa: ANN401 - any game's setup
    seed: str,
    seating: SeatStrengths,
    goes_on: Callable[[AnyMatch], bool],
) -> Bout:
    """Play a game to its end, or until `goes_on` says no. A bot's seed depends on its seat, not on its strength."""
    match: AnyMatch = Match.begin(entry.game, setup, seed)
    with _blamed(match, "the players"):
        players = [
            _TimedBot(seat, strength, mind.player(setup, seat, strength, f"{seed}/bot/{seat}"))
            for seat, strength in enumerate(seating)
        ]
    told = 0
    while goes_on(match):
        for player in players:
            _tell(match, player, told)
        told = len(match.acts)
        if (seat := match.awaited) is None:
            break
        _submit(match, players[seat])
    return _came_to(entry, match, seating, players)


def _tell(match: AnyMatch, player: _TimedBot, told: int) -> None:
    """Tell a bot everything since act number `told`."""
    events = (event for act in match.acts[told:] for event in act.events)
    seen = [observation for event in events for observation in match.game.observe(event, player.seat)]
    with _blamed(match, player.name):
        player.see(seen)


def _submit(match: AnyMatch, player: _TimedBot) -> None:
    with _blamed(match, player.name):
        command = player.choose()
    with _blamed(match, f"{player.name} with {command!r}"):
        match.submit(player.seat, command)


@contextmanager
def _blamed(match: AnyMatch, who: str) -> Iterator[None]:
    """Turn any error into Misplayed, naming the culprit: refusals by their reason, exceptions with their traceback."""
    try:
        yield
    except Refused as refused:
        raise Misplayed(f"decision {len(match.acts)}, {who}: not allowed: {refused}") from None
    except Exception as problem:
        raise Misplayed(f"decision {len(match.acts)}, {who}: {problem!r}\n{format_exc()}") from problem


def _came_to(entry: GamePackage, match: AnyMatch, seating: SeatStrengths, players: Sequence[_TimedBot]) -> Bout:
    result = match.result
    winners = None if result is None else result.winners
    times = tuple(player.times for player in players)
    return Bout(seating, winners, len(match.acts) - 1, entry.figures(match), times)
