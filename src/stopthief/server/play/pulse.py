"""The store as the server uses it: its troubles are in the log for whoever runs it, players hear a plain sentence.

What cannot be written is known by the last entry that failed, and well again with the first that does not.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import time_ns

from stopthief.table.store import Line, Listed, Store, Unstored

_TRIAL = "health"
"""A log of its own, written to when the store was in trouble; no table has such a name."""
_OURS = {"closed", "unstorable"}
"""Codes that say nothing about the store's health."""

log = logging.getLogger("stopthief")


def milliseconds() -> int:
    """The time of day, as it is stored."""
    return time_ns() // 1_000_000


class Pulse:
    """A store, and whether it is well."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trouble: Unstored | None = None

    async def check(self) -> None:
        """Raise Unstored while the store is in trouble; after a failed write only another write can tell."""
        trials = await self.read(_TRIAL)
        if self._trouble is not None:
            await self.append(Line(_TRIAL, len(trials) + 1, b"{}", milliseconds()))
        if self._trouble is not None:
            raise self._trouble

    async def append(self, line: Line) -> bool:
        """Put an entry at the end of a log; see Store."""
        try:
            stored = await self._store.append(line)
        except Unstored as problem:
            self._fail(problem)
            raise _for_players(problem) from problem
        if stored and self._trouble is not None:
            self._trouble = None
            log.info("store is well again")
        return stored

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number; see Store."""
        with self._told():
            return await self._store.read(table, after)

    async def tables_of(
        self, device: str, *, finished: bool, before: int | None = None, limit: int = 50
    ) -> list[Listed]:
        """A device's tables; see Store."""
        with self._told():
            return await self._store.tables_of(device, finished=finished, before=before, limit=limit)

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """Hear of other processes; see Store."""
        await self._store.listen(heard)

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
        await self._store.close()

    def _fail(self, problem: Unstored) -> None:
        if problem.code in _OURS:
            return
        if self._trouble is None or self._trouble.code != problem.code:
            log.warning("store fails", extra={"why": str(problem)})
        self._trouble = _for_players(problem)

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except Unstored as problem:
            raise _for_players(problem) from problem


def _for_players(problem: Unstored) -> Unstored:
    """Where the server keeps its files is no business of theirs."""
    if problem.code in _OURS:
        return problem
    sentence = f"The server's store has a problem ({problem.code}); try again in a while, or tell whoever runs it."
    return Unstored(problem.code, sentence)
