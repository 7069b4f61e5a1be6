"""The bot that plays the Pack: it robs, and stays where it cannot be found."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random

from stopthief.bots.city.pack.watch import Watch
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev

Judge = Callable[[Watch], dict[int, float]]
"""What each start or step is worth that the Pack may choose now."""

_START = 4
"""How much more is left to chance where the game starts, so that nobody waits there."""


class PackBot:
    """Plays the Pack as a judge says; what is worth nearly the same is chosen nearly as often."""

    def __init__(self, watch: Watch, judge: Judge, loose: float, seed: str) -> None:
        self._watch, self._judge, self._loose = watch, judge, loose
        self._whim = Random(seed).random

    def see(self, observation: ev.Observation) -> None:
        """Take in what the Pack's player perceives."""
        self._watch.see(observation)

    def choose(self) -> do.Command:
        """Where to start, or to go."""
        worth = self._judge(self._watch)
        best, loose = max(worth.values()), self._loose * (_START if self._watch.view.thief is None else 1)
        weights = {to: exp((value - best) / loose) for to, value in sorted(worth.items())}
        return do.MovePack(drawn(weights, self._whim()))


def drawn(weights: dict[int, float], whim: float) -> int:
    """One of them, each as often as its weight says."""
    left = whim * sum(weights.values())
    for one, weight in weights.items():
        left -= weight
        if left < 0:
            return one
    return max(weights, key=weights.__getitem__)
