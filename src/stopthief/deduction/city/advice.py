"""What a person at a seat may ask: how likely the thief is on each space, which arrest is best, and why.

It follows from what that seat has perceived. Who plays the Pack is told what the investigators can know.
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
from stopthief.deduction.city.reasons import Possible, Ways, Why, likeliest, ruled_out

DIGITS, LEAST = 6, 0.000_001
"""To so many decimals a probability is told; what is possible is never told as zero."""
GUESSES = 3
"""So many of the best are named."""


class Guess(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space to arrest on."""

    space: int
    chance: float
    """How likely the thief is there."""
    card: int | None = None
    """The card that takes there, as long as none is played."""


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be known now."""

    spaces: dict[str, float]
    """Every space where the thief can be, by its number, and how likely; empty while there is none."""
    possible: int
    """How many they are."""
    bits: float
    """How much is not known yet."""
    best: tuple[Guess, ...]
    """The likeliest spaces, best first."""
    arrests: tuple[Guess, ...] = ()
    """In one's own turn: the best arrests that can still be made in it."""
    own: int | None = None
    """Where the Pack is, for its player only."""


def share(chance: float) -> float:
    """A probability as it is told."""
    return max(round(chance, DIGITS), LEAST)


class Adviser:
    """Advice for one seat."""

    def __init__(self, box: Box, setup: Setup, seat: int) -> None:
        self._box, self._seat = box, seat
        self._book = Casebook(box, setup, seat)
        self._ways = Ways(box.board, self._book.detective.hearing)
        self._own: int | None = None

    def see(self, observation: ev.Observation) -> None:
        """Take in what the seat perceives."""
        if isinstance(observation, ev.PackAt):
            self._own = observation.space
        self._book.see(observation)

    def advice(self) -> Advice:
        """Where the thief can be, and what to make of it."""
        spaces = self._spaces()
        best = sorted(spaces.items(), key=lambda one: (-one[1], one[0]))[:GUESSES]
        return Advice(
            spaces={str(space): share(spaces[space]) for space in sorted(spaces)},
            possible=len(spaces),
            bits=round(entropy(spaces), 3) + 0.0,
            best=tuple(Guess(space, share(chance)) for space, chance in best),
            arrests=self._arrests(spaces),
            own=self._own,
        )

    def why(self, about: str) -> Why:
        """Why the thief can be on a space, or cannot."""
        if not about.isdecimal() or int(about) not in self._box.board.spaces:
            code, sentence = "no such space", f"There is no space {about} on the board; ask about a number on it."
            raise Refused(code, sentence)
        space, spaces = int(about), self._spaces()
        if not spaces:
            code, sentence = "no thief", "No thief is at large now; ask again after the next crime."
            raise Refused(code, sentence)
        book = self._book
        if space not in spaces:
            return ruled_out(self._ways, book.pieces, space)
        return Possible(space, share(spaces[space]), likeliest(book.detective.hearing, book.pieces, space))

    def _spaces(self) -> Spaces:
        return self._book.detective.belief.spaces() if self._book.is_open else {}

    def _arrests(self, spaces: Spaces) -> tuple[Guess, ...]:
        """The best of this turn; where several cards reach a space, the lowest that does."""
        public = self._book.detective.public
        if public.turn != self._seat:
            return ()
        cards: dict[int, int] = {}
        for card, reached in sorted(arrests(self._box, public).items()):
            for space in reached & spaces.keys():
                cards.setdefault(space, card)
        order = sorted(cards, key=lambda space: (-spaces[space], space))[:GUESSES]
        named = public.card is None
        return tuple(Guess(space, share(spaces[space]), cards[space] if named else None) for space in order)
