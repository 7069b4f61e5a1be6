"""How likely every answer and every card's holder is for a seat: shares of the deals that agree, each as likely."""

from __future__ import annotations

from itertools import product
from math import log2

import msgspec

from stopthief.deduction.house.deals import EVEN, Deals, count, deals
from stopthief.deduction.house.deck import Deck, Three, numbers_of
from stopthief.deduction.house.facts import Facts
from stopthief.deduction.house.narrow import Narrowed, narrowed
from stopthief.deduction.house.order import Lean

DIGITS = 4
"""As many as people are told of a likelihood."""


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


def believed(facts: Facts, lean: Lean = EVEN) -> Belief:
    """What follows from the facts; there is always a deal that agrees with true ones."""
    return Belief(facts, deals(facts, lean))


def short(chance: float) -> float:
    """A likelihood as people are told it: nothing is called certain or impossible that is not."""
    return chance if chance in (0, 1) else min(max(round(chance, DIGITS), 10**-DIGITS), 1 - 10**-DIGITS)


def entropy(counts: list[int], total: int) -> float:
    """How many bits it would take to tell which, where each is as likely as its share."""
    return sum(number * (log2(total) - log2(number)) for number in counts if number) / total


def trios(facts: Facts, lean: Lean = EVEN) -> dict[Three, int]:
    """The deals with each answer that is possible. Cards that nothing tells apart are counted once."""
    found = narrowed(facts)
    if found is None:
        return {}
    base = Facts(facts.deck, tuple(a | b for a, b in zip(found.known, found.can, strict=True)), found.some)
    counts: dict[tuple[object, ...], int] = {}
    rows: dict[Three, int] = {}
    things, rooms, places = ([*numbers_of(base.can[holder])] for holder in facts.deck.answers)
    likeness = {card: (_likeness(found, card), lean.get(card)) for card in (*things, *rooms, *places)}
    for three in product(things, rooms, places):
        alike = tuple(likeness[card] for card in three)
        if alike not in counts:
            counts[alike] = count(answered(base, three), lean)
        if counts[alike]:
            rows[three] = counts[alike]
    return rows


def answered(facts: Facts, three: Three) -> Facts:
    """It is learnt that this is the answer."""
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
