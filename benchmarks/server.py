"""How many actions a server takes, and how soon it answers. Run with `python -m benchmarks.server`.

The server runs alone on one core, the load on another; an answer comes after the commit.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from benchmarks.load import Load
from benchmarks.reference import STEPS, _seconds, reference_loop

_ROOM = (
    "connections=20000",
    "connections_per_address=20000",
    "requests_per_second=100000",
    "messages_per_second=100000",
)
_ADDRESS = re.compile(r"http://[^\s/]+")


@contextmanager
def server(database: str, core: int) -> Iterator[tuple[int, str]]:
    """A server on one core: its process and its address."""
    command = [sys.executable, "-m", "stopthief", "serve", "--port", "0", "--database", database]
    for limit in _ROOM:
        command += ["--limit", limit]
    process = subprocess.Popen(  # noqa: S603 - our own program
        command, stdout=subprocess.PIPE, text=True
    )
    _pin(process.pid, core)
    assert process.stdout is not None
    address = next(filter(None, map(_ADDRESS.search, process.stdout))).group()  # type: ignore[union-attr]
    try:
        yield process.pid, address
    finally:
        process.terminate()
        process.wait()


def _pin(process: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(process, {cores[core % len(cores)]})


def _memory(processes: Sequence[int]) -> int:
    """What these processes hold, in bytes."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in processes)
    return pages * os.sysconf("SC_PAGE_SIZE")


def _processor(processes: Sequence[int]) -> float:
    """The processor time that these processes have taken, in seconds."""
    fields = (Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in processes)
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


async def _measure(addresses: Sequence[str], processes: Sequence[int], tables: int, pace: float, seconds: float) -> str:
    before = _memory(processes)
    load = Load(addresses)
    await load.open(tables, pace)
    each = (_memory(processes) - before) / tables
    reference = STEPS / _seconds(reference_loop)
    await load.run(1 + pace)
    spent = _processor(processes)
    took = await load.run(seconds)
    spent = _processor(processes) - spent
    load.close()
    times = sorted(load.times)
    rate = len(times) / took
    middle, late = (times[int(len(times) * part)] * 1000 for part in (0.5, 0.99))
    assert not load.refusals, f"{load.refusals} refusals"
    assert not load.losses, f"{load.losses} connections lost"
    kind = f"{pace:g} s apart" if pace else "closed loop"
    return f"| {tables:,} | {kind} | {rate:,.0f} | {spent / len(times) * 1e6:,.0f} | {spent / len(times) * reference:,.0f} | {middle:.1f} | {late:.1f} | {each / 1024:,.0f} |"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 50, 200, 1_000])
    parser.add_argument(
        "--pace", type=float, nargs="*", default=[0, 1], help="seconds between a table's actions; 0: none"
    )
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", help="a new file, or postgresql://...")
    options = parser.parse_args()
    _pin(0, 1)
    print(
        "| tables | load | actions/s | processor µs each | reference steps each | p50 ms | p99 ms | KiB/table |\n|---|---|---|---|---|---|---|---|"
    )
    for pace in options.pace:
        for tables in options.tables if not pace else options.tables[-1:]:
            with TemporaryDirectory() as folder, ExitStack() as stack:
                database = options.database or str(Path(folder) / "tables.sqlite")
                running = [stack.enter_context(server(database, core)) for core in range(options.processes)]
                pids, addresses = zip(*running, strict=True)
                print(uvloop.run(_measure(addresses, pids, tables, pace, options.seconds)), flush=True)


if __name__ == "__main__":
    main()
