"""How many deals agree with what is known, exactly, and how many of them give each card to each holder."""

from __future__ import annotations

from types import MappingProxyType

import msgspec

from stopthief.deduction.house.counting import Counting
from stopthief.deduction.house.deck import numbers_of
from stopthief.deduction.house.facts import Facts
from stopthief.deduction.house.narrow import narrowed
from stopthief.deduction.house.order import Lean

EVEN: Lean = MappingProxyType({})
"""Every deal weighs the same."""


class Deals(msgspec.Struct, frozen=True):
    """How many deals agree; where they do not all weigh the same, how much they weigh."""

    total: int
    held: tuple[tuple[int, ...], ...]
    """For each card and each holder, in how many of them it has it."""


def count(facts: Facts, lean: Lean = EVEN) -> int:
    """How many deals agree with the facts."""
    found = narrowed(facts)
    if found is None:
        return 0
    counting = Counting(found, lean)
    return counting.total() * counting.settled


def deals(facts: Facts, lean: Lean = EVEN) -> Deals:
    """How many deals agree with the facts, and where each card is in them."""
    found, holders = narrowed(facts), len(facts.can)
    held = [[0] * holders for _ in facts.deck.cards]
    counting = None if found is None else Counting(found, lean)
    total = 0 if counting is None else counting.total()
    if found is None or counting is None or not total:
        return Deals(0, tuple(map(tuple, held)))
    whole = total * counting.settled
    for holder, bits in enumerate(found.known):
        for card in numbers_of(bits):
            held[card][holder] = whole
    for card, shares in counting.shares(total).items():
        for holder, share in shares.items():
            held[card][holder] = share * counting.settled
    return Deals(whole, tuple(map(tuple, held)))
