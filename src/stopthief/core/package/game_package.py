"""What a game brings besides its rules, so that clients, servers and commands can offer it without knowing it.

A game's own folder makes its entry; the registry is a line for each.
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
from stopthief.core.package.printing import Client, Part, PrintOptions, Sheets
from stopthief.core.package.tutorial import Tutorial
from stopthief.core.sides import Sides

AnyWords = Phrasebook[Any, Any, Any, Any, Any]


class UserFiles(Protocol):
    """Where somebody plays: what was kept there from game to game, as named files, and what day it is."""

    def names(self, folder: str, ending: str) -> tuple[str, ...]:
        """The names of what is kept in a folder, without their ending, in order."""

    def read(self, name: str) -> bytes | None:
        """What is kept under a name such as "settings/mine.toml"; None when there is nothing; Broken says why not."""

    def write(self, name: str, data: bytes) -> None:
        """Keep something under a name, in place of what was there; Broken says why it cannot be."""

    def remove(self, name: str) -> None:
        """Forget what is kept under a name; Broken says why it cannot be."""

    def place(self, name: str) -> str:
        """Where a person finds what is kept under a name, to be shown in sentences."""

    def today(self) -> tuple[int, int]:
        """The month and the day."""


class Option(msgspec.Struct, frozen=True):
    """Something that can be wished for on a command line, as --NAME."""

    name: str
    text: str
    """What it is, in half a sentence."""
    values: tuple[str, ...] = ()
    """What it may be; anything when there are none."""
    default: str | None = None
    """What it is when nobody says."""
    changes: bool = False
    """Whether it changes single settings as NAME=VALUE, and so may be given again."""


class TrialOptions(msgspec.Struct, frozen=True):
    """A game for random players, as wished for on a command line."""

    seed: str
    players: int | None = None
    """How many; the fewest that the game allows when it is left open."""
    choices: Mapping[str, str] = {}
    """By the names of the game's options."""
    changes: tuple[str, ...] = ()
    """Single settings, as NAME=VALUE."""


class TableKind(msgspec.Struct, frozen=True):
    """A sort of table that long runs of random games go through."""

    called: Mapping[str, str | int]
    """What tells it from the others, such as the number of players."""
    setup: Callable[[Draw], Any]
    """One such table, drawn at random where anything is left open."""


class Column(msgspec.Struct, frozen=True):
    """A figure of many games, to be summed up."""

    figure: str
    by: Literal["total", "median", "p95", "most"] = "total"


class Printing(msgspec.Struct, frozen=True):
    """What can be printed of a game."""

    parts: tuple[Part, ...]
    sheets: Callable[[UserFiles, PrintOptions, Client], Sheets]
    """All that is on the sheets; Broken names every wish that cannot be met."""
    options: tuple[Option, ...] = ()
    """What else can be wished for."""


class GamePackage(msgspec.Struct, frozen=True):
    """A game with all that is needed to play it anywhere."""

    game: AnyGame
    words: AnyWords
    interview: Callable[[UserFiles], Interview[Any]]
    """The questions before a game."""
    remember: Callable[[UserFiles, Any], None]
    """Keep what the next game's questions should know of a setup."""
    lobby: Callable[[UserFiles], object]
    """All that can be chosen before a game, to be written as JSON; what cannot be read is no reason to fail."""
    trial: Callable[[UserFiles, TrialOptions], Any]
    """A setup for random players; Broken names every wish that cannot be met."""
    sides: Callable[[Any], Sides]
    """Who plays with whom at a table."""
    figures: Callable[[AnyMatch], Mapping[str, object]]
    """A game in figures, to be written as JSON; among them `turns`, `first`, the seat that began, and `reason`,
    None when it did not end."""
    report: Callable[[Mapping[str, object]], str]
    """Those figures in half a sentence."""
    options: tuple[Option, ...] = ()
    """What can be wished for in a trial."""
    table_kinds: tuple[TableKind, ...] = ()
    """The table_kinds of tables there are."""
    columns: tuple[Column, ...] = ()
    """The figures that matter over many games, each a whole number."""
    labels: Callable[[Any], tuple[str | None, ...]] | None = None
    """What the players of a setup chose to be, seat by seat, where it may matter for who wins."""
    files: Callable[[], Mapping[str, bytes]] = dict
    """What its page in a browser needs, by path."""
    facts: Callable[[Any], object] | None = None
    """What lies open on the table of a setup, where no file can hold it; to be written as JSON."""
    rules: Callable[[], Mapping[str, str]] = dict
    """Its rules in our words, by language: Markdown, as `core/rulebook.py` reads it."""
    printing: Printing | None = None
    """What can be printed of it."""
    document: Callable[[bytes], object] | None = None
    """Reads what somebody wrote for this game, such as words of their own; Broken names every fault."""
    tutorial: Tutorial | None = None
    """A first game that teaches it."""
    editions: Callable[[Any], GamePackage] | None = None
    """The package of another edition of the game; None where all editions are alike."""

    def of(self, game: AnyGame) -> GamePackage:
        """The package of the edition that is played."""
        return self if game is self.game or self.editions is None else self.editions(game)
