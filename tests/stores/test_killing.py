"""A server that is killed at any moment loses nothing that it has answered for."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from stopthief.stores.opening import open_store
from tests.support.servers.storing import run

ENDLESS = Path(__file__).with_name("endless.py")


def killed_after(path: Path, lines: int) -> dict[str, int]:
    """Let a server play and kill it after so many answers: the last number that it answered for, by table."""
    command = [sys.executable, str(ENDLESS), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:  # noqa: S603 - our own
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        told += process.stdout.readlines()
    words = [one.decode().split() for one in told if one.endswith(b"\n")]
    return {table: int(number) for table, number in words}


async def logs(path: Path) -> dict[str, list[bytes]]:
    """Every table's log."""
    store = await open_store(path)
    found = {f"t{n}": await store.read(f"t{n}") for n in range(8)}
    await store.close()
    return found


def test_killing_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    """Ten times over on one file, which the next server takes up by itself."""
    dice = random.Random(7)
    path = tmp_path / "tables.sqlite"
    for _ in range(10):
        answered = killed_after(path, dice.randrange(8, 200))
        for table, log in run(logs(path)).items():
            assert log == [f"{table}/{number}".encode() for number in range(1, len(log) + 1)]
            assert answered.get(table, 0) <= len(log)
