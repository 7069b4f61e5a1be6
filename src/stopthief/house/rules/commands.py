"""The commands of players. A command says what is wanted, never what comes of it."""

from __future__ import annotations

import msgspec


class Base(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    """Base of all commands: small values, told apart by their type."""


class PlaceMarker(Base, frozen=True, tag="place_marker"):
    """F4: put the own marker on a room."""

    room: str


class MoveTo(Base, frozen=True, tag="move_to"):
    """F6: go to a room that borders one's own; one's own means to stay."""

    room: str


class Guess(Base, frozen=True, tag="guess"):
    """F7: name the stolen thing, the thief's room and hiding place, and ask whether that is wrong."""

    thing: str
    room: str
    place: str


class Show(Base, frozen=True, tag="show"):
    """F8: show the asker one of the three cards."""

    card: str


class EndTurn(Base, frozen=True, tag="end_turn"):
    """F8: the asker has noted the card."""


Command = PlaceMarker | MoveTo | Guess | Show | EndTurn
