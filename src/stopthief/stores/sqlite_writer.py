"""The thread that writes to an SQLite file, one transaction a batch.

A batch that fails is rolled back whole, and the next one is tried all the same.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from stopthief.stores.group_commit import Report, Written
from stopthief.stores.sqlite_file import explained
from stopthief.table.store import Line, Unstored

# The number is the next one: neither taken, nor after a gap. Otherwise there is no body, which may not be missing, and
# the whole statement fails. column1 to column4 are what VALUES calls its columns.
APPEND = """
INSERT INTO entries (table_id, number, at, body)
SELECT column1, column2, column3, CASE column2
    WHEN 1 + coalesce((SELECT max(number) FROM entries WHERE table_id = column1), 0) THEN column4 END
FROM (VALUES {rows})
"""
TAKE_PART = "INSERT OR IGNORE INTO devices (table_id, device) VALUES (?, ?)"
FINISH = "INSERT OR REPLACE INTO results (table_id, result) VALUES (?, ?)"


class SQLiteWriter:
    """Writes batches on a thread of its own, in the order in which they were given."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path, self._connection = path, connection
        self._batches: SimpleQueue[tuple[list[Line], Report] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="stopthief-writes", daemon=True)
        self._thread.start()

    def write(self, lines: list[Line], report: Report) -> None:
        """Write a batch, then report on that thread how it ended."""
        self._batches.put((lines, report))

    def stop(self) -> None:
        """Write every batch that was given, then close the connection; waits for it."""
        self._batches.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        while (batch := self._batches.get()) is not None:
            lines, report = batch
            report(self._written(lines))

    def _written(self, lines: list[Line]) -> Written:
        try:
            with explained(self._path):
                return self._commit(lines)
        except Unstored as problem:
            return problem
        except Exception as problem:  # noqa: BLE001 - whatever it is, those who wait have to hear of it
            return Unstored("failed", f"{self._path}: {problem!r}.")

    def _commit(self, lines: list[Line]) -> list[bool]:
        if self._connection.in_transaction:  # the disk did not even let the last one be rolled back
            self._connection.execute("ROLLBACK")
        if all(line.device is None and line.result is None for line in lines) and self._append(lines):
            return [True] * len(lines)
        return self._commit_one_by_one(lines)

    def _append(self, lines: list[Line]) -> bool:
        """Append every line or none: a statement outside of a transaction is a transaction by itself.

        After every statement this thread has to wait for its turn among the others, so one is better than four.
        """
        values = [value for line in lines for value in (line.table, line.number, line.at, line.entry)]
        try:
            self._connection.execute(append(len(lines)), values)
        except sqlite3.IntegrityError:
            return False
        return True

    def _commit_one_by_one(self, lines: list[Line]) -> list[bool]:
        """Append the lines that continue their logs, in one transaction all the same."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            stored = [self._insert(line) for line in lines]
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return stored

    def _insert(self, line: Line) -> bool:
        if not self._append([line]):
            return False
        if line.device is not None:
            self._connection.execute(TAKE_PART, (line.table, line.device))
        if line.result is not None:
            self._connection.execute(FINISH, (line.table, line.result))
        return True


@cache
def append(count: int) -> str:
    """The statement that appends this number of lines."""
    return APPEND.format(rows=", ".join(["(?, ?, ?, ?)"] * count))
