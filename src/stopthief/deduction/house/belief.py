"""The belief of a seat: the share of consistent deals with each answer and each holder of a card."""

from __future__ import annotations

from itertools import product
from math import log2

import msgspec

from stopthief.deduction.house.constraints import Constraints
from stopthief.deduction.house.deals import EVEN, Deals, count, deals
from stopthief.deduction.house.deck import Deck, Three, numbers_of
from stopthief.deduction.house.narrow import Narrowed, narrowed
from stopthief.deduction.house.order import Lean

DIGITS = 4
"""The decimals of a probability that people are shown."""


class Belief(msgspec.Struct, frozen=True):
    """The consistent deals, and the probabilities that follow."""

    constraints: Constraints
    deals: Deals

    @property
    def deck(self) -> Deck:
        """The cards of the table."""
        return self.constraints.deck

    def held(self, card: int, holder: int) -> float:
        """The probability that a holder has a card."""
        return self.deals.held[card][holder] / self.deals.total

    def answer(self, card: int) -> float:
        """The probability that a card is part of the answer."""
        return sum(self.deals.held[card][holder] for holder in self.deck.answers) / self.deals.total

    def suspects(self, kind: int) -> list[int]:
        """The cards of a kind that may be part of the answer."""
        holder = self.deck.answers[kind]
        return [card for card in numbers_of(self.deck.kinds[kind]) if self.deals.held[card][holder]]

    @property
    def bits(self) -> float:
        """The sum of the entropies of each kind's answer."""
        return sum(entropy([row[holder] for row in self.deals.held], self.deals.total) for holder in self.deck.answers)


def believed(constraints: Constraints, lean: Lean = EVEN) -> Belief:
    """The belief that follows from constraints. At least one deal has to be consistent with them."""
    return Belief(constraints, deals(constraints, lean))


def short(chance: float) -> float:
    """A probability rounded for people, never to 0 or 1."""
    return chance if chance in (0, 1) else min(max(round(chance, DIGITS), 10**-DIGITS), 1 - 10**-DIGITS)


def entropy(counts: list[int], total: int) -> float:
    """The entropy of a distribution given by counts, in bits."""
    return sum(number * (log2(total) - log2(number)) for number in counts if number) / total


def trios(constraints: Constraints, lean: Lean = EVEN) -> dict[Three, int]:
    """The number of deals with each possible answer. Interchangeable cards are counted once."""
    found = narrowed(constraints)
    if found is None:
        return {}
    base = Constraints(constraints.deck, tuple(a | b for a, b in zip(found.known, found.can, strict=True)), found.some)
    counts: dict[tuple[object, ...], int] = {}
    rows: dict[Three, int] = {}
    things, rooms, places = ([*numbers_of(base.can[holder])] for holder in constraints.deck.answers)
    likeness = {card: (_likeness(found, card), lean.get(card)) for card in (*things, *rooms, *places)}
    for three in product(things, rooms, places):
        alike = tuple(likeness[card] for card in three)
        if alike not in counts:
            counts[alike] = count(answered(base, three), lean)
        if counts[alike]:
            rows[three] = counts[alike]
    return rows


def answered(constraints: Constraints, three: Three) -> Constraints:
    """Add that this is the answer."""
    for holder, card in zip(constraints.deck.answers, three, strict=True):
        constraints = constraints.holds(holder, 1 << card)
    return constraints


def _likeness(found: Narrowed, card: int) -> tuple[object, ...]:
    """The key of a card; cards with equal keys are interchangeable."""
    return (
        tuple(bits >> card & 1 for bits in found.can),
        tuple(bits >> card & 1 for bits in found.known),
        tuple(cards >> card & 1 for _, cards in found.some),
    )
