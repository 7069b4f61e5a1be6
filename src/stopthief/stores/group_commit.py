"""Group commit: lines that arrive while a batch is being written go together into the next one.

One batch is written at a time. It holds at most one line of each table, and the lines of a table keep their order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from stopthief.stores.bounds import check_line
from stopthief.table.store import Line, Unstored

MOST_LINES = 1000
MOST_BYTES = 16_000_000

Written = list[bool] | Unstored
"""For each line of a batch whether it was stored, or why none was."""
Report = Callable[[Written], None]
"""Takes the outcome of a batch, on any thread."""
Write = Callable[[list[Line], Report], None]
"""Starts to write a batch, and calls the report once when it is written or has failed."""


class _Waiting(NamedTuple):
    line: Line
    answer: asyncio.Future[bool]


class GroupCommit:
    """Collects lines into batches for a writer, and answers for each line when its batch is written."""

    def __init__(self, write: Write) -> None:
        self._loop = asyncio.get_running_loop()
        self._write = write
        self._waiting: list[_Waiting] = []
        self._batch: list[_Waiting] = []
        """The lines that are being written."""
        self._busy = False
        self._closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    def append(self, line: Line) -> asyncio.Future[bool]:
        """The answer to come. Lines of one turn of the event loop go together; nothing waits for a timer."""
        if self._closed:
            raise Unstored("closed", "The server is shutting down and stores nothing more; start it again.")
        check_line(line)
        answer = self._loop.create_future()
        self._waiting.append(_Waiting(line, answer))
        if not self._busy:
            self._busy = True
            self._idle.clear()
            self._loop.call_soon(self._next)
        return answer

    async def close(self) -> None:
        """Take nothing more, and wait until every line is answered for."""
        self._closed = True
        await self._idle.wait()

    def _next(self) -> None:
        self._batch, self._waiting = _split(self._waiting)
        self._busy = bool(self._batch)
        if self._busy:
            self._write([one.line for one in self._batch], self._report)
        else:
            self._idle.set()

    def _report(self, written: Written) -> None:
        with suppress(RuntimeError):  # the loop was closed without waiting for anything
            self._loop.call_soon_threadsafe(self._answer, written)

    def _answer(self, written: Written) -> None:
        """Start the next batch first, then answer for this one."""
        batch = self._batch
        self._next()
        if isinstance(written, Unstored):
            for one in batch:
                _fail(one.answer, written)
        else:
            for one, stored in zip(batch, written, strict=True):
                if not one.answer.done():
                    one.answer.set_result(stored)


def _split(waiting: list[_Waiting]) -> tuple[list[_Waiting], list[_Waiting]]:
    """The next batch, and the lines that have to wait for another."""
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
    if not answer.done():  # it is done when the caller was cancelled
        answer.set_exception(Unstored(problem.code, str(problem)))
