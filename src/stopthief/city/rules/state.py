"""The state of a game: what everyone sees, and beside it what only the app knows.

A view holds the same public part and what one seat knows alone; it has no room for anything else.
"""

from __future__ import annotations

from enum import Enum

import msgspec

from stopthief.city.box.cards import Effect
from stopthief.city.box.setup import Setup
from stopthief.city.rules.events import Clue, Reason, Tip
from stopthief.city.rules.possible import Possible
from stopthief.city.rules.thief import ThiefNow

BANK = 26 * 1_000 + 16 * 5_000
"""C6: all the money in the box; a figure, not a limit."""


class Phase(Enum):
    """What has to happen next. The first seven are a person's choice, the others come by themselves or by chance."""

    __hash__ = object.__hash__  # members are single objects; the default hash is slow

    CLUE = "clue"
    """Somebody's turn begins: get a clue."""
    CARD = "card"
    """Play a movement card."""
    MOVE = "move"
    """Move, or first use what the card gives."""
    ARREST = "arrest"
    """Make an arrest, or end the turn."""
    EFFECT = "effect"
    """A captured thief's effect: a choice where there is one, otherwise it happens by itself."""
    BOARD = "board"
    """X1: cards and moves happen on a printed board; what is left is a tip, an arrest or the end of the turn."""
    WON = "won"
    """X1: whether the money on the table won the game."""

    FIRST = "first"
    """Who begins is drawn."""
    REVEAL = "reveal"
    """The next thief card is turned face up."""
    PLACE = "place"
    """The thief takes its first space."""
    OPENING = "opening"
    """The first clue is heard, of a thief who has not moved yet."""
    THIEF = "thief"
    """The thief moves; with a person as the Pack that is a choice too, and so is its place."""
    TIP = "tip"
    """A tip is given."""
    DIGIT = "digit"
    """The Pack's digit is told to everyone."""
    TURN = "turn"
    """The turn passes on."""
    ENDING = "ending"
    """The game ends."""
    OVER = "over"
    """It has ended."""


class Public(msgspec.Struct, frozen=True, gc=False):
    """What lies open on the table."""

    setup: Setup
    """What was agreed before the game."""
    phase: Phase
    """What has to happen next."""
    at: tuple[int, ...]
    """Where each seat's meeple stands; 0 for the Pack's."""
    hands: tuple[tuple[int, ...], ...]
    """The movement cards in each seat's hand."""
    money: tuple[int, ...]
    """What each seat has."""
    caught: tuple[int, ...]
    """How many thieves each seat has caught."""
    bank: int
    """What the bank has."""
    loot: int
    """What is left of the Loot; 0 in competitive games."""
    turn: int = -1
    """The investigator whose turn it is."""
    turns: int = 0
    """Turns begun, this one included."""
    thief: str | None = None
    """The thief card that is face up."""
    spree: int = 0
    """The money that lies on it."""
    seen: tuple[str, ...] = ()
    """The thief cards that have left the present deck, the face-up one included."""
    clues: tuple[Clue, ...] = ()
    """Every clue about this thief, or about the Pack since the beginning."""
    card: int | None = None
    """The movement card played this turn."""
    effect: Effect | None = None
    """Its effect."""
    tipped: bool = False
    """The card's tip was used."""
    escorted: bool = False
    """The card's escort was used."""
    moved: bool = False
    """The investigator has moved."""
    tip_for: int | None = None
    """The seat that a tip is being made for."""
    owed_tip: int | None = None
    """The seat that gets a tip after the next thief's first crime (Connie Singer)."""
    steps: int = 0
    """The thief's steps still to come before anyone can act."""
    extra: bool = False
    """The step to come is one that an ability gave on top."""
    getaway: bool = False
    """Those steps are the Pack's getaway (R4)."""
    tell_digit: bool = False
    """The Pack's digit is told after its getaway (Jetty Moore)."""
    arrested: bool = False
    """The turn ended in a right arrest: the next thief has to be revealed before it passes."""
    winners: tuple[int, ...] = ()
    """Who won, when all is over."""
    reason: Reason | None = None
    """Why it is over."""
    trail: tuple[int, ...] = ()
    """The last thief's trail, shown when all is over."""


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything, as only the app knows it."""

    public: Public
    thief: ThiefNow | None = None
    trail: tuple[int, ...] = ()
    """Where this thief, or the Pack, has been since its start."""
    tips: tuple[tuple[Tip, ...], ...] = ()
    """The tips about this thief that each seat has heard, and last those that spectators have."""
    possible: Possible = frozenset()
    """Where the thief can be as far as everyone knows; followed only where tips need it."""


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat knows; a spectator's is the public part alone."""

    seat: int | None
    """Whose view this is; null for those who watch."""
    public: Public
    """What lies open on the table."""
    tips: tuple[Tip, ...] = ()
    """The tips about this thief that this seat has heard."""
    thief: ThiefNow | None = None
    """The Pack's own state, in its player's view only."""
    trail: tuple[int, ...] = ()
    """Where the Pack has been, in its player's view only."""
