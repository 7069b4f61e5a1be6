"""Group commit: lines that arrive while a batch is being written go together into the next one.

One batch is written at a time, a table has at most one line in it, and lines of a table keep their order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from stopthief.table.store import Line, Unstored

MOST_LINES = 1000
MOST_BYTES = 16_000_000
LONGEST_NAME = 200
BEYOND = 2**53
"""Numbers and times are below this."""

Outcome = list[bool] | Unstored
"""Which lines of a batch went in, or why none did."""


class _Waiting(NamedTuple):
    line: Line
    answer: asyncio.Future[bool]


class Batches:
    """Lines on their way to a writer. `write` only starts the writing of a batch; `written` tells how it ended."""

    def __init__(self, write: Callable[[list[Line]], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._write = write
        self._waiting: list[_Waiting] = []
        self._written: list[_Waiting] = []
        self._busy = False
        self._closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    def append(self, line: Line) -> asyncio.Future[bool]:
        """The answer to come. Lines of one turn of the loop go together; nothing waits for a timer."""
        if self._closed:
            raise Unstored("closed", "The server is shutting down and stores nothing more; start it again.")
        _check(line)
        answer = self._loop.create_future()
        self._waiting.append(_Waiting(line, answer))
        if not self._busy:
            self._busy = True
            self._idle.clear()
            self._loop.call_soon(self._next)
        return answer

    def written(self, outcome: Outcome) -> None:
        """Take the outcome of the batch: the next one is started first, then everybody is answered."""
        batch = self._written
        self._next()
        if isinstance(outcome, Unstored):
            for one in batch:
                _fail(one.answer, outcome)
        else:
            for one, stored in zip(batch, outcome, strict=True):
                if not one.answer.done():
                    one.answer.set_result(stored)

    async def close(self) -> None:
        """Take nothing more, and wait until all that was taken is answered."""
        self._closed = True
        await self._idle.wait()

    def _next(self) -> None:
        self._written, self._waiting = _split(self._waiting)
        self._busy = bool(self._written)
        if self._busy:
            self._write([one.line for one in self._written])
        else:
            self._idle.set()


def _split(waiting: list[_Waiting]) -> tuple[list[_Waiting], list[_Waiting]]:
    """The next batch, and what has to wait for another."""
    batch: dict[str, _Waiting] = {}
    later: list[_Waiting] = []
    size = 0
    for one in waiting:
        if one.line.table in batch or len(batch) == MOST_LINES or size > MOST_BYTES:
            later.append(one)
        else:
            batch[one.line.table] = one
            size += len(one.line.entry)
    return list(batch.values()), later


def _fail(answer: asyncio.Future[bool], problem: Unstored) -> None:
    if not answer.done():  # it is, when who asked was cancelled
        answer.set_exception(Unstored(problem.code, str(problem)))


def _check(line: Line) -> None:
    """One line that no database can take would take its whole batch with it."""
    names = is_name(line.table) and (line.device is None or is_name(line.device))
    if not names or not -BEYOND < line.number < BEYOND or not -BEYOND < line.at < BEYOND:
        raise Unstored("unstorable", f"Table {line.table!r:.60}: a name or a number in this entry cannot be stored.")


def is_name(name: str) -> bool:
    """Whether a table or a device can be called so: text without control characters, not endless."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def bounded(number: int) -> int:
    """A number to compare with, brought to where databases can count."""
    return max(-BEYOND, min(number, BEYOND))
