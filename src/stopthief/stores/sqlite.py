"""A store in one SQLite file: one thread writes, another one reads.

An entry is answered for only when its transaction is safe on the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

from stopthief.locks import ProcessLock
from stopthief.stores import queries
from stopthief.stores.bounds import BEYOND, bounded, is_name
from stopthief.stores.group_commit import GroupCommit
from stopthief.stores.sqlite_file import connect, explained, lock, prepare
from stopthief.stores.sqlite_writer import SQLiteWriter
from stopthief.table.store import Line, Listed, Unstored

PATIENCE = 5.0
"""Seconds to wait for another program that keeps the file locked."""

LINES_PER_CHECKPOINT = 1_000
"""Lines that may be in SQLite's write-ahead log before the reading thread moves them into the database."""

READ, TABLES_OF = map(queries.for_sqlite, (queries.READ, queries.TABLES_OF))


class SQLiteStore:
    """A Store in a file. Open it with `open_sqlite`."""

    def __init__(self, path: Path, held: ProcessLock, writer: sqlite3.Connection, reader: sqlite3.Connection) -> None:
        self._path, self._held = path, held
        self._loop = asyncio.get_running_loop()
        self._writer = SQLiteWriter(path, writer)
        self._commits = GroupCommit(self._writer.write)
        self._reader, self._reading = reader, ThreadPoolExecutor(1, "stopthief-reads")
        self._since = 0
        """Lines taken since the last checkpoint."""

    async def append(self, line: Line) -> bool:
        """Put an entry at the end of a log; see Store."""
        answer = self._commits.append(line)
        self._since += 1
        if self._since > LINES_PER_CHECKPOINT:
            self._since = 0
            self._reading.submit(self._checkpoint)
        return await answer

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number; see Store."""
        if not is_name(table):
            return []
        return [body for (body,) in await self._ask(READ, table, bounded(after))]

    async def tables_of(
        self, device: str, *, finished: bool, before: int | None = None, limit: int = 50
    ) -> list[Listed]:
        """A device's tables, those changed last first; those of the same moment are on one page. See Store."""
        if not is_name(device):
            return []
        moment = BEYOND if before is None else bounded(before)
        return [Listed(*row) for row in await self._ask(TABLES_OF, device, finished, moment, bounded(limit))]

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """Nothing to hear: no other process writes to this file."""

    async def close(self) -> None:
        """Write what was taken, then release the file."""
        await self._commits.close()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._reading.shutdown()
        self._reader.close()
        self._writer.stop()
        self._held.close()

    async def _ask(self, query: str, *arguments: Any) -> list[Any]:  # noqa: ANN401 - what SQLite takes
        try:
            return await self._loop.run_in_executor(self._reading, self._fetch, query, arguments)
        except RuntimeError:
            raise Unstored("closed", "The server is shutting down and reads nothing more; start it again.") from None

    def _fetch(self, query: str, arguments: tuple[Any, ...]) -> list[Any]:
        with explained(self._path):
            return self._reader.execute(query, arguments).fetchall()

    def _checkpoint(self) -> None:
        """Move pages from the write-ahead log into the database, so that no writer has to wait for it."""
        with suppress(sqlite3.Error):  # the writer does it too, when it must
            self._reader.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


async def open_sqlite(path: Path, *, patience: float = PATIENCE) -> SQLiteStore:
    """Open a file, made if it is missing. Unstored, and it is not touched, when it cannot be used."""
    return SQLiteStore(path, *await asyncio.to_thread(_opened, path, patience))


def _opened(path: Path, patience: float) -> tuple[ProcessLock, sqlite3.Connection, sqlite3.Connection]:
    with explained(path), ExitStack() as opened:
        path = path.absolute().resolve()  # two names of one file have one lock
        held = opened.enter_context(lock(path))
        writer = opened.enter_context(closing(prepare(path, patience)))
        reader = opened.enter_context(closing(connect(path, patience)))
        reader.execute("PRAGMA query_only = ON")
        opened.pop_all()
        return held, writer, reader
