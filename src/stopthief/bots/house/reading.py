"""What the others' guesses say of their hands: people seldom ask for a card that they hold themselves.

This is no proof, so it only leans: a deal in which somebody asked for an own card weighs less. Whoever was found out to
do so is not read that way any more; with two players it is turned around, as such a card is nearly always their own.
"""

from __future__ import annotations

from stopthief.deduction.house.deck import Deck
from stopthief.deduction.house.facts import heard
from stopthief.deduction.house.order import Lean
from stopthief.house.state import Asked, View

TRUST = 8
"""How much likelier a card is asked for by somebody who does not hold it."""
BLUFF = 3
"""How much likelier it is asked for by somebody who does, once that was found out, with two players."""
_DUEL = 2


def read(view: View, deck: Deck, trust: int = TRUST) -> Lean:
    """How the guesses of the others lean."""
    others = [asked for asked in heard(view.public) if asked.seat != view.seat]
    bluffers = {asked.seat for asked in others if _found_out(view, asked)}
    if len(view.public.setup.players) == _DUEL and others and _is_padded(view, others[0]):
        bluffers.add(others[0].seat)
    asked_for: dict[int, set[int]] = {}
    own: dict[int, set[int]] = {}
    for asked in others:
        named = own if asked.seat in bluffers else asked_for
        for card in _chosen(view, asked):
            named.setdefault(deck.numbers[card], set()).add(asked.seat)
    lean = _leaning(deck, asked_for, 1, trust)
    return lean | _leaning(deck, own, BLUFF, 1) if len(view.public.setup.players) == _DUEL else lean


def _leaning(deck: Deck, named: dict[int, set[int]], them: int, others: int) -> dict[int, tuple[int, ...]]:
    everyone = range(len(deck.sizes))
    return {card: tuple(them if one in seats else others for one in everyone) for card, seats in named.items()}


def _found_out(view: View, asked: Asked) -> bool:
    """F9: whoever has to own up, or showed this seat a card that was in the own guess."""
    shown = {seen.card for seen in view.seen if seen.seat == asked.seat}
    return asked.outcome == "own" or not shown.isdisjoint(_chosen(view, asked))


def _is_padded(view: View, first: Asked) -> bool:
    """Whether the first guess of an only rival names two cards that neither lie open nor are this seat's.

    Nobody knows the answer before the first guess, and two parts of it are seldom named by luck: they are the rival's.
    """
    return len({*_chosen(view, first)} - {*view.hand, *view.public.open}) > 1


def _chosen(view: View, asked: Asked) -> tuple[str, ...]:
    """The cards that were free to choose: where one has to ask for the room one is in, it says less."""
    guess = asked.guess
    return (guess.thing, guess.place) if view.public.setup.settings.guess_here else guess.cards
