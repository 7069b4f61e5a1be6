"""Game packages: a game with everything that clients, servers and commands need to offer it without knowing it.

A game's own folder makes its package; `games.py` lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, Protocol

import msgspec

from stopthief.core.dice import Draw
from stopthief.core.game import AnyGame
from stopthief.core.match import AnyMatch
from stopthief.core.package.interview import Interview
from stopthief.core.package.phrasebook import Phrasebook
from stopthief.core.package.printing import Part, PrintOptions, Sheets
from stopthief.core.package.tutorial import Tutorial
from stopthief.core.sides import Sides

AnyWords = Phrasebook[Any, Any, Any, Any, Any]


class UserFiles(Protocol):
    """A user's named files, kept from game to game, and the date."""

    def names(self, folder: str, ending: str) -> tuple[str, ...]:
        """The names of the files in a folder, sorted, without their ending."""

    def read(self, name: str) -> bytes | None:
        """The content of a file such as "settings/mine.toml", or None; Broken when it cannot be read."""

    def write(self, name: str, data: bytes) -> None:
        """Write a file, replacing any old content; Broken when that fails."""

    def remove(self, name: str) -> None:
        """Delete a file; Broken when that fails."""

    def place(self, name: str) -> str:
        """The location of a file, to be shown to people."""

    def today(self) -> tuple[int, int]:
        """The month and the day."""


class Option(msgspec.Struct, frozen=True):
    """A command-line option of a game, given as --NAME."""

    name: str
    text: str
    """A short description."""
    values: tuple[str, ...] = ()
    """The allowed values; any text when there are none."""
    default: str | None = None
    """The value when the option is left out."""
    changes: bool = False
    """Whether it changes single settings as NAME=VALUE, and so may be given again."""


class TrialOptions(msgspec.Struct, frozen=True):
    """The options of a game for random players, from a command line."""

    seed: str
    players: int | None = None
    """The number of players; the fewest that the game allows when left out."""
    choices: Mapping[str, str] = {}
    """By the names of the game's options."""
    changes: tuple[str, ...] = ()
    """Single settings, as NAME=VALUE."""


class TableKind(msgspec.Struct, frozen=True):
    """A kind of table for long runs of random games."""

    called: Mapping[str, str | int]
    """The properties that tell it from other kinds, such as the number of players."""
    setup: Callable[[Draw], Any]
    """A setup of this kind, drawn at random where it is open."""


class Column(msgspec.Struct, frozen=True):
    """A figure to sum up over many games."""

    figure: str
    by: Literal["total", "median", "p95", "most"] = "total"


class Printing(msgspec.Struct, frozen=True):
    """The printable parts of a game."""

    parts: tuple[Part, ...]
    sheets: Callable[[UserFiles, PrintOptions], Sheets]
    """Make the content of the sheets; Broken names every option that cannot be met."""
    options: tuple[Option, ...] = ()
    """Further options."""


class GamePackage(msgspec.Struct, frozen=True):
    """A game with everything that applications need."""

    game: AnyGame
    words: AnyWords
    interview: Callable[[UserFiles], Interview[Any]]
    """The questions before a game."""
    remember: Callable[[UserFiles, Any], None]
    """Keep the parts of a setup that the next game's questions start from."""
    lobby: Callable[[UserFiles], object]
    """The choices before a game, to be written as JSON. Files that cannot be read are left out."""
    trial: Callable[[UserFiles, TrialOptions], Any]
    """A setup for random players; Broken names every option that cannot be met."""
    sides: Callable[[Any], Sides]
    """The sides at a table."""
    figures: Callable[[AnyMatch], Mapping[str, object]]
    """Statistics of a game, to be written as JSON: among them `turns`, `first` (the seat that began) and `reason`,
    None when it did not end."""
    report: Callable[[Mapping[str, object]], str]
    """A summary of those figures in half a sentence."""
    options: tuple[Option, ...] = ()
    """The options of a trial."""
    table_kinds: tuple[TableKind, ...] = ()
    """The kinds of tables."""
    columns: tuple[Column, ...] = ()
    """The figures that matter over many games, each a whole number."""
    labels: Callable[[Any], tuple[str | None, ...]] | None = None
    """The roles of the players of a setup, seat by seat, where they may affect who wins."""
    files: Callable[[], Mapping[str, bytes]] = dict
    """The files for its page in a browser, by path."""
    facts: Callable[[Any], object] | None = None
    """Facts for clients that depend on a setup, to be written as JSON."""
    rules: Callable[[], Mapping[str, str]] = dict
    """Its rules in our words, by language: Markdown for `core/package/rulebook.py`."""
    printing: Printing | None = None
    """Its printable parts."""
    document: Callable[[bytes], object] | None = None
    """Reads a document that a user wrote for this game, such as a list of words; Broken names every fault."""
    tutorial: Tutorial | None = None
    """A first game that teaches it."""
    box: Callable[[Any], object] | None = None
    """The open parts of the box that a game is played with, where editions differ; to be written as JSON."""
    editions: Callable[[Any], GamePackage] | None = None
    """The package of another edition of the game; None where all editions are alike."""

    def of(self, game: AnyGame) -> GamePackage:
        """The package of the edition that is played."""
        return self if game is self.game or self.editions is None else self.editions(game)
