"""The state of a game: the public part, and beside it the secrets of the app.

A view has the same public part and the private knowledge of one seat, and no field for anything else.
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
    """The next thing to happen. The first seven are a person's choice; the others happen by themselves or by chance."""

    __hash__ = object.__hash__  # members are single objects; the default hash is slow

    CLUE = "clue"
    """Somebody's turn begins: get a clue."""
    CARD = "card"
    """Play a movement card."""
    MOVE = "move"
    """Move, or first use the effect of the card."""
    ARREST = "arrest"
    """Make an arrest, or end the turn."""
    EFFECT = "effect"
    """A captured thief's effect: a choice where there is one, otherwise it happens by itself."""
    BOARD = "board"
    """X1: cards and moves happen on a printed board; a tip, an arrest or the end of the turn remain."""
    WON = "won"
    """X1: whether the money on the table won the game."""

    FIRST = "first"
    """The first player is drawn."""
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
    """The public part of the state."""

    setup: Setup
    """The agreement before the game."""
    phase: Phase
    """The next thing to happen."""
    at: tuple[int, ...]
    """The position of each seat's meeple; 0 for the Pack's."""
    hands: tuple[tuple[int, ...], ...]
    """The movement cards in each seat's hand."""
    money: tuple[int, ...]
    """The money of each seat."""
    caught: tuple[int, ...]
    """The number of thieves that each seat has caught."""
    bank: int
    """The money in the bank."""
    loot: int
    """The rest of the Loot; 0 in competitive games."""
    full_loot: int = 0
    """The Loot at the start."""
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
    """The next step is an extra one from an ability."""
    getaway: bool = False
    """Whether those steps are the Pack's getaway (R4)."""
    tell_digit: bool = False
    """The Pack's digit is told after its getaway (Jetty Moore)."""
    arrested: bool = False
    """The turn ended in a right arrest: the next thief has to be revealed before it passes."""
    caught_in: int | None = None
    """The building or street in which the last thief was caught."""
    winners: tuple[int, ...] = ()
    """The winners, when the game is over."""
    reason: Reason | None = None
    """Why it is over."""
    trail: tuple[int, ...] = ()
    """The last thief's trail, shown when the game is over."""


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth, which only the app knows."""

    public: Public
    thief: ThiefNow | None = None
    trail: tuple[int, ...] = ()
    """The path of this thief, or of the Pack, since its start."""
    tips: tuple[tuple[Tip, ...], ...] = ()
    """The tips about this thief that each seat has heard, and last those that spectators have."""
    possible: Possible = frozenset()
    """The thief's possible states by public knowledge; followed only where tips need them."""


class View(msgspec.Struct, frozen=True, gc=False):
    """The knowledge of one seat; a spectator's is the public part alone."""

    seat: int | None
    """The seat; null for spectators."""
    public: Public
    """The public part."""
    tips: tuple[Tip, ...] = ()
    """The tips about this thief that this seat has heard."""
    thief: ThiefNow | None = None
    """The Pack's own state, in its player's view only."""
    trail: tuple[int, ...] = ()
    """The path of the Pack, in its player's view only."""
