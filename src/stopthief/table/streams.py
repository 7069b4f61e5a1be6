"""The stream of one seat, or of the spectators: batches of observations, numbered from 1 for each by itself.

A number says nothing about what others perceive. Numbers only grow: taking back is a batch too.
"""

from __future__ import annotations

from typing import Any

import msgspec

from stopthief.core.game import AnyGame, Seat
from stopthief.core.match import Act

Told = Act[Any, Any] | None
"""An act, or None: the last act was taken back."""


class Batch(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """All that a seat perceives at once."""

    number: int
    """Its place in the stream."""
    seen: tuple[Any, ...] = ()
    """The observations, in order."""
    back: int | None = None
    """Everything after this number was taken back."""


class SeatStream:
    """The numbers of one stream. An act of which the seat perceives nothing has no number in it."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._line: list[int | None] = []
        """For every act that stands, the number before it; None where the seat perceived nothing."""
        self.number = 0

    def follow(self, told: Told) -> Batch | None:
        """The batch that comes of an act, if any."""
        return self._take_back() if told is None else self._perceive(told)

    def _perceive(self, act: Act[Any, Any]) -> Batch | None:
        observe, seat = self._game.observe, self._seat
        seen = [one for event in act.events for one in observe(event, seat)]
        if not seen:
            self._line.append(None)
            return None
        self._line.append(self.number)
        self.number += 1
        return Batch(self.number, tuple(seen))

    def _take_back(self) -> Batch | None:
        before = self._line.pop()
        if before is None:
            return None
        self.number += 1
        return Batch(self.number, back=before)
