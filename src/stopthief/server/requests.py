"""What is asked and answered over HTTP. Its documentation is made from these types: a docstring is its text."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stopthief.core.game import Result
from stopthief.table.keys import Secret
from stopthief.table.messages import Room, SeatNumber
from stopthief.table.seating import Ticket


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all bodies of requests are: JSON objects."""


class NewTable(Body, frozen=True):
    """A table to be opened. The same `request` with the same key again gives the same table, not a second one."""

    game: str
    setup: msgspec.Raw
    request: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
    """Made up at random by the device."""
    here: Annotated[tuple[SeatNumber, ...], Meta(max_length=16)] = ()
    """The seats that are played on the device that asks; to all others an invitation is made."""


class Invitation(Body, frozen=True):
    """The invitation that somebody joins with; after a rematch, the token of the seat at the table before."""

    invitation: Secret


class Invitee(Body, frozen=True):
    """The seat to make a new invitation to."""

    seat: SeatNumber


class TableHere(msgspec.Struct, frozen=True):
    """A table, and what the device that asks can do there."""

    room: Room
    tickets: tuple[Ticket, ...]


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    table: str
    game: str
    setup: Any
    began: int
    """In milliseconds since 1970, as is `changed`."""
    changed: int
    result: Result | None = None


class Tables(msgspec.Struct, frozen=True):
    """Those changed last come first."""

    tables: tuple[Summary, ...]
    before: int | None
    """What to ask for with `?before=` to get the next ones; null after the last."""


class NextTable(msgspec.Struct, frozen=True):
    """The table where the same seats play again."""

    table: str


class Health(msgspec.Struct, frozen=True):
    """Sent while all is well."""

    status: str
    version: str
    tables: int
    """Tables in memory."""
    connections: int
    """Connections of all kinds, this one included."""


class Fault(msgspec.Struct, frozen=True):
    """What is sent with every status from 400 on: a code for programs, sentences for people."""

    code: str
    sentences: tuple[str, ...]
