"""What a guess is worth: winning at once, what the asker learns by it, and what it tells the others for nothing.

Everything counts in games won. A bit more than the others is a small lead in a race that somebody wins soon.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec

from stopthief.bots.house.outlook import Cards, Prospect, all_learn, asker_learns, chances, of_belief, of_sheet
from stopthief.bots.house.rivals import Sheet
from stopthief.deduction.house.belief import Belief
from stopthief.deduction.house.deck import Three, numbers_of

Pair = tuple[Prospect, Prospect]
"""A card as the asker sees it, and as all see it."""


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in games won."""

    bit: float = 0.1
    """A bit that the asker learns."""
    told: float = 0.6
    """A bit that all others learn, as a part of that."""


class Worth:
    """Guesses compared, for one moment of one seat."""

    def __init__(self, belief: Belief, sheet: Sheet, seat: int, weights: Weights) -> None:
        self.belief = belief
        self.players = belief.deck.players
        self.own: Cards = of_belief(belief, seat)
        self.common: Cards = of_sheet(sheet, belief.deck, seat)
        self.weights = weights
        self.known: dict[Three, float] = {}
        """By the likeness of the three cards: guesses that look the same to all are worth the same."""
        pairs = [*zip(self.own, self.common, strict=True)]
        first: dict[Pair, int] = {}
        self.like = [first.setdefault(pair, card) for card, pair in enumerate(pairs)]

    def best(self, rooms: Sequence[int], win: dict[Three, float]) -> list[tuple[float, Three]]:
        """All guesses with these rooms and what they are worth, the best first."""
        things, _, places = (tuple(numbers_of(bits)) for bits in self.belief.deck.kinds)
        found = [(self.of(three, win.get(three, 0.0)), three) for three in product(things, rooms, places)]
        found.sort(key=lambda one: (-one[0], one[1]))
        return found

    def of(self, three: Three, win: float) -> float:
        """What a guess is worth that is right with this likelihood."""
        like, (thing, room, place) = self.like, three
        alike = like[thing], like[room], like[place]
        if alike not in self.known:
            self.known[alike] = self._value(*(tuple(cards[one] for one in alike) for cards in (self.own, self.common)))
        # F10: who wins now no longer shares the game with the others.
        return win * (1 - 1 / self.players) + self.known[alike]

    def _value(self, own: tuple[Prospect, ...], common: tuple[Prospect, ...]) -> float:
        before = sum(card.bits(card.answer) for card in own)
        before_all = sum(card.bits(card.answer) for card in common)
        learnt = told = 0.0
        for place, chance in enumerate(chances(own).shows):
            if chance > 0:
                learnt += chance * (before - asker_learns(own, place))
                told += chance * (before_all - all_learn(common, place))
        return self.weights.bit * (learnt - self.weights.told * told)
