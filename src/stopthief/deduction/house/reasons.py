"""Why a card can or cannot be part of the answer, in terms of what a seat has perceived: values, to be put in words.

A proof names no guess that it could do without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from stopthief.deduction.house.belief import Belief, believed, short
from stopthief.deduction.house.deals import count
from stopthief.deduction.house.deck import Deck
from stopthief.deduction.house.facts import Facts, facts, heard
from stopthief.house.rules.events import Trio
from stopthief.house.rules.state import Asked, Phase, View

Kind = Literal["own", "open", "seen", "held", "excluded", "answer", "possible"]
"""In one's hand, face up, shown to one; concluded who holds it, that somebody does, or that nobody does; still open."""


class Clue(msgspec.Struct, frozen=True):
    """A guess that says something of a card."""

    turn: int
    seat: int
    """Who asked."""
    guess: Trio
    could_not: tuple[int, ...]
    """The seats that hold none of the three."""
    showed: int | None
    """The seat that showed a card."""
    seen: str | None
    """The card that was shown, if it was shown to this seat."""


class Why(msgspec.Struct, frozen=True):
    """Why a card can or cannot be part of the answer."""

    card: str
    kind: Kind
    chance: float
    """How likely it is part of the answer."""
    seat: int | None = None
    """Who holds it, where that is certain."""
    clues: tuple[Clue, ...] = ()
    """The guesses that prove it together; of a card that is still possible, those that named it."""


def reason(view: View, deck: Deck, card: str) -> Why:
    """Why a card of the deck can or cannot be part of the answer for a seat."""
    belief = believed(facts(view, deck))
    chance = short(belief.answer(deck.numbers[card]))
    if card in view.hand:
        return Why(card, "own", chance, view.seat)
    if card in view.public.open:
        return Why(card, "open", chance)
    for seen in view.seen:
        if seen.card == card:
            shown = (asked for asked in heard(view.public) if asked.turn == seen.turn)
            return Why(card, "seen", chance, seen.seat, _clues(view, shown))
    kind, seat, excluded = _conclusion(belief, deck.numbers[card])
    if excluded is None:
        return Why(
            card, kind, chance, seat, _clues(view, (one for one in heard(view.public) if card in one.guess.cards))
        )
    return Why(card, kind, chance, seat, _clues(view, _proof(view, deck, excluded)))


def _conclusion(belief: Belief, card: int) -> tuple[Kind, int | None, Callable[[Facts], Facts] | None]:
    """What is certain of a card, by whom it is held, and what would have to be true if it were not so."""
    deck, bit = belief.deck, 1 << card
    answer = next(holder for kind, holder in zip(deck.kinds, deck.answers, strict=True) if kind & bit)
    row, total = belief.deals.held[card], belief.deals.total
    if row[answer] == total:
        return "answer", None, lambda known: known.lacks(answer, bit)
    if row[answer]:
        return "possible", None, None
    holder = next((seat for seat in range(deck.players) if row[seat] == total), None)
    if holder is None:
        return "excluded", None, lambda known: known.holds(answer, bit)
    return "held", holder, lambda known: known.lacks(holder, bit)


def _proof(view: View, deck: Deck, excluded: Callable[[Facts], Facts]) -> list[Asked]:
    """Guesses without any one of which it would not be certain: the oldest are tried first."""
    kept = [*heard(view.public)]
    for asked in [*kept]:
        fewer = [one for one in kept if one is not asked]
        if not count(excluded(facts(_with(view, fewer), deck))):
            kept = fewer
    return kept


def _with(view: View, guesses: list[Asked]) -> View:
    """The view of somebody who has heard no more than these."""
    turns = {asked.turn for asked in guesses}
    public = replace(view.public, phase=Phase.MOVE, chooser=None, asked=None, guesses=tuple(guesses))
    return replace(view, public=public, seen=tuple(seen for seen in view.seen if seen.turn in turns))


def _clues(view: View, guesses: Iterable[Asked]) -> tuple[Clue, ...]:
    shown = {seen.turn: seen.card for seen in view.seen}
    return tuple(Clue(one.turn, one.seat, one.guess, one.could_not, one.showed, shown.get(one.turn)) for one in guesses)
