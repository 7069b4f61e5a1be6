"""A game written down: JSON Lines, first the game, then its acts, and at the end the seed that proves it fair.

Reading names the line and the place in it of whatever is wrong. Files are somebody else's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from stopthief.core.dice import commitment
from stopthief.core.errors import Broken, OtherEdition
from stopthief.core.game import AnyGame, Command, Event, Game, Result, Setup
from stopthief.core.match import Act, Match

VERSION = 1

T = TypeVar("T")


class Opening(
    msgspec.Struct,
    Generic[Setup],
    frozen=True,
    tag_field="line",
    tag="game",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The first line: which game, who plays it how, and the hash of the secret seed."""

    version: int
    game: str
    edition: str
    commitment: str
    setup: Setup
    kit: Any = None
    """The data that the game was played with, as the game writes it."""


class Step(
    Act[Command, Event], Generic[Command, Event], frozen=True, tag_field="line", tag="act", forbid_unknown_fields=True
):
    """A line for every act. The first holds what happened before anybody chose."""


class Ending(msgspec.Struct, frozen=True, tag_field="line", tag="end", forbid_unknown_fields=True):
    """The last line: the seed, and how the game ended (null when it was broken off)."""

    seed: str
    result: Result | None


class Record(msgspec.Struct, Generic[Setup, Command, Event], frozen=True):
    """A whole record; `ending` is None while the game is still on."""

    opening: Opening[Setup]
    acts: tuple[Act[Command, Event], ...]
    ending: Ending | None


AnyRecord = Record[Any, Any, Any]


class _Heading(msgspec.Struct):
    line: str
    version: int
    game: str


def of(match: Match[Setup, Any, Command, Event, Any, Any]) -> Record[Setup, Command, Event]:
    """The record of a match: with its seed when it is over, without while it goes on."""
    game = match.game
    opening = Opening(VERSION, game.name, game.edition, commitment(match.seed), match.setup, game.kit)
    ending = None if match.result is None else Ending(match.seed, match.result)
    return Record(opening, tuple(match.acts), ending)


def lines(record: AnyRecord) -> Iterator[bytes]:
    """The lines of a record, without line ends."""
    yield msgspec.json.encode(record.opening)
    for act in record.acts:
        yield act_line(act)
    if record.ending is not None:
        yield msgspec.json.encode(record.ending)


def act_line(act: Act[Any, Any]) -> bytes:
    """The line of one act."""
    return msgspec.json.encode(Step(act.seat, act.command, act.events))


def game_of(first_line: bytes) -> str:
    """The name of the game that a record holds, read off its first line."""
    heading = _decode(first_line, msgspec.json.Decoder(_Heading), 1)
    if heading.line != "game":
        raise Broken('line 1: a record begins with a line of kind "game".')
    if heading.version != VERSION:
        text = f"line 1: this program reads records of version {VERSION}, and this one has version {heading.version}."
        raise Broken(text)
    return heading.game


def read(game: Game[Setup, Any, Command, Any, Any, Any], source: Sequence[bytes]) -> Record[Setup, Command, Any]:
    """Read a record of this game. The last line may be torn only in a file whose game goes on (see `whole`)."""
    if not source:
        raise Broken("line 1: the record is empty.")
    if (name := game_of(source[0])) != game.name:
        raise Broken(f'line 1: this is a record of the game "{name}" and cannot be read as one of "{game.name}".')
    opening_type, step_type = _line_types(game)
    opening = _decode(source[0], msgspec.json.Decoder(opening_type), 1)
    steps: list[Any] = []
    ending: Ending | None = None
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(step_type | Ending)
    for number, line in enumerate(source[1:], 2):
        if ending is not None:
            raise Broken(f"line {number}: nothing may follow the end of a game.")
        entry = _decode(line, decoder, number)
        if isinstance(entry, Ending):
            ending = entry
        else:
            steps.append(Act(entry.seat, entry.command, entry.events))
    return Record(opening, tuple(steps), ending)


def game_played(game: AnyGame, record: AnyRecord) -> AnyGame:
    """The game in the edition that a record was played with; raises OtherEdition if this program cannot follow it."""
    try:
        return game.of_edition(record.opening.edition, record.opening.kit)
    except OtherEdition as other:
        raise other.at("line 1") from None
    except Broken as broken:
        raise Broken(*(f"line 1: {problem}" for problem in broken.problems)) from None


def schema(game: AnyGame) -> dict[str, Any]:
    """The JSON Schema that every line of this game's records fits."""
    opening, step = _line_types(game)
    made: dict[str, Any] = msgspec.json.schema(opening | step | Ending)
    title = f"A line of a stopthief record of the game {game.name}, version {VERSION}"
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **made}


def _line_types(game: AnyGame) -> tuple[Any, Any]:
    types: Any = game.types
    return Opening[types.setup], Step[types.command, types.event]


def whole(data: bytes) -> list[bytes]:
    """The complete lines of a file that is being written: a last line without its line end was never confirmed."""
    return data.split(b"\n")[:-1]


def split(data: bytes) -> list[bytes]:
    """The lines of a finished file."""
    return data.removesuffix(b"\n").split(b"\n") if data else []


def joined(some: Iterable[bytes]) -> bytes:
    """Lines as a file holds them."""
    return b"".join(line + b"\n" for line in some)


def _decode(line: bytes, decoder: msgspec.json.Decoder[T], number: int) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"line {number}: {problem}.") from None
    except RecursionError:
        raise Broken(f"line {number}: this is nested too deeply to be a line of a record.") from None
