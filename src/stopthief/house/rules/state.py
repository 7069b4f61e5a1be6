"""The state of a game: what everyone sees, and beside it what only the app knows.

A view holds the same public part and what one seat knows alone; it has no room for anything else.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal

import msgspec

from stopthief.house.box.setup import Setup
from stopthief.house.rules.events import Trio

Outcome = Literal["shown", "open", "own", "right"]


class Phase(Enum):
    """What has to happen next. The first five are a person's choice, the others come by themselves or by chance."""

    __hash__ = object.__hash__  # members are single objects; the default hash is slow

    PLACE = "place"
    """Everyone in turn puts a marker on a room."""
    MOVE = "move"
    """Somebody's turn begins: go to a bordering room, or stay."""
    GUESS = "guess"
    """Say what, in which room, hidden where."""
    SHOW = "show"
    """Whoever can has to show the asker a card."""
    NOTE = "note"
    """The asker looks at the card, and ends the turn."""

    DEAL = "deal"
    """The answer is drawn and the cards are dealt."""
    FIRST = "first"
    """Who begins is drawn."""
    ANSWER = "answer"
    """Clockwise, it is seen who can show a card."""
    TURN = "turn"
    """The turn passes on."""
    OVER = "over"
    """Somebody has won."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A guess, and what came of it as far as everyone knows."""

    turn: int
    """In which turn."""
    seat: int
    """Who asked."""
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
    """What lies open on the table."""

    setup: Setup
    """What was agreed before the game."""
    phase: Phase
    """What has to happen next."""
    rooms: tuple[str | None, ...]
    """Where each seat's marker stands; null before it is placed."""
    each: int = 0
    """How many cards everyone has."""
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
    """What was stolen, where the thief is and hides: when all is over."""
    winner: int | None = None
    """Who found out."""

    @property
    def every_guess(self) -> tuple[Asked, ...]:
        """All guesses so far, that of this turn included."""
        return self.guesses if self.asked is None else (*self.guesses, self.asked)

    @property
    def round(self) -> int:
        """Which round it is, counted from 1."""
        return max(0, self.turns - 1) // len(self.setup.players) + 1


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything, as only the app knows it."""

    public: Public
    answer: tuple[str, ...] = ()
    """F1: the cards drawn unseen, in the order of the kinds."""
    hands: tuple[tuple[str, ...], ...] = ()
    """What each seat holds."""
    left: tuple[str, ...] = ()
    """What is left over and will lie face up."""
    seen: tuple[tuple[Seen, ...], ...] = ()
    """What each seat was shown."""
    given: tuple[tuple[Seen, ...], ...] = ()
    """What each seat has shown."""


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat knows; a spectator's is the public part alone."""

    seat: int | None
    """Whose view this is; null for those who watch."""
    public: Public
    """What lies open on the table."""
    hand: tuple[str, ...] = ()
    """This seat's cards."""
    seen: tuple[Seen, ...] = ()
    """What others showed to this seat."""
    given: tuple[Seen, ...] = ()
    """What this seat showed to others."""
