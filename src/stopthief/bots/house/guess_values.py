"""The value of a guess: the chance to win at once, what the asker learns, and what the others learn.

The unit is games won. The more people play, the more everybody learns from each guess, so learning first is worth less
and winning at once counts more.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec

from stopthief.bots.house.card_odds import CardOdds, all_left, asker_left, shows
from stopthief.deduction.house.deck import Deck, Three, numbers_of

MOST_BITS = 4.0
"""An upper bound on the bits that a guess tells."""


class GuessWeights(msgspec.Struct, frozen=True):
    """Values in games won."""

    bit: float
    """The value of a bit that the asker learns."""
    told: float
    """The cost of a bit that all others learn, as a share of that."""


class GuessValues:
    """Values guesses for one seat at one turn."""

    def __init__(self, deck: Deck, own: list[CardOdds], common: list[CardOdds], weights: GuessWeights) -> None:
        self.deck = deck
        self.own = own
        self.common = common
        self.weights = weights
        # F10: the value of winning now, over an equal share of the game.
        self.prize = 1 - 1 / deck.players
        self.known: dict[Three, float] = {}
        first: dict[tuple[CardOdds, CardOdds], int] = {}
        self.like = [first.setdefault(pair, card) for card, pair in enumerate(zip(self.own, self.common, strict=True))]

    def best(self, rooms: Sequence[int], win: dict[Three, float]) -> tuple[float, list[Three]]:
        """The highest value of a guess with one of these rooms, and all guesses that have it."""
        things, _, places = (tuple(numbers_of(bits)) for bits in self.deck.kinds)
        guesses = [*product(things, rooms, places)]
        # A guess that is too unlikely to be right cannot make up for it by what it tells.
        least = max(win.get(three, 0.0) for three in guesses) - self.weights.bit * MOST_BITS / self.prize
        worth = {three: self.of(three, chance) for three in guesses if (chance := win.get(three, 0.0)) >= least}
        most = max(worth.values())
        return most, [three for three, one in worth.items() if one == most]

    def of(self, three: Three, win: float) -> float:
        """The value of a guess that is right with this probability."""
        like, (thing, room, place) = self.like, three
        alike = like[thing], like[room], like[place]
        if alike not in self.known:  # guesses with equal odds have equal values
            self.known[alike] = self._learning([self.own[one] for one in alike], [self.common[one] for one in alike])
        return round(win * self.prize + self.known[alike], 6)

    def _learning(self, own: list[CardOdds], common: list[CardOdds]) -> float:
        before, before_all = (sum(card.bits[0] for card in cards) for cards in (own, common))
        learnt = told = 0.0
        for place, chance in enumerate(shows(own)):
            if chance > 0:
                learnt += chance * (before - asker_left(own, place))
                told += chance * (before_all - all_left(common, place))
        return self.weights.bit * (learnt - self.weights.told * told)
