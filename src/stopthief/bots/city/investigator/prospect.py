"""What it is worth to stand on a node at the end of a turn, by all that can be heard until the next one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stopthief.bots.city.distances import FAR, steps_to_arrest
from stopthief.bots.city.investigator.hands import left_in_hand
from stopthief.bots.city.investigator.stakes import Stakes, stakes
from stopthief.bots.city.investigator.telling import Chances, telling
from stopthief.bots.city.investigator.tree import Leaf, Tree
from stopthief.city.rules import rates
from stopthief.city.rules.reach import CardUse, arrests_with_any, card_uses
from stopthief.deduction.city.detective import Detective


class Weights(NamedTuple):
    """How much of what is far off counts."""

    least: float = 0.01
    """Below this chance clues are no longer told apart."""
    share: float = 0.4
    """What a thief at large is worth against one rival, as a part of what it is worth to catch it: against several it
    is worth less to each."""
    team: float = 0.15
    """The same against the Pack, where what it costs to let it go on is counted by the clue."""
    fade: float = 0.93
    """Every step that it is too far away takes something from that."""
    fresh: float = 30.0
    """What every step costs that the next thief is further away on the average, once this one is caught."""
    tip: float = 300.0
    """What it costs to have used a tip."""
    card: float = 15.0
    """What every step on a card in hand is worth."""
    doubt: float = 0.2
    """How far a Pack that somebody plays is held to do whatever it can, however unlikely."""


WEIGHTS = Weights()


class Reach(NamedTuple):
    """What the cards in a hand can do on the next turn."""

    uses: tuple[CardUse, ...]
    tips: tuple[CardUse, ...]
    """The cards that give a tip before moving."""

    @classmethod
    def of(cls, scene: Detective) -> Reach:
        """With the cards that this turn leaves in hand."""
        uses = card_uses(scene.box, scene.public, scene.public.turn, left_in_hand(scene))
        return cls(widest(uses), tuple(use for use in uses if use.tips))


class Prospect:
    """What it is worth to stand somewhere when a tree has been gone through."""

    def __init__(self, scene: Detective, tree: Tree, reach: Reach, weights: Weights) -> None:
        self._board = scene.box.board
        self._reach, self._weights = reach, weights
        self._stakes: Stakes = stakes(scene.box, scene.public, scene.public.turn)
        self._most = max(use.moves for use in reach.uses)
        setup = scene.public.setup
        self._share = weights.share / (len(setup.investigators) - 1) if setup.is_competitive else weights.team
        self._open: list[Leaf] = [leaf for leaf in tree.leaves if len(leaf[1]) != 1]
        self._certain = _together(leaf[1] for leaf in tree.leaves if len(leaf[1]) == 1)
        """Where only one space is possible then, nothing is to be weighed: all those go together."""
        everywhere = _together(leaf[1] for leaf in tree.leaves)
        self._ways = [(chance, steps_to_arrest(self._board, space)) for space, chance in everywhere.items()]
        self._others = sum(chance * self._stakes.others[seat] for seat, chance in tree.caught.items())
        self._others -= self._stakes.clue * tree.clues + self._stakes.robbed * tree.lost
        self._fades = {step: weights.fade ** max(0, step) for step in range(-self._most, FAR + 1)}
        self._tell = telling(scene.box.board, scene.public.setup.settings.tip)
        self._price = rates.tip_price(scene.box, scene.public)
        self._known: dict[int, float] = {}

    def at(self, node: int) -> float:
        """In dollars."""
        if node not in self._known:
            self._known[node] = self._reached(node) + self._later(node) + self._others
        return self._known[node]

    def _reached(self, node: int) -> float:
        """What can be caught on the next turn, over what the thief is worth at large."""
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
            # A tip tells the space at best: it is only gone into where that would do.
            if told and best < (gain - price) * total:
                best = max(best, gain * self._tell(spaces, told) - price * total)
            if best > 0:
                worth += best
        return worth

    def _later(self, node: int) -> float:
        """What the thief is worth at large, as far as it is from here."""
        fades, most = self._fades, self._most
        near = [chance * fades[way[node] - most] for chance, way in self._ways]
        return self._share * self._stakes.gain * sum(near)


def _together(rows: Iterable[Chances]) -> dict[int, float]:
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
