"""How far apart two strengths are in Elo, and when a difference is proven.

Whoever is 400 better wins ten games for each of the other's. At a table of several, each wins in proportion to that.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Literal, NamedTuple

from stopthief.lab.estimates import Duel

Table = tuple[int, int]
"""How many play for the one and how many for the other in one game of a pairing."""
DUEL: tuple[Table, ...] = ((1, 1),)
Verdict = Literal["better", "not better"]

_WIDEST = 4_000.0
_STEPS = 64
_LEAST = 10
"""Fewer pairings say too little about how much they differ."""


def expected(elo: float, tables: Sequence[Table] = DUEL) -> float:
    """The share of wins of whoever is so much better, over the games of a pairing."""
    odds = 10 ** (elo / 400)
    return sum(odds * ours / (odds * ours + theirs) for ours, theirs in tables) / len(tables)


def elo(share: float, tables: Sequence[Table] = DUEL) -> float | None:
    """The difference that gives a share; None where no difference is large enough."""
    low, high = -_WIDEST, _WIDEST
    if not expected(low, tables) < share < expected(high, tables):
        return None
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if expected(middle, tables) < share else (low, middle)
    return (low + high) / 2


class Sprt(NamedTuple):
    """Wald's test between two differences in Elo, on pairings: it ends as soon as the less likely one is refuted.

    The likelihood is that of a normal mean with the spread that the pairings have shown, the generalised test that
    chess engines are tried with. Each error has the probability `error`.
    """

    elo0: float = 0.0
    elo1: float = 50.0
    error: float = 0.05

    @property
    def bound(self) -> float:
        """What the logarithm of the ratio has to pass, either way."""
        return log((1 - self.error) / self.error)

    def ratio(self, duel: Duel, tables: Sequence[Table] = DUEL) -> float:
        """The logarithm of how much likelier the pairings are if the difference is elo1 than if it is elo0."""
        low, high = expected(self.elo0, tables), expected(self.elo1, tables)
        share, error = duel.estimate
        return (high - low) * (2 * share - low - high) / (2 * error * error)

    def verdict(self, duel: Duel, tables: Sequence[Table] = DUEL) -> Verdict | None:
        """What is proven; None while nothing is."""
        ratio = self.ratio(duel, tables)
        if duel.count < _LEAST or abs(ratio) < self.bound:
            return None
        return "better" if ratio > 0 else "not better"
