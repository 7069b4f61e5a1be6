"""How likely every answer and every card's holder is for a seat: shares of the deals that agree, each as likely."""

from __future__ import annotations

from itertools import product
from math import log2

import msgspec

from stopthief.deduction.house.deals import Deals, count, deals
from stopthief.deduction.house.deck import Deck, numbers_of
from stopthief.deduction.house.facts import Facts
from stopthief.deduction.house.narrow import Narrowed, narrowed

Three = tuple[int, int, int]
"""Three cards by their numbers: thing, room, hiding place."""


class Belief(msgspec.Struct, frozen=True):
    """What a seat may believe."""

    facts: Facts
    deals: Deals

    @property
    def deck(self) -> Deck:
        """The cards of the table."""
        return self.facts.deck

    def held(self, card: int, holder: int) -> float:
        """How likely a holder has a card."""
        return self.deals.held[card][holder] / self.deals.total

    def answer(self, card: int) -> float:
        """How likely a card is part of the answer."""
        return sum(self.deals.held[card][holder] for holder in self.deck.answers) / self.deals.total

    def suspects(self, kind: int) -> list[int]:
        """The cards of a kind that may be part of the answer."""
        holder = self.deck.answers[kind]
        return [card for card in numbers_of(self.deck.kinds[kind]) if self.deals.held[card][holder]]

    @property
    def bits(self) -> float:
        """How much is still to be learnt: of each kind's answer by itself, added up."""
        return sum(entropy([row[holder] for row in self.deals.held], self.deals.total) for holder in self.deck.answers)


def believed(facts: Facts) -> Belief:
    """What follows from the facts; there is always a deal that agrees with true ones."""
    return Belief(facts, deals(facts))


def entropy(counts: list[int], total: int) -> float:
    """How many bits it would take to tell which, where each is as likely as its share."""
    return sum(number * (log2(total) - log2(number)) for number in counts if number) / total


def trios(belief: Belief) -> dict[Three, int]:
    """The deals with each answer that is possible. Cards that nothing tells apart are counted once."""
    found = narrowed(belief.facts)
    if found is None:
        return {}
    base = Facts(belief.deck, tuple(a | b for a, b in zip(found.known, found.can, strict=True)), found.some)
    counts: dict[tuple[object, ...], int] = {}
    rows: dict[Three, int] = {}
    for three in product(*(belief.suspects(kind) for kind in range(len(belief.deck.kinds)))):
        alike = tuple(_likeness(found, card) for card in three)
        if alike not in counts:
            counts[alike] = count(_answered(base, three))
        if counts[alike]:
            thing, room, place = three
            rows[thing, room, place] = counts[alike]
    return rows


def deals_with(belief: Belief, three: Three) -> int:
    """How many deals have this answer."""
    return count(_answered(belief.facts, three))


def _answered(facts: Facts, three: tuple[int, ...]) -> Facts:
    for holder, card in zip(facts.deck.answers, three, strict=True):
        facts = facts.holds(holder, 1 << card)
    return facts


def _likeness(found: Narrowed, card: int) -> tuple[object, ...]:
    """Cards that may go to the same holders, and are named nowhere apart, are alike."""
    return (
        tuple(bits >> card & 1 for bits in found.can),
        tuple(bits >> card & 1 for bits in found.known),
        tuple(cards >> card & 1 for _, cards in found.some),
    )
