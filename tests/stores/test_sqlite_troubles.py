"""A disk that is full, a file that is locked or damaged: everybody hears of it, and nothing is half there."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from stopthief.stores.sqlite import SQLiteStore, open_sqlite
from stopthief.table.store import Store, Unstored
from tests.support.servers.storing import line, run

LARGE = b"x" * 20_000


@contextmanager
def few_pages(store: SQLiteStore) -> Iterator[None]:
    """SQLite's own limit, which fails in the way of a full disk."""
    connection = store._writer._connection  # noqa: SLF001 - no other way that an ordinary user has
    connection.execute("PRAGMA max_page_count = 40")
    yield
    connection.execute("PRAGMA max_page_count = 1000000")


@contextmanager
def small_files(_store: SQLiteStore) -> Iterator[None]:
    """The system's limit: the disk takes no more than so much of a file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def codes(store: Store, lines: int, number: int) -> list[str]:
    """Append large entries at once, to a table each: what everybody is told."""
    appends = (store.append(line(f"{n}", number, LARGE, device="ann")) for n in range(lines))
    answers = await asyncio.gather(*appends, return_exceptions=True)
    return [answer.code if isinstance(answer, Unstored) else str(answer) for answer in answers]


@pytest.mark.parametrize(("limit", "code"), [(few_pages, "disk full"), (small_files, "disk failed")])
def test_a_full_disk_takes_a_batch_whole_or_not_at_all(tmp_path: Path, limit: type, code: str) -> None:
    """Everybody in it is told; when there is room again, it goes on without a restart."""

    async def work() -> None:
        store = await open_sqlite(tmp_path / "tables.sqlite")
        assert await codes(store, 5, 1) == ["True"] * 5
        with limit(store):
            for _ in range(3):
                assert await codes(store, 20, 2) == [code] * 20
            for n in range(20):
                assert len(await store.read(f"{n}")) == (1 if n < 5 else 0)
            assert len(await store.tables_of("ann", finished=False)) == 5
        assert await codes(store, 20, 2) == ["True"] * 5 + ["False"] * 15
        assert await store.read("4") == [LARGE, LARGE]
        await store.close()

    run(work())


def test_a_locked_file_is_waited_for_and_then_told(tmp_path: Path) -> None:
    """Another program holds it; when it lets go, everything goes on."""
    path = tmp_path / "tables.sqlite"

    async def work() -> None:
        store = await open_sqlite(path, patience=0.05)
        assert await store.append(line("t", 1))
        with closing(sqlite3.connect(path)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(Unstored, match=r"tables.sqlite: another program keeps it locked") as locked:
                await store.append(line("t", 2))
            assert locked.value.code == "locked"
            assert await store.read("t") == [b"t/1"]
        assert await store.append(line("t", 2))
        await store.close()

    run(work())


def test_a_file_that_is_locked_at_the_start(tmp_path: Path) -> None:
    """It is told, too."""
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unstored, match="keeps it locked"):
            run(open_sqlite(path, patience=0.05))


async def filled(path: Path) -> None:
    """A file of some hundred pages."""
    store = await open_sqlite(path)
    appends = (store.append(line(f"{n}", 1, b"x" * 900, device="ann")) for n in range(1000))
    assert all(await asyncio.gather(*appends))
    await store.close()


def _scribbled(data: bytes) -> bytes:
    return b"scribble" * 20 + data[160:]


def _truncated(data: bytes) -> bytes:
    return data[: len(data) // 2]


@pytest.mark.parametrize("harm", [_scribbled, _truncated, lambda _: b"not a database", lambda _: b"x" * 5000])
def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path, harm: type) -> None:
    """At the start, with what to do about it."""
    path = tmp_path / "tables.sqlite"
    run(filled(path))
    path.write_bytes(harm(path.read_bytes()))
    before = path.read_bytes()
    with pytest.raises(Unstored, match=r"tables.sqlite: .* move it away, or restore a copy") as damaged:
        run(open_sqlite(path))
    assert damaged.value.code == "damaged"
    assert path.read_bytes() == before


def test_damage_in_the_middle_is_told_when_it_is_met(tmp_path: Path) -> None:
    """The tables elsewhere in the file can be read and go on."""
    path = tmp_path / "tables.sqlite"
    run(filled(path))
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 8192] = b"\xff" * 8192
    path.write_bytes(data)

    async def work() -> None:
        store = await open_sqlite(path)
        reads = await asyncio.gather(*(store.read(f"{n}") for n in range(1000)), return_exceptions=True)
        told = {n: read.code for n, read in enumerate(reads) if isinstance(read, Unstored)}
        assert 0 < len(told) < 50
        assert set(told.values()) == {"damaged"}
        with pytest.raises(Unstored, match="the file is damaged"):
            await store.append(line(f"{min(told)}", 2))
        well = next(n for n in range(1000) if n not in told)
        assert await store.append(line(f"{well}", 2))
        await store.close()

    run(work())
