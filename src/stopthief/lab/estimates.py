"""Estimates from samples: shares with intervals, and comparisons of two players with the same luck.

All intervals are 95 % intervals. Samples are pairings, since games of a pairing depend on each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
"""The standard errors on either side of an estimate."""


class Interval(NamedTuple):
    """A confidence interval."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of a share, for independent games: sound near 0 and 1, and for few games."""
    if not games:
        return Interval(0.0, 1.0)
    share, weight = wins / games, Z * Z / games
    middle, reach = share + weight / 2, Z * sqrt(share * (1 - share) / games + weight / games / 4)
    return Interval(max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight)))


def mean_share(shares: Sequence[float]) -> Interval:
    """The normal interval of a mean of shares, one from each pairing."""
    if len(shares) < 2:  # noqa: PLR2004 - one sample has no spread
        return Interval(0.0, 1.0)
    reach = Z * stdev(shares) / sqrt(len(shares))
    return Interval(max(0.0, fmean(shares) - reach), min(1.0, fmean(shares) + reach))


class Duel:
    """One player against another over pairings, each of which gives points to both.

    The share is a ratio of sums, with the error of a ratio estimator, so pairings may give different totals. Two
    imaginary pairings are added, one won and one lost outright: they keep a short one-sided run from looking certain
    and do not matter in long runs.
    """

    def __init__(self, most: float = 1.0) -> None:
        self.count = 0
        self.most = most
        """The most points that a pairing can give."""
        self.ours = self.theirs = 0.0
        self._squares = (0.0, 0.0, 0.0)

    def add(self, ours: float, theirs: float) -> None:
        """Add a pairing."""
        self.count += 1
        self.ours += ours
        self.theirs += theirs
        one, both, other = self._squares
        self._squares = (one + ours * ours, both + ours * theirs, other + theirs * theirs)

    @property
    def share(self) -> float:
        """The first player's share of the points; a half while there are none."""
        return self.ours / (self.ours + self.theirs) if self.ours + self.theirs else 0.5

    @property
    def estimate(self) -> tuple[float, float]:
        """The share and its standard error, with the imaginary pairings."""
        given = self.ours + self.theirs + 2 * self.most
        share = (self.ours + self.most) / given
        spread = self._spread(1 - share, share)
        return share, sqrt(spread * self._few) / given

    @property
    def interval(self) -> Interval:
        """The interval of the share."""
        share, error = self.estimate
        return Interval(max(0.0, share - Z * error), min(1.0, share + Z * error))

    @property
    def difference(self) -> float:
        """The difference of points, as a share of all that could be given."""
        return (self.ours - self.theirs) / (self.count * self.most) if self.count else 0.0

    @property
    def difference_interval(self) -> Interval:
        """The interval of the difference."""
        sums, all_of_it = self.ours - self.theirs, (self.count + 2) * self.most
        spread = max(0.0, self._spread(1.0, 1.0) - sums * sums / (self.count + 2))
        reach = Z * sqrt(spread * self._few) / all_of_it
        return Interval(max(-1.0, sums / all_of_it - reach), min(1.0, sums / all_of_it + reach))

    @property
    def _few(self) -> float:
        """Bessel's correction: the spread is taken around the mean of the same samples."""
        return (self.count + 2) / (self.count + 1)

    def _spread(self, one: float, other: float) -> float:
        """The sum of squares of `one * ours - other * theirs`."""
        first, both, second = self._squares
        extra = self.most * self.most
        return one * one * (first + extra) - 2 * one * other * both + other * other * (second + extra)
