"""The log of a table: how it was opened, every act, and what else happened to its seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Generic

import msgspec

from stopthief.core.errors import Broken, OtherEdition, Refused
from stopthief.core.game import AnyGame, Command, Event, Setup
from stopthief.core.package.mind import Strength
from stopthief.table.pace import Pace


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An entry of the log: a value that is written once."""


class SeatHolder(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a seat is opened: hashes of its secrets. The secrets themselves are kept nowhere."""

    token: str | None = None
    """The hash of the token that opens the seat."""
    device: str | None = None
    """The device that the token was made on."""
    invitation: str | None = None
    """The hash of an open invitation; the person who uses it takes the seat over."""
    used: str | None = None
    """The hash of the invitation that the token was given for."""
    bot: Strength | None = None
    """The strength of the bot in this seat, which needs no secret."""


class Opened(Entry, Generic[Setup, Event], frozen=True, tag="opened", kw_only=True):
    """The first entry. Its seed is the only secret that is stored, and nobody is ever sent it before the end."""

    game: str
    edition: str
    setup: Setup
    seed: str
    host: str
    """The hash of the key of the device that may invite."""
    places: tuple[SeatHolder, ...]
    events: tuple[Event, ...]
    """The events before the first choice."""
    advice: bool = False
    """Whether players may ask for advice."""
    tutorial: bool = False
    """Whether this is the game's tutorial, whose seed anybody can know."""
    kit: object = None
    """The data that the game is played with, as the game writes it."""
    pace: Pace = "calm"
    """How fast bots act."""


class Acted(Entry, Generic[Command, Event], frozen=True, tag="acted"):
    """An act of the game. `seen` is the last number of its stream that the seat had seen when it chose."""

    seat: int
    seen: int
    command: Command
    events: tuple[Event, ...]


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took its last act back."""

    seat: int
    seen: int


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody came with an invitation and sits here now; the secrets that opened the seat before do so no more."""

    seat: int
    place: SeatHolder


class Invited(Entry, frozen=True, tag="invited"):
    """The host made a new invitation to a seat."""

    seat: int
    invitation: str


class Handed(Entry, frozen=True, tag="handed"):
    """The host gave a seat to a bot; the secrets that opened the seat do so no more."""

    seat: int
    place: SeatHolder


class Paced(Entry, frozen=True, tag="paced"):
    """A seat changed how fast bots act."""

    seat: int
    pace: Pace


class Noted(Entry, frozen=True, tag="noted"):
    """A seat changed its private notes; None removes one."""

    seat: int
    notes: dict[str, str | None]


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same seats play again at another table."""

    table: str


AnyEntry = Opened[Any, Any] | Acted[Any, Any] | Undone | Joined | Invited | Handed | Paced | Noted | Rematched


class _Heading(msgspec.Struct):
    entry: str
    game: str


def game_of(first: bytes) -> str:
    """The name of the game that is played at a table, read off its first entry."""
    try:
        heading = msgspec.json.decode(first, type=_Heading)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Broken(f"entry 1: {problem}.") from None
    if heading.entry != "opened":
        raise Broken("entry 1: this does not open a table.")
    return heading.game


@cache
def _decoder(types: Any) -> msgspec.json.Decoder[AnyEntry]:  # noqa: ANN401 - the types of any game
    kinds = (
        Opened[types.setup, types.event]
        | Acted[types.command, types.event]
        | Undone
        | Joined
        | Invited
        | Handed
        | Paced
        | Noted
        | Rematched
    )
    return msgspec.json.Decoder(kinds)


def decode(game: AnyGame, line: bytes, number: int) -> AnyEntry:
    """An entry of a table at which this game is played."""
    try:
        return _decoder(game.types).decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Broken(f"entry {number}: {problem}.") from None


@cache
def _commands(kinds: Any) -> msgspec.json.Decoder[Any]:  # noqa: ANN401 - the commands of any game
    return msgspec.json.Decoder(kinds)


def command(game: AnyGame, raw: bytes | msgspec.Raw) -> Any:  # noqa: ANN401 - a command of any game
    """A command as a device sent it."""
    try:
        return _commands(game.types.command).decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused("malformed", f"This is no command of the game: {problem}.") from None


encode: Callable[[AnyEntry], bytes] = msgspec.json.Encoder().encode
"""Write an entry as it is stored."""


def check_opening(game: AnyGame, opened: Opened[Any, Any]) -> None:
    """Raise Broken unless a table of this game can begin so."""
    if opened.game != game.name:
        raise Broken(f'this is a table of the game "{opened.game}", not of "{game.name}".')
    if len(opened.places) != game.seats(opened.setup):
        raise Broken(f"there are {len(opened.places)} places for {game.seats(opened.setup)} seats.")


@contextmanager
def following(number: int) -> Iterator[None]:
    """Turn every failure to follow an entry of the log into Broken with its number."""
    try:
        yield
    except OtherEdition as other:
        raise other.at(f"entry {number}") from None
    except Broken as broken:
        raise Broken(*(f"entry {number}: {problem}" for problem in broken.problems)) from None
    except Exception as problem:
        # Rules apply every event of their own log; what they make of a damaged one, no game has to say.
        raise Broken(f"entry {number}: this cannot have happened here: {problem!r}.") from problem
