"""A database that is restarted, hangs or is locked: everybody hears of it, and it goes on by itself."""

from __future__ import annotations

import asyncio
import os
import signal

import asyncpg
import pytest

from stopthief.stores.postgres import PostgresStore, open_postgres
from stopthief.table.store import Unstored
from tests.support.servers.postgres_server import Server
from tests.support.servers.storing import line, run, until

OURS = "SELECT pid FROM pg_stat_activity WHERE application_name = 'stopthief' ORDER BY backend_start"


async def persistent(store: PostgresStore, table: str, acknowledged: list[int], stop: asyncio.Event) -> None:
    """Play at a table as its owner does: after a problem the log tells what is stored."""
    number = 1
    while not stop.is_set():
        try:
            assert await store.append(line(table, number))
            acknowledged.append(number)
            number += 1
        except Unstored:
            number = await stored(store, table) + 1


async def stored(store: PostgresStore, table: str) -> int:
    """How long a log is, asked until there is an answer."""
    while True:
        try:
            return len(await store.read(table))
        except Unstored:
            await asyncio.sleep(0.01)


def test_a_restart_under_load_loses_nothing(server: Server, address: str) -> None:
    """The plug is pulled: what was answered for is there, play goes on, and listeners know that they missed news."""

    async def work() -> None:
        store = await open_postgres(address)
        news: list[tuple[str, int]] = []
        await store.listen(lambda table, number: news.append((table, number)))
        stop = asyncio.Event()
        acknowledged: dict[str, list[int]] = {f"t{n}": [] for n in range(10)}
        playing = [asyncio.create_task(persistent(store, table, log, stop)) for table, log in acknowledged.items()]
        await until(lambda: all(len(log) > 5 for log in acknowledged.values()))
        await asyncio.to_thread(server.restart)
        before = {table: len(log) for table, log in acknowledged.items()}
        await until(lambda: all(len(log) > before[table] + 5 for table, log in acknowledged.items()))
        await until(lambda: ("", 0) in news)
        stop.set()
        await asyncio.gather(*playing)
        for table, numbers in acknowledged.items():
            log = await store.read(table)
            assert log == [f"{table}/{number}".encode() for number in range(1, len(log) + 1)]
            assert numbers[-1] <= len(log)
        assert set(news) == {("", 0)}
        await store.close()

    run(work())


def test_a_database_that_hangs_gives_a_problem_instead_of_silence(address: str) -> None:
    """And is used again when it wakes up."""

    async def work() -> None:
        store = await open_postgres(address, patience=0.2)
        assert await store.append(line("t", 1))
        watch = await asyncpg.connect(address)
        processes = [pid for (pid,) in await watch.fetch(OURS)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            with pytest.raises(Unstored, match="cannot be reached"):
                await store.append(line("t", 2))
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)
        await until_stored(store, "t", 2)
        await watch.close()
        await store.close()

    run(work())


async def until_stored(store: PostgresStore, table: str, number: int) -> None:
    """The entry is in the log: it got there after all, or it is appended again."""
    while len(await store.read(table)) < number:
        await store.append(line(table, number))


def test_tables_that_somebody_locked(address: str) -> None:
    """The database itself gives up waiting; nothing was stored, and it goes on afterwards."""

    async def work() -> None:
        store = await open_postgres(address, patience=0.2)
        other = await asyncpg.connect(address)
        async with other.transaction():
            await other.execute("LOCK TABLE entries")
            with pytest.raises(Unstored) as slow:
                await store.append(line("t", 1))
            assert slow.value.code == "slow"
        assert await store.read("t") == []
        assert await store.append(line("t", 1))
        await other.close()
        await store.close()

    run(work())


def test_a_role_without_rights_is_told(address: str) -> None:
    """Who may not make tables, or asks for a database that is not there."""

    async def work() -> None:
        admin = await asyncpg.connect(address)
        await admin.execute("DROP ROLE IF EXISTS guest")
        await admin.execute("CREATE ROLE guest LOGIN")
        for wrong, sentence in (
            (address.replace("stopthief@", "guest@"), "may not use the tables"),
            (address.replace("stopthief@", "nobody@"), "refuses the user or the password"),
            (address.replace("/postgres?", "/nothing?"), "no database of that name"),
        ):
            with pytest.raises(Unstored, match=sentence) as refused:
                await open_postgres(wrong)
            assert refused.value.code == "refused"
        await admin.close()

    run(work())


def test_an_answer_means_that_it_is_on_the_disk(address: str) -> None:
    """Even where the database is set up to say so before."""

    async def work() -> None:
        admin = await asyncpg.connect(address)
        await admin.execute("ALTER ROLE stopthief SET synchronous_commit = off")
        try:
            store = await open_postgres(address)
            (row,) = await store._pool.ask("SHOW synchronous_commit")  # noqa: SLF001 - it shows nowhere else
            assert row[0] == "on"
            await store.close()
        finally:
            await admin.execute("ALTER ROLE stopthief RESET synchronous_commit")
            await admin.close()

    run(work())
