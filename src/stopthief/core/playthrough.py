"""A recorded game from one point of view: in words for people, as lines of JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from stopthief.core.game import AnyGame, Seat
from stopthief.core.package.phrasebook import Phrasebook
from stopthief.core.record import AnyRecord


def playthrough(
    game: AnyGame, words: Phrasebook[Any, Any, Any, Any, Any], record: AnyRecord, seat: Seat, *, truth: bool = False
) -> Iterator[str]:
    """The game in words, a paragraph a turn: the observations of a seat or spectator, or the truth of every event."""
    setup = record.opening.setup
    yield from words.heading(setup, seat, truth=truth)
    view, turn = game.blank(setup, None), 0
    for act in record.acts:
        for event in act.events:
            if truth:
                yield words.told(setup, event)
            else:
                yield from (words.said(setup, seen) for seen in game.observe(event, seat))
            for seen in game.observe(event, None):
                view = game.fold(view, seen)
        if words.turn(view) != turn and game.result(view) is None:
            turn = words.turn(view)
            yield from ("", *words.standing(view).splitlines())
    yield from _closing(record, truth=truth)


def _closing(record: AnyRecord, *, truth: bool) -> Iterator[str]:
    if record.ending is None:
        yield "The game goes on."
    elif truth:
        yield f"The seed of this game was {record.ending.seed}."


def exported(game: AnyGame, record: AnyRecord, seat: Seat, *, truth: bool = False) -> Iterator[bytes]:
    """A line of JSON for each observation of a seat or spectator; with the truth, for every event."""
    for act in record.acts:
        for event in act.events:
            for seen in (event,) if truth else game.observe(event, seat):
                yield msgspec.json.encode(seen)
