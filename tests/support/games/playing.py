"""How tests play games of any kind: a chooser picks among the legal commands, and every step can be walked again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, Generic

import msgspec

from stopthief.core.game import Command, Event, Game, Observation, Setup, State, View
from stopthief.core.match import Match
from stopthief.core.record import Ending, Record
from stopthief.core.record import of as record_of

Choose = Callable[[Random, State, Sequence[Command]], Command]


class Step(msgspec.Struct, Generic[State, Event], frozen=True):
    """One event of a log between two states; `act` counts the acts from 0."""

    act: int
    before: State
    event: Event
    after: State


def any_command(rng: Random, _state: Any, commands: Sequence[Command]) -> Command:
    """A chooser without a plan."""
    return rng.choice(commands)


def played(
    game: Game[Setup, State, Command, Event, Observation, View],
    setup: Setup,
    seed: str,
    choose: Choose[State, Command],
    most: int,
) -> Match[Setup, State, Command, Event, Observation, View]:
    """A game played to its end, or until it has `most` acts."""
    match, rng = Match.begin(game, setup, seed), Random(seed)
    while (seat := match.awaited) is not None and len(match.acts) < most:
        match.submit(seat, choose(rng, match.state, match.legal(seat)))
    return match


def steps(match: Match[Setup, State, Command, Event, Observation, View]) -> Iterator[Step[State, Event]]:
    """Every event of a match, with the states around it, by folding the log alone."""
    state = match.game.start(match.setup)
    for number, act in enumerate(match.acts):
        for event in act.events:
            after = match.game.evolve(state, event)
            yield Step(number, state, event, after)
            state = after


def cut(
    match: Match[Setup, State, Command, Event, Observation, View], acts: int
) -> Match[Setup, State, Command, Event, Observation, View]:
    """The same game up to a number of acts."""
    earlier = Match(match.game, match.setup, match.seed)
    for act in match.acts[:acts]:
        earlier.restore(act)
    return earlier


def unfolded(game: Game[Any, Any, Command, Any, Any, Any], told: Sequence[Any]) -> list[Command]:
    """The commands that a list on the wire stands for: where a field holds a list, any value of it may be chosen."""
    found: list[Command] = []
    for one in msgspec.json.decode(msgspec.json.encode(told)):
        columns = [values if isinstance(values, list) else [values] for values in one.values()]
        rows = (dict(zip(one, row, strict=True)) for row in product(*columns))
        found += [msgspec.convert(row, game.types.command) for row in rows]
    return found


def recorded(
    match: Match[Setup, Any, Command, Event, Any, Any], *, ended: bool = True
) -> Record[Setup, Command, Event]:
    """A match written down, with its seed revealed or still secret."""
    record = record_of(match)
    return Record(record.opening, record.acts, Ending(match.seed, match.result) if ended else None)
