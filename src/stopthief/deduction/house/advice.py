"""What a person at a seat may be told of the evidence: how likely each card is the answer, who has it, and why.

Only what that seat perceived goes in. Reasons are values, to be put in words by whoever shows them.
"""

from __future__ import annotations

import msgspec

from stopthief.core.errors import Refused
from stopthief.deduction.house.belief import believed, short, trios
from stopthief.deduction.house.deck import deck
from stopthief.deduction.house.facts import facts
from stopthief.deduction.house.reasons import Why, reason
from stopthief.house.box.setup import Setup
from stopthief.house.rules.events import Observation, Trio
from stopthief.house.rules.evolve import fold
from stopthief.house.rules.fold import begin
from stopthief.house.rules.state import View

BEST = 5
"""How many of the likeliest answers are told."""


class Likely(msgspec.Struct, frozen=True):
    """A card, and where it may be."""

    card: str
    answer: float
    """How likely it is part of the answer."""
    seats: tuple[float, ...]
    """How likely each seat holds it; all 0 where it lies face up."""


class Candidate(msgspec.Struct, frozen=True):
    """An answer that is possible."""

    guess: Trio
    chance: float


class Advice(msgspec.Struct, frozen=True):
    """What follows from all that a seat has seen."""

    cards: tuple[Likely, ...]
    """In the order of the pack."""
    best: tuple[Candidate, ...]
    """The likeliest answers, the likeliest first."""
    answers: int
    """How many answers are possible."""


class Adviser:
    """Follows a seat, and tells what follows."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self._view = View(seat, begin(setup))
        self._deck = deck(setup)

    def see(self, observation: Observation) -> None:
        """Take in what the seat perceives."""
        self._view = fold(self._view, observation)

    def advice(self) -> Advice:
        """How likely every card is part of the answer, and in every hand."""
        known, names = facts(self._view, self._deck), self._deck.cards
        belief, answers = believed(known), trios(known)
        seats = range(self._deck.players)
        cards = tuple(
            Likely(name, short(belief.answer(card)), tuple(short(belief.held(card, seat)) for seat in seats))
            for card, name in enumerate(names)
        )
        likeliest = sorted(answers, key=lambda three: (-answers[three], three))[:BEST]
        total = belief.deals.total
        best = (Candidate(self._deck.trio(three), short(answers[three] / total)) for three in likeliest)
        return Advice(cards, tuple(best), len(answers))

    def why(self, about: str) -> Why:
        """Why a card can or cannot be part of the answer."""
        if about not in self._deck.numbers:
            raise Refused("no card", "There is no such card in this game.")
        return reason(self._view, self._deck, about)
