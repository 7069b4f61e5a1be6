"""A depth-one heuristic: the distance to where the thief will be, and the cards left in hand.

This is the fair investigator's evaluator.
"""

from __future__ import annotations

from stopthief.bots.city.distances import steps_to_arrest
from stopthief.bots.city.investigator.evaluator import Evaluation
from stopthief.bots.city.investigator.hands import cards_left, worth
from stopthief.city.box.board import Board
from stopthief.city.rules import commands as do
from stopthief.deduction.city.belief import Spaces
from stopthief.deduction.city.detective import Detective

STEP = 60.0
"""The cost of being a step further away, in dollars."""
CARD = 40.0
"""The value of a step on a card in hand."""
TIP = 300.0
"""The value of a tip in hand."""


class Nearness:
    """Values a node by its distance from the thief: nearer is better."""

    def __init__(self, board: Board, spaces: Spaces) -> None:
        self._distances = [(steps_to_arrest(board, space), chance) for space, chance in spaces.items()]
        self._known: dict[int, float] = {}

    def standing(self, at: int, _missed: int | None) -> float:
        """The cost of the expected steps to the thief."""
        if at not in self._known:
            self._known[at] = -STEP * sum(chance * steps[at] for steps, chance in self._distances)
        return self._known[at]

    def after_capture(self, _at: int) -> float:
        """Every node is as good as any other."""
        return 0.0


class HeuristicEvaluator:
    """Looks at where the thief will be on the player's next turn."""

    def __init__(self) -> None:
        self._seen: tuple[object, Evaluation] | None = None

    @property
    def doubt(self) -> float:
        """None."""
        return 0.0

    def evaluate(self, detective: Detective, _chance: float = 1.0) -> Evaluation:
        """Evaluate by the thief's whereabouts one clue per player later, regardless of tips to come."""
        public, belief = detective.public, detective.belief
        now = public.turns, detective.view.tips
        if self._seen is None or self._seen[0] != now:
            for _ in public.setup.investigators:
                belief = belief.moved(detective.hearing, public)
            self._seen = now, Nearness(detective.box.board, belief.spaces())
        return self._seen[1]

    def escorts(self, _detective: Detective, _escorts: list[do.Escort]) -> list[do.Escort]:
        """None."""
        return []

    def hand(self, detective: Detective) -> float:
        """The value of the steps and tips on the cards left in hand."""
        return worth(cards_left(detective), CARD, TIP)
