"""An exact tree of everything that can be heard until the player's next turn, and of rivals' captures on the way.

Clues are no longer told apart on branches that are hardly likely; nothing is learnt there.
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
"""The probability of a leaf, and the thief's spaces with their joint probabilities, likeliest first."""


class Tree:
    """The turns of all rivals, and the clue of the player's next turn."""

    def __init__(self, hearing: Hearing, public: Public, rivals: Sequence[Rival], stakes: Stakes, least: float) -> None:
        self._hearing = hearing
        self._public = public
        self._extra = replace(public, extra=True)
        self._rivals = rivals
        self._stakes = stakes
        self._least = least
        self.leaves: list[Leaf] = []
        self.caught: dict[int, float] = {rival.seat: 0.0 for rival in rivals}
        """The probability that each rival has caught the thief by then."""
        self.clues = 0.0
        """The expected number of clues until then, or until the thief is caught."""
        self.lost = 0.0
        """The probability that the game is lost by then."""

    def grown(self, mine: Belief, common: Belief) -> Tree:
        """Grow the tree from the player's own belief and the one that everyone shares."""
        self._grow(mine, common, 0)
        return self

    def _grow(self, mine: Belief, common: Belief, turn: int) -> None:
        self.clues += mine.total
        for heard, shared in self._heard(mine, common):
            if turn == len(self._rivals):
                self.leaves.append(_leaf(heard))
                continue
            rival = self._rivals[turn]
            taken = rival.catches(shared)
            left = heard
            if taken:
                left = _without(heard, taken)
                self.caught[rival.seat] += heard.total - left.total
            if taken and self._stakes.last:
                self.lost += left.total
            elif left:
                self._grow(left, left if shared is heard else _without(shared, taken), turn + 1)

    def _heard(self, mine: Belief, common: Belief) -> Iterator[tuple[Belief, Belief]]:
        """Every next clue: the player's belief after it, and everyone's."""
        if mine.total < self._least:
            moved = mine.moved(self._hearing, self._public)
            yield moved, moved if common is mine else common.moved(self._hearing, self._public)
            return
        for key, joint in self._clues(mine, common, self._public):
            if key:
                yield from (pair for _, pair in self._clues(*joint, self._extra))
            else:
                yield joint

    def _clues(self, mine: Belief, common: Belief, public: Public) -> Iterator[tuple[bool, tuple[Belief, Belief]]]:
        heard = mine.hearings(self._hearing, public)
        if self._stakes.robbed:
            self.lost += sum(joint.total for sign, joint in heard.items() if sign.loot)
            heard = {sign: joint for sign, joint in heard.items() if not sign.loot}
        if common is mine:
            for sign, joint in heard.items():
                yield sign.again, (joint, joint)
            return
        everyone = common.hearings(self._hearing, public)
        for sign, joint in heard.items():
            yield sign.again, (joint, everyone.get(sign, joint))


def _leaf(belief: Belief) -> Leaf:
    spaces = belief.spaces()
    return sum(spaces.values()), sorted(spaces.items(), key=lambda one: (-one[1], one[0]))


def _without(belief: Belief, spaces: frozenset[int]) -> Belief:
    return Belief({thief: weight for thief, weight in belief.items() if thief.at not in spaces})
