"""A search some steps ahead in the Pack's game: its steps, how they are heard, and the investigators' turns."""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

from stopthief.bots.city.pack.lead import Lead
from stopthief.bots.city.pack.opponent import OpponentModel
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
"""The number of likeliest states that are followed further."""
_TOGETHER = 2
"""The last steps of a getaway that are searched to their end; before those, each is judged by itself."""
_SOON = 0.5
"""The share that counts of the danger the Pack would be in if it stayed, since it moves on."""


class Position(NamedTuple):
    """A position that may come: the open table, the Pack, and the beliefs about it."""

    public: Public
    thief: ThiefNow
    beliefs: tuple[Belief, ...]
    """One for every kind of investigator that is considered."""


class Search:
    """Searches in one game."""

    def __init__(self, box: Box, hearing: Hearing, lead: Lead, depth: int) -> None:
        self._box, self._hearing, self._lead, self._depth = box, hearing, lead, depth

    def worth(self, public: Public, thief: ThiefNow, beliefs: tuple[Belief, ...]) -> dict[int, float]:
        """The Pack's probability to win after each step that it may take now."""
        # Steps that follow at once do not count, so a getaway is searched less far beyond its end.
        return self._steps(Position(public, thief, beliefs), max(1, self._depth + 1 - public.steps))

    def starts(self, public: Public) -> dict[int, float]:
        """The value of every start."""
        rules, hidden = rules_of_thief(self._box, public), fold(self._box, public, ev.ThiefHidden())
        spaces = rules.starts(competitive=False)
        if hidden.phase is Phase.THIEF:
            beliefs = (Belief.even(map(rules.placed, spaces)),)
            return {one: self._value(Position(hidden, rules.placed(one), beliefs), 1) for one in spaces}
        first = {one: list(opening(self._box, hidden, one).outcomes()) for one in spaces}
        return {one: fmean(self._opened(hidden, first, one, event) for event in first[one]) for one in spaces}

    def _opened(self, public: Public, first: dict[int, list[ev.Event]], start: int, event: ev.Event) -> float:
        """The value of a start after its first sound; all starts with that sound are equally likely."""
        rules = rules_of_thief(self._box, public)
        belief = Belief.even(rules.placed(one) for one, events in first.items() if event in events)
        after = fold(self._box, public, common(event))
        return self._value(Position(after, rules.placed(start), (belief,)), 2)

    def _steps(self, now: Position, depth: int) -> dict[int, float]:
        public, thief, beliefs = now
        rules = rules_of_thief(self._box, public)
        heard = [belief.hearings(self._hearing, public) for belief in beliefs]
        found: dict[int, float] = {}
        for to in rules.choices(thief):
            moved = step(self._box, public, thief, to)
            then = rules.moved(thief, to)
            after = fold(self._box, public, common(moved))
            believed = tuple(_likeliest(joints.get(sign(moved)), then) for joints in heard)
            found[to] = self._value(Position(after, then, believed), depth)
        return found

    def _value(self, now: Position, depth: int) -> float:
        """The Pack's probability to win from a position, searching `depth` of its steps."""
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
                return self._value(Position(public, now.thief, told), depth)
            case _:
                searched = depth > 0 and now.public.steps <= _TOGETHER
                return max(self._steps(now, depth).values()) if searched else self._end(now)

    def _chased(self, now: Position, depth: int) -> float:
        """The value before an investigator's turn: the Pack is caught, or goes on."""
        public, thief, beliefs = now
        models = self._models(now)
        risk = fmean(model.risk(thief.at) for model in models)
        caught = self._lead.caught(public)
        turn, seat = models[0].expected(thief.at), public.turn
        public = fold(self._box, public, ev.CardPlayed(seat, turn.card))
        public = fold(self._box, public, ev.Moved(seat, (public.at[seat], turn.stand)))
        if (missed := turn.space) is not None:
            public = fold(self._box, public, ev.ArrestMissed(seat, missed, rates.fine(self._box, public)))
            beliefs = tuple(belief.given(lambda one: one.at != missed) for belief in beliefs)
        if public.phase is not Phase.ENDING:
            public = fold(self._box, public, turn_ended(public))
        return risk * caught + (1 - risk) * self._value(Position(public, thief, beliefs), depth - 1)

    def _models(self, now: Position) -> list[OpponentModel]:
        """Models of the next investigator, one for every belief that it may have."""
        return [OpponentModel(self._box, now.public, belief.spaces()) for belief in now.beliefs]

    def _end(self, now: Position) -> float:
        """The static evaluation at the horizon, with the danger of the next turn."""
        danger = fmean(model.risk(now.thief.at) for model in self._models(now))
        return self._lead.free(now.public, now.thief, _SOON * danger)


def _likeliest(joint: Belief | None, truth: ThiefNow) -> Belief:
    """The belief after a clue; of the many unlikely states only the true one is kept."""
    if joint is None or truth not in joint:
        return Belief({truth: 1.0})
    if len(joint) <= _KEPT:
        return joint.whole()
    kept = sorted(joint, key=joint.__getitem__, reverse=True)[:_KEPT]
    return Belief({one: joint[one] for one in (*kept, truth)}).whole()
