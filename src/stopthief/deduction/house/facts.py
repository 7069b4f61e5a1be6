"""What one seat's observations say of the deal, and nothing else: who may hold which card, and who holds one of some.

Which of several cards somebody chose to show depends on how that person plays; nothing is concluded from it.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from stopthief.deduction.house.deck import Deck, deck
from stopthief.house.rules.state import Asked, Phase, Public, View

Some = tuple[int, int]
"""A holder, and cards as bits of which that holder has at least one."""


class Facts(msgspec.Struct, frozen=True):
    """What is true of a deal. All deals were equally likely before, so those that agree with it still are."""

    deck: Deck
    can: tuple[int, ...]
    """For each holder the cards, as bits, that it may have."""
    some: tuple[Some, ...] = ()
    """Who has one of which cards, where it is not known which."""

    def holds(self, holder: int, cards: int) -> Facts:
        """It is learnt that a holder has all of these."""
        can = tuple(bits if one == holder else bits & ~cards for one, bits in enumerate(self.can))
        # A holder that may not have them after all has nothing: no deal agrees.
        return Facts(self.deck, can if self.can[holder] & cards == cards else (0,) * len(can), self.some)

    def lacks(self, holder: int, cards: int) -> Facts:
        """It is learnt that a holder has none of these."""
        can = (*self.can[:holder], self.can[holder] & ~cards, *self.can[holder + 1 :])
        return Facts(self.deck, can, self.some)

    def has_one(self, holder: int, cards: int) -> Facts:
        """It is learnt that a holder has at least one of these."""
        return Facts(self.deck, self.can, (*self.some, (holder, cards)))


def nothing_known(cards: Deck) -> Facts:
    """Before anything is seen: any hand may hold any card, an answer any card of its kind."""
    everything = (1 << len(cards.cards)) - 1
    return Facts(cards, (everything,) * (cards.players + 1) + cards.kinds)


def facts(view: View, cards: Deck | None = None) -> Facts:
    """All that follows from what a seat has perceived; of a spectator, what everybody knows."""
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
    """All guesses, and what came of them as far as it is known."""
    guesses = public.every_guess
    if public.phase is Phase.SHOW and public.chooser is not None:
        # F8: whoever has to show can.
        return (*guesses[:-1], replace(guesses[-1], showed=public.chooser, outcome="shown"))
    return guesses


def learnt(known: Facts, asked: Asked) -> Facts:
    """A guess, and what came of it as everyone saw."""
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
