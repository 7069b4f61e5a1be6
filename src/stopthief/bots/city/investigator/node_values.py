"""The value of each node at the end of a turn, from a tree of everything that can be heard until the next one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stopthief.bots.city.distances import FAR, steps_to_arrest
from stopthief.bots.city.investigator.hands import left_in_hand
from stopthief.bots.city.investigator.stakes import Stakes, stakes
from stopthief.bots.city.investigator.tip_value import SpaceChances, tip_value
from stopthief.bots.city.investigator.tree import Leaf, Tree
from stopthief.city.rules import rates
from stopthief.city.rules.reach import CardUse, arrests_with_any, card_uses
from stopthief.deduction.city.detective import Detective


class LookaheadWeights(NamedTuple):
    """How much of the distant future counts."""

    least: float = 0.01
    """The probability below which clues are no longer told apart."""
    share: float = 0.4
    """The value of a thief at large against one rival, as a share of the value of catching it. Against several rivals
    each has less of it."""
    team: float = 0.15
    """The same against the Pack, where the cost of letting it go on is counted by the clue."""
    fade: float = 0.93
    """The factor by which that value falls with every step that is missing."""
    fresh: float = 30.0
    """The cost of every step, on average, that the next thief is further away once this one is caught."""
    tip: float = 300.0
    """The cost of having used a tip."""
    card: float = 15.0
    """The value of every step on a card in hand."""
    doubt: float = 0.2
    """How far a Pack played by a person is expected to do anything it can, however unlikely."""


WEIGHTS = LookaheadWeights()


class HandReach(NamedTuple):
    """The uses of a hand on the next turn."""

    uses: tuple[CardUse, ...]
    tips: tuple[CardUse, ...]
    """The cards that give a tip before moving."""

    @classmethod
    def of(cls, detective: Detective) -> HandReach:
        """The reach of the cards that this turn leaves in hand."""
        uses = card_uses(detective.box, detective.public, detective.public.turn, left_in_hand(detective))
        return cls(widest(uses), tuple(use for use in uses if use.tips))


class NodeValues:
    """The values of nodes at the leaves of one tree, worked out on demand."""

    def __init__(self, detective: Detective, tree: Tree, reach: HandReach, weights: LookaheadWeights) -> None:
        box, public = detective.box, detective.public
        self._board = box.board
        self._reach, self._weights = reach, weights
        self._stakes: Stakes = stakes(box, public, public.turn)
        self._most = max(use.moves for use in reach.uses)
        setup = public.setup
        self._share = weights.share / (len(setup.investigators) - 1) if setup.is_competitive else weights.team
        self._open: list[Leaf] = [leaf for leaf in tree.leaves if len(leaf[1]) != 1]
        self._certain = _together(leaf[1] for leaf in tree.leaves if len(leaf[1]) == 1)
        """Leaves with a single possible space need no choice, so they are added up."""
        everywhere = _together(leaf[1] for leaf in tree.leaves)
        self._distances = [(chance, steps_to_arrest(self._board, space)) for space, chance in everywhere.items()]
        self._others = sum(chance * self._stakes.others[seat] for seat, chance in tree.caught.items())
        self._others -= self._stakes.clue * tree.clues + self._stakes.robbed * tree.lost
        self._fades = {step: weights.fade ** max(0, step) for step in range(-self._most, FAR + 1)}
        self._tip_value = tip_value(self._board, setup.settings.tip)
        self._price = rates.tip_price(box, public)
        self._known: dict[int, float] = {}

    def at(self, node: int) -> float:
        """The value of a node, in dollars."""
        if node not in self._known:
            self._known[node] = self._reached(node) + self._later(node) + self._others
        return self._known[node]

    def _reached(self, node: int) -> float:
        """The value of the arrests in reach on the next turn, above that of a thief at large."""
        near = arrests_with_any(self._board, node, self._reach.uses)
        told = arrests_with_any(self._board, node, self._reach.tips)
        gain, fine = self._stakes.gain * (1 - self._share), self._stakes.fine
        price = self._weights.tip + self._price
        both = gain + fine
        worth = gain * sum([chance for space, chance in self._certain.items() if space in near])
        for total, spaces in self._open:
            best = 0.0
            for space, chance in spaces:
                if space in near:
                    best = chance * both - total * fine
                    break
            # At best a tip tells the space: look closer only where that would pay.
            if told and best < (gain - price) * total:
                best = max(best, gain * self._tip_value(spaces, told) - price * total)
            if best > 0:
                worth += best
        return worth

    def _later(self, node: int) -> float:
        """The value of the thief at large, which falls with its distance."""
        fades, most = self._fades, self._most
        near = [chance * fades[steps[node] - most] for chance, steps in self._distances]
        return self._share * self._stakes.gain * sum(near)


def _together(rows: Iterable[SpaceChances]) -> dict[int, float]:
    found: dict[int, float] = {}
    for row in rows:
        for space, chance in row:
            found[space] = found.get(space, 0.0) + chance
    return found


def widest(uses: Sequence[CardUse]) -> tuple[CardUse, ...]:
    """Of the cards with the same gait and arrest range only the longest."""
    found: dict[object, CardUse] = {}
    for use in sorted(uses):
        found[use.gait, use.arrest_range] = use
    return tuple(found.values())
