"""The store with its health. Faults go to the log for the operator; players get a plain sentence.

A failed write means trouble until a later write succeeds.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from stopthief.server.clock import milliseconds
from stopthief.server.play.store_faults import for_players, is_fault, told_to_players
from stopthief.table.store import Line, Listed, Store, Unstored

_PROBE = "health"
"""A log that is only written to find out whether the store works again. No table has this name."""

log = logging.getLogger("stopthief")


class MonitoredStore:
    """A Store that knows whether it is well."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trouble: Unstored | None = None

    async def check(self) -> None:
        """Raise Unstored while the store is in trouble. After a failed write only another write can tell."""
        probes = await self.read(_PROBE)
        if self._trouble is not None:
            await self.append(Line(_PROBE, len(probes) + 1, b"{}", milliseconds()))
        if self._trouble is not None:
            raise self._trouble

    async def append(self, line: Line) -> bool:
        """Append an entry to a log; see Store."""
        try:
            stored = await self._store.append(line)
        except Unstored as problem:
            self._note(problem)
            raise for_players(problem) from problem
        if stored and self._trouble is not None:
            self._trouble = None
            log.info("store is well again")
        return stored

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Read the entries of a table after a number; see Store."""
        with told_to_players():
            return await self._store.read(table, after)

    async def tables_of(
        self, device: str, *, finished: bool, before: int | None = None, limit: int = 50
    ) -> list[Listed]:
        """List a device's tables; see Store."""
        with told_to_players():
            return await self._store.tables_of(device, finished=finished, before=before, limit=limit)

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """Hear of other processes; see Store."""
        await self._store.listen(heard)

    async def close(self) -> None:
        """Finish pending work, then release the store."""
        await self._store.close()

    def _note(self, problem: Unstored) -> None:
        if not is_fault(problem):
            return
        if self._trouble is None or self._trouble.code != problem.code:
            log.warning("store fails", extra={"why": str(problem)})
        self._trouble = for_players(problem)
