"""Events and observations. A wholly public event is its own observation.

The three secret events are `CardHidden`, `CardDealt` and `CardShown`; nobody observes them as they are.
"""

from __future__ import annotations

import msgspec

from stopthief.house.box.cards import Kind


class Base(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Base of all events and observations."""


class Open(Base, frozen=True):
    """A public event, which everyone perceives as it is. Being public must be declared."""


class Trio(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Three cards: the stolen thing, the thief's room, his hiding place."""

    thing: str
    room: str
    place: str

    @property
    def cards(self) -> tuple[str, str, str]:
        """All three."""
        return self.thing, self.room, self.place


# Public events, each its own observation.


class Dealt(Open, frozen=True, tag="dealt"):
    """F2: all cards are dealt; everyone has equally many, and the remainder lies face up."""

    each: int
    """The number of cards of each player."""
    open: tuple[str, ...] = ()
    """The remainder."""


class FirstPlayerDrawn(Open, frozen=True, tag="first_player_drawn"):
    """F5: who goes first."""

    seat: int


class MarkerPlaced(Open, frozen=True, tag="marker_placed"):
    """F4: a marker stands on a room."""

    seat: int
    room: str


class Moved(Open, frozen=True, tag="moved"):
    """F6: a player went to a room, or stayed."""

    seat: int
    start: str
    """The room it was in."""
    room: str


class Guessed(Open, frozen=True, tag="guessed"):
    """F7: a player asks."""

    seat: int
    guess: Trio


class CouldNotShow(Open, frozen=True, tag="could_not_show"):
    """F8: a player holds none of the three."""

    seat: int


class ShowAsked(Open, frozen=True, tag="show_asked"):
    """F8: the first who holds any of the three has to show one."""

    seat: int


class OpenCardNamed(Open, frozen=True, tag="open_card_named"):
    """Nobody shows a card, but one of the three lies face up: everyone sees that the guess is wrong."""

    seat: int
    """The seat that asked."""
    card: str
    """The card that lies face up."""


class OwnCardHeld(Open, frozen=True, tag="own_card_held"):
    """F9: nobody else can, but the asker holds one of the three."""

    seat: int


class TurnEnded(Open, frozen=True, tag="turn_ended"):
    """The turn passes to the left."""

    seat: int
    next: int
    """The seat whose turn it is now."""


class AnswerTurned(Open, frozen=True, tag="answer_turned"):
    """F10: the three cards are turned over; they match, and the asker has won."""

    seat: int
    answer: Trio


# Secret events: what anybody perceives of them is made in observe.py.


class CardHidden(Base, frozen=True, tag="card_hidden"):
    """F1: a card of the answer, drawn unseen."""

    kind: Kind
    card: str


class CardDealt(Base, frozen=True, tag="card_dealt"):
    """F2: a card goes to a player, face down; or to nobody, when it is left over."""

    card: str
    seat: int | None = None


class CardShown(Base, frozen=True, tag="card_shown"):
    """F8: a player shows the asker a card."""

    seat: int
    to: int
    card: str


# Observations that are not events.


class CardTaken(Base, frozen=True, tag="card_taken"):
    """Private to its owner: a card of the own hand."""

    card: str


class Showed(Base, frozen=True, tag="showed"):
    """F8: everyone learns who showed a card to whom, but not which one."""

    seat: int
    to: int


class CardSeen(Base, frozen=True, tag="card_seen"):
    """Private to the asker: the card that was shown."""

    seat: int
    """The seat that showed it."""
    card: str


class CardGiven(Base, frozen=True, tag="card_given"):
    """Private to the seat that showed it."""

    to: int
    """The seat that has seen it."""
    card: str


OpenEvent = (
    Dealt
    | FirstPlayerDrawn
    | MarkerPlaced
    | Moved
    | Guessed
    | CouldNotShow
    | ShowAsked
    | OpenCardNamed
    | OwnCardHeld
    | TurnEnded
    | AnswerTurned
)
Event = OpenEvent | CardHidden | CardDealt | CardShown
Common = OpenEvent | Showed
"""Observations that everyone at the table shares."""
Private = CardTaken | CardSeen | CardGiven
Observation = Common | Private
