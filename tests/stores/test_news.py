"""Servers that share a database hear what the others append."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg

from stopthief.stores.opening import open_store
from tests.support.servers.storing import line, run, until

LISTENING = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = 'stopthief' AND query LIKE 'LISTEN%' || current_setting('search_path') || '%'
"""


def test_what_one_appends_the_other_hears(address: str) -> None:
    """In order, once it can be read, and not oneself; what was refused is no news."""

    async def work() -> None:
        one, other = await open_store(address), await open_store(address)
        own: list[tuple[str, int]] = []
        news: list[tuple[str, int]] = []
        await one.listen(lambda table, number: own.append((table, number)))
        await other.listen(lambda table, number: news.append((table, number)))
        for number in (1, 2, 2, 4, 3):
            await one.append(line("a name with spaces", number))
        await until(lambda: len(news) == 3)
        assert news == [("a name with spaces", number) for number in (1, 2, 3)]
        assert len(await other.read("a name with spaces")) == 3
        assert await other.append(line("b", 1))
        await until(lambda: len(own) == 1)
        assert (own, len(news)) == ([("b", 1)], 3)
        await one.close()
        await other.close()

    run(work())


def test_of_two_servers_with_one_number_one_fits(address: str) -> None:
    """Whole batches at once, in opposite orders, without waiting for each other for ever."""

    async def work() -> None:
        one, other = await open_store(address), await open_store(address)
        tables = [f"t{n}" for n in range(60)]
        for number in range(1, 6):
            first = asyncio.gather(*(one.append(line(table, number, b"one")) for table in tables))
            second = asyncio.gather(*(other.append(line(table, number, b"other")) for table in reversed(tables)))
            pairs = zip(await first, reversed(await second), strict=True)
            assert all(a != b for a, b in pairs)
        await one.close()
        await other.close()

    run(work())


def test_a_listener_that_was_cut_off_knows_it(address: str) -> None:
    """It is told to read everything again, and hears news again from then on."""

    async def work() -> None:
        one, other = await open_store(address), await open_store(address)
        news: list[tuple[str, int]] = []
        await other.listen(lambda table, number: news.append((table, number)))
        admin = await asyncpg.connect(address)
        assert len(await admin.fetch(LISTENING)) == 1
        await until(lambda: ("", 0) in news)
        assert await one.append(line("t", 1))
        await until(lambda: ("t", 1) in news)
        for closing in (admin, one, other):
            await closing.close()

    run(work())


def test_a_file_has_no_news(tmp_path: Path) -> None:
    """Nobody else writes to it."""

    async def work() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        news: list[str] = []
        await store.listen(lambda table, _: news.append(table))
        assert await store.append(line("t", 1))
        await store.close()
        assert news == []

    run(work())
