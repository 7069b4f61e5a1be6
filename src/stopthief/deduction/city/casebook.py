"""Everything that was learnt about the present thief, piece by piece, with the belief before and after each.

A piece is an observation that tells of the thief; what tells nothing of it is no evidence and is not kept.
"""

from __future__ import annotations

from typing import NamedTuple

from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, Public
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.detective import Detective
from stopthief.deduction.city.hearing import Hearing

Evidence = ev.ThiefHidden | ev.Heard | ev.TipHeard | ev.DigitTold | ev.ArrestMissed | ev.ThiefArrested
EVIDENCE = (ev.ThiefHidden, ev.Heard, ev.TipHeard, ev.DigitTold, ev.ArrestMissed, ev.ThiefArrested)


class Piece(NamedTuple):
    """A piece of evidence."""

    seen: Evidence
    public: Public
    """The table as it was before."""
    before: Belief
    """What was believed before; of a thief who moves, before it moved."""
    after: Belief
    """What was believed then."""

    @property
    def moves(self) -> bool:
        """Whether the thief made a step with it, or stayed where it could have gone."""
        return isinstance(self.seen, ev.Heard) and self.public.phase is not Phase.OPENING

    @property
    def clue(self) -> int | None:
        """Its number among the clues about this thief, counted from 1, if it is one."""
        return len(self.public.clues) + 1 if isinstance(self.seen, ev.Heard) else None


class Casebook:
    """What one seat can know of the thief, and how it came to know it."""

    def __init__(self, box: Box, setup: Setup, seat: int | None, hearing: Hearing | None = None) -> None:
        # V1: of the Pack's player it is asked what the investigators can know; where the Pack is, that player sees.
        watches = seat is not None and seat == setup.pack
        self.detective = Detective(box, setup, None if watches else seat, hearing)
        self.pieces: tuple[Piece, ...] = ()
        """Of the thief who is at large, or was the last."""

    def see(self, observation: ev.Observation) -> Piece | None:
        """Take in the next observation; the piece of evidence that it is, if it is one."""
        if isinstance(observation, ev.PackAt):
            return None
        public, before = self.detective.public, self.detective.belief
        self.detective.see(observation)
        if not isinstance(observation, EVIDENCE):
            return None
        piece = Piece(observation, public, before, self.detective.belief)
        self.pieces = (piece,) if isinstance(observation, ev.ThiefHidden) else (*self.pieces, piece)
        return piece

    @property
    def is_open(self) -> bool:
        """Whether a thief is at large: in the Pack's games from its start on, otherwise until it is arrested."""
        if not self.pieces:
            return False
        caught = isinstance(self.pieces[-1].seen, ev.ThiefArrested)
        return not (caught and self.detective.public.setup.is_competitive)

    def copy(self) -> Casebook:
        """One that goes on by itself from here."""
        other = Casebook(self.detective.box, self.detective.public.setup, None, self.detective.hearing)
        other.detective, other.pieces = self.detective.copy(), self.pieces
        return other
