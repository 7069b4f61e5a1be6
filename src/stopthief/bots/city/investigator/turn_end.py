"""The end of a turn on a node: an arrest or none, perhaps after a tip."""

from __future__ import annotations

from stopthief.bots.city.investigator.evaluator import Evaluator
from stopthief.bots.city.investigator.rated_command import RatedCommand, best
from stopthief.bots.city.investigator.stakes import RUIN, Stakes, stakes
from stopthief.city.rules import commands as do
from stopthief.city.rules import rates
from stopthief.city.rules.reach import numbered_within
from stopthief.deduction.city.belief import Belief, Spaces
from stopthief.deduction.city.detective import Detective

_CERTAIN = 1 - 1e-9
_TIPS = 60
"""The number of different tips that are considered."""


def tips(detective: Detective) -> list[tuple[float, Belief]]:
    """The likeliest tips that may be told, each with its probability and the joint belief after it."""
    joints = [(joint.total, joint) for joint in detective.tips().values()]
    return sorted(joints, key=lambda one: -one[0])[:_TIPS]


def mean(row: list[tuple[float, float]]) -> float:
    """The mean of values weighted by their probabilities."""
    return sum(chance * value for chance, value in row) / sum(chance for chance, _ in row)


def price_of_tip(detective: Detective) -> float:
    """The cost of a tip. W2: a tip that takes the last of the Loot loses the game."""
    price, public = rates.tip_price(detective.box, detective.public), detective.public
    return RUIN if not public.setup.is_competitive and public.loot <= price else float(price)


class TurnEnd:
    """The ways to end a turn with one belief, on any node."""

    def __init__(self, detective: Detective, evaluator: Evaluator, chance: float = 1.0) -> None:
        self._detective, self._evaluator = detective, evaluator
        self._evaluation = evaluator.evaluate(detective, chance)
        self._spaces: Spaces = detective.belief.spaces()
        self._stakes: Stakes = stakes(detective.box, detective.public, detective.public.turn)
        self._board, self._range = detective.box.board, rates.arrest_range(detective.public)
        self._tips = detective.public.effect == "tip after" and not detective.public.tipped
        self._after_tip: list[tuple[float, TurnEnd]] | None = None

    def is_sure(self, at: int) -> bool:
        """Whether the thief can be caught from a node for certain."""
        return len(self._spaces) == 1 and any(space in self._spaces for space in self._around(at))

    def best(self, at: int) -> RatedCommand:
        """The best end on a node, including a tip after moving."""
        settled = self.settled(at)
        if self._tips and any(space in self._spaces for space in self._around(at)):
            return best([settled, RatedCommand(self.told(at), do.TakeTip())])
        return settled

    def settled(self, at: int) -> RatedCommand:
        """The best end on a node without a tip: an arrest on the likeliest space in range, or none."""
        around = [(self._spaces[space], space) for space in self._around(at) if space in self._spaces]
        if not around:
            return RatedCommand(self._evaluation.standing(at, None), do.EndTurn())
        chance, space = max(around)
        worth = chance * (self._stakes.gain + self._evaluation.after_capture(at)) - (1 - chance) * self._stakes.fine
        if chance > _CERTAIN:
            return RatedCommand(worth, do.Arrest(space))
        none = RatedCommand(self._evaluation.standing(at, None), do.EndTurn())
        # With odds this bad, nothing that comes later makes up for the fine.
        if worth <= -self._stakes.fine / 2:
            return none
        missed = 0.0 if self._stakes.last else self._evaluation.standing(at, space)
        return best([none, RatedCommand(worth + missed, do.Arrest(space))])

    def told(self, at: int) -> float:
        """The value of a tip after moving to a node."""
        if self._after_tip is None:
            self._after_tip = [
                (chance, TurnEnd(self._detective.supposing(joint.whole()), self._evaluator, chance))
                for chance, joint in tips(self._detective)
            ]
        told = [(chance, turn_end.settled(at).worth) for chance, turn_end in self._after_tip]
        return mean(told) - price_of_tip(self._detective)

    def _around(self, at: int) -> tuple[int, ...]:
        return numbered_within(self._board, at, self._range)
