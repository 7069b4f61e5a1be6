"""In which order cards are dealt when deals are counted, and to whom each may go."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stopthief.deduction.house.deck import numbers_of
from stopthief.deduction.house.facts import Some
from stopthief.deduction.house.narrow import Narrowed

Lean = Mapping[int, tuple[int, ...]]
"""For some cards how much each holder weighs, as whole numbers: a deal weighs what its cards weigh where they are.

Nothing leans by the rules: every deal was as likely. It is for those who also read how others play.
"""
Takers = tuple[tuple[int, int], ...]
"""Who may get a card, each with what that weighs."""


class Step(msgspec.Struct):
    """A card that is dealt by itself."""

    card: int
    takers: Takers
    fulfils: dict[int, int]
    """What is fulfilled when a holder gets it."""
    due: int = 0
    """What must be fulfilled by now, because no card is left for it."""


def takers(found: Narrowed, lean: Lean) -> dict[int, Takers]:
    """Who may get each card that is not settled."""
    union = 0
    for bits in found.can:
        union |= bits
    return {card: _takers(found, card, lean.get(card)) for card in numbers_of(union)}


def _takers(found: Narrowed, card: int, weights: tuple[int, ...] | None) -> Takers:
    holders = (holder for holder, bits in enumerate(found.can) if bits >> card & 1)
    return tuple((holder, 1 if weights is None else weights[holder]) for holder in holders)


def settled_weight(found: Narrowed, lean: Lean) -> int:
    """What the cards weigh that are settled."""
    weight = 1
    for card, weights in lean.items():
        for holder, bits in enumerate(found.known):
            if bits >> card & 1:
                weight *= weights[holder]
    return weight


def one_by_one(some: tuple[Some, ...], where: dict[int, Takers]) -> list[Step]:
    """The cards of which somebody has one, so ordered that little is owed at any time."""
    steps: list[Step] = []
    waiting = dict(enumerate(some))
    placed = 0
    while waiting:
        number = min(waiting, key=lambda one: (*_left(waiting[one][1], placed), one))
        for card in numbers_of(waiting[number][1] & ~placed):
            placed |= 1 << card
            closed = [one for one, (_, cards) in waiting.items() if not cards & ~placed]
            due = sum(1 << one for one in closed)
            steps.append(Step(card, where[card], _fulfilled(some, card), due))
            for one in closed:
                del waiting[one]
    return steps


def _left(cards: int, placed: int) -> tuple[int, int]:
    """First what needs the fewest cards more; of those, what has been begun most."""
    return (cards & ~placed).bit_count(), -(cards & placed).bit_count()


def _fulfilled(some: tuple[Some, ...], card: int) -> dict[int, int]:
    fulfils: dict[int, int] = {}
    for one, (holder, cards) in enumerate(some):
        if cards >> card & 1:
            fulfils[holder] = fulfils.get(holder, 0) | 1 << one
    return fulfils
