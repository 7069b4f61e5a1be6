"""The cards of a table as bits, and their holders: the hands, the open cards, and one holder for each kind's answer.

Seats keep their numbers; after them come the table and the answers in the order of the kinds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

import msgspec

from stopthief.house.box.cards import KINDS
from stopthief.house.box.setup import Setup, hand_size
from stopthief.house.rules.events import Trio

Three = tuple[int, int, int]
"""The numbers of three cards: thing, room, hiding place."""


class Deck(msgspec.Struct, frozen=True, dict=True):
    """A bit for every card, in the order of the pack; a number and a size for every holder."""

    cards: tuple[str, ...]
    """By number: things, rooms, hiding places."""
    kinds: tuple[int, ...]
    """The cards of each kind, as bits."""
    sizes: tuple[int, ...]
    """The number of cards of each holder: the seats, the table, the three answers."""

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each card."""
        return {card: number for number, card in enumerate(self.cards)}

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.sizes) - 1 - len(self.kinds)

    @property
    def table(self) -> int:
        """The holder of the cards that lie face up."""
        return self.players

    @property
    def answers(self) -> range:
        """The holders of the answer, in the order of the kinds."""
        return range(self.players + 1, len(self.sizes))

    def bits(self, cards: Iterable[str]) -> int:
        """Cards as bits."""
        return sum(1 << self.numbers[card] for card in cards)

    def names(self, bits: int) -> Iterator[str]:
        """The cards of some bits, in the order of the pack."""
        return (self.cards[number] for number in numbers_of(bits))

    def trio(self, three: Three) -> Trio:
        """Three cards by their names."""
        thing, room, place = three
        return Trio(self.cards[thing], self.cards[room], self.cards[place])

    def three(self, trio: Trio) -> Three:
        """Three cards by their numbers."""
        return self.numbers[trio.thing], self.numbers[trio.room], self.numbers[trio.place]


def numbers_of(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set, the lowest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def deck(setup: Setup) -> Deck:
    """The cards of a table."""
    pack, players, each = setup.pack, len(setup.players), hand_size(setup)
    cards = tuple(pack.cards)
    kinds = tuple(sum(1 << n for n, card in enumerate(cards) if pack.kinds[card] == kind) for kind in KINDS)
    left = len(cards) - len(KINDS) - players * each
    return Deck(cards, kinds, (each,) * players + (left,) + (1,) * len(KINDS))
