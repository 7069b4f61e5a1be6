"""What is asked and answered over HTTP. Its documentation is made from these types: a docstring is its text."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stopthief.core.game import Result
from stopthief.core.package.mind import Strength
from stopthief.core.package.tutorial import Cue
from stopthief.table.keys import Secret
from stopthief.table.messages import Room, SeatNumber
from stopthief.table.seating import Ticket


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all bodies of requests are: JSON objects."""


RequestName = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
"""What a wish is known by; made up at random by the device."""


class NewTable(Body, frozen=True):
    """A table to be opened. The same `request` with the same key again gives the same table, not a second one."""

    game: str
    """Which game."""
    setup: msgspec.Raw
    """Who plays it how."""
    request: RequestName
    here: Annotated[tuple[SeatNumber, ...], Meta(max_length=16)] = ()
    """The seats that are played on the device that asks; to all others but those of bots an invitation is made."""
    bots: Annotated[dict[SeatNumber, Strength], Meta(max_length=16)] = {}
    """The seats that bots play, and how well each does."""
    advice: bool | None = None
    """Whether people may ask for advice at this table; null leaves it to the game."""


class Learner(Body, frozen=True):
    """Somebody who wants to learn a game. The same `request` with the same key again gives the same table."""

    request: RequestName


class Invitation(Body, frozen=True):
    """The invitation that somebody joins with; after a rematch, the token of the seat at the table before."""

    invitation: Secret


class Invitee(Body, frozen=True):
    """The seat to make a new invitation to."""

    seat: SeatNumber


class Handover(Body, frozen=True):
    """The seat to give to a bot."""

    seat: SeatNumber
    strength: Strength
    """How well the bot plays."""


class Agreed(Body, frozen=True):
    """A setup to be told about."""

    setup: msgspec.Raw
    """Who plays how."""


class Written(Body, frozen=True):
    """What somebody wrote for a game."""

    text: str
    """As it stands in the file."""


class QrText(Body, frozen=True):
    """The content of a QR code."""

    text: Annotated[str, Meta(pattern="^[!-~]{1,400}$")]
    """An address; letters outside of ASCII are written with `%`."""


class Offer(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    """Its name."""
    edition: str
    """Changes with the board and the cards."""
    lobby: Any
    """All that can be chosen before it begins; its shape is the game's own."""
    bots: tuple[Strength, ...]
    """How well its bots can play, the weakest first; empty when it has none."""
    adviser: bool
    """Whether its tables can have advice."""
    analysis: bool
    """Whether its finished games can be looked back at."""
    prints: bool
    """Whether it can be printed."""


class Games(msgspec.Struct, frozen=True):
    """The games that can be played here."""

    games: tuple[Offer, ...]
    address: str | None
    """Where phones in the same network find this server; null when they cannot, or when it does not know."""


class Script(msgspec.Struct, frozen=True):
    """How the tutorial of a game goes: the same at every table where everybody follows it."""

    learner: int
    """The seat of whoever learns; those of the others are played by bots that follow the script."""
    cues: tuple[Cue, ...]
    """Every command from the first to the last."""


class Accepted(msgspec.Struct, frozen=True):
    """What a game made of a document."""

    value: Any
    """What goes into a setup; its shape is the game's own."""


class Code(msgspec.Struct, frozen=True):
    """A QR code; around it belongs a light margin of four squares."""

    rows: tuple[str, ...]
    """From top to bottom, `1` for a dark square and `0` for a light one."""


class TableHere(msgspec.Struct, frozen=True):
    """A table, and what the device that asks can do there."""

    room: Room
    tickets: tuple[Ticket, ...]
    """What opens seats; those of others are not among them."""
    host: bool
    """Whether the device that asks opened the table, and may make invitations."""


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    table: str
    game: str
    setup: Any
    """What was agreed before the game."""
    began: int
    """When the table was opened, in milliseconds since 1970."""
    changed: int
    """When anything last happened there, in milliseconds since 1970."""
    result: Result | None = None
    """How the game ended, if it did."""
    tutorial: bool = False
    """Whether it is the game's tutorial."""


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
    """Always `ok`; a server that is not well answers with a fault."""
    version: str
    """Of the program."""
    tables: int
    """How many are in memory."""
    connections: int
    """Connections of all kinds, this one included."""
    other_editions: tuple[str, ...] = ()
    """Editions that this server does not have, and that tables were asked for since it started need."""


class Fault(msgspec.Struct, frozen=True):
    """What is sent with every status from 400 on: a code for programs, sentences for people."""

    code: str
    sentences: tuple[str, ...]
    """What to show, one sentence for every fault that was found."""
