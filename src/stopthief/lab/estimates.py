"""What can be said from samples: shares with intervals, and which of two is better when both had the same luck.

Intervals hold what is true in 95 of 100 cases. Samples are pairings: games of a pairing depend on each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
"""How many standard errors lie on either side of an estimate."""


class Interval(NamedTuple):
    """From where to where something lies."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of a share, for games that do not depend on each other: sound near 0 and 1, and for few."""
    if not games:
        return Interval(0.0, 1.0)
    share, weight = wins / games, Z * Z / games
    middle, reach = share + weight / 2, Z * sqrt(share * (1 - share) / games + weight / games / 4)
    return Interval(max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight)))


def mean_share(shares: Sequence[float]) -> Interval:
    """The normal interval of a mean of shares, one from each pairing."""
    if len(shares) < 2:  # noqa: PLR2004 - one says nothing about how much they differ
        return Interval(0.0, 1.0)
    reach = Z * stdev(shares) / sqrt(len(shares))
    return Interval(max(0.0, fmean(shares) - reach), min(1.0, fmean(shares) + reach))


class Duel:
    """One against another over pairings, of which each gives so much to the one and so much to the other.

    The share is a ratio of sums, its error that of a ratio (the spread of what each pairing has over the share), so
    pairings need not all be decided alike. Two pairings are imagined with those that were played, one won and one lost
    outright: with them a short run that went one way all the time is not taken for certain, and in long runs they
    are nothing.
    """

    def __init__(self, most: float = 1.0) -> None:
        self.count = 0
        self.most = most
        """The most that a pairing can give."""
        self.ours = self.theirs = 0.0
        self._squares = (0.0, 0.0, 0.0)

    def add(self, ours: float, theirs: float) -> None:
        """One more pairing."""
        self.count += 1
        self.ours += ours
        self.theirs += theirs
        one, both, other = self._squares
        self._squares = (one + ours * ours, both + ours * theirs, other + theirs * theirs)

    @property
    def share(self) -> float:
        """How much of what was given went to the one; half while there is nothing."""
        return self.ours / (self.ours + self.theirs) if self.ours + self.theirs else 0.5

    @property
    def estimate(self) -> tuple[float, float]:
        """The share and its standard error, with what is imagined."""
        given = self.ours + self.theirs + 2 * self.most
        share = (self.ours + self.most) / given
        spread = self._spread(1 - share, share)
        return share, sqrt(spread * self._few) / given

    @property
    def interval(self) -> Interval:
        """Where the share lies."""
        share, error = self.estimate
        return Interval(max(0.0, share - Z * error), min(1.0, share + Z * error))

    @property
    def difference(self) -> float:
        """How much more of all there was to give went to the one."""
        return (self.ours - self.theirs) / (self.count * self.most) if self.count else 0.0

    @property
    def difference_interval(self) -> Interval:
        """Where the difference lies."""
        sums, all_of_it = self.ours - self.theirs, (self.count + 2) * self.most
        spread = max(0.0, self._spread(1.0, 1.0) - sums * sums / (self.count + 2))
        reach = Z * sqrt(spread * self._few) / all_of_it
        return Interval(max(-1.0, sums / all_of_it - reach), min(1.0, sums / all_of_it + reach))

    @property
    def _few(self) -> float:
        """Makes up for spreads being taken around a mean of the same samples."""
        return (self.count + 2) / (self.count + 1)

    def _spread(self, one: float, other: float) -> float:
        """The sum of squares of `one` times ours less `other` times theirs."""
        first, both, second = self._squares
        extra = self.most * self.most
        return one * one * (first + extra) - 2 * one * other * both + other * other * (second + extra)
