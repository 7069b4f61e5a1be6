"""Everything that can be heard until one's next turn, with what others catch on the way: an exact tree.

Only where hardly any chance is left are clues no longer told apart; what is learnt there counts as nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from stopthief.bots.city.investigator.rivals import Rival
from stopthief.bots.city.investigator.stakes import Stakes
from stopthief.city.rules.state import Public
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.hearing import Hearing

Leaf = tuple[float, list[tuple[int, float]]]
"""What is left when one's turn comes: how likely, and the thief's spaces with their joint chances, likeliest first."""


class Tree:
    """The turns of all others, and the clue of one's own next turn."""

    def __init__(self, hearing: Hearing, public: Public, rivals: Sequence[Rival], stakes: Stakes, least: float) -> None:
        self._hearing = hearing
        self._public = public
        self._extra = replace(public, extra=True)
        self._rivals = rivals
        self._stakes = stakes
        self._least = least
        self.leaves: list[Leaf] = []
        self.caught: dict[int, float] = {rival.seat: 0.0 for rival in rivals}
        """How likely each of the others has caught the thief before."""
        self.clues = 0.0
        """How many clues there are on the average until then, or until the thief is caught."""
        self.lost = 0.0
        """How likely the game is lost before."""

    def grown(self, mine: Belief, crowd: Belief) -> Tree:
        """The tree for what one believes oneself and what everyone does."""
        self._grow(mine, crowd, 0)
        return self

    def _grow(self, mine: Belief, crowd: Belief, turn: int) -> None:
        self.clues += mine.total
        for heard, public in self._heard(mine, crowd):
            if turn == len(self._rivals):
                self.leaves.append(_leaf(heard))
                continue
            rival = self._rivals[turn]
            taken = rival.catches(public)
            left = heard
            if taken:
                left = _without(heard, taken)
                self.caught[rival.seat] += heard.total - left.total
            if taken and self._stakes.last:
                self.lost += left.total
            elif left:
                self._grow(left, left if public is heard else _without(public, taken), turn + 1)

    def _heard(self, mine: Belief, crowd: Belief) -> Iterator[tuple[Belief, Belief]]:
        """The next clue: what one believes after it, and what everyone does."""
        if mine.total < self._least:
            moved = mine.moved(self._hearing, self._public)
            yield moved, moved if crowd is mine else crowd.moved(self._hearing, self._public)
            return
        for key, joint in self._clues(mine, crowd, self._public):
            if key:
                yield from (pair for _, pair in self._clues(*joint, self._extra))
            else:
                yield joint

    def _clues(self, mine: Belief, crowd: Belief, public: Public) -> Iterator[tuple[bool, tuple[Belief, Belief]]]:
        heard = mine.hearings(self._hearing, public)
        if self._stakes.robbed:
            self.lost += sum(joint.total for sign, joint in heard.items() if sign.loot)
            heard = {sign: joint for sign, joint in heard.items() if not sign.loot}
        if crowd is mine:
            for sign, joint in heard.items():
                yield sign.again, (joint, joint)
            return
        everyone = crowd.hearings(self._hearing, public)
        for sign, joint in heard.items():
            yield sign.again, (joint, everyone.get(sign, joint))


def _leaf(belief: Belief) -> Leaf:
    spaces = belief.spaces()
    return sum(spaces.values()), sorted(spaces.items(), key=lambda one: (-one[1], one[0]))


def _without(belief: Belief, spaces: frozenset[int]) -> Belief:
    return Belief({thief: weight for thief, weight in belief.items() if thief.at not in spaces})
