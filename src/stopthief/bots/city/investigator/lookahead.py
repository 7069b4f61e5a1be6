"""A search to the player's own next turn: every clue until then, the rivals' turns, and the arrests in reach.

This is the strong investigator's evaluator.
"""

from __future__ import annotations

from collections.abc import Sequence

from stopthief.bots.city.distances import mean_steps_to_arrest, steps_to_arrest
from stopthief.bots.city.investigator.hands import cards_left, worth
from stopthief.bots.city.investigator.node_values import HandReach, LookaheadWeights, NodeValues, widest
from stopthief.bots.city.investigator.rivals import Rival
from stopthief.bots.city.investigator.stakes import stakes
from stopthief.bots.city.investigator.tree import Tree
from stopthief.city.rules import commands as do
from stopthief.city.rules.chance import rules_of_thief
from stopthief.city.rules.reach import arrests_with_any, card_uses
from stopthief.deduction.city.belief import Belief, Spaces
from stopthief.deduction.city.detective import Detective


class LookaheadEvaluation:
    """The evaluation of one belief: a tree for every arrest that may be missed, grown on demand."""

    def __init__(self, detective: Detective, evaluator: LookaheadEvaluator, least: float) -> None:
        self._detective, self._evaluator, self._least = detective, evaluator, least
        self._reach = HandReach.of(detective)

    def standing(self, at: int, missed: int | None) -> float:
        """The value of ending the turn on a node, after a missed arrest or none."""
        return self._evaluator.node_values(self._detective, missed, self._reach, self._least).at(at)

    def after_capture(self, at: int) -> float:
        """The value of a node once the thief is caught: being near the starts of the next one."""
        public = self._detective.public
        if not public.setup.is_competitive:
            return 0.0  # R4: the Pack goes on from where it is.
        starts = rules_of_thief(self._detective.box, public).starts(competitive=True)
        far = mean_steps_to_arrest(self._detective.box.board, starts)
        return self._evaluator.weights.fresh * (far[self._detective.box.board.stations[0]] - far[at])


class LookaheadEvaluator:
    """Searches as far as the player's own next turn."""

    def __init__(self, weights: LookaheadWeights, spectator: Detective) -> None:
        self.weights = weights
        self._spectator = spectator
        self._turn: object = None
        self._rivals: list[Rival] = []
        self._trees: dict[tuple[int, int | None], Tree] = {}
        self._node_values: dict[tuple[int, int | None, HandReach], NodeValues] = {}
        self._kept: list[Belief] = []

    @property
    def doubt(self) -> float:
        """How far a Pack played by a person is expected to do anything it can, however unlikely."""
        return self.weights.doubt

    def evaluate(self, detective: Detective, chance: float) -> LookaheadEvaluation:
        """Evaluate a belief; the less likely it is, the coarser the search."""
        public = detective.public
        turn = public.turns, public.at[: public.turn], public.at[public.turn + 1 :]
        if turn != self._turn:
            self._turn, self._rivals = turn, rivals(detective)
            self._trees, self._node_values, self._kept = {}, {}, []
        return LookaheadEvaluation(detective, self, self.weights.least / chance)

    def escorts(self, detective: Detective, escorts: Sequence[do.Escort]) -> list[do.Escort]:
        """A6: for every other investigator its most valuable place."""
        found: list[do.Escort] = []
        belief = detective.belief
        for rival in self._rivals:
            # The thief moves once more before each rival's turn.
            belief = belief.moved(detective.hearing, detective.public)
            movable = [one for one in escorts if one.seat == rival.seat]
            found += _best_escort(detective, belief.spaces(), rival.seat, movable)
        return found

    def hand(self, detective: Detective) -> float:
        """The value of the cards that this turn leaves in hand."""
        return worth(cards_left(detective), self.weights.card, self.weights.tip)

    def node_values(self, detective: Detective, missed: int | None, reach: HandReach, least: float) -> NodeValues:
        """The value of every node after a missed arrest or none; kept for the turn, as cards share it."""
        belief = detective.belief
        key = id(belief), missed, reach
        if key not in self._node_values:
            self._kept.append(belief)  # so that no other belief gets its id
            if key[:2] not in self._trees:
                self._trees[key[:2]] = self._tree(detective, missed, least)
            self._node_values[key] = NodeValues(detective, self._trees[key[:2]], reach, self.weights)
        return self._node_values[key]

    def _tree(self, detective: Detective, missed: int | None, least: float) -> Tree:
        """Everything that can be heard until the player's next turn."""
        mine, common = detective.belief, self._spectator.belief
        if detective.public.setup.pack is not None:
            common = common.hedged(self.weights.doubt)
        shared = common == mine
        left = _not_at(mine, missed)
        at_stake = stakes(detective.box, detective.public, detective.public.turn)
        tree = Tree(detective.hearing, detective.public, self._rivals, at_stake, least)
        return tree.grown(left, left if shared else _not_at(common, missed))


def _best_escort(detective: Detective, spaces: Spaces, seat: int, escorts: Sequence[do.Escort]) -> list[do.Escort]:
    """The place where a teammate catches most, or where a rival catches least."""
    board, public = detective.box.board, detective.public
    uses = widest(card_uses(detective.box, public, seat, public.hands[seat]))
    sign = -1 if public.setup.is_competitive else 1

    def value(escort: do.Escort) -> tuple[float, float]:
        near = arrests_with_any(board, escort.to, uses)
        caught = sum(chance for space, chance in spaces.items() if space in near)
        away = sum(chance * steps_to_arrest(board, space)[escort.to] for space, chance in spaces.items())
        return sign * caught, -sign * away

    return sorted(escorts, key=value)[-1:]


def _not_at(belief: Belief, space: int | None) -> Belief:
    if space is None:
        return belief
    return Belief({thief: weight for thief, weight in belief.items() if thief.at != space})


def rivals(detective: Detective) -> list[Rival]:
    """The other investigators, in the order of their turns."""
    public = detective.public
    seats = public.setup.investigators
    here = seats.index(public.turn)
    return [Rival(detective.box, public, seat) for seat in (*seats[here + 1 :], *seats[:here])]
