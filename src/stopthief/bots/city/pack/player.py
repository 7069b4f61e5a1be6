"""The bot for the Pack's seat."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random

from stopthief.bots.city.pack.watch import Watch
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev

Judge = Callable[[Watch], dict[int, float]]
"""Values every start or step that the Pack may choose now."""

_START = 4
"""The factor by which the start is chosen more freely, so that nobody waits there."""


class PackBot:
    """Plays the Pack by a judge's values: steps of nearly the same value are chosen nearly as often."""

    def __init__(self, watch: Watch, judge: Judge, loose: float, seed: str) -> None:
        self._watch, self._judge, self._loose = watch, judge, loose
        self._whim = Random(seed).random

    def see(self, observation: ev.Observation) -> None:
        """Take in an observation of the Pack's player."""
        self._watch.see(observation)

    def choose(self) -> do.Command:
        """Draw a start or a step."""
        worth = self._judge(self._watch)
        best, loose = max(worth.values()), self._loose * (_START if self._watch.view.thief is None else 1)
        weights = {to: exp((value - best) / loose) for to, value in sorted(worth.items())}
        return do.MovePack(drawn(weights, self._whim()))


def drawn(weights: dict[int, float], whim: float) -> int:
    """Draw a key by its weight."""
    left = whim * sum(weights.values())
    for one, weight in weights.items():
        left -= weight
        if left < 0:
            return one
    return max(weights, key=weights.__getitem__)
