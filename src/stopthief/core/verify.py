"""Checks a record from outside: every act legal, every drawn event possible, every roll as the seed says.

It trusts nothing in the record but the setup, and it says where the first fault is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from stopthief.core import dice
from stopthief.core.errors import Broken, Refused
from stopthief.core.game import AnyGame
from stopthief.core.match import Act, AnyMatch, Match
from stopthief.core.record import AnyRecord, game_played


class Verdict(msgspec.Struct, frozen=True):
    """What a good record was found to hold."""

    acts: int
    events: int
    rolls: int
    finished: bool
    fair: bool
    """True when the seed was revealed and every roll follows from it; False when it is still secret."""


def verify(game: AnyGame, record: AnyRecord) -> Verdict:
    """Check a whole record; raises Broken with the line of the first fault."""
    seed = None if record.ending is None else record.ending.seed
    if seed is not None and dice.commitment(seed) != record.opening.commitment:
        line = len(record.acts) + 2
        raise Broken(f"line {line}: the seed is not the one whose hash stands in line 1, so its rolls prove nothing.")
    match = _laid(game_played(game, record), record, seed or "")
    for line, act in enumerate(record.acts, 2):
        _check_act(match, act, line, known=seed is not None)
    _check_end(match, record)
    return Verdict(
        acts=len(match.acts),
        events=sum(len(act.events) for act in match.acts),
        rolls=match.rolls,
        finished=match.result is not None,
        fair=seed is not None,
    )


def _laid(game: AnyGame, record: AnyRecord, seed: str) -> AnyMatch:
    try:
        return Match(game, record.opening.setup, seed)
    except Broken as broken:
        raise Broken(*(f"line 1: {problem}" for problem in broken.problems)) from None


def _check_act(match: AnyMatch, act: Act[Any, Any], line: int, *, known: bool) -> None:
    state, rolls, events = match.state, match.rolls, list(act.events)
    first = line == 2  # noqa: PLR2004 - the line after the opening
    if (act.command is None) != first or (first and act.seat is not None):
        raise Broken(f"line {line}: every act but the first needs a command, and the first has none.")
    if act.command is not None:
        try:
            decided = match.game.decide(state, act.seat if act.seat is not None else -1, act.command)
        except Refused as refusal:
            raise Broken(f"line {line}: seat {act.seat} may not do this. {refusal}") from None
        if not events or events.pop(0) != decided:
            raise Broken(f"line {line}: the command does not cause the event written here.")
        state = match.game.evolve(state, decided)
    while (odds := match.game.odds(state)) is not None:
        if not events:
            raise Broken(f"line {line}: the act stops too early, more has to happen before the next choice.")
        event = events.pop(0)
        if not odds.weight(event):
            raise Broken(f"line {line}: an event with no chance of happening is written here: {event}.")
        if not odds.is_certain:
            if known and odds.at(dice.roll(match.seed, rolls, odds.total)) != event:
                raise Broken(f"line {line}: roll {rolls} of the seed gives another event than {event}.")
            rolls += 1
        state = match.game.evolve(state, event)
    if events:
        raise Broken(f"line {line}: more is written here than can happen before the next choice.")
    match.state, match.rolls = state, rolls
    match.acts.append(act)


def _check_end(match: AnyMatch, record: AnyRecord) -> None:
    if not record.acts:
        raise Broken("line 2: the record stops before anything happened.")
    if record.ending is not None and record.ending.result != match.result:
        line = len(record.acts) + 2
        raise Broken(f"line {line}: the result written here is not the one that was played.")
