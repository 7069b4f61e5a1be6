"""Saved games of version 0.1: a record that grew by a line an act, with its seed and its bots in files beside it.

A game is imported into a table once. Its files are renamed then, and never deleted.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from stopthief.core import dice, record
from stopthief.core.errors import Broken
from stopthief.core.match import Act
from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.mind import Strength
from stopthief.core.record import AnyRecord, Record
from stopthief.core.verify import verify
from stopthief.files import unused
from stopthief.games import game_named
from stopthief.table.entries import Acted, Opened
from stopthief.table.keys import derived, table_id
from stopthief.table.seating import open_table
from stopthief.table.table import Decision, Table
from stopthief.text.saves import Saves, company_of


class OldSave:
    """The one game that version 0.1 kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path = folder / "game.jsonl"
        self._seed = folder / "game.seed"
        self._bots = folder / "game.bots"

    def move_into(self, saves: Saves) -> None:
        """Import the game. Broken, and nothing is touched, when it cannot be read.

        The name of its table follows from its files, so that an import that was interrupted is completed.
        """
        package, written, seed, name = self._read()
        opened = self._opened(package, written, seed, name)
        saves.append(name, 1, opened)
        try:
            table = Table(name, package.game, opened)
            for act in written.acts[1:]:
                decision = _decision(table, act)
                table.apply(decision)
                saves.append(name, table.length, decision.entry, table.match.result)
        except Broken as problem:
            raise Broken(f"{self.path}: {problem}") from None
        self.rename("imported")

    def rename(self, name: str) -> Path:
        """Rename the files; the new name of the record."""
        path = unused(self._folder / f"{name}.jsonl")
        for beside in (self._seed, self._bots):
            if beside.exists():
                beside.replace(path.with_suffix(beside.suffix))
        return self.path.replace(path)

    def _read(self) -> tuple[GamePackage, AnyRecord, str, str]:
        """The game, its record and seed, and the name of its table. A last line that is torn was never confirmed."""
        try:
            lines, seed = record.whole(self.path.read_bytes()), self._seed.read_text()
            package, written = _checked(lines, seed)
            return package, written, seed, table_id(seed, record.joined(lines).decode())
        except FileNotFoundError as problem:
            raise Broken(f"{problem.filename}: the file is missing.") from None
        except (Broken, UnicodeDecodeError) as problem:
            raise Broken(f"{self.path}: {problem}") from None

    def _opened(self, package: GamePackage, written: AnyRecord, seed: str, name: str) -> Opened[Any, Any]:
        setup = written.opening.setup
        company = company_of(package.game.seats(setup), self._strength())
        opened = open_table(package.game, setup, derived(seed, name), name, company, seed)
        return msgspec.structs.replace(opened, events=written.acts[0].events)

    def _strength(self) -> Strength | None:
        """The strength of the bots; None when people have all seats."""
        try:
            found: Strength = msgspec.convert(self._bots.read_text(), Strength)
        except FileNotFoundError:
            return None
        except (msgspec.ValidationError, UnicodeDecodeError):
            raise Broken(f"{self._bots}: this is no strength of bots; remove the file to play without.") from None
        return found


def _checked(lines: list[bytes], seed: str) -> tuple[GamePackage, AnyRecord]:
    if not lines:
        raise Broken("the file is empty.")
    package = game_named(record.game_of(lines[0]))
    written = record.read(package.game, lines)
    if dice.commitment(seed) != written.opening.commitment:
        raise Broken("the seed beside it belongs to another game.")
    verify(package.game, Record(written.opening, written.acts, None))
    return package.of(record.game_played(package.game, written)), written


def _decision(table: Table, act: Act[Any, Any]) -> Decision:
    """An act of a record as the next entry of a table; `verify` saw that somebody did it."""
    seat = act.seat or 0
    return Decision(Acted(seat, table.streams[seat].number, act.command, act.events))
