"""The order in which cards are dealt for counting, and the possible holders of each."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stopthief.deduction.house.constraints import Some
from stopthief.deduction.house.deck import numbers_of
from stopthief.deduction.house.narrow import Narrowed

Lean = Mapping[int, tuple[int, ...]]
"""For some cards the weight of each holder, as integers. The weight of a deal is the product over its cards.

By the rules all deals are equally likely; weights are for bots that read the others' guesses.
"""
Takers = tuple[tuple[int, int], ...]
"""The possible holders of a card, each with its weight."""


class DealStep(msgspec.Struct):
    """A card that is dealt by itself."""

    card: int
    takers: Takers
    fulfils: dict[int, int]
    """The "has one of these" that each holder fulfils by getting it, as bits."""
    due: int = 0
    """Those that have to be fulfilled by now, since none of their cards are left."""


def takers(found: Narrowed, lean: Lean) -> dict[int, Takers]:
    """The possible holders of each open card."""
    union = 0
    for bits in found.can:
        union |= bits
    return {card: _takers(found, card, lean.get(card)) for card in numbers_of(union)}


def _takers(found: Narrowed, card: int, weights: tuple[int, ...] | None) -> Takers:
    holders = (holder for holder, bits in enumerate(found.can) if bits >> card & 1)
    return tuple((holder, 1 if weights is None else weights[holder]) for holder in holders)


def settled_weight(found: Narrowed, lean: Lean) -> int:
    """The weight of the settled cards."""
    weight = 1
    for card, weights in lean.items():
        for holder, bits in enumerate(found.known):
            if bits >> card & 1:
                weight *= weights[holder]
    return weight


def one_by_one(some: tuple[Some, ...], where: dict[int, Takers]) -> list[DealStep]:
    """The cards named in an open "has one of these", ordered to keep few of those open at a time."""
    steps: list[DealStep] = []
    waiting = dict(enumerate(some))
    placed = 0
    while waiting:
        number = min(waiting, key=lambda one: (*_left(waiting[one][1], placed), one))
        for card in numbers_of(waiting[number][1] & ~placed):
            placed |= 1 << card
            closed = [one for one, (_, cards) in waiting.items() if not cards & ~placed]
            due = sum(1 << one for one in closed)
            steps.append(DealStep(card, where[card], _fulfilled(some, card), due))
            for one in closed:
                del waiting[one]
    return steps


def _left(cards: int, placed: int) -> tuple[int, int]:
    """The sort key: fewest cards left first, then most cards placed."""
    return (cards & ~placed).bit_count(), -(cards & placed).bit_count()


def _fulfilled(some: tuple[Some, ...], card: int) -> dict[int, int]:
    fulfils: dict[int, int] = {}
    for one, (holder, cards) in enumerate(some):
        if cards >> card & 1:
            fulfils[holder] = fulfils.get(holder, 0) | 1 << one
    return fulfils
