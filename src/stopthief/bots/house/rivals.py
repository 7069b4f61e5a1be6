"""An approximate belief from common knowledge, each card by itself: a model of the rivals' knowledge.

Counting exactly what a spectator cannot rule out takes seconds at a full table; this takes milliseconds.
"""

from __future__ import annotations

from stopthief.deduction.house.constraints import Constraints, constraints
from stopthief.deduction.house.deck import Deck, numbers_of
from stopthief.deduction.house.narrow import Narrowed, narrowed
from stopthief.house.rules.state import Seen, View

ROUNDS = 8
"""The number of scaling rounds; the shares hardly change after that."""

Sheet = list[list[float]]
"""For each card the probability that each holder has it."""


def suspected(view: View, deck: Deck, shown: tuple[Seen, ...] = ()) -> Sheet:
    """The belief of everyone, or of a player to whom this seat has shown some cards."""
    known = constraints(View(None, view.public), deck)
    for seen in shown:
        if view.seat is not None:
            known = known.holds(view.seat, deck.bits([seen.card]))
    return roughly(known)


def roughly(known: Constraints) -> Sheet:
    """The approximate belief that follows from some constraints."""
    found = narrowed(known)
    if found is None:
        raise AssertionError("what was seen is true")
    return _with_some(_evened(found, known.deck), found)


def _evened(found: Narrowed, deck: Deck) -> Sheet:
    """Shares that add up to one for each card and to its free places for each holder, by iterative scaling."""
    everyone = range(len(deck.sizes))
    sheet = [[float(found.known[one] >> card & 1) for one in everyone] for card in range(len(deck.cards))]
    loose = {card: [one for one in everyone if found.can[one] >> card & 1] for card in range(len(deck.cards))}
    loose = {card: holders for card, holders in loose.items() if holders}
    for card, holders in loose.items():
        for one in holders:
            sheet[card][one] = 1 / len(holders)
    columns = {one: [*numbers_of(found.can[one])] for one in everyone if found.free[one]}
    for _ in range(ROUNDS):
        for one, cards in columns.items():
            factor = found.free[one] / sum([sheet[card][one] for card in cards])
            for card in cards:
                sheet[card][one] *= factor
        for card in loose:
            whole = sum(sheet[card])
            sheet[card] = [share / whole for share in sheet[card]]
    return sheet


def _with_some(sheet: Sheet, found: Narrowed) -> Sheet:
    """The shares after taking in that some holders have at least one of several cards."""
    for holder, cards in found.some:
        numbers = [*numbers_of(cards)]
        none = 1.0
        for card in numbers:
            none *= 1 - sheet[card][holder]
        for card in numbers:
            before = sheet[card][holder]
            after = min(1.0, before / (1 - none))
            scale = (1 - after) / (1 - before) if before < 1 else 0.0
            sheet[card] = [after if one == holder else share * scale for one, share in enumerate(sheet[card])]
    return sheet
