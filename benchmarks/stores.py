"""Speed of storing entries, each safe on disk. Run with `python -m benchmarks.stores`.

The disk limits the rate by wall-clock time: compare it with the bare writes of the same run. The work of
our own process is processor time, measured against the reference loop.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import uvloop

from benchmarks.reference import measure
from stopthief.stores.opening import open_store
from stopthief.table.store import Line, Store
from tests.support.servers.postgres_server import running

ENTRY = b"x" * 400
TABLES = count()

Work = Callable[[], Coroutine[Any, Any, int]]


async def _play(store: Store, entries: int) -> int:
    """One table, an entry after the other."""
    table = f"table {next(TABLES)}"
    for number in range(1, entries + 1):
        assert await store.append(Line(table, number, ENTRY, number))
    return entries


async def _play_many(store: Store, tables: int, entries: int) -> int:
    """Many tables at once."""
    return sum(await asyncio.gather(*(_play(store, entries) for _ in range(tables))))


def _bare(path: Path) -> int:
    """Writes to a file, each synced: the limit of the disk."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for _ in range(300):
        os.write(descriptor, ENTRY)
        os.fdatasync(descriptor)
    os.close(descriptor)
    return 300


def _row(what: str, work: Callable[[], int]) -> None:
    """Measure by both clocks and print."""
    rates: list[float] = []

    def timed(_number: int) -> int:
        began = perf_counter()
        units = work()
        rates.append(units / (perf_counter() - began))
        return units

    measured = measure(timed, rounds=7, warm_up=2)
    print(f"| {what} | {median(rates[2:]):,.0f} | {1e6 / measured.rate:.1f} µs | {measured.ratio:,.0f} |")


def _rows(runner: asyncio.Runner, name: str, database: str | Path) -> None:
    store = runner.run(open_store(database))
    _row(f"appends, {name}, one after the other", lambda: runner.run(_play(store, 400)))
    _row(f"appends, {name}, 200 tables at once", lambda: runner.run(_play_many(store, 200, 20)))
    runner.run(store.close())


def main() -> None:
    """Measure and print a table."""
    print("| what | a second, on the wall | processor time each | reference steps each |")
    print("|---|---|---|---|")
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        _row("bare writes to a file, each settled", lambda: _bare(Path(folder) / "bare"))
        _rows(runner, "SQLite", Path(folder) / "tables.sqlite")
        with running() as server:
            _rows(runner, "PostgreSQL", server.address("benchmark"))


if __name__ == "__main__":
    main()
