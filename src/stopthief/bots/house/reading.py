"""Hints in the others' guesses: people seldom ask for a card that they hold themselves.

A hint is no proof, so deals in which a player asked for an own card only weigh less. The guesses of a player who was
caught doing so are ignored.
"""

from __future__ import annotations

from stopthief.deduction.house.constraints import heard
from stopthief.deduction.house.deck import Deck
from stopthief.deduction.house.order import Lean
from stopthief.house.rules.state import Asked, View

TRUST = 8
"""The factor by which a card is likelier to be asked for by a player who does not hold it."""


def read(view: View, deck: Deck, trust: int = TRUST) -> Lean:
    """The weights that follow from the others' guesses."""
    bluffers = {asked.seat for asked in heard(view.public) if _found_out(view, asked)}
    asked_for: dict[int, set[int]] = {}
    for asked in heard(view.public):
        if asked.seat != view.seat and asked.seat not in bluffers:
            for card in _chosen(view, asked):
                asked_for.setdefault(deck.numbers[card], set()).add(asked.seat)
    everyone = range(len(deck.sizes))
    return {card: tuple(1 if one in seats else trust for one in everyone) for card, seats in asked_for.items()}


def _found_out(view: View, asked: Asked) -> bool:
    """Whether a player is known to have asked for an own card (F9), or showed one to this seat."""
    shown = {seen.card for seen in view.seen if seen.seat == asked.seat}
    return asked.outcome == "own" or not shown.isdisjoint(_chosen(view, asked))


def _chosen(view: View, asked: Asked) -> tuple[str, ...]:
    """The cards that were chosen freely: not the room, where it has to be the one the player is in."""
    guess = asked.guess
    return (guess.thing, guess.place) if view.public.setup.settings.guess_here else guess.cards
