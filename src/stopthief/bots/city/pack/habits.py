"""The Pack's steps as seen by investigators who know how it judges: a step that pays is likelier than others.

The habits are an equilibrium: steps are judged by what they tell investigators who know the habits.
"""

from __future__ import annotations

from math import exp
from statistics import fmean

from stopthief.bots.city.pack.lead import Lead
from stopthief.bots.city.pack.opponent import OpponentModel
from stopthief.city.box.box import Box
from stopthief.city.rules import events as ev
from stopthief.city.rules import rates
from stopthief.city.rules.fold import fold
from stopthief.city.rules.state import Phase, Public
from stopthief.city.rules.thief import ThiefNow
from stopthief.deduction.city.belief import Belief, Spaces
from stopthief.deduction.city.hearing import Following, Hearing, Sign

_ROUNDS = 4
"""The number of rounds in which the habits are refined."""
_LOOSE = 0.015
"""The loss in probability to win at which a step is e times rarer."""
_WHIM = 0.2
"""The share of steps that are unpredictable."""

Followings = dict[ThiefNow, tuple[Following, ...]]


class Habits(Hearing):
    """The hearing of investigators who know the Pack; a plain hearing as long as no habits are worked out."""

    def __init__(self, box: Box, lead: Lead) -> None:
        super().__init__(box)
        self._lead = lead
        self._steps: Followings | None = None

    def at(self, public: Public) -> Followings:
        """The steps worked out already."""
        return super().at(public) if self._steps is None else self._steps

    def think(self, public: Public, naive: Belief, knowing: Belief) -> None:
        """Work out the habits now, from the beliefs of investigators who do not know them and of those who do."""
        self._steps = None
        even = {thief: self.following(public, thief) for thief in knowing}
        naively = {thief: self.following(public, thief) for thief in naive}
        after = {one.sign: _after(self._box, public, one.sign) for steps in even.values() for one in steps}
        first, steps = self._models(after, naive, naively), even
        weights = {thief: [0.0] * len(some) for thief, some in even.items()}
        for _ in range(_ROUNDS):
            models = first, self._models(after, knowing, steps)
            for thief, some in even.items():
                worths = [self._worth(after[one.sign], one, models) for one in some]
                weights[thief] = [sum(pair) for pair in zip(weights[thief], _weights(worths), strict=True)]
            steps = {thief: _weighed(some, weights[thief]) for thief, some in even.items()}
        self._steps = steps

    def forget(self) -> None:
        """Drop the habits: the step is over."""
        self._steps = None

    def _models(self, after: dict[Sign, Public], belief: Belief, steps: Followings) -> dict[Sign, OpponentModel]:
        """A model of the next investigator after each clue, if it is its turn then."""
        heard: dict[Sign, Spaces] = {}
        for thief, weight in belief.items():
            for sign, then, chance in steps[thief]:
                spaces = heard.setdefault(sign, {})
                spaces[then.at] = spaces.get(then.at, 0.0) + weight * chance
        return {
            sign: OpponentModel(self._box, after[sign], _whole(spaces))
            for sign, spaces in heard.items()
            if sign in after and after[sign].phase is Phase.CARD
        }

    def _worth(self, public: Public, one: Following, models: tuple[dict[Sign, OpponentModel], ...]) -> float:
        """The static estimate of the Pack's probability to win with a step."""
        if public.phase is Phase.ENDING:
            return 1.0
        risk = fmean(some[one.sign].risk(one.thief.at) if one.sign in some else 0.0 for some in models)
        return risk * self._lead.caught(public) + (1 - risk) * self._lead.free(public, one.thief)


def _after(box: Box, public: Public, sign: Sign) -> Public:
    """The table after a clue."""
    loot = rates.robbery_price(box, public) if sign.loot else 0
    return fold(box, public, ev.Heard(sign.sound, sign.place, 0, loot, sign.again))  # type: ignore[arg-type]


def _whole(spaces: Spaces) -> Spaces:
    total = sum(spaces.values())
    return {space: chance / total for space, chance in spaces.items()}


def _weights(worths: list[float]) -> list[float]:
    """The frequency of each step."""
    best = max(worths)
    weights = [exp((worth - best) / _LOOSE) for worth in worths]
    total, even = sum(weights), _WHIM / len(weights)
    return [even + (1 - _WHIM) * weight / total for weight in weights]


def _weighed(steps: tuple[Following, ...], weights: list[float]) -> tuple[Following, ...]:
    total = sum(weights)
    return tuple(one._replace(chance=weight / total) for one, weight in zip(steps, weights, strict=True))
