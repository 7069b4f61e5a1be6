"""Connections to a PostgreSQL database, made anew when they were lost.

Nothing waits for ever: a database that hangs gives a problem instead of silence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg

from stopthief.stores.migrations import migrate_postgres, quoted
from stopthief.stores.postgres_words import TROUBLES, host_in, schema_in, unstored
from stopthief.table.store import Unstored

MOST_CONNECTIONS = 4
GRACE = 1.0
"""Seconds that the database has to say itself that it was too slow, before the connection is given up."""

SAFE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"


class Link:
    """The way to one schema of a database; `patience` is how many seconds an answer may take."""

    def __init__(self, address: str, patience: float) -> None:
        self._address, self._patience = address, patience
        self.schema = schema_in(address)
        self._host = host_in(address)
        self._settings = {"search_path": quoted(self.schema), "application_name": "stopthief"}
        self._pool: Any = None

    async def open(self) -> None:
        """Reach the database and bring it up to date, which may take its time."""
        with self.explained():
            connection = await asyncpg.connect(self._address, timeout=self._patience, server_settings=self._settings)
            try:
                await migrate_postgres(connection, self.schema)
            finally:
                connection.terminate()
            self._pool = await asyncpg.create_pool(
                self._address, min_size=1, max_size=MOST_CONNECTIONS, init=_init, reset=_reset, **self._options()
            )

    async def connect(self) -> Any:  # noqa: ANN401 - asyncpg has no types
        """A connection of one's own."""
        with self.explained():
            return await asyncpg.connect(self._address, **self._options())

    async def ask(self, query: str, *arguments: Any) -> list[Any]:  # noqa: ANN401 - what asyncpg takes
        """The rows of an answer, on any connection that is free."""
        with self.explained():
            connection = await self._pool.acquire(timeout=self._patience + GRACE)
            try:
                rows: list[Any] = await connection.fetch(query, *arguments)
            except TimeoutError:
                connection.terminate()  # to give it back politely could hang, too
                raise
            finally:
                await self._pool.release(connection)
            return rows

    async def close(self) -> None:
        """Let go of every connection, by force if the database does not answer."""
        try:
            async with asyncio.timeout(self._patience):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Say in a sentence what went wrong, and what to do."""
        try:
            yield
        except TROUBLES as problem:
            raise unstored(self._host, problem) from None
        except Unstored as problem:
            raise Unstored(problem.code, f"PostgreSQL on {self._host}: {problem}") from None

    def _options(self) -> dict[str, Any]:
        limit = str(round(self._patience * 1000))
        return {
            "timeout": self._patience,
            "command_timeout": self._patience + GRACE,
            "server_settings": self._settings | {"statement_timeout": limit},
        }


async def _init(connection: Any) -> None:  # noqa: ANN401 - asyncpg has no types
    """An answer means that the entry is on the disk, even where that is not the custom."""
    await connection.execute(SAFE)


async def _reset(_connection: Any) -> None:  # noqa: ANN401 - asyncpg has no types
    """Nothing is ever left behind on a connection, so there is nothing to ask the database for."""
