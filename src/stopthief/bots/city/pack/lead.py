"""The static evaluation of the Pack's game: its race against the investigators, and the scenes it may still rob."""

from __future__ import annotations

from typing import NamedTuple

from stopthief.bots.city.distances import thief_steps
from stopthief.bots.city.pack.opponent import left
from stopthief.city.box.box import Box
from stopthief.city.rules import rates
from stopthief.city.rules.state import Public
from stopthief.city.rules.thief import ThiefNow


class LeadWeights(NamedTuple):
    """Weights of what the search does not see."""

    near: float = 0.6
    """The factor by which the value of a scene falls with every step to it."""
    harvest: float = 0.5
    """The share of that value that counts."""
    capture: float = 1.2
    """The cost of a capture in members of the Pack, including the danger of the next one."""
    sharp: float = 2.0
    """The exponent that turns a lead into odds."""


_PATIENCE = 10
"""The usual number of steps without a robbery."""
LEAD_WEIGHTS = LeadWeights()
"""Tuned against several kinds of investigators."""


class Lead:
    """Estimates the Pack's probability to win without a search."""

    def __init__(self, box: Box, weights: LeadWeights = LEAD_WEIGHTS) -> None:
        self._box, self._weights = box, weights
        self.idle = 0
        """The Pack's steps since its last robbery."""
        self._harvests: dict[tuple[int, frozenset[int]], float] = {}

    def free(self, public: Public, thief: ThiefNow, danger: float = 0.0) -> float:
        """The estimate for a Pack at large, given the probability of its next arrest."""
        price = rates.robbery_price(self._box, public)
        loot = public.loot - self._weights.harvest * price * self._harvest(thief)
        return self._race(public, loot, left(public) - danger * self._cost())

    def caught(self, public: Public) -> float:
        """The estimate if one more of the Pack is caught now."""
        return self._race(public, public.loot, left(public) - self._cost())

    def _cost(self) -> float:
        """The cost of a capture. It falls with the steps since the last robbery, so that the Pack takes a risk."""
        return self._weights.capture * min(1.0, _PATIENCE / max(1, self.idle))

    def _harvest(self, thief: ThiefNow) -> float:
        """The value of all scenes that can still be robbed, by their distance."""
        key = thief.at, thief.robbed
        if key not in self._harvests:
            board, near, away = self._box.board, self._weights.near, thief_steps(self._box.board, thief.at)
            scenes = [scene for scene in board.crime_scenes if scene not in thief.robbed]
            self._harvests[key] = sum(near ** away[scene] for scene in scenes)
        return self._harvests[key]

    def _race(self, public: Public, loot: float, pack: float) -> float:
        """The probability to win from the Loot and the members of the Pack that are left."""
        if pack <= 0:
            return 0.0
        setup, sharp = public.setup, self._weights.sharp
        have = (pack / (setup.settings.pack + 1)) ** sharp
        return float(have / (have + (max(loot, 1.0) / setup.loot) ** sharp))
