"""Exact counts of the deals consistent with constraints, in all and by the holder of each card."""

from __future__ import annotations

from types import MappingProxyType

import msgspec

from stopthief.deduction.house.constraints import Constraints
from stopthief.deduction.house.counting import Counting
from stopthief.deduction.house.deck import numbers_of
from stopthief.deduction.house.narrow import narrowed
from stopthief.deduction.house.order import Lean

EVEN: Lean = MappingProxyType({})
"""No weights: every deal counts the same."""


class Deals(msgspec.Struct, frozen=True):
    """The number of consistent deals, or their weight."""

    total: int
    held: tuple[tuple[int, ...], ...]
    """For each card and each holder, the number of them in which the holder has it."""


def count(constraints: Constraints, lean: Lean = EVEN) -> int:
    """The number of consistent deals."""
    found = narrowed(constraints)
    if found is None:
        return 0
    counting = Counting(found, lean)
    return counting.total() * counting.settled


def deals(constraints: Constraints, lean: Lean = EVEN) -> Deals:
    """The number of consistent deals, and where each card is in them."""
    found, holders = narrowed(constraints), len(constraints.can)
    held = [[0] * holders for _ in constraints.deck.cards]
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
