"""A database of an older version is brought up to date when it is opened, with everything that is in it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from stopthief.stores import migrations
from stopthief.stores.migrations import MIGRATIONS, Migration, migrate_sqlite
from stopthief.stores.opening import open_store
from stopthief.stores.sqlite import READ, TABLES_OF
from stopthief.stores.sqlite_writer import append
from stopthief.table.store import Listed, Store, Unstored
from tests.support.servers.storing import line, run

# Version 1 as it was, written out: were it taken from the steps, changing a released step would go unnoticed.
SQLITE_1 = """
CREATE TABLE entries (table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)) WITHOUT ROWID;
CREATE TABLE devices (table_id TEXT NOT NULL, device TEXT NOT NULL, PRIMARY KEY (table_id, device)) WITHOUT ROWID;
CREATE TABLE results (table_id TEXT NOT NULL PRIMARY KEY, result BLOB NOT NULL) WITHOUT ROWID;
PRAGMA application_id = 1398032454;
PRAGMA user_version = 1;
"""
POSTGRES_1 = """
CREATE SCHEMA {schema};
CREATE TABLE version (version integer NOT NULL);
INSERT INTO version VALUES (1);
CREATE TABLE entries (table_id text COLLATE "C" NOT NULL, number bigint NOT NULL, at bigint NOT NULL,
    body bytea NOT NULL, PRIMARY KEY (table_id, number));
CREATE TABLE devices (table_id text COLLATE "C" NOT NULL, device text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, device));
CREATE TABLE results (table_id text COLLATE "C" NOT NULL PRIMARY KEY, result bytea NOT NULL);
"""
ROWS = """
INSERT INTO entries VALUES ('old', 1, 10, 'opening'), ('old', 2, 20, 'act'), ('going', 1, 30, 'opening');
INSERT INTO devices VALUES ('old', 'ann'), ('going', 'ann'), ('going', 'bob');
INSERT INTO results VALUES ('old', 'won');
"""


def old_sqlite(path: Path) -> Path:
    """A file of version 1."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            SQLITE_1 + ROWS.replace("'opening'", "x'6f70656e696e67'").replace("'act'", "x'616374'")
        )
        connection.execute("UPDATE results SET result = x'776f6e'")
        connection.commit()
    return path


async def everything_is_there(store: Store) -> None:
    """What was in it is found, and the logs go on."""
    assert await store.read("old") == [b"opening", b"act"]
    assert await store.tables_of("ann", finished=True) == [Listed("old", b"opening", 10, 20, b"won")]
    assert await store.tables_of("bob", finished=False) == [Listed("going", b"opening", 30, 30, None)]
    assert await store.append(line("going", 2))
    assert not await store.append(line("old", 2))
    await store.close()


def test_an_old_file_is_brought_up_to_date(tmp_path: Path) -> None:
    """Version 1, which had no index for a device's tables."""
    path = old_sqlite(tmp_path / "old.sqlite")

    async def work() -> None:
        for number in (2, 3):
            store = await open_store(path)
            if number == 2:
                await everything_is_there(store)
            await store.close()

    run(work())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'tables_of'").fetchone() == (1,)


def test_an_old_schema_is_brought_up_to_date_once(address: str) -> None:
    """By several programs that start at the same moment, each of which finds it whole."""
    _, _, schema = address.rpartition("=")

    async def work() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(POSTGRES_1.format(schema=schema) + ROWS)
        stores = await asyncio.gather(*(open_store(address) for _ in range(5)))
        assert await connection.fetch("SELECT version FROM version") == [(len(MIGRATIONS),)]
        await connection.close()
        for store in stores[1:]:
            await store.close()
        await everything_is_there(stores[0])

    run(work())


def test_several_programs_can_begin_an_empty_database(address: str) -> None:
    """One makes the tables, the others wait for it."""

    async def work() -> None:
        stores = await asyncio.gather(*(open_store(address) for _ in range(5)))
        answers = await asyncio.gather(*(store.append(line("t", 1)) for store in stores))
        assert sorted(answers) == [False] * 4 + [True]
        for store in stores:
            await store.close()

    run(work())


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    """And left as it is."""
    path = old_sqlite(tmp_path / "new.sqlite")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = path.read_bytes()
    with pytest.raises(Unstored, match=r"new.sqlite: .* made by a newer stopthief"):
        run(open_store(path))
    assert path.read_bytes() == before


def test_a_newer_schema_is_refused(address: str) -> None:
    """With the same sentence."""

    async def work() -> None:
        await (await open_store(address)).close()
        connection = await asyncpg.connect(address)
        await connection.execute("UPDATE version SET version = 99")
        await connection.close()
        with pytest.raises(Unstored, match="made by a newer stopthief"):
            await open_store(address)

    run(work())


def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    """Even if its version happens to be one that we had."""
    path = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE bookmarks (url); PRAGMA user_version = 1;")
    before = path.read_bytes()
    with pytest.raises(Unstored, match="belongs to another program"):
        run(open_store(path))
    assert path.read_bytes() == before


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    """All steps that are missing are taken in one transaction."""
    path = old_sqlite(tmp_path / "old.sqlite")
    steps = (*MIGRATIONS, Migration(("CREATE TABLE more (a)", "CREATE TABLE more (a)"), ()))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate_sqlite(connection, steps)
        assert not connection.in_transaction
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("SELECT name FROM sqlite_master WHERE name IN ('more', 'tables_of')").fetchall() == []


@pytest.mark.parametrize("query", [READ, TABLES_OF, append(1), append(50)])
def test_no_question_looks_at_everything(query: str) -> None:
    """SQLite plans to search an index for every one, and scans only what it has found so."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate_sqlite(connection)
        arguments = ("a", 1, 1, b"") * query.count("(?,") or ("a", 1, 1, 1)[: query.count("?")]
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}", arguments)]
    scans = {step.split()[1] for step in plan if step.startswith("SCAN")}
    assert not scans & {"entries", "opening", "devices", "results"}
    assert any("USING" in step for step in plan)


def test_the_mark_of_our_files_never_changes() -> None:
    """It is written in every file there is."""
    assert migrations.APPLICATION.to_bytes(4, "big") == b"STHF"
