"""The tables of the text client, in a store of its own that is used one call at a time.

Nothing is ever deleted. An act counts once the store has it on the disk.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from pathlib import Path
from time import time_ns
from typing import Any, TypeVar

import msgspec

from stopthief.core.game import Result
from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.mind import Strength
from stopthief.files import unused
from stopthief.games import game_named
from stopthief.stores.sqlite import open_sqlite
from stopthief.table.entries import AnyEntry, encode, game_of
from stopthief.table.keys import table_id
from stopthief.table.seating import Company, open_table
from stopthief.table.store import Line, Listed, Store, Unstored
from stopthief.table.table import Decision, Table
from stopthief.text.bots import PERSON

DEVICE = "keyboard"
"""The one device that takes part in every table of this store."""
_SEED_BYTES, _KEY_BYTES = 32, 32

T = TypeVar("T")


class Saves:
    """The tables that were opened at this keyboard. Every method may raise Unstored."""

    def __init__(self, path: Path) -> None:
        self._runner = asyncio.Runner()
        try:
            self._store: Store = self._runner.run(open_sqlite(path))
        except BaseException as problem:
            self._runner.close()
            if isinstance(problem, Unstored) and problem.code == "in use":
                sentence = "This game is being played in another window; close that one first."
                raise Unstored(problem.code, sentence) from None
            raise

    def close(self) -> None:
        """Release the file."""
        self._run(self._store.close())
        self._runner.close()

    def unfinished(self) -> list[Listed]:
        """The games that can be continued, the one played last first."""
        return self._run(self._store.tables_of(DEVICE, finished=False))

    def finished(self) -> list[Listed]:
        """The game that ended last, if any."""
        return self._run(self._store.tables_of(DEVICE, finished=True, limit=1))

    def read(self, listed: Listed) -> tuple[GamePackage, Table]:
        """A table as it was left, and its game in the same edition. Broken when its log cannot be followed."""
        package = game_named(game_of(listed.opened))
        table = Table.read(listed.table, package.game, self._run(self._store.read(listed.table)))
        return package.of(table.game), table

    def open(self, package: GamePackage, setup: Any, bots: Strength | None, seed: str | None) -> Table:  # noqa: ANN401 - any game's setup
        """A new table, stored before anybody sees it. Only this store can open its seats: the key is kept nowhere."""
        game, key = package.game, secrets.token_urlsafe(_KEY_BYTES)
        name = table_id(key)
        company = company_of(game.seats(setup), bots)
        opened = open_table(game, setup, key, name, company, seed or secrets.token_hex(_SEED_BYTES))
        self.append(name, 1, opened)
        return Table(name, game, opened)

    def commit(self, table: Table, decision: Decision) -> None:
        """Store what was decided, then apply it."""
        if not self.append(table.id, table.length + 1, decision.entry, table.outcome(decision)):
            raise Unstored("replaced", "The saved game was changed by another program; start again to go on.")
        table.apply(decision)

    def append(self, table: str, number: int, entry: AnyEntry, result: Result | None = None) -> bool:
        """Store one entry; False if the table has another one with this number."""
        line = Line(
            table,
            number,
            encode(entry),
            at=time_ns() // 1_000_000,
            device=DEVICE if number == 1 else None,
            result=None if result is None else msgspec.json.encode(result),
        )
        return self._run(self._store.append(line))

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)


def company_of(seats: int, bots: Strength | None) -> Company:
    """Everybody at this keyboard; with bots, one person and a bot in every other seat."""
    if bots is None:
        return Company(here=range(seats))
    return Company(here=(PERSON,), bots={seat: bots for seat in range(seats) if seat != PERSON})


def set_aside(path: Path) -> Path:
    """Rename a database that cannot be used, with the files that SQLite keeps beside it; its new name."""
    aside = unused(path.with_name("set-aside.sqlite"))
    for ending in ("-wal", "-shm"):
        if (beside := path.with_name(path.name + ending)).exists():
            beside.replace(aside.with_name(aside.name + ending))
    return path.replace(aside)
