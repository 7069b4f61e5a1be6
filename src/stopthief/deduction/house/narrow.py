"""Plain conclusions drawn before counting: full hands, last possible holders, hands that need all they can get.

They change no count. They only leave fewer cards to count with.
"""

from __future__ import annotations

import msgspec

from stopthief.deduction.house.facts import Facts, Some


class Narrowed(msgspec.Struct, frozen=True):
    """What is settled, and what is left open."""

    known: tuple[int, ...]
    """For each holder the cards, as bits, that it has for certain."""
    can: tuple[int, ...]
    """For each holder the other cards that it may have."""
    free: tuple[int, ...]
    """For each holder how many of those it has."""
    some: tuple[Some, ...]
    """Who has one of which of those."""


def narrowed(facts: Facts) -> Narrowed | None:
    """What follows by plain conclusions; None when no deal can agree."""
    return _Narrowing(facts).settle()


class _Narrowing:
    """Draws conclusions until there are no more."""

    def __init__(self, facts: Facts) -> None:
        self.can = list(facts.can)
        self.sizes = facts.deck.sizes
        self.known = [0] * len(self.can)
        self.free = list(self.sizes)
        self.some = facts.some
        self.everything = (1 << len(facts.deck.cards)) - 1
        self.moved = True

    def settle(self) -> Narrowed | None:
        while self.moved:
            self.moved = False
            if not (self._last_holders() and self._full_and_needy() and self._one_of_some()):
                return None
        can = tuple(bits & ~had for bits, had in zip(self.can, self.known, strict=True))
        return Narrowed(tuple(self.known), can, tuple(self.free), _without_repeats(self.some))

    def _take(self, holder: int, cards: int) -> bool:
        """A holder has these for certain, and nobody else has."""
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
    """Who has one of two cards has one of three: the wider says nothing more."""
    kept: list[Some] = []
    for holder, cards in sorted(set(some), key=lambda one: (one[1].bit_count(), one)):
        if not any(other == holder and fewer & cards == fewer for other, fewer in kept):
            kept.append((holder, cards))
    return tuple(kept)
