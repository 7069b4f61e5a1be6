"""Advice for a person at a seat: the probability of each space, the best arrests, and the reasons.

It follows from the observations of that seat. The Pack's player is told what the investigators can know.
"""

from __future__ import annotations

import msgspec

from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.core.errors import Refused
from stopthief.deduction.city.arrests import arrests
from stopthief.deduction.city.belief import Spaces, entropy
from stopthief.deduction.city.casebook import Casebook
from stopthief.deduction.city.reasons import StillPossible, Transitions, Why, likeliest, ruled_out

DIGITS, LEAST = 6, 0.000_001
"""The decimals of a probability, and the least one: a possible space never shows zero."""
OPTIONS = 3
"""The number of best options that are named."""


class ArrestOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space to make an arrest on."""

    space: int
    chance: float
    """The probability that the thief is there."""
    card: int | None = None
    """The card to play for it, as long as none is played."""


class CityAdvice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that can be known now."""

    spaces: dict[str, float]
    """Every possible space by its number, with its probability; empty while no thief is at large."""
    possible: int
    """The number of possible spaces."""
    bits: float
    """The entropy of the thief's space, in bits."""
    best: tuple[ArrestOption, ...]
    """The likeliest spaces, best first."""
    arrests: tuple[ArrestOption, ...] = ()
    """In the seat's own turn, the best arrests that can still be made in it."""
    own: int | None = None
    """Where the Pack is, for its player only."""


def share(chance: float) -> float:
    """A probability, rounded for people."""
    return max(round(chance, DIGITS), LEAST)


class CityAdviser:
    """Advice for one seat."""

    def __init__(self, box: Box, setup: Setup, seat: int) -> None:
        self._box, self._seat = box, seat
        self._book = Casebook(box, setup, seat)
        self._transitions = Transitions(box.board, self._book.detective.hearing)
        self._own: int | None = None

    def see(self, observation: ev.Observation) -> None:
        """Take in an observation of the seat."""
        if isinstance(observation, ev.PackAt):
            self._own = observation.space
        self._book.see(observation)

    def advice(self) -> CityAdvice:
        """The advice for now."""
        spaces = self._spaces()
        best = sorted(spaces.items(), key=lambda one: (-one[1], one[0]))[:OPTIONS]
        return CityAdvice(
            spaces={str(space): share(spaces[space]) for space in sorted(spaces)},
            possible=len(spaces),
            bits=round(entropy(spaces), 3) + 0.0,
            best=tuple(ArrestOption(space, share(chance)) for space, chance in best),
            arrests=self._arrests(spaces),
            own=self._own,
        )

    def why(self, about: str) -> Why:
        """The reason why the thief can be on a space, or cannot."""
        if not about.isdecimal() or int(about) not in self._box.board.spaces:
            code, sentence = "no such space", f"There is no space {about} on the board; ask about a number on it."
            raise Refused(code, sentence)
        space, spaces = int(about), self._spaces()
        if not spaces:
            code, sentence = "no thief", "No thief is at large now; ask again after the next crime."
            raise Refused(code, sentence)
        book = self._book
        if space not in spaces:
            return ruled_out(self._transitions, book.evidence, space)
        return StillPossible(space, share(spaces[space]), likeliest(book.detective.hearing, book.evidence, space))

    def _spaces(self) -> Spaces:
        return self._book.detective.belief.spaces() if self._book.is_open else {}

    def _arrests(self, spaces: Spaces) -> tuple[ArrestOption, ...]:
        """The best arrests of this turn, each with the lowest card that reaches it."""
        public = self._book.detective.public
        if public.turn != self._seat:
            return ()
        cards: dict[int, int] = {}
        for card, reached in sorted(arrests(self._box, public).items()):
            for space in reached & spaces.keys():
                cards.setdefault(space, card)
        order = sorted(cards, key=lambda space: (-spaces[space], space))[:OPTIONS]
        named = public.card is None
        return tuple(ArrestOption(space, share(spaces[space]), cards[space] if named else None) for space in order)
