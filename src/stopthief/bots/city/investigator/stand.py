"""The end of a turn: what can be done from a node with what is believed then, an arrest or none, and first a tip."""

from __future__ import annotations

from stopthief.bots.city.investigator.plans import Foreseer, Plan, best
from stopthief.bots.city.investigator.stakes import RUIN, Stakes, stakes
from stopthief.city.rules import commands as do
from stopthief.city.rules import rates
from stopthief.city.rules.reach import numbered_within
from stopthief.deduction.city.belief import Belief, Spaces
from stopthief.deduction.city.detective import Detective

_CERTAIN = 1 - 1e-9
_TIPS = 60
"""So many different tips are thought through."""


def tips(scene: Detective) -> list[tuple[float, Belief]]:
    """What a tip may come to, the likeliest first; where there is very much of that, the rest is held to be alike."""
    joints = [(joint.total, joint) for joint in scene.tips().values()]
    return sorted(joints, key=lambda one: -one[0])[:_TIPS]


def mean(row: list[tuple[float, float]]) -> float:
    """The mean of some values, each by its chance."""
    return sum(chance * value for chance, value in row) / sum(chance for chance, _ in row)


def price_of_tip(scene: Detective) -> float:
    """What a tip costs; W2: not the last of the Loot, which would lose the game."""
    price, public = rates.tip_price(scene.box, scene.public), scene.public
    return RUIN if not public.setup.is_competitive and public.loot <= price else float(price)


class Stand:
    """Where the turn may end, with one belief."""

    def __init__(self, scene: Detective, foreseer: Foreseer, chance: float = 1.0) -> None:
        self._scene, self._foreseer = scene, foreseer
        self._outlook = foreseer.look(scene, chance)
        self._spaces: Spaces = scene.belief.spaces()
        self._stakes: Stakes = stakes(scene.box, scene.public, scene.public.turn)
        self._board, self._range = scene.box.board, rates.arrest_range(scene.public)
        self._tips = scene.public.effect == "tip after" and not scene.public.tipped
        self._after: list[tuple[float, Stand]] | None = None

    def _around(self, at: int) -> tuple[int, ...]:
        return numbered_within(self._board, at, self._range)

    def is_sure(self, at: int) -> bool:
        """Whether the thief can be caught from a node for certain."""
        return len(self._spaces) == 1 and any(space in self._spaces for space in self._around(at))

    def best(self, at: int) -> Plan:
        """The best that can be done from a node, a tip after moving included."""
        plan = self.settled(at)
        if self._tips and any(space in self._spaces for space in self._around(at)):
            return best([plan, Plan(self.told(at), do.TakeTip())])
        return plan

    def settled(self, at: int) -> Plan:
        """The best end of the turn on a node: an arrest on the likeliest space around, or none."""
        around = [(self._spaces[space], space) for space in self._around(at) if space in self._spaces]
        if not around:
            return Plan(self._outlook.standing(at, None), do.EndTurn())
        chance, space = max(around)
        worth = chance * (self._stakes.gain + self._outlook.after(at)) - (1 - chance) * self._stakes.fine
        if chance > _CERTAIN:
            return Plan(worth, do.Arrest(space))
        none = Plan(self._outlook.standing(at, None), do.EndTurn())
        # Where the odds are as bad as that, nothing that comes later makes up for them.
        if worth <= -self._stakes.fine / 2:
            return none
        missed = 0.0 if self._stakes.last else self._outlook.standing(at, space)
        return best([none, Plan(worth + missed, do.Arrest(space))])

    def told(self, at: int) -> float:
        """What a tip is worth after moving to a node."""
        if self._after is None:
            self._after = [
                (chance, Stand(self._scene.supposing(joint.whole()), self._foreseer, chance))
                for chance, joint in tips(self._scene)
            ]
        told = [(chance, stand.settled(at).worth) for chance, stand in self._after]
        return mean(told) - price_of_tip(self._scene)
