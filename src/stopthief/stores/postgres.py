"""A store in a PostgreSQL database, for several servers at once: a batch is one statement that notifies the others.

An entry is answered for only when the database has committed it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from stopthief.stores.bounds import BEYOND, bounded, is_name
from stopthief.stores.group_commit import GroupCommit, Report, Written
from stopthief.stores.postgres_news import News
from stopthief.stores.postgres_pool import PostgresPool
from stopthief.stores.queries import READ, TABLES_OF
from stopthief.table.store import Line, Listed, Unstored

PATIENCE = 10.0
"""Seconds to wait for an answer."""

# The number is the next one: neither taken, nor after a gap; of two servers at once the second finds it taken.
# In order of the tables, so that two servers never wait for each other in a circle.
APPEND = """
WITH batch AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::text[], $6::bytea[])
        AS line (table_id, number, at, body, device, result)
), stored AS (
    INSERT INTO entries (table_id, number, at, body)
    SELECT table_id, number, at, body FROM batch
    WHERE number = 1 + coalesce((SELECT max(e.number) FROM entries AS e WHERE e.table_id = batch.table_id), 0)
    ORDER BY table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id, number
), taking_part AS (
    INSERT INTO devices (table_id, device)
    SELECT table_id, device FROM batch JOIN stored USING (table_id, number) WHERE device IS NOT NULL
    ON CONFLICT DO NOTHING
), finished AS (
    INSERT INTO results (table_id, result)
    SELECT table_id, result FROM batch JOIN stored USING (table_id, number) WHERE result IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET result = excluded.result
)
SELECT table_id, pg_notify($7, $8 || ' ' || number || ' ' || table_id) FROM stored
"""


class PostgresStore:
    """A Store in a database. Open it with `open_postgres`."""

    def __init__(self, pool: PostgresPool) -> None:
        self._pool = pool
        self._me = secrets.token_hex(8)
        self._news = News(pool, self._me)
        self._commits = GroupCommit(self._begin)
        self._writing: asyncio.Task[None] | None = None

    async def append(self, line: Line) -> bool:
        """Put an entry at the end of a log; see Store."""
        return await self._commits.append(line)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number; see Store."""
        if not is_name(table):
            return []
        return [body for (body,) in await self._pool.ask(READ, table, bounded(after))]

    async def tables_of(
        self, device: str, *, finished: bool, before: int | None = None, limit: int = 50
    ) -> list[Listed]:
        """A device's tables, those changed last first; those of the same moment are on one page. See Store."""
        if not is_name(device):
            return []
        moment = BEYOND if before is None else bounded(before)
        return [Listed(*row) for row in await self._pool.ask(TABLES_OF, device, finished, moment, bounded(limit))]

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """Say from now on what other servers append; see Store."""
        await self._news.begin(heard)

    async def close(self) -> None:
        """Write what was taken, then close every connection."""
        await self._commits.close()
        await self._news.close()
        await self._pool.close()

    def _begin(self, lines: list[Line], report: Report) -> None:
        self._writing = asyncio.create_task(self._write(lines, report))

    async def _write(self, lines: list[Line], report: Report) -> None:
        written: Written = Unstored("failed", "The entry may not be stored; read the log again.")
        try:
            written = await self._stored(lines)
        except Unstored as problem:
            written = problem
        finally:
            report(written)

    async def _stored(self, lines: list[Line]) -> list[bool]:
        columns = zip(
            *((one.table, one.number, one.at, one.entry, one.device, one.result) for one in lines), strict=True
        )
        stored = {table for table, _ in await self._pool.ask(APPEND, *columns, self._pool.schema, self._me)}
        return [line.table in stored for line in lines]


async def open_postgres(address: str, *, patience: float = PATIENCE) -> PostgresStore:
    """Open a database; ?search_path=name in its address keeps the tables in another schema."""
    pool = PostgresPool(address, patience)
    await pool.open()
    return PostgresStore(pool)
