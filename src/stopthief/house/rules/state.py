"""The state of a game: the public part, and beside it the secrets of the app.

A view has the same public part and the private knowledge of one seat, and no field for anything else.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal

import msgspec

from stopthief.house.box.setup import Setup
from stopthief.house.rules.events import Trio

Outcome = Literal["shown", "open", "own", "right"]


class Phase(Enum):
    """The next thing to happen. The first five are a person's choice; the others happen by themselves or by chance."""

    __hash__ = object.__hash__  # members are single objects; the default hash is slow

    PLACE = "place"
    """Everyone in turn puts a marker on a room."""
    MOVE = "move"
    """Somebody's turn begins: go to a bordering room, or stay."""
    GUESS = "guess"
    """Name a thing, a room and a hiding place."""
    SHOW = "show"
    """A player who can has to show the asker a card."""
    NOTE = "note"
    """The asker looks at the card, and ends the turn."""

    DEAL = "deal"
    """The answer is drawn and the cards are dealt."""
    FIRST = "first"
    """The first player is drawn."""
    ANSWER = "answer"
    """Clockwise, it is seen who can show a card."""
    TURN = "turn"
    """The turn passes on."""
    OVER = "over"
    """Somebody has won."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A guess and its public consequences."""

    turn: int
    """In which turn."""
    seat: int
    """The seat that asked."""
    guess: Trio
    could_not: tuple[int, ...] = ()
    """The seats that hold none of the three."""
    showed: int | None = None
    """The seat that showed a card."""
    outcome: Outcome | None = None
    """A card was shown, one lies face up, the asker holds one, or it was right; null while it is not known yet."""


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A card that one player showed to another."""

    turn: int
    """In which turn."""
    seat: int
    """The other one: who showed it, or to whom it was shown."""
    card: str


class Public(msgspec.Struct, frozen=True, gc=False):
    """The public part of the state."""

    setup: Setup
    """The agreement before the game."""
    phase: Phase
    """The next thing to happen."""
    rooms: tuple[str | None, ...]
    """The room of each seat's marker; null before it is placed."""
    each: int = 0
    """The number of cards of each player."""
    open: tuple[str, ...] = ()
    """The cards that lie face up."""
    first: int = -1
    """The seat that goes first."""
    turn: int = -1
    """The seat whose turn it is, also in placing the markers."""
    turns: int = 0
    """Turns begun, this one included."""
    chooser: int | None = None
    """The seat that has to show a card."""
    asked: Asked | None = None
    """The guess of this turn."""
    guesses: tuple[Asked, ...] = ()
    """All guesses of earlier turns."""
    answer: Trio | None = None
    """The stolen thing, the thief's room and hiding place, when the game is over."""
    winner: int | None = None
    """The winner."""

    @property
    def every_guess(self) -> tuple[Asked, ...]:
        """All guesses so far, that of this turn included."""
        return self.guesses if self.asked is None else (*self.guesses, self.asked)

    @property
    def round(self) -> int:
        """Which round it is, counted from 1."""
        return max(0, self.turns - 1) // len(self.setup.players) + 1


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth, which only the app knows."""

    public: Public
    answer: tuple[str, ...] = ()
    """F1: the cards drawn unseen, in the order of the kinds."""
    hands: tuple[tuple[str, ...], ...] = ()
    """The hand of each seat."""
    left: tuple[str, ...] = ()
    """The remainder, which will lie face up."""
    seen: tuple[tuple[Seen, ...], ...] = ()
    """The cards that each seat was shown."""
    given: tuple[tuple[Seen, ...], ...] = ()
    """The cards that each seat has shown."""


class View(msgspec.Struct, frozen=True, gc=False):
    """The knowledge of one seat; a spectator's is the public part alone."""

    seat: int | None
    """The seat; null for spectators."""
    public: Public
    """The public part."""
    hand: tuple[str, ...] = ()
    """This seat's cards."""
    seen: tuple[Seen, ...] = ()
    """The cards that others showed to this seat."""
    given: tuple[Seen, ...] = ()
    """The cards that this seat showed to others."""
