"""Constraints on the deal from one seat's observations: who may hold which card, and who has one of several.

Which of several cards a player chose to show depends on that player, so nothing is concluded from it.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from stopthief.deduction.house.deck import Deck, deck
from stopthief.house.rules.state import Asked, Phase, Public, View

Some = tuple[int, int]
"""A holder, and cards (as bits) of which it has at least one."""


class Constraints(msgspec.Struct, frozen=True):
    """Constraints on a deal. All deals were equally likely before, so the consistent ones still are."""

    deck: Deck
    can: tuple[int, ...]
    """For each holder the cards (as bits) that it may have."""
    some: tuple[Some, ...] = ()
    """Holders that have at least one of several cards."""

    def holds(self, holder: int, cards: int) -> Constraints:
        """Add that a holder has all of these cards."""
        can = tuple(bits if one == holder else bits & ~cards for one, bits in enumerate(self.can))
        # A contradiction leaves every holder without cards, so that no deal is consistent.
        return Constraints(self.deck, can if self.can[holder] & cards == cards else (0,) * len(can), self.some)

    def lacks(self, holder: int, cards: int) -> Constraints:
        """Add that a holder has none of these cards."""
        can = (*self.can[:holder], self.can[holder] & ~cards, *self.can[holder + 1 :])
        return Constraints(self.deck, can, self.some)

    def has_one(self, holder: int, cards: int) -> Constraints:
        """Add that a holder has at least one of these cards."""
        return Constraints(self.deck, self.can, (*self.some, (holder, cards)))


def nothing_known(cards: Deck) -> Constraints:
    """The constraints before any observation: a hand may hold any card, an answer any card of its kind."""
    everything = (1 << len(cards.cards)) - 1
    return Constraints(cards, (everything,) * (cards.players + 1) + cards.kinds)


def constraints(view: View, cards: Deck | None = None) -> Constraints:
    """The constraints from a seat's observations; for a spectator, from common knowledge."""
    public = view.public
    known = nothing_known(deck(public.setup) if cards is None else cards)
    cards = known.deck
    if view.seat is not None:
        known = known.holds(view.seat, cards.bits(view.hand))
    known = known.holds(cards.table, cards.bits(public.open))
    for seen in view.seen:
        known = known.holds(seen.seat, cards.bits([seen.card]))
    for asked in heard(public):
        known = learnt(known, asked)
    return known


def heard(public: Public) -> tuple[Asked, ...]:
    """All guesses, with their outcomes as far as they are known."""
    guesses = public.every_guess
    if public.phase is Phase.SHOW and public.chooser is not None:
        # F8: a player who has to show a card has one.
        return (*guesses[:-1], replace(guesses[-1], showed=public.chooser, outcome="shown"))
    return guesses


def learnt(known: Constraints, asked: Asked) -> Constraints:
    """Add a guess and its public outcome."""
    cards = known.deck
    three = cards.bits(asked.guess.cards)
    for seat in asked.could_not:
        known = known.lacks(seat, three)
    match asked.outcome:
        case "shown" if asked.showed is not None:
            return known.has_one(asked.showed, three)
        case "own":
            return known.has_one(asked.seat, three)
        case "right":
            for holder, card in zip(cards.answers, asked.guess.cards, strict=True):
                known = known.holds(holder, cards.bits([card]))
            return known
        case _:
            return known
