"""What a table needs of a store, of every store."""

from __future__ import annotations

import asyncio

import pytest

from stopthief.table.store import Unstored
from tests.support.servers.storing import Opener, line, opened, run

HUGE = 2**70


def test_entries_come_back_in_order(opener: Opener) -> None:
    """All, or those after a number."""

    async def work() -> None:
        async with opened(opener) as store:
            for number in range(1, 13):
                assert await store.append(line("t", number))
            everything = [f"t/{number}".encode() for number in range(1, 13)]
            assert await store.read("t") == everything
            assert await store.read("t", 9) == everything[9:]
            assert await store.read("t", 12) == await store.read("t", 99) == await store.read("t", HUGE) == []
            assert await store.read("t", -HUGE) == everything

    run(work())


def test_what_was_stored_is_there_after_closing(opener: Opener) -> None:
    """And the log goes on from there."""

    async def work() -> None:
        async with opened(opener) as store:
            assert await store.append(line("t", 1))
        async with opened(opener) as store:
            assert await store.read("t") == [b"t/1"]
            assert not await store.append(line("t", 1))
            assert await store.append(line("t", 2))

    run(work())


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 4, 2**40])
def test_a_number_fits_once_and_without_a_gap(opener: Opener, number: int) -> None:
    """Otherwise nothing changes, however often it is tried: no entry, no device, no result."""

    async def work() -> None:
        async with opened(opener) as store:
            assert await store.append(line("t", 1, device="ann"))
            assert await store.append(line("t", 2))
            for _ in range(3):
                assert not await store.append(line("t", number, b"other", device="bob", result=b"won", at=99))
            assert await store.read("t") == [b"t/1", b"t/2"]
            assert await store.tables_of("bob", finished=True) == []
            assert await store.tables_of("ann", finished=True) == []
            (listed,) = await store.tables_of("ann", finished=False)
            assert listed.changed == 2
            assert await store.append(line("t", 3))

    run(work())


def test_a_table_begins_with_number_one(opener: Opener) -> None:
    """A log without a beginning does not come to be."""

    async def work() -> None:
        async with opened(opener) as store:
            assert not await store.append(line("t", 2))
            assert await store.read("t") == []
            assert await store.append(line("t", 1))

    run(work())


def test_many_tables_at_once_do_not_mix(opener: Opener) -> None:
    """Thousands of entries, each table's one after the other, all tables together."""

    async def work() -> None:
        async with opened(opener) as store:

            async def play(table: str) -> None:
                for number in range(1, 16):
                    assert await store.append(line(table, number))

            tables = [f"table {n}" for n in range(150)]
            await asyncio.gather(*map(play, tables))
            for table in tables[::10]:
                assert await store.read(table) == [f"{table}/{number}".encode() for number in range(1, 16)]

    run(work())


def test_many_lines_of_one_table_at_once_keep_their_order(opener: Opener) -> None:
    """Nobody waited for the one before, and all fit; of two with one number one fits."""

    async def work() -> None:
        async with opened(opener) as store:
            numbers = [number for number in range(1, 41) for _ in range(2)]
            answers = await asyncio.gather(*(store.append(line("t", number)) for number in numbers))
            assert answers == [True, False] * 40
            assert len(await store.read("t")) == 40

    run(work())


@pytest.mark.parametrize("entry", [b"", b"\0\xff\n'", "⠁ Arrêter le Voleur! 🕵".encode(), b"x" * 1_000_000])
def test_any_bytes_are_kept(opener: Opener, entry: bytes) -> None:
    """A megabyte, too."""

    async def work() -> None:
        async with opened(opener) as store:
            assert await store.append(line("t", 1, entry, device="d", result=entry))
            assert await store.read("t") == [entry]
            (listed,) = await store.tables_of("d", finished=True)
            assert (listed.opened, listed.result) == (entry, entry)

    run(work())


@pytest.mark.parametrize("name", ["Übung 7", "🕵", "a'b\"c\\d;--", "$1?1 %s", " ", "x" * 200])
def test_names_are_any_text(opener: Opener, name: str) -> None:
    """Quotes and signs mean nothing."""

    async def work() -> None:
        async with opened(opener) as store:
            assert await store.append(line(name, 1, device=name))
            assert len(await store.read(name)) == 1
            (listed,) = await store.tables_of(name, finished=False)
            assert listed.table == name

    run(work())


@pytest.mark.parametrize("name", ["", "\0", "a\0b", "\ud800", "a\nb", "x" * 201])
def test_names_that_no_database_takes_spoil_nothing(opener: Opener, name: str) -> None:
    """Such a table is not there, and others that are stored at the same time are."""

    async def work() -> None:
        async with opened(opener) as store:
            bad = [line(name, 1, b""), line("a", 1, device=name), line("b", HUGE), line("c", 1, at=HUGE)]
            lines = [*bad, line("good", 1)]
            *problems, good = await asyncio.gather(*map(store.append, lines), return_exceptions=True)
            assert [getattr(problem, "code", None) for problem in problems] == ["unstorable"] * 4
            assert good is True
            assert await store.read(name) == []
            assert await store.tables_of(name, finished=False) == []

    run(work())


def test_a_cancelled_append_disturbs_nobody(opener: Opener) -> None:
    """Cancelled before, while and after it is written."""

    async def work() -> None:
        async with opened(opener) as store:
            for turns in range(4):
                tasks = [asyncio.create_task(store.append(line(f"{turns} {n}", 1))) for n in range(20)]
                for _ in range(turns):
                    await asyncio.sleep(0)
                for task in tasks[::2]:
                    task.cancel()
                assert await asyncio.gather(*tasks[1::2]) == [True] * 10
            assert await store.append(line("last", 1))

    run(work())


def test_closing_finishes_what_was_begun(opener: Opener) -> None:
    """Everything appended before is stored; afterwards nothing is taken, and closing again does no harm."""

    async def work() -> None:
        store = await opener()
        begun = [asyncio.create_task(store.append(line(f"{n}", 1))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*begun) == [True] * 50
        with pytest.raises(Unstored, match="shutting down"):
            await store.append(line("late", 1))
        with pytest.raises(Unstored):
            await store.read("0")
        await store.close()
        async with opened(opener) as store:
            assert await store.read("49") == [b"49/1"]
            assert await store.read("late") == []

    run(work())
