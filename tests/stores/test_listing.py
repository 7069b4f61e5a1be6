"""A device finds its tables again."""

from __future__ import annotations

import asyncio

from stopthief.table.store import Listed, Store
from tests.support.servers.storing import Opener, line, opened, run


async def names(store: Store, *, finished: bool = False, before: int | None = None, limit: int = 50) -> str:
    """Ann's tables, in the order they are listed in."""
    listed = await store.tables_of("ann", finished=finished, before=before, limit=limit)
    return " ".join(one.table for one in listed)


async def begin(store: Store, tables: str, first: int = 1) -> None:
    """Open tables with Ann at them, a moment after the other."""
    for at, table in enumerate(tables, first):
        assert await store.append(line(table, 1, device="ann", at=at))


def test_a_table_is_listed_with_its_opening_and_its_times(opener: Opener) -> None:
    """When it began, when it last changed, and how it ended once it did."""

    async def work() -> None:
        async with opened(opener) as store:
            assert await store.append(line("t", 1, b"opening", device="ann", at=100))
            assert await store.tables_of("ann", finished=False) == [Listed("t", b"opening", 100, 100, None)]
            assert await store.append(line("t", 2, device="bob", at=200))
            expected = [Listed("t", b"opening", 100, 200, None)]
            assert await store.tables_of("ann", finished=False) == expected
            assert await store.tables_of("bob", finished=False) == expected
            assert await store.append(line("t", 3, at=300, result=b"won"))
            assert await store.tables_of("ann", finished=False) == []
            assert await store.tables_of("bob", finished=True) == [Listed("t", b"opening", 100, 300, b"won")]
            assert await store.append(line("t", 4, at=400, result=b"won after all"))
            assert await store.tables_of("bob", finished=True) == [Listed("t", b"opening", 100, 400, b"won after all")]

    run(work())


def test_those_changed_last_come_first(opener: Opener) -> None:
    """Every entry moves its table to the front, also of one that has ended."""

    async def work() -> None:
        async with opened(opener) as store:
            await begin(store, "abcd")
            assert await names(store) == "d c b a"
            await store.append(line("b", 2, at=9))
            assert await names(store) == "b d c a"
            for at, table in enumerate("cab", 20):
                await store.append(line(table, 3 if table == "b" else 2, at=at, result=b""))
            assert (await names(store), await names(store, finished=True)) == ("d", "b a c")
            await store.append(line("c", 3, at=30))
            assert await names(store, finished=True) == "c b a"

    run(work())


def test_pages_miss_nothing(opener: Opener) -> None:
    """Tables of one moment stay on one page, even if it grows longer by them."""

    async def work() -> None:
        async with opened(opener) as store:
            await begin(store, "abcd")
            for table in "xyz":
                await begin(store, table, first=2)
            assert await names(store, limit=2) == "d c"
            assert await names(store, before=3, limit=1) == "b x y z"
            assert await names(store, before=2) == "a"
            for before, limit in ((1, 50), (None, 0), (-(2**70), 50)):
                assert await names(store, before=before, limit=limit) == ""
            assert await names(store, before=2**70, limit=2**70) == "d c b x y z a"

    run(work())


def test_a_device_takes_part_once(opener: Opener) -> None:
    """However often it is said; and it sees nobody else's tables."""

    async def work() -> None:
        async with opened(opener) as store:
            await begin(store, "a")
            assert await store.append(line("a", 2, device="ann"))
            assert await store.append(line("other", 1, device="bob"))
            assert await store.append(line("nobody's", 1))
            assert await names(store) == "a"
            assert await store.tables_of("nobody", finished=False) == []

    run(work())


def test_reading_goes_on_while_entries_are_stored(opener: Opener) -> None:
    """What is read is always a beginning of the log."""

    async def work() -> None:
        async with opened(opener) as store:
            await begin(store, "a")
            whole = [f"a/{number}".encode() for number in range(1, 60)]

            async def write() -> None:
                for number in range(2, 60):
                    assert await store.append(line("a", number, device="ann"))

            writing = asyncio.create_task(write())
            while not writing.done():
                seen = await store.read("a")
                assert seen == whole[: len(seen)]
                assert await names(store) == "a"
            await writing

    run(work())
