"""Migrations of the schema: opening an older database brings it up to date, all at once or not at all.

Released migrations are never changed; a new schema is one more migration at the end.
"""

from __future__ import annotations

import sqlite3
from typing import Any, NamedTuple

from stopthief.table.store import Unstored

APPLICATION = 0x5354_4846
"""The application id of our SQLite files: STHF."""


class Migration(NamedTuple):
    """The statements that lead from one version of the schema to the next."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


MIGRATIONS = (
    Migration(
        sqlite=(
            """CREATE TABLE entries (
                table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
                PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
            """CREATE TABLE devices (
                table_id TEXT NOT NULL, device TEXT NOT NULL, PRIMARY KEY (table_id, device)) WITHOUT ROWID""",
            "CREATE TABLE results (table_id TEXT NOT NULL PRIMARY KEY, result BLOB NOT NULL) WITHOUT ROWID",
        ),
        postgres=(
            """CREATE TABLE entries (
                table_id text COLLATE "C" NOT NULL, number bigint NOT NULL, at bigint NOT NULL, body bytea NOT NULL,
                PRIMARY KEY (table_id, number))""",
            """CREATE TABLE devices (
                table_id text COLLATE "C" NOT NULL, device text COLLATE "C" NOT NULL,
                PRIMARY KEY (table_id, device))""",
            'CREATE TABLE results (table_id text COLLATE "C" NOT NULL PRIMARY KEY, result bytea NOT NULL)',
        ),
    ),
    Migration(  # a device's tables are found without looking at everybody's
        sqlite=("CREATE INDEX tables_of ON devices (device, table_id)",),
        postgres=("CREATE INDEX tables_of ON devices (device, table_id)",),
    ),
)


def check_sqlite(connection: sqlite3.Connection, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Raise unless an SQLite file can be used: a database, ours, and not newer than this program. Changes nothing."""
    _missing(_version_of(connection), migrations)


def migrate_sqlite(connection: sqlite3.Connection, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Bring an SQLite file up to date, on a connection that leaves transactions to its user."""
    if _version_of(connection) == len(migrations):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for migration in _missing(_version_of(connection), migrations):
            for statement in migration.sqlite:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


async def migrate_postgres(
    connection: Any,  # noqa: ANN401 - asyncpg has no types
    schema: str,
    migrations: tuple[Migration, ...] = MIGRATIONS,
) -> None:
    """Bring a schema of a PostgreSQL database up to date; of several programs one migrates and the others wait."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext($2))", APPLICATION, schema)
        if not await connection.fetchval("SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = $1)", schema):
            await connection.execute(f"CREATE SCHEMA {quoted(schema)}")
        await connection.execute("CREATE TABLE IF NOT EXISTS version (version integer NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM version")
        missing = _missing(version, migrations)
        for migration in missing:
            for statement in migration.postgres:
                await connection.execute(statement)
        if missing:
            await connection.execute("DELETE FROM version")
            await connection.execute("INSERT INTO version VALUES ($1)", len(migrations))


def quoted(name: str) -> str:
    """A name quoted for SQL."""
    return '"' + name.replace('"', '""') + '"'


def _version_of(connection: sqlite3.Connection) -> int:
    """The version of an SQLite file; 0 for an empty one."""
    ((version,),) = connection.execute("PRAGMA user_version")
    ((application,),) = connection.execute("PRAGMA application_id")
    ((filled,),) = connection.execute("SELECT count(*) FROM sqlite_master")
    if filled and application != APPLICATION:
        raise Unstored("foreign", "This database belongs to another program; name another file.")
    return int(version)


def _missing(version: int, migrations: tuple[Migration, ...]) -> tuple[Migration, ...]:
    if version > len(migrations):
        raise Unstored("newer", "This database was made by a newer stopthief; start that, or name another database.")
    return migrations[version:]
