"""Constraint propagation before counting: full hands, single possible holders, hands that need all they can get.

It changes no count and leaves fewer cards to count with.
"""

from __future__ import annotations

import msgspec

from stopthief.deduction.house.constraints import Constraints, Some


class Narrowed(msgspec.Struct, frozen=True):
    """The settled cards, and the open ones."""

    known: tuple[int, ...]
    """For each holder the cards (as bits) that it has for certain."""
    can: tuple[int, ...]
    """For each holder the other cards that it may have."""
    free: tuple[int, ...]
    """For each holder the number of those that it has."""
    some: tuple[Some, ...]
    """Holders that have at least one of several of those."""


def narrowed(constraints: Constraints) -> Narrowed | None:
    """The result of the propagation; None if no deal is consistent."""
    return _Narrowing(constraints).settle()


class _Narrowing:
    """Propagates until nothing changes."""

    def __init__(self, constraints: Constraints) -> None:
        self.can = list(constraints.can)
        self.sizes = constraints.deck.sizes
        self.known = [0] * len(self.can)
        self.free = list(self.sizes)
        self.some = constraints.some
        self.everything = (1 << len(constraints.deck.cards)) - 1
        self.moved = True

    def settle(self) -> Narrowed | None:
        while self.moved:
            self.moved = False
            if not (self._last_holders() and self._full_and_needy() and self._one_of_some()):
                return None
        can = tuple(bits & ~had for bits, had in zip(self.can, self.known, strict=True))
        return Narrowed(tuple(self.known), can, tuple(self.free), _without_repeats(self.some))

    def _take(self, holder: int, cards: int) -> bool:
        """Settle these cards on a holder; False on a contradiction."""
        cards &= ~self.known[holder]
        self.free[holder] -= cards.bit_count()
        if self.free[holder] < 0 or cards & ~self.can[holder]:
            return False
        if cards:
            self.moved = True
            self.known[holder] |= cards
            for other, bits in enumerate(self.can):
                if other != holder:
                    self.can[other] = bits & ~cards
        return True

    def _last_holders(self) -> bool:
        once = more = 0
        for bits in self.can:
            more |= once & bits
            once |= bits
        if once != self.everything:
            return False
        single = once & ~more
        return all(self._take(holder, bits & single) for holder, bits in enumerate(self.can))

    def _full_and_needy(self) -> bool:
        for holder, free in enumerate(self.free):
            bits, had = self.can[holder], self.known[holder]
            if not free:
                self.moved |= bits != had
                self.can[holder] = had
            elif (bits & ~had).bit_count() <= free and not self._take(holder, bits):
                return False
            if (self.can[holder] & ~self.known[holder]).bit_count() < self.free[holder]:
                return False
        return True

    def _one_of_some(self) -> bool:
        left = []
        for holder, named in self.some:
            if named & self.known[holder]:
                continue
            cards = named & self.can[holder]
            if not cards:
                return False
            if cards & (cards - 1):
                left.append((holder, cards))
            elif not self._take(holder, cards):
                return False
        self.some = tuple(left)
        return True


def _without_repeats(some: tuple[Some, ...]) -> tuple[Some, ...]:
    """Without duplicates, and without sets that contain a smaller set of the same holder."""
    kept: list[Some] = []
    for holder, cards in sorted(set(some), key=lambda one: (one[1].bit_count(), one)):
        if not any(other == holder and fewer & cards == fewer for other, fewer in kept):
            kept.append((holder, cards))
    return tuple(kept)
