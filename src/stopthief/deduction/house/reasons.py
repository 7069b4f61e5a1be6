"""The reason why a card can or cannot be part of the answer, as a value that clients put into words.

A proof contains no guess that it could do without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from stopthief.deduction.house.belief import Belief, believed, short
from stopthief.deduction.house.constraints import Constraints, constraints, heard
from stopthief.deduction.house.deals import count
from stopthief.deduction.house.deck import Deck
from stopthief.house.rules.events import Trio
from stopthief.house.rules.state import Asked, Phase, View

Conclusion = Literal["own", "open", "seen", "held", "excluded", "answer", "possible"]
"""In the own hand, face up, shown to the seat; held by a certain player, by some player, by none; still open."""


class GuessEvidence(msgspec.Struct, frozen=True):
    """A guess that tells something about a card."""

    turn: int
    seat: int
    """The asker."""
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
    kind: Conclusion
    chance: float
    """The probability that it is part of the answer."""
    seat: int | None = None
    """Its holder, where that is certain."""
    clues: tuple[GuessEvidence, ...] = ()
    """The guesses that prove it together; for a card that is still possible, those that named it."""


def reason(view: View, deck: Deck, card: str) -> Why:
    """The reason for one card and one seat."""
    belief = believed(constraints(view, deck))
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


def _conclusion(
    belief: Belief, card: int
) -> tuple[Conclusion, int | None, Callable[[Constraints], Constraints] | None]:
    """The conclusion about a card, its holder, and the constraint that would contradict it."""
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


def _proof(view: View, deck: Deck, excluded: Callable[[Constraints], Constraints]) -> list[Asked]:
    """A minimal set of guesses that proves the conclusion; the oldest are dropped first."""
    kept = [*heard(view.public)]
    for asked in [*kept]:
        fewer = [one for one in kept if one is not asked]
        if not count(excluded(constraints(_with(view, fewer), deck))):
            kept = fewer
    return kept


def _with(view: View, guesses: list[Asked]) -> View:
    """The view of the seat if it had heard only these guesses."""
    turns = {asked.turn for asked in guesses}
    public = replace(view.public, phase=Phase.MOVE, chooser=None, asked=None, guesses=tuple(guesses))
    return replace(view, public=public, seen=tuple(seen for seen in view.seen if seen.turn in turns))


def _clues(view: View, guesses: Iterable[Asked]) -> tuple[GuessEvidence, ...]:
    shown = {seen.turn: seen.card for seen in view.seen}
    return tuple(
        GuessEvidence(one.turn, one.seat, one.guess, one.could_not, one.showed, shown.get(one.turn)) for one in guesses
    )
