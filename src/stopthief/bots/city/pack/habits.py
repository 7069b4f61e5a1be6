"""How the Pack's choices look to investigators who know how it judges: a step that pays is likelier than others.

It is the habits that a Pack has which knows that they are known: steps are judged by what they would then tell.
"""

from __future__ import annotations

from math import exp
from statistics import fmean

from stopthief.bots.city.pack.chase import Chase
from stopthief.bots.city.pack.lead import Lead
from stopthief.city.box.box import Box
from stopthief.city.rules import events as ev
from stopthief.city.rules import rates
from stopthief.city.rules.fold import fold
from stopthief.city.rules.state import Phase, Public
from stopthief.city.rules.thief import ThiefNow
from stopthief.deduction.city.belief import Belief, Spaces
from stopthief.deduction.city.hearing import Following, Hearing, Sign

_ROUNDS = 4
"""So often the habits are judged again by what they tell."""
_LOOSE = 0.015
"""How much less likely to win a step may make and still be rather common."""
_WHIM = 0.2
"""How many steps nobody could foretell."""

Ways = dict[ThiefNow, tuple[Following, ...]]


class Habits(Hearing):
    """What may be heard next, for those who know the Pack; like any hearing where no habits were worked out."""

    def __init__(self, box: Box, lead: Lead) -> None:
        super().__init__(box)
        self._lead = lead
        self._ways: Ways | None = None

    def at(self, public: Public) -> Ways:
        """What is known already of a moment."""
        return super().at(public) if self._ways is None else self._ways

    def think(self, public: Public, naive: Belief, knowing: Belief) -> None:
        """Work out the habits of this moment, from what is believed by those who do not know them and those who do."""
        self._ways = None
        even = {thief: self.following(public, thief) for thief in knowing}
        naively = {thief: self.following(public, thief) for thief in naive}
        after = {one.sign: _after(self._box, public, one.sign) for ways in even.values() for one in ways}
        first, ways = self._chases(after, naive, naively), even
        often = {thief: [0.0] * len(some) for thief, some in even.items()}
        for _ in range(_ROUNDS):
            chases = first, self._chases(after, knowing, ways)
            for thief, some in even.items():
                worths = [self._worth(after[one.sign], one, chases) for one in some]
                often[thief] = [sum(pair) for pair in zip(often[thief], _weights(worths), strict=True)]
            ways = {thief: _weighed(some, often[thief]) for thief, some in even.items()}
        self._ways = ways

    def forget(self) -> None:
        """The moment is over."""
        self._ways = None

    def _chases(self, after: dict[Sign, Public], belief: Belief, ways: Ways) -> dict[Sign, Chase]:
        """The investigator's turn after everything that can be heard, if it is its turn then."""
        heard: dict[Sign, Spaces] = {}
        for thief, weight in belief.items():
            for sign, then, chance in ways[thief]:
                spaces = heard.setdefault(sign, {})
                spaces[then.at] = spaces.get(then.at, 0.0) + weight * chance
        return {
            sign: Chase(self._box, after[sign], _whole(spaces))
            for sign, spaces in heard.items()
            if sign in after and after[sign].phase is Phase.CARD
        }

    def _worth(self, public: Public, one: Following, chases: tuple[dict[Sign, Chase], ...]) -> float:
        """How likely the Pack wins with a step, at a glance."""
        if public.phase is Phase.ENDING:
            return 1.0
        risk = fmean(some[one.sign].risk(one.thief.at) if one.sign in some else 0.0 for some in chases)
        return risk * self._lead.caught(public) + (1 - risk) * self._lead.free(public, one.thief)


def _after(box: Box, public: Public, sign: Sign) -> Public:
    """The table after something was heard."""
    loot = rates.robbery_price(box, public) if sign.loot else 0
    return fold(box, public, ev.Heard(sign.sound, sign.place, 0, loot, sign.again))  # type: ignore[arg-type]


def _whole(spaces: Spaces) -> Spaces:
    total = sum(spaces.values())
    return {space: chance / total for space, chance in spaces.items()}


def _weights(worths: list[float]) -> list[float]:
    """How often each of these steps is taken."""
    best = max(worths)
    weights = [exp((worth - best) / _LOOSE) for worth in worths]
    total, even = sum(weights), _WHIM / len(weights)
    return [even + (1 - _WHIM) * weight / total for weight in weights]


def _weighed(ways: tuple[Following, ...], often: list[float]) -> tuple[Following, ...]:
    total = sum(often)
    return tuple(one._replace(chance=weight / total) for one, weight in zip(ways, often, strict=True))
