"""Where the thief may be and all that its next step depends on, each with its probability.

A belief never forgets a state that is possible, however unlikely: nothing is pruned, nothing is sampled.
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
    """Hidden states and their weights; they sum to one, or in a joint belief to the probability of what was heard."""

    @classmethod
    def even(cls, thieves: Iterable[ThiefNow]) -> Belief:
        """Each as likely as the next."""
        found = tuple(thieves)
        return cls(dict.fromkeys(found, 1 / len(found)))

    @property
    def total(self) -> float:
        """One, or the probability of what a joint belief is about."""
        return fsum(self.values())

    def whole(self) -> Belief:
        """The same, summing to one."""
        total = self.total
        return Belief({thief: weight / total for thief, weight in self.items()})

    def given(self, likelihood: Callable[[ThiefNow], float]) -> Belief:
        """After evidence: every state that it allows, by how well it explains it."""
        seen = {thief: weight * likelihood(thief) for thief, weight in self.items()}
        return Belief({thief: weight for thief, weight in seen.items() if weight > 0}).whole()

    def hedged(self, doubt: float) -> Belief:
        """The same, but with some doubt all that is possible is held to be as likely."""
        even = doubt * self.total / max(1, len(self))
        return Belief({thief: (1 - doubt) * weight + even for thief, weight in self.items()})

    def spaces(self) -> Spaces:
        """How likely the thief is on each space."""
        found: Spaces = {}
        for thief, weight in self.items():
            found[thief.at] = found.get(thief.at, 0.0) + weight
        return found

    def heard(self, hearing: Hearing, public: Public, heard: Sign) -> Belief:
        """After the thief moved and was heard so."""
        known, found = hearing.at(public), Belief()
        for thief, weight in self.items():
            for sign, then, chance in known.get(thief) or hearing.following(public, thief):
                if sign == heard:
                    found[then] = found.get(then, 0.0) + weight * chance
        return found.whole()

    def hearings(self, hearing: Hearing, public: Public) -> dict[Sign, Belief]:
        """Everything that can be heard next, each with the joint belief of hearing it."""
        known, found = hearing.at(public), dict[Sign, Belief]()
        for thief, weight in self.items():
            for sign, then, chance in known.get(thief) or hearing.following(public, thief):
                joint = found.get(sign)
                if joint is None:
                    joint = found[sign] = Belief()
                joint[then] = joint.get(then, 0.0) + weight * chance
        return found

    def moved(self, hearing: Hearing, public: Public) -> Belief:
        """After the thief moved, before anything is heard of it."""
        known, found = hearing.at(public), Belief()
        for thief, weight in self.items():
            for _, then, chance in known.get(thief) or hearing.following(public, thief):
                found[then] = found.get(then, 0.0) + weight * chance
        return found


def best(spaces: Mapping[int, float]) -> tuple[int, float]:
    """The likeliest space, of equals the lowest, and its probability."""
    return max(spaces.items(), key=lambda one: (one[1], -one[0]))


def entropy(spaces: Mapping[int, float]) -> float:
    """How much is not known yet, in bits."""
    return -fsum(chance * log2(chance) for chance in spaces.values() if chance > 0)


def told(before: Mapping[int, float], after: Mapping[int, float]) -> float:
    """How much was learnt, in bits: what one would have lost by betting on the old odds. Never negative."""
    return max(0.0, fsum(chance * log2(chance / before[space]) for space, chance in after.items() if chance > 0))
