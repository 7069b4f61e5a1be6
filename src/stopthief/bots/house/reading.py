"""What the others' guesses say of their hands: people seldom ask for a card that they hold themselves.

This is no proof, so it only leans: a deal in which somebody asked for an own card weighs less. Whoever was found out to
have done so is not read any more.
"""

from __future__ import annotations

from stopthief.deduction.house.deck import Deck
from stopthief.deduction.house.facts import heard
from stopthief.deduction.house.order import Lean
from stopthief.house.rules.state import Asked, View

TRUST = 8
"""How much likelier a card is asked for by somebody who does not hold it."""


def read(view: View, deck: Deck, trust: int = TRUST) -> Lean:
    """How the guesses of the others lean."""
    bluffers = {asked.seat for asked in heard(view.public) if _found_out(view, asked)}
    asked_for: dict[int, set[int]] = {}
    for asked in heard(view.public):
        if asked.seat != view.seat and asked.seat not in bluffers:
            for card in _chosen(view, asked):
                asked_for.setdefault(deck.numbers[card], set()).add(asked.seat)
    everyone = range(len(deck.sizes))
    return {card: tuple(1 if one in seats else trust for one in everyone) for card, seats in asked_for.items()}


def _found_out(view: View, asked: Asked) -> bool:
    """F9: whoever has to own up, or showed this seat a card that was in the own guess."""
    shown = {seen.card for seen in view.seen if seen.seat == asked.seat}
    return asked.outcome == "own" or not shown.isdisjoint(_chosen(view, asked))


def _chosen(view: View, asked: Asked) -> tuple[str, ...]:
    """The cards that were free to choose: where one has to ask for the room one is in, it says less."""
    guess = asked.guess
    return (guess.thing, guess.place) if view.public.setup.settings.guess_here else guess.cards
