"""A probability distribution over the thief's hidden states.

A belief keeps every possible state, however unlikely: nothing is pruned, nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import fsum, log2

from stopthief.city.rules.state import Public
from stopthief.city.rules.thief import ThiefNow
from stopthief.deduction.city.hearing import Hearing, Sign

Spaces = dict[int, float]
"""Numbered spaces and the probability of each."""


class Belief(dict[ThiefNow, float]):
    """Hidden states and their weights. They sum to one; in a joint belief, to the probability of an observation."""

    @classmethod
    def even(cls, thieves: Iterable[ThiefNow]) -> Belief:
        """A uniform belief."""
        found = tuple(thieves)
        return cls(dict.fromkeys(found, 1 / len(found)))

    @property
    def total(self) -> float:
        """One, or the probability of a joint belief's observation."""
        return fsum(self.values())

    def whole(self) -> Belief:
        """The belief normalised to one."""
        total = self.total
        return Belief({thief: weight / total for thief, weight in self.items()})

    def given(self, likelihood: Callable[[ThiefNow], float]) -> Belief:
        """The posterior after evidence, given the likelihood of each state."""
        seen = {thief: weight * likelihood(thief) for thief, weight in self.items()}
        return Belief({thief: weight for thief, weight in seen.items() if weight > 0}).whole()

    def hedged(self, doubt: float) -> Belief:
        """A mixture with the uniform belief over the same states; `doubt` is its share."""
        even = doubt * self.total / max(1, len(self))
        return Belief({thief: (1 - doubt) * weight + even for thief, weight in self.items()})

    def spaces(self) -> Spaces:
        """The probability of each space."""
        found: Spaces = {}
        for thief, weight in self.items():
            found[thief.at] = found.get(thief.at, 0.0) + weight
        return found

    def heard(self, hearing: Hearing, public: Public, heard: Sign) -> Belief:
        """The belief after the thief moved and made this sign."""
        known, found = hearing.at(public), Belief()
        for thief, weight in self.items():
            for sign, then, chance in known.get(thief) or hearing.following(public, thief):
                if sign == heard:
                    found[then] = found.get(then, 0.0) + weight * chance
        return found.whole()

    def hearings(self, hearing: Hearing, public: Public) -> dict[Sign, Belief]:
        """Every sign that can be heard next, with its joint belief."""
        known, found = hearing.at(public), dict[Sign, Belief]()
        for thief, weight in self.items():
            for sign, then, chance in known.get(thief) or hearing.following(public, thief):
                joint = found.get(sign)
                if joint is None:
                    joint = found[sign] = Belief()
                joint[then] = joint.get(then, 0.0) + weight * chance
        return found

    def moved(self, hearing: Hearing, public: Public) -> Belief:
        """The belief after the thief moved and before it is heard."""
        known, found = hearing.at(public), Belief()
        for thief, weight in self.items():
            for _, then, chance in known.get(thief) or hearing.following(public, thief):
                found[then] = found.get(then, 0.0) + weight * chance
        return found


def best(spaces: Mapping[int, float]) -> tuple[int, float]:
    """The likeliest space, of equals the lowest, and its probability."""
    return max(spaces.items(), key=lambda one: (one[1], -one[0]))


def entropy(spaces: Mapping[int, float]) -> float:
    """The entropy of a distribution, in bits."""
    return -fsum(chance * log2(chance) for chance in spaces.values() if chance > 0)


def told(before: Mapping[int, float], after: Mapping[int, float]) -> float:
    """The information gained, in bits: the divergence of the new distribution from the old one."""
    return max(0.0, fsum(chance * log2(chance / before[space]) for space, chance in after.items() if chance > 0))
