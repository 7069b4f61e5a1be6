"""What a guess is worth: winning at once, what the asker learns by it, and what it tells the others for nothing.

Everything counts in games won. The more people play, the more of what is learnt is learnt by all, and the less it is
worth to learn first: then it is winning at once that counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec

from stopthief.bots.house.outlook import Cards, Prospect, all_left, asker_left, shows
from stopthief.deduction.house.deck import Deck, Three, numbers_of

MOST_BITS = 4.0
"""More than a guess ever tells."""


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in games won."""

    bit: float
    """A bit that the asker learns."""
    told: float
    """A bit that all others learn, as a part of that."""


class Worth:
    """Guesses compared, for one moment of one seat."""

    def __init__(self, deck: Deck, own: Cards, common: Cards, weights: Weights) -> None:
        self.deck = deck
        self.own = own
        self.common = common
        self.weights = weights
        # F10: who wins now no longer shares the game with the others.
        self.prize = 1 - 1 / deck.players
        self.known: dict[Three, float] = {}
        first: dict[tuple[Prospect, Prospect], int] = {}
        self.like = [first.setdefault(pair, card) for card, pair in enumerate(zip(self.own, self.common, strict=True))]

    def best(self, rooms: Sequence[int], win: dict[Three, float]) -> tuple[float, list[Three]]:
        """The most that a guess with one of these rooms is worth, and all that are worth it."""
        things, _, places = (tuple(numbers_of(bits)) for bits in self.deck.kinds)
        guesses = [*product(things, rooms, places)]
        # What is too unlikely to be right cannot make up for it by what it tells.
        least = max(win.get(three, 0.0) for three in guesses) - self.weights.bit * MOST_BITS / self.prize
        worth = {three: self.of(three, chance) for three in guesses if (chance := win.get(three, 0.0)) >= least}
        most = max(worth.values())
        return most, [three for three, one in worth.items() if one == most]

    def of(self, three: Three, win: float) -> float:
        """What a guess is worth that is right with this likelihood."""
        like, (thing, room, place) = self.like, three
        alike = like[thing], like[room], like[place]
        if alike not in self.known:  # what looks the same to all is worth the same
            self.known[alike] = self._learning([self.own[one] for one in alike], [self.common[one] for one in alike])
        return round(win * self.prize + self.known[alike], 6)

    def _learning(self, own: list[Prospect], common: list[Prospect]) -> float:
        before, before_all = (sum(card.bits[0] for card in cards) for cards in (own, common))
        learnt = told = 0.0
        for place, chance in enumerate(shows(own)):
            if chance > 0:
                learnt += chance * (before - asker_left(own, place))
                told += chance * (before_all - all_left(common, place))
        return self.weights.bit * (learnt - self.weights.told * told)
