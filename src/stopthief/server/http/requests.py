"""Bodies of HTTP requests and answers. The protocol's documentation is generated from these docstrings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stopthief.core.game import Result
from stopthief.core.package.mind import Strength
from stopthief.core.package.tutorial import Cue
from stopthief.table.keys import Secret
from stopthief.table.messages import PublicTable, SeatNumber
from stopthief.table.pace import Pace
from stopthief.table.seating import Ticket


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all request bodies: JSON objects."""


RequestName = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
"""The identity of a request; made up at random by the device."""


class NewTable(Body, frozen=True):
    """A table to open. The same `request` with the same key gives the same table again, not a second one."""

    game: str
    """The name of the game."""
    setup: msgspec.Raw
    """The players and their choices."""
    request: RequestName
    here: Annotated[tuple[SeatNumber, ...], Meta(max_length=16)] = ()
    """The seats that are played on this device. Every other seat gets an invitation, unless a bot plays it."""
    bots: Annotated[dict[SeatNumber, Strength], Meta(max_length=16)] = {}
    """The seats that bots play, and the strength of each bot."""
    advice: bool | None = None
    """Whether players may ask for advice at this table; null leaves it to the game."""
    pace: Pace = "calm"
    """How fast bots act; players may change it later."""


class Learner(Body, frozen=True):
    """A request to learn a game. The same `request` with the same key gives the same table again."""

    request: RequestName


class Invitation(Body, frozen=True):
    """The invitation to join with; after a rematch, the token of the seat at the previous table."""

    invitation: Secret


class Invitee(Body, frozen=True):
    """The seat that needs a new invitation."""

    seat: SeatNumber


class Handover(Body, frozen=True):
    """The seat to give to a bot."""

    seat: SeatNumber
    strength: Strength
    """The strength of the bot."""


class Agreed(Body, frozen=True):
    """The setup that facts are wanted of."""

    setup: msgspec.Raw
    """The players and their choices."""


class Written(Body, frozen=True):
    """A document that a user wrote for a game."""

    text: str
    """The content of the file."""


class QrText(Body, frozen=True):
    """The content of a QR code."""

    text: Annotated[str, Meta(pattern="^[!-~]{1,400}$")]
    """A URL; characters outside ASCII are percent-encoded."""


class Offer(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    """Its name."""
    edition: str
    """Changes with the board and the cards."""
    lobby: Any
    """All that can be chosen before it begins; its shape is the game's own."""
    bots: tuple[Strength, ...]
    """The strengths of its bots, the weakest first; empty when it has none."""
    adviser: bool
    """Whether its tables can have advice."""
    analysis: bool
    """Whether its finished games can be analysed."""
    prints: bool
    """Whether it can be printed."""


class Games(msgspec.Struct, frozen=True):
    """The games that can be played here."""

    games: tuple[Offer, ...]
    address: str | None
    """The server's address for phones in the same network; null when they cannot reach it, or it is not known."""


class Script(msgspec.Struct, frozen=True):
    """The script of a game's tutorial: the same at every table where everybody follows it."""

    learner: int
    """The seat of the learner; bots that follow the script play the others."""
    cues: tuple[Cue, ...]
    """Every command from the first to the last."""


class Accepted(msgspec.Struct, frozen=True):
    """The value that a game made of a document."""

    value: Any
    """Goes into a setup; its shape is the game's own."""


class Code(msgspec.Struct, frozen=True):
    """A QR code; it needs a light margin of four squares."""

    rows: tuple[str, ...]
    """From top to bottom, `1` for a dark square and `0` for a light one."""


class TableHere(msgspec.Struct, frozen=True):
    """A table, and what this device can do there."""

    room: PublicTable
    tickets: tuple[Ticket, ...]
    """The tokens and invitations of this device."""
    host: bool
    """Whether this device opened the table, and may make invitations."""


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    table: str
    game: str
    setup: Any
    """The players and their choices."""
    began: int
    """When the table was opened, in milliseconds since 1970."""
    changed: int
    """When anything last happened there, in milliseconds since 1970."""
    result: Result | None = None
    """How the game ended, if it did."""
    tutorial: bool = False
    """Whether it is the game's tutorial."""


class Tables(msgspec.Struct, frozen=True):
    """A page of a list of tables, the most recently changed first."""

    tables: tuple[Summary, ...]
    before: int | None
    """The value of `?before=` for the next page; null on the last."""


class NextTable(msgspec.Struct, frozen=True):
    """The table where the same seats play again."""

    table: str


class Health(msgspec.Struct, frozen=True):
    """The state of a server that works."""

    status: str
    """Always `ok`; a server in trouble answers with a fault."""
    version: str
    """The version of the program."""
    tables: int
    """The number of tables in memory."""
    connections: int
    """The number of connections of all kinds, this one included."""
    other_editions: tuple[str, ...] = ()
    """Editions that this server does not have, and that tables asked for since its start need."""


class Fault(msgspec.Struct, frozen=True):
    """The body of every answer with a status from 400 on: a code for programs, sentences for people."""

    code: str
    sentences: tuple[str, ...]
    """Sentences to show, one for every fault that was found."""
