"""The tables of a server: found in memory, or read from the store.

A name without a log is no table.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Coroutine, Mapping
from types import MappingProxyType
from typing import Any

from stopthief.core.errors import Broken, OtherEdition, Refused
from stopthief.core.game import AnyGame
from stopthief.core.package.mind import Mind
from stopthief.core.package.tutorial import Tutorial
from stopthief.server.limits import Limits
from stopthief.server.play.live_table import DAMAGED, LiveTable
from stopthief.server.play.monitored_store import MonitoredStore
from stopthief.server.site import no_game
from stopthief.server.think.advisers import Advisers
from stopthief.server.think.analyses import Analyses
from stopthief.server.think.bots import Bots
from stopthief.server.think.thread_pools import ThreadPools
from stopthief.table import entries
from stopthief.table.store import Store, Unstored
from stopthief.table.table import Table

OTHER_EDITION = (
    "This game was begun with edition {edition} of the game, which this server does not have; "
    "tell whoever runs the server. Nothing is lost: it goes on where that edition is."
)
_NO_MINDS: Mapping[str, Mind] = MappingProxyType({})
_NO_TUTORIALS: Mapping[str, Tutorial] = MappingProxyType({})

log = logging.getLogger("stopthief")


class TableRegistry:
    """The tables that are in the memory of this process."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        limits: Limits,
        minds: Mapping[str, Mind] = _NO_MINDS,
        tutorials: Mapping[str, Tutorial] = _NO_TUTORIALS,
    ) -> None:
        self.games = games
        self.minds = minds
        self.store = MonitoredStore(store)
        self._tutorials = tutorials
        self._limits = limits
        self._live: dict[str, LiveTable] = {}
        self.other_editions: dict[str, str] = {}
        """Tables that were asked for and need an edition this server does not have, with that edition."""
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        self._missed: set[str] = set()
        """Tables that another process changed while they were being read."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._pools = ThreadPools(limits.bot_threads)
        self.analyses = Analyses(minds, self._pools)

    def __len__(self) -> int:
        return len(self._live)

    async def start(self) -> None:
        """Listen to other processes, and drop idle tables from now on."""
        await self.store.listen(self.heard)
        _ = self._spawn(self._sweep())

    async def stop(self) -> None:
        """Cancel all work and release the store; stored entries are safe."""
        for task in [*self._tasks, *self._reading.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._reading.values(), return_exceptions=True)
        self._pools.close()
        await self.store.close()

    def game(self, name: str) -> AnyGame:
        """A game by its name; Broken when this server does not have it."""
        if name not in self.games:
            raise Broken(f"game: there is no game {name}; there is {', '.join(self.games)}.")
        return self.games[name]

    def tutorial(self, name: str) -> Tutorial:
        """The tutorial of a game; Refused when it has none."""
        if name not in self.games:
            raise no_game(self.games)
        if name not in self._tutorials:
            raise Refused("no tutorial", f"There is no tutorial for the game {name}.")
        return self._tutorials[name]

    async def table(self, name: str) -> LiveTable:
        """A table by its name; Refused when there is none."""
        if (live := self._live.get(name)) is not None and not live.is_lost:
            return live
        if name not in self._reading:
            self._reading[name] = asyncio.create_task(self._read(name))
        # Shielded: others may wait for the same table when one of them is cancelled.
        return await asyncio.shield(self._reading[name])

    async def fresh(self, name: str) -> LiveTable:
        """A table as it is in the store at this moment, including what another process did just before."""
        live = await self.table(name)
        await live.follow(0)
        return live

    async def _read(self, name: str) -> LiveTable:
        try:
            lines = await self.store.read(name)
            if not lines:
                raise Refused("no table", "There is no such table; check the link.")
            live = self._live[name] = LiveTable(self._restored(name, lines), self.store, self._limits)
            self._attach_mind(live)
        finally:
            del self._reading[name]
            missed = name in self._missed
            self._missed.discard(name)
        if missed:
            await live.follow(0)
        return live

    def _restored(self, name: str, lines: list[bytes]) -> Table:
        try:
            return Table.read(name, self.game(entries.game_of(lines[0])), lines)
        except OtherEdition as problem:
            log.warning("table needs another edition", extra={"table": name, "edition": problem.edition})
            self.other_editions[name] = problem.edition
            raise Refused("other edition", OTHER_EDITION.format(edition=problem.edition)) from problem
        except Broken as problem:
            log.exception("table cannot be read", extra={"table": name})
            raise Refused("damaged", DAMAGED) from problem

    def _attach_mind(self, live: LiveTable) -> None:
        """Give a table its bots and advisers, where the game has them."""
        game = live.table.game
        if game.name in self.minds:
            mind = self.minds[game.name].of(game)
            tutorial = self._tutorials.get(game.name) if live.table.tutorial else None
            live.bots = Bots(live, mind, self._pools, self._limits.bot_pause_seconds, self._spawn, tutorial)
            live.advisers = Advisers(live.table, mind, self._pools)

    def heard(self, name: str, number: int) -> None:
        """Follow another process that stored an entry of a table; an empty name means any table."""
        if not name:
            self._missed.update(self._reading)
            for each in self._live.values():
                _ = self._spawn(self._follow(each, 0))
        elif name in self._reading:
            self._missed.add(name)
        elif (live := self._live.get(name)) is not None and number > live.table.length:
            _ = self._spawn(self._follow(live, number))

    async def _follow(self, live: LiveTable, number: int) -> None:
        try:
            await live.follow(number)
        except Unstored as problem:
            log.warning("table left behind", extra={"table": live.table.id, "why": problem.code})

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task that ends with the registry at the latest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _sweep(self) -> None:
        """Drop tables that were idle the last time too, and collect all garbage."""
        idle: set[str] = set()
        while True:
            await asyncio.sleep(self._limits.idle_seconds)
            unused = {name for name, live in self._live.items() if not live.is_in_use}
            for name in unused & idle:
                self._drop(name)
            idle = unused - idle
            gc.collect()

    def _drop(self, name: str) -> None:
        live = self._live.pop(name)
        if live.bots is not None:
            live.bots.stop()
