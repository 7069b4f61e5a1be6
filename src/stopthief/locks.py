"""Locks between processes. SQLite takes them, so they work on every platform and end with the process."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Self

from stopthief.files import SECRET

_PRIMARY = 0xFF
"""SQLite refines its error codes in the upper bits."""


class ProcessLock:
    """A lock that is held until it is closed, or its process ends in any way."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def close(self) -> None:
        """Release the lock."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.close()


def acquire(path: Path) -> ProcessLock | None:
    """Lock a file, made if it is missing and always empty; None when another holder has it."""
    # Only made here, never opened and closed: POSIX drops a process's locks when it closes any descriptor of the file.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, SECRET))
    connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is written, so no journal has to lie beside it
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        connection.close()
        if problem.sqlite_errorcode & _PRIMARY == sqlite3.SQLITE_BUSY:
            return None
        raise
    except BaseException:
        connection.close()
        raise
    return ProcessLock(connection)
