"""Locks between processes: one holder, in this process or another, until it lets go or dies."""

from __future__ import annotations

import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stopthief.locks import acquire

HOLDER = """
import sys
from pathlib import Path
from stopthief.locks import acquire
lock = acquire(Path(sys.argv[1]))
print("refused" if lock is None else "held", flush=True)
sys.stdin.read()
"""


@contextmanager
def another_process(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that tries to take the lock, says whether it has it, and waits."""
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as one:  # noqa: S603 - ours
        yield one
        one.kill()


def said(process: subprocess.Popen[str]) -> str:
    """The first line that a process says."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_one_holder_at_a_time(tmp_path: Path) -> None:
    """In one process too; when it lets go, the next can have it. Nothing but an empty file is left."""
    path = tmp_path / "lock"
    for _ in range(3):
        with acquire(path) or pytest.fail("not locked"):
            assert acquire(path) is None
    assert [(one.name, one.stat().st_size, stat.S_IMODE(one.stat().st_mode)) for one in tmp_path.iterdir()] == [
        ("lock", 0, 0o600)
    ]


def test_another_process_is_refused_until_the_holder_is_killed(tmp_path: Path) -> None:
    """To be refused in the holder's own process does not loosen the lock."""
    path = tmp_path / "lock"
    with acquire(path) or pytest.fail("not locked"):
        assert acquire(path) is None
        with another_process(path) as second:
            assert said(second) == "refused"
    with another_process(path) as third:
        assert said(third) == "held"
        assert acquire(path) is None
        third.kill()
        third.wait()
        with acquire(path) or pytest.fail("not locked"):
            pass
