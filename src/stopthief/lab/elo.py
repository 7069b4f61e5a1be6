"""Differences between two strengths in Elo, and the test that proves one.

A player who is 400 better wins ten games for each of the other's. With several players, wins are in proportion to that.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Literal, NamedTuple

from stopthief.lab.estimates import Duel

TeamCounts = tuple[int, int]
"""The numbers of players of the one and the other strength in one game of a pairing."""
DUEL: tuple[TeamCounts, ...] = ((1, 1),)
SprtVerdict = Literal["better", "not better"]

_WIDEST = 4_000.0
_STEPS = 64
_LEAST = 10
"""The least number of pairings for an estimate of their spread."""


def expected(elo: float, tables: Sequence[TeamCounts] = DUEL) -> float:
    """The expected share of wins at a difference in Elo, over the games of a pairing."""
    odds = 10 ** (elo / 400)
    return sum(odds * ours / (odds * ours + theirs) for ours, theirs in tables) / len(tables)


def elo(share: float, tables: Sequence[TeamCounts] = DUEL) -> float | None:
    """The difference in Elo for a share of wins; None where no difference is large enough."""
    low, high = -_WIDEST, _WIDEST
    if not expected(low, tables) < share < expected(high, tables):
        return None
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if expected(middle, tables) < share else (low, middle)
    return (low + high) / 2


class Sprt(NamedTuple):
    """Wald's sequential probability ratio test between two differences in Elo, on pairings.

    The likelihood is that of a normal mean with the observed spread of the pairings: the generalised test that chess
    engines are tested with. Each error has the probability `error`.
    """

    elo0: float = 0.0
    elo1: float = 50.0
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The bound that the logarithm of the ratio has to pass, either way."""
        return log((1 - self.error) / self.error)

    def ratio(self, duel: Duel, tables: Sequence[TeamCounts] = DUEL) -> float:
        """The logarithm of the likelihood ratio of elo1 over elo0."""
        low, high = expected(self.elo0, tables), expected(self.elo1, tables)
        share, error = duel.estimate
        return (high - low) * (2 * share - low - high) / (2 * error * error)

    def verdict(self, duel: Duel, tables: Sequence[TeamCounts] = DUEL) -> SprtVerdict | None:
        """The verdict; None while the test is open."""
        ratio = self.ratio(duel, tables)
        if duel.count < _LEAST or abs(ratio) < self.bound:
            return None
        return "better" if ratio > 0 else "not better"
