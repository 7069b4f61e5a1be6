"""The evidence about the present thief, with the belief before and after each piece.

Only observations that tell something about the thief are evidence.
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

EvidenceEvent = ev.ThiefHidden | ev.Heard | ev.TipHeard | ev.DigitTold | ev.ArrestMissed | ev.ThiefArrested
EVIDENCE_EVENTS = (ev.ThiefHidden, ev.Heard, ev.TipHeard, ev.DigitTold, ev.ArrestMissed, ev.ThiefArrested)


class Evidence(NamedTuple):
    """A piece of evidence."""

    seen: EvidenceEvent
    public: Public
    """The open part of the table before."""
    before: Belief
    """The belief before, and before the thief moved if it did."""
    after: Belief
    """The belief after."""

    @property
    def moves(self) -> bool:
        """Whether the thief took its step with it, if only by staying."""
        return isinstance(self.seen, ev.Heard) and self.public.phase is not Phase.OPENING

    @property
    def clue(self) -> int | None:
        """The number of the clue, counted from 1 for each thief; None if it is no clue."""
        return len(self.public.clues) + 1 if isinstance(self.seen, ev.Heard) else None


class Casebook:
    """Follows one seat and collects its evidence."""

    def __init__(self, box: Box, setup: Setup, seat: int | None, hearing: Hearing | None = None) -> None:
        # V1: the Pack's player sees where the Pack is, and asks what the investigators can know.
        watches = seat is not None and seat == setup.pack
        self.detective = Detective(box, setup, None if watches else seat, hearing)
        self.evidence: tuple[Evidence, ...] = ()
        """About the thief at large, or the last one."""

    def see(self, observation: ev.Observation) -> Evidence | None:
        """Take in an observation; return it as evidence if it is any."""
        if isinstance(observation, ev.PackAt):
            return None
        public, before = self.detective.public, self.detective.belief
        self.detective.see(observation)
        if not isinstance(observation, EVIDENCE_EVENTS):
            return None
        piece = Evidence(observation, public, before, self.detective.belief)
        self.evidence = (piece,) if isinstance(observation, ev.ThiefHidden) else (*self.evidence, piece)
        return piece

    @property
    def is_open(self) -> bool:
        """Whether a thief is at large. Against the Pack an arrest does not end that."""
        if not self.evidence:
            return False
        caught = isinstance(self.evidence[-1].seen, ev.ThiefArrested)
        return not (caught and self.detective.public.setup.is_competitive)

    def copy(self) -> Casebook:
        """An independent copy."""
        other = Casebook(self.detective.box, self.detective.public.setup, None, self.detective.hearing)
        other.detective, other.evidence = self.detective.copy(), self.evidence
        return other
