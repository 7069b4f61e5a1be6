"""The Pack's game some steps ahead: every step it may take, how it would be heard, what the investigators do next."""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

from stopthief.bots.city.pack.chase import Chase
from stopthief.bots.city.pack.lead import Lead
from stopthief.city.box.box import Box
from stopthief.city.rules import events as ev
from stopthief.city.rules import rates
from stopthief.city.rules.chance import opening, rules_of_thief, step, turn_ended
from stopthief.city.rules.fold import fold
from stopthief.city.rules.observe import common
from stopthief.city.rules.state import Phase, Public
from stopthief.city.rules.thief import ThiefNow
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.hearing import Hearing, sign

_KEPT = 400
"""So many of the likeliest states are followed further ahead."""
_SOON = 0.5
"""How much of the danger counts that the Pack would be in if it stayed: it will not."""


class Prospect(NamedTuple):
    """A table that may come: what lies open, where the Pack is, what may be believed of it."""

    public: Public
    thief: ThiefNow
    beliefs: tuple[Belief, ...]
    """One for every way to think of it that an investigator may have."""


class Ahead:
    """Looks ahead in one game."""

    def __init__(self, box: Box, hearing: Hearing, lead: Lead, depth: int) -> None:
        self._box, self._hearing, self._lead, self._depth = box, hearing, lead, depth

    def worth(self, public: Public, thief: ThiefNow, beliefs: tuple[Belief, ...]) -> dict[int, float]:
        """What every step is worth that the Pack may take now: how likely it wins."""
        # Steps that follow at once are looked at besides: in a getaway, with less to see beyond it.
        return self._steps(Prospect(public, thief, beliefs), max(1, self._depth + 1 - public.steps))

    def starts(self, public: Public) -> dict[int, float]:
        """What every start is worth."""
        rules, hidden = rules_of_thief(self._box, public), fold(self._box, public, ev.ThiefHidden())
        spaces = rules.starts(competitive=False)
        if hidden.phase is Phase.THIEF:
            beliefs = (Belief.even(map(rules.placed, spaces)),)
            return {one: self._value(Prospect(hidden, rules.placed(one), beliefs), 1) for one in spaces}
        first = {one: list(opening(self._box, hidden, one).outcomes()) for one in spaces}
        return {one: fmean(self._opened(hidden, first, one, event) for event in first[one]) for one in spaces}

    def _opened(self, public: Public, first: dict[int, list[ev.Event]], start: int, event: ev.Event) -> float:
        """What a start is worth that is first heard so; whoever may be heard so is as likely to be there."""
        rules = rules_of_thief(self._box, public)
        belief = Belief.even(rules.placed(one) for one, events in first.items() if event in events)
        after = fold(self._box, public, common(event))
        return self._value(Prospect(after, rules.placed(start), (belief,)), 2)

    def _steps(self, now: Prospect, depth: int) -> dict[int, float]:
        public, thief, beliefs = now
        rules = rules_of_thief(self._box, public)
        heard = [belief.hearings(self._hearing, public) for belief in beliefs]
        found: dict[int, float] = {}
        for to in rules.choices(thief):
            moved = step(self._box, public, thief, to)
            then = rules.moved(thief, to)
            after = fold(self._box, public, common(moved))
            believed = tuple(_likeliest(joints.get(sign(moved)), then) for joints in heard)
            found[to] = self._value(Prospect(after, then, believed), depth)
        return found

    def _value(self, now: Prospect, depth: int) -> float:
        """How likely the Pack wins from here, with so many of its steps to look at."""
        match now.public.phase:
            case Phase.ENDING | Phase.OVER:
                return float(now.public.reason == "loot gone")
            case Phase.CARD:
                return self._chased(now, depth)
            case Phase.TURN:
                public = fold(self._box, now.public, turn_ended(now.public))
                return self._value(now._replace(public=public), depth)
            case Phase.DIGIT:
                digit = self._box.board.place(now.thief.at)
                public = fold(self._box, now.public, ev.DigitTold(digit))
                told = tuple(one.given(lambda thief: self._box.board.place(thief.at) == digit) for one in now.beliefs)
                return self._value(Prospect(public, now.thief, told), depth)
            case _:
                return max(self._steps(now, depth).values()) if depth > 0 else self._end(now)

    def _chased(self, now: Prospect, depth: int) -> float:
        """An investigator's turn: the Pack is caught, or it is not and goes on."""
        public, thief, beliefs = now
        chases = self._chases(now)
        risk = fmean(chase.risk(thief.at) for chase in chases)
        caught = self._lead.caught(public)
        turn, seat = chases[0].expected(thief.at), public.turn
        public = fold(self._box, public, ev.CardPlayed(seat, turn.card))
        public = fold(self._box, public, ev.Moved(seat, (public.at[seat], turn.stand)))
        if (missed := turn.space) is not None:
            public = fold(self._box, public, ev.ArrestMissed(seat, missed, rates.fine(self._box, public)))
            beliefs = tuple(belief.given(lambda one: one.at != missed) for belief in beliefs)
        if public.phase is not Phase.ENDING:
            public = fold(self._box, public, turn_ended(public))
        return risk * caught + (1 - risk) * self._value(Prospect(public, thief, beliefs), depth - 1)

    def _chases(self, now: Prospect) -> list[Chase]:
        """The turn of the investigator who is next, for every belief that it may have."""
        return [Chase(self._box, now.public, belief.spaces()) for belief in now.beliefs]

    def _end(self, now: Prospect) -> float:
        """As far as was looked: the lead, with what can be robbed soon and the danger that is near."""
        danger = fmean(chase.risk(now.thief.at) for chase in self._chases(now))
        return self._lead.free(now.public, now.thief, _SOON * danger)


def _likeliest(joint: Belief | None, truth: ThiefNow) -> Belief:
    """What was heard, as a belief of its own; far down the list of what is possible only the truth counts."""
    if joint is None or truth not in joint:
        return Belief({truth: 1.0})
    if len(joint) <= _KEPT:
        return joint.whole()
    kept = sorted(joint, key=joint.__getitem__, reverse=True)[:_KEPT]
    return Belief({one: joint[one] for one in (*kept, truth)}).whole()
