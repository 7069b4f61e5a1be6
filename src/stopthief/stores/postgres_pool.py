"""A pool of connections to a PostgreSQL database, which replaces those that were lost.

Every wait has a limit: a database that hangs raises Unstored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg

from stopthief.stores.migrations import migrate_postgres, quoted
from stopthief.stores.postgres_errors import TROUBLES, host_in, schema_in, unstored
from stopthief.table.store import Unstored

MOST_CONNECTIONS = 4
GRACE = 1.0
"""Seconds in which the database may report its own timeout before the connection is given up."""

SAFE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"


class PostgresPool:
    """Connections to one schema of a database; `patience` is the number of seconds to wait for an answer."""

    def __init__(self, address: str, patience: float) -> None:
        self._address, self._patience = address, patience
        self.schema = schema_in(address)
        self._host = host_in(address)
        self._settings = {"search_path": quoted(self.schema), "application_name": "stopthief"}
        self._pool: Any = None

    async def open(self) -> None:
        """Connect to the database and migrate it, which may take long."""
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
        """A connection outside of the pool, for the caller alone."""
        with self.explained():
            return await asyncpg.connect(self._address, **self._options())

    async def ask(self, query: str, *arguments: Any) -> list[Any]:  # noqa: ANN401 - what asyncpg takes
        """The rows that a query gives, on any connection that is free."""
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
        """Close every connection, by force if the database does not answer."""
        try:
            async with asyncio.timeout(self._patience):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Turn the errors of the driver into Unstored with a sentence that says what to do."""
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
    """Make every commit wait for the disk, even where the server is configured otherwise."""
    await connection.execute(SAFE)


async def _reset(_connection: Any) -> None:  # noqa: ANN401 - asyncpg has no types
    """Nothing is ever left behind on a connection, so there is nothing to reset."""
