"""The Pack's game some steps ahead: every step it may take, how it would be heard, what the investigators do next."""

from __future__ import annotations

from typing import NamedTuple

from stopthief.bots.city.pack_chase import Chase, left
from stopthief.bots.city.pack_reach import strides
from stopthief.city import events as ev
from stopthief.city import rates
from stopthief.city.box import Box
from stopthief.city.chance import opening, rules_of_thief, step, turn_ended
from stopthief.city.fold import fold
from stopthief.city.observe import common
from stopthief.city.state import Phase, Public
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.hearing import Hearing, Sign, sign

_KEPT = 400
"""So many of the likeliest states are followed further ahead."""


class Prospect(NamedTuple):
    """A table that may come: what lies open, where the Pack is, what is believed of it."""

    public: Public
    thief: ev.ThiefNow
    belief: Belief


class Taste(NamedTuple):
    """What counts at the end of looking ahead, in steps, dollars and captures."""

    depth: int
    near: float = 0.6
    """What a scene that can be robbed is worth, the less with every step to it."""
    harvest: float = 0.5
    """How much of that counts."""
    danger: float = 0.5
    """How much of the risk that will be run next counts."""
    capture: float = 1.2
    """How many of the Pack a capture costs, the danger of the next one included."""
    sharp: float = 2.0
    """How much a lead means."""


class Ahead:
    """Looks ahead in one game."""

    def __init__(self, box: Box, hearing: Hearing, taste: Taste) -> None:
        self._box, self._hearing, self._taste = box, hearing, taste

    def worth(self, public: Public, thief: ev.ThiefNow, belief: Belief) -> dict[int, float]:
        """What every step is worth that the Pack may take now: how likely it wins."""
        return self._steps(Prospect(public, thief, belief), self._taste.depth)

    def starts(self, public: Public) -> dict[int, float]:
        """What every start is worth."""
        box, rules = self._box, rules_of_thief(self._box, public)
        spaces = rules.starts(competitive=False)
        belief, hidden = Belief.even(map(rules.placed, spaces)), fold(box, public, ev.ThiefHidden())
        if hidden.phase is Phase.THIEF:
            return {one: self._value(Prospect(hidden, rules.placed(one), belief), 1) for one in spaces}
        first = {one: opening(box, hidden, one) for one in spaces}
        heard: dict[Sign, list[int]] = {}
        for one, odds in first.items():
            for event in odds.outcomes():
                if isinstance(event, ev.CrimeSounded):
                    heard.setdefault(sign(event), []).append(one)
        beliefs = {one: Belief.even(map(rules.placed, among)) for one, among in heard.items()}
        return {
            one: sum(
                weight
                / odds.total
                * self._value(Prospect(fold(box, hidden, common(event)), rules.placed(one), beliefs[sign(event)]), 2)
                for event, weight in odds
                if isinstance(event, ev.CrimeSounded)
            )
            for one, odds in first.items()
        }

    def _steps(self, now: Prospect, depth: int) -> dict[int, float]:
        public, thief, belief = now
        rules = rules_of_thief(self._box, public)
        heard = belief.hearings(self._hearing, public)
        found: dict[int, float] = {}
        for to in rules.choices(thief):
            moved = step(self._box, public, thief, to)
            then = rules.moved(thief, to)
            after = fold(self._box, public, common(moved))
            joint = heard.get(sign(moved))
            believed = Belief({then: 1.0}) if joint is None else _likeliest(joint, then)
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
                belief = now.belief.given(lambda one: self._box.board.place(one.at) == digit)
                return self._value(Prospect(public, now.thief, belief), depth)
            case _:
                return max(self._steps(now, depth).values()) if depth > 0 else self._end(now)

    def _chased(self, now: Prospect, depth: int) -> float:
        """An investigator's turn: the Pack is caught, or it is not and goes on."""
        public, thief, belief = now
        turn = Chase(self._box, public, belief.spaces()).expected(thief.at)
        caught = self._lead(public, public.loot, left(public) - self._taste.capture)
        seat = public.turn
        public = fold(self._box, public, ev.CardPlayed(seat, turn.card))
        public = fold(self._box, public, ev.Moved(seat, (public.at[seat], turn.stand)))
        if turn.space is not None:
            missed = turn.space
            public = fold(self._box, public, ev.ArrestMissed(seat, missed, rates.fine(self._box, public)))
            belief = belief.given(lambda one: one.at != missed)
        if public.phase is not Phase.ENDING:
            public = fold(self._box, public, turn_ended(public))
        free = self._value(Prospect(public, thief, belief), depth - 1)
        return turn.risk * caught + (1 - turn.risk) * free

    def _end(self, now: Prospect) -> float:
        """As far as was looked: the lead, with what can be robbed soon and the danger that is near."""
        public, thief, belief = now
        taste, price = self._taste, rates.robbery_price(self._box, public)
        loot = public.loot - taste.harvest * price * self._harvest(thief)
        danger = taste.danger * Chase(self._box, public, belief.spaces()).expected(thief.at).risk
        return self._lead(public, loot, left(public) - danger * taste.capture)

    def _harvest(self, thief: ev.ThiefNow) -> float:
        board, near = self._box.board, self._taste.near
        away = strides(board, thief.at)
        return sum(near ** away[scene] for scene in board.crime_scenes if scene not in thief.robbed)

    def _lead(self, public: Public, loot: float, pack: float) -> float:
        """How likely the Pack wins the race: the Loot that is left against those who are left."""
        if pack <= 0:
            return 0.0
        settings, sharp = public.setup.settings, self._taste.sharp
        have = (pack / (settings.pack + 1)) ** sharp
        return float(have / (have + (max(loot, 1.0) / settings.loot) ** sharp))


def _likeliest(joint: Belief, truth: ev.ThiefNow) -> Belief:
    """What was heard, as a belief of its own; far down the list of what is possible only the truth counts."""
    if len(joint) <= _KEPT:
        return joint.whole()
    kept = sorted(joint, key=joint.__getitem__, reverse=True)[:_KEPT]
    return Belief({one: joint[one] for one in (*kept, truth)}).whole()
