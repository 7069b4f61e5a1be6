"""Throughput and latency of a server. Run with `python -m benchmarks.server`.

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
from typing import NamedTuple

import msgspec
import uvloop

from benchmarks.load import SEATS, Load
from benchmarks.reference import STEPS, reference_loop, seconds_of
from tests.support.servers.postgres_server import running as postgres

_ROOM = (
    "connections=20000",
    "connections_per_address=20000",
    "requests_per_second=100000",
    "messages_per_second=100000",
)
WARM_UP = 4
"""Seconds until the walks of a city are known by heart."""
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
    address = next(found.group() for found in map(_ADDRESS.search, process.stdout) if found)
    try:
        yield process.pid, address
    finally:
        process.terminate()
        process.wait()


def _pin(process: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        cores = range(os.cpu_count() or 1)
        os.sched_setaffinity(process, {cores[core % len(cores)]})


def _memory(processes: Sequence[int]) -> int:
    """The resident memory of these processes, in bytes."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in processes)
    return pages * os.sysconf("SC_PAGE_SIZE")


def _processor(processes: Sequence[int]) -> float:
    """The processor time that these processes have taken, in seconds."""
    fields = (Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in processes)
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


class Kind(NamedTuple):
    """A kind of load."""

    tables: int
    pace: float
    """Seconds between the actions at a table, on the average; 0 is as fast as it goes."""
    devices: int
    """The devices at a table of two seats."""


class Row(msgspec.Struct):
    """A row of the printed table."""

    kind: Kind
    rate: float
    processor: float
    """Seconds of processor time for an action."""
    ratio: float
    """Steps of the reference loop in that time."""
    median: float
    late: float
    """The 99th percentile."""
    memory: float

    def __str__(self) -> str:
        tables, pace, devices = self.kind
        load = f"every {pace:g} s" if pace else "closed loop"
        work = f"{self.rate:,.0f} | {self.processor * 1e6:,.0f} µs | {self.ratio:,.0f}"
        waits = f"{self.median * 1000:.1f} ms | {self.late * 1000:.1f} ms"
        return f"| {tables:,} | {devices} | {load} | {work} | {waits} | {self.memory / 1024:,.0f} KiB |"


HEADING = """\
| tables | devices each | load | actions a second | processor time | in reference steps | p50 | p99 | memory a table |
|---|---|---|---|---|---|---|---|---|"""


async def _measure(addresses: Sequence[str], processes: Sequence[int], kind: Kind, seconds: float) -> Row:
    tables, pace, devices = kind
    before = _memory(processes)
    load = Load(addresses)
    await load.open(tables, pace, devices)
    memory = (_memory(processes) - before) / tables
    load.begin()
    await load.run(WARM_UP + pace)
    reference = STEPS / min(seconds_of(reference_loop) for _ in range(5))
    spent = _processor(processes)
    took = await load.run(seconds)
    spent = (_processor(processes) - spent) / len(load.times)
    load.close()
    assert not load.refusals, f"{load.refusals} refusals"
    assert not load.losses, f"{load.losses} connections lost"
    times = sorted(load.times)
    median, late = (times[int(len(times) * part)] for part in (0.5, 0.99))
    return Row(kind, len(times) / took, spent, spent * reference, median, late, memory)


def _kinds(options: argparse.Namespace) -> Iterator[Kind]:
    for tables in options.tables:
        yield Kind(tables, 0, SEATS)
    for tables in options.shared:
        yield Kind(tables, 0, 1)
    for tables in options.paced:
        yield Kind(tables, 1, SEATS)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 50, 200, 1_000], help="played as fast as it goes")
    parser.add_argument("--shared", type=int, nargs="*", default=[200], help="the same, with one device for both seats")
    parser.add_argument("--paced", type=int, nargs="*", default=[1_000], help="played at one action a second each")
    parser.add_argument("--seconds", type=float, default=10, help="how long to measure each")
    parser.add_argument(
        "--postgres", action="store_true", help="two servers on one PostgreSQL, which is started for it"
    )
    options = parser.parse_args()
    print(HEADING)
    for kind in _kinds(options):
        with TemporaryDirectory() as folder, ExitStack() as stack:
            database = str(Path(folder) / "tables.sqlite")
            if options.postgres:
                database = stack.enter_context(postgres()).address("tables")
            cores = (0, 1) if options.postgres else (0,)
            running = [stack.enter_context(server(database, core)) for core in cores]
            _pin(0, 1)
            processes, addresses = zip(*running, strict=True)
            print(uvloop.run(_measure(addresses, processes, kind, options.seconds)), flush=True)


if __name__ == "__main__":
    main()
