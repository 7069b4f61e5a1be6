"""A model of the other investigators on their next turns.

They are assumed to know what everyone knows, and to arrest wherever that pays.
"""

from __future__ import annotations

from stopthief.city.box.box import Box
from stopthief.city.rules import rates
from stopthief.city.rules.reach import arrests_with_any, card_uses
from stopthief.city.rules.state import Public
from stopthief.deduction.city.belief import Belief

_EAGER = 0.2
"""The gain in probability of an arrest from which on a tip is used."""


class Rival:
    """Another investigator, before its next turn."""

    def __init__(self, box: Box, public: Public, seat: int) -> None:
        self.seat = seat
        uses, at = card_uses(box, public, seat, public.hands[seat]), public.at[seat]
        self._covers = arrests_with_any(box.board, at, uses)
        tips = tuple(use for use in uses if use.tips)
        exact = public.setup.settings.tip == "space" and rates.tip_price(box, public) <= public.money[seat]
        self._told = arrests_with_any(box.board, at, tips) if exact else frozenset()
        gain, fine = max(1, rates.reward(box, public)), public.setup.settings.fine
        self._least = fine / (gain + fine) if public.setup.is_competitive and rates.uses_money(public) else 0.0
        if not public.setup.is_competitive:
            self._least = 0.5 if rates.fine(box, public) >= public.loot else 0.25

    def catches(self, common: Belief) -> frozenset[int]:
        """The spaces on which this rival arrests the thief, given the belief that everyone shares."""
        spaces: dict[int, float] = {}
        total = 0.0
        for thief, weight in common.items():
            total += weight
            spaces[thief.at] = spaces.get(thief.at, 0.0) + weight
        best, most, told = 0, 0.0, 0.0
        for space, weight in spaces.items():
            if space in self._covers and weight > most:
                best, most = space, weight
            if space in self._told:
                told += weight
        if told > most + _EAGER * total:
            return self._told
        return frozenset((best,)) if most > self._least * total else frozenset()
