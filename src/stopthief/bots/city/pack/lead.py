"""Who is ahead: the Pack's race against the investigators, and what it may still rob on its way."""

from __future__ import annotations

from typing import NamedTuple

from stopthief.bots.city.pack.chase import left
from stopthief.bots.city.pack.reach import strides
from stopthief.city.box.box import Box
from stopthief.city.rules import rates
from stopthief.city.rules.state import Public
from stopthief.city.rules.thief import ThiefNow


class Taste(NamedTuple):
    """How the Pack weighs what it cannot look at."""

    near: float = 0.6
    """What a scene that can be robbed is worth, the less with every step to it."""
    harvest: float = 0.5
    """How much of that counts."""
    capture: float = 1.2
    """How many of the Pack a capture costs, the danger of the next one included."""
    sharp: float = 2.0
    """How much a lead means."""


_PATIENCE = 10
"""So many steps without a robbery are nothing unusual."""
TASTE = Taste()
"""What was found to serve well against several kinds of investigators."""


class Lead:
    """How likely the Pack wins, as far as one sees it at a glance."""

    def __init__(self, box: Box, taste: Taste = TASTE) -> None:
        self._box, self._taste = box, taste
        self.idle = 0
        """The Pack's steps since something last left the Loot by its hand."""
        self._harvests: dict[tuple[int, frozenset[int]], float] = {}

    def free(self, public: Public, thief: ThiefNow, danger: float = 0.0) -> float:
        """With the Pack there, and in such danger of its next arrest."""
        price = rates.robbery_price(self._box, public)
        loot = public.loot - self._taste.harvest * price * self._harvest(thief)
        return self._race(public, loot, left(public) - danger * self._cost())

    def caught(self, public: Public) -> float:
        """When one more of the Pack is caught now."""
        return self._race(public, public.loot, left(public) - self._cost())

    def _cost(self) -> float:
        """What a capture costs. Who never dares anything never wins: the longer it has waited, the less it fears."""
        return self._taste.capture * min(1.0, _PATIENCE / max(1, self.idle))

    def _harvest(self, thief: ThiefNow) -> float:
        """All that can still be robbed, by how near it is."""
        key = thief.at, thief.robbed
        if key not in self._harvests:
            board, near, away = self._box.board, self._taste.near, strides(self._box.board, thief.at)
            scenes = [scene for scene in board.crime_scenes if scene not in thief.robbed]
            self._harvests[key] = sum(near ** away[scene] for scene in scenes)
        return self._harvests[key]

    def _race(self, public: Public, loot: float, pack: float) -> float:
        """The Loot that is left against those of the Pack who are left."""
        if pack <= 0:
            return 0.0
        settings, sharp = public.setup.settings, self._taste.sharp
        have = (pack / (settings.pack + 1)) ** sharp
        return float(have / (have + (max(loot, 1.0) / settings.loot) ** sharp))
