"""Counts for all fill levels of the hands packed into one integer, with a slot of bits for each.

Dealing a card to a holder shifts every count by that holder's step, so a card costs a few shifts however many fill
levels there are. The roomiest holder has no digit of its own: it gets the cards that the others do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import prod
from operator import mul
from struct import unpack

import msgspec

_WORD = 64
_MANY = 48
"""The number of slots from which unpacking is faster than multiplying integers, if a slot fits a word or two."""


class Slots(msgspec.Struct, frozen=True):
    """The layout. A fill level is a mixed-radix number with a digit for every holder but the roomiest."""

    steps: tuple[int, ...]
    """The shift in bits of a card for each holder; 0 for the roomiest."""
    room: tuple[int, ...]
    """The slots in which a holder still has room, as a mask; -1 (all) for the roomiest."""
    bits: int
    """The width of a slot."""
    full: int
    """The offset of the last slot, in which all hands are full."""

    def dealt(self, ways: int, takers: Iterable[tuple[int, int]]) -> int:
        """The ways after one more card, which goes to one of these holders with its weight."""
        steps, room = self.steps, self.room
        return sum([(ways & room[holder]) * weight << steps[holder] for holder, weight in takers])

    def finished(self, ways: int) -> int:
        """The number of ways that fill all hands."""
        return ways >> self.full & (1 << self.bits) - 1

    def joined(self, ways: int, holder: int, others: int) -> int:
        """The number of ways that fill all hands: ways, then a card for this holder, then other ways.

        With room for the card on one side, no carry can reach the slot that is read.
        """
        ways &= self.room[holder]
        rest = self.full - self.steps[holder]
        if self.bits % _WORD:
            return ways * others >> rest & (1 << self.bits) - 1
        last = rest // self.bits
        return sum(map(mul, self._apart(ways)[: last + 1], self._apart(others)[last::-1]))

    def _apart(self, ways: int) -> Sequence[int]:
        """The counts of all slots."""
        count = (self.full + self.bits) // _WORD
        words = unpack(f"<{count}Q", ways.to_bytes(count * _WORD // 8, "little"))
        if self.bits == _WORD:
            return words
        return [low | high << _WORD for low, high in zip(words[::2], words[1::2], strict=True)]


@lru_cache(maxsize=512)
def slots(free: tuple[int, ...], bits: int) -> Slots:
    """The layout for holders with these free places, and counts of at most `bits` bits."""
    roomiest = max(range(len(free)), key=free.__getitem__)
    count = prod(room + 1 for holder, room in enumerate(free) if holder != roomiest)
    if count >= _MANY and bits <= 2 * _WORD:
        bits = _WORD if bits <= _WORD else 2 * _WORD
    steps, room, step = [0] * len(free), [-1] * len(free), bits
    for holder, most in enumerate(free):
        if holder != roomiest and most:
            steps[holder] = step
            period = step * (most + 1)
            room[holder] = ((1 << step * most) - 1) * (((1 << count * bits) - 1) // ((1 << period) - 1))
            step = period
    return Slots(tuple(steps), tuple(room), bits, (count - 1) * bits)
