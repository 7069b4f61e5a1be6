"""Advice for a person at a seat: the probability of each card as the answer and in each hand, and the reasons.

It follows from the observations of that seat. Reasons are values; clients put them into words.
"""

from __future__ import annotations

import msgspec

from stopthief.core.errors import Refused
from stopthief.deduction.house.belief import believed, short, trios
from stopthief.deduction.house.constraints import constraints
from stopthief.deduction.house.deck import deck
from stopthief.deduction.house.reasons import Why, reason
from stopthief.house.box.setup import Setup
from stopthief.house.rules.events import Observation, Trio
from stopthief.house.rules.evolve import fold
from stopthief.house.rules.fold import begin
from stopthief.house.rules.state import View

BEST = 5
"""The number of likeliest answers that are named."""


class Likely(msgspec.Struct, frozen=True):
    """A card and its possible holders."""

    card: str
    answer: float
    """The probability that it is part of the answer."""
    seats: tuple[float, ...]
    """The probability that each seat holds it; all 0 if it lies face up."""


class Candidate(msgspec.Struct, frozen=True):
    """A possible answer."""

    guess: Trio
    chance: float


class HouseAdvice(msgspec.Struct, frozen=True):
    """Everything that follows from a seat's observations."""

    cards: tuple[Likely, ...]
    """In the order of the pack."""
    best: tuple[Candidate, ...]
    """The likeliest answers, the likeliest first."""
    answers: int
    """The number of possible answers."""


class HouseAdviser:
    """Advice for one seat."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self._view = View(seat, begin(setup))
        self._deck = deck(setup)

    def see(self, observation: Observation) -> None:
        """Take in an observation of the seat."""
        self._view = fold(self._view, observation)

    def advice(self) -> HouseAdvice:
        """The advice for now."""
        known, names = constraints(self._view, self._deck), self._deck.cards
        belief, answers = believed(known), trios(known)
        seats = range(self._deck.players)
        cards = tuple(
            Likely(name, short(belief.answer(card)), tuple(short(belief.held(card, seat)) for seat in seats))
            for card, name in enumerate(names)
        )
        likeliest = sorted(answers, key=lambda three: (-answers[three], three))[:BEST]
        total = belief.deals.total
        best = (Candidate(self._deck.trio(three), short(answers[three] / total)) for three in likeliest)
        return HouseAdvice(cards, tuple(best), len(answers))

    def why(self, about: str) -> Why:
        """The reason why a card can or cannot be part of the answer."""
        if about not in self._deck.numbers:
            raise Refused("no card", "There is no such card in this game.")
        return reason(self._view, self._deck, about)
