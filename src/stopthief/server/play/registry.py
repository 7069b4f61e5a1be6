"""All tables of a server: found in memory or read from the store, opened, joined, played again.

A name without a log is no table; nothing is ever opened under an old name.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from stopthief.core.errors import Broken, OtherEdition, Refused
from stopthief.core.game import AnyGame
from stopthief.core.package.mind import Mind, Strength
from stopthief.core.package.tutorial import Tutorial
from stopthief.server.doors.limits import Limits
from stopthief.server.http.heavy import setup_of
from stopthief.server.http.requests import NewTable
from stopthief.server.http.site import no_game
from stopthief.server.play.live import DAMAGED, Live
from stopthief.server.play.pulse import Pulse, milliseconds
from stopthief.server.think.advice import Analyses
from stopthief.server.think.pool import Bench
from stopthief.server.think.thinking import Thinking
from stopthief.table import entries, seating
from stopthief.table.entries import AnyEntry, Opened
from stopthief.table.keys import proof, table_id
from stopthief.table.seating import Company, Ticket
from stopthief.table.store import Line, Store, Unstored
from stopthief.table.table import Table

_SEED_BYTES = 32
OTHER_EDITION = (
    "This game was begun with edition {edition} of the game, which this server does not have; "
    "tell whoever runs the server. Nothing is lost: it goes on where that edition is."
)
_THOUGHTLESS: Mapping[str, Mind] = MappingProxyType({})
_UNTAUGHT: Mapping[str, Tutorial] = MappingProxyType({})

log = logging.getLogger("stopthief")


class Hall:
    """The tables that are open in this process."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        limits: Limits,
        minds: Mapping[str, Mind] = _THOUGHTLESS,
        tutorials: Mapping[str, Tutorial] = _UNTAUGHT,
    ) -> None:
        self.games = games
        self.minds = minds
        self._tutorials = tutorials
        self.store = Pulse(store)
        self._limits = limits
        self._live: dict[str, Live] = {}
        self.other_editions: dict[str, str] = {}
        """The tables that somebody asked for and that need an edition this server does not have."""
        self._reading: dict[str, asyncio.Task[Live]] = {}
        self._missed: set[str] = set()
        """Tables of which another process told something while they were being read."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._bench = Bench(limits.bot_threads)
        self.analyses = Analyses(minds, self._bench)

    def __len__(self) -> int:
        return len(self._live)

    async def begin(self) -> None:
        """Listen to other processes."""
        await self.store.listen(self.heard)
        self._keep(self._sweep())

    async def end(self) -> None:
        """Let go of everything; what was stored is stored."""
        for task in [*self._tasks, *self._reading.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._reading.values(), return_exceptions=True)
        self._bench.close()
        await self.store.close()

    async def table(self, name: str) -> Live:
        """A table by its name; Refused when there is none."""
        if (live := self._live.get(name)) is not None and not live.is_lost:
            return live
        if name not in self._reading:
            self._reading[name] = asyncio.create_task(self._read(name))
        # A reader who goes away must not take the others' table along.
        return await asyncio.shield(self._reading[name])

    async def fresh(self, name: str) -> Live:
        """A table as it is in the store at this moment, whatever another process did there just before."""
        live = await self.table(name)
        await live.follow(0)
        return live

    async def _read(self, name: str) -> Live:
        try:
            lines = await self.store.read(name)
            if not lines:
                raise Refused("no table", "There is no such table; check the link.")
            live = self._live[name] = self._attended(Live(self._restored(name, lines), self.store, self._limits))
        finally:
            del self._reading[name]
            missed = name in self._missed
            self._missed.discard(name)
        if missed:
            await live.follow(0)
        return live

    def _restored(self, name: str, lines: list[bytes]) -> Table:
        try:
            return Table.read(name, self._game(entries.game_of(lines[0])), lines)
        except OtherEdition as problem:
            log.warning("table needs another edition", extra={"table": name, "edition": problem.edition})
            self.other_editions[name] = problem.edition
            raise Refused("other edition", OTHER_EDITION.format(edition=problem.edition)) from problem
        except Broken as problem:
            log.exception("table cannot be read", extra={"table": name})
            raise Refused("damaged", DAMAGED) from problem

    def _attended(self, live: Live) -> Live:
        if (mind := self.minds.get(live.table.game.name)) is not None:
            tutorial = self._tutorials.get(live.table.game.name) if live.table.tutorial else None
            live.attendant = Thinking(live, mind.of(live.table.game), self._bench, self._limits, self._begun, tutorial)
        return live

    def _game(self, name: str) -> AnyGame:
        if name not in self.games:
            raise Broken(f"game: there is no game {name}; there is {', '.join(self.games)}.")
        return self.games[name]

    # Other processes.

    def heard(self, name: str, number: int) -> None:
        """Another process stored an entry of a table; without a name: of any."""
        if not name:
            self._missed.update(self._reading)
            for each in self._live.values():
                self._keep(self._follow(each, 0))
        elif name in self._reading:
            self._missed.add(name)
        elif (live := self._live.get(name)) is not None and number > live.table.length:
            self._keep(self._follow(live, number))

    async def _follow(self, live: Live, number: int) -> None:
        try:
            await live.follow(number)
        except Unstored as problem:
            log.warning("table left behind", extra={"table": live.table.id, "why": problem.code})

    def _keep(self, work: Any) -> None:  # noqa: ANN401 - a coroutine
        self._tasks.add(self._begun(work))

    def _begun(self, work: Any) -> asyncio.Task[None]:  # noqa: ANN401 - a coroutine
        """A task that ends with the hall at the latest."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _sweep(self) -> None:
        """Put tables out of memory that nobody had open the last time either, and look for garbage everywhere."""
        idle: set[str] = set()
        while True:
            await asyncio.sleep(self._limits.idle_seconds)
            unwatched = {name for name, live in self._live.items() if not live.is_watched}
            for name in unwatched & idle:
                self._drop(name)
            idle = unwatched - idle
            gc.collect()

    def _drop(self, name: str) -> None:
        live = self._live.pop(name)
        if live.attendant is not None:
            live.attendant.stop()

    # Opening, joining, playing again.

    async def open(self, new: NewTable, key: str) -> Live:
        """A new table, or the one that was opened by this very request before."""
        game, name = self._game(new.game), table_id(key, new.request)
        setup = setup_of(game, bytes(new.setup))
        company = Company(new.here, new.bots, self._has_advice(new, setup))
        if new.bots:
            self._check_bots(new.game, setup)
        opened = seating.open_table(game, setup, key, name, company, secrets.token_hex(_SEED_BYTES))
        await self._store_opening(name, opened, proof(key))
        return await self.table(name)

    def tutorial(self, name: str) -> Tutorial:
        """How a game is taught; Refused when it is not."""
        if name not in self.games:
            raise no_game(self.games)
        if name not in self._tutorials:
            raise Refused("no tutorial", f"There is no tutorial for the game {name}.")
        return self._tutorials[name]

    async def teach(self, game: str, request: str, key: str) -> Live:
        """A table to learn a game at, or the one that was opened by this very request before."""
        name, tutorial = table_id(key, request), self.tutorial(game)
        self._check_bots(game, tutorial.setup)
        opened = seating.open_tutorial(self._game(game), tutorial, key, name)
        await self._store_opening(name, opened, proof(key))
        return await self.table(name)

    def _has_advice(self, new: NewTable, setup: Any) -> bool:  # noqa: ANN401 - a setup of any game
        mind = self.minds.get(new.game)
        if mind is None or mind.adviser is None:
            return False
        return mind.advises(setup) if new.advice is None else new.advice

    def _check_bots(self, game: str, setup: Any) -> None:  # noqa: ANN401 - a setup of any game
        if game not in self.minds:
            raise Refused("no bots", f"There are no bots for the game {game}.")
        if not self.minds[game].plays(setup):
            raise Refused("no bots", "Bots cannot play at this table; give every seat to a person.")

    async def _store_opening(self, name: str, opened: Opened[Any, Any], device: str | None) -> None:
        """Store it, unless the same was stored before."""
        line = Line(name, 1, entries.encode(opened), milliseconds(), device)
        await self.store.append(line)

    async def join(self, name: str, invitation: str, key: str) -> Ticket:
        """Take a seat."""
        live = await self.fresh(name)

        def decide(table: Table) -> AnyEntry | None:
            return seating.join(table, invitation, key)[1]

        await live.commit(decide, device=proof(key))
        return seating.join(live.table, invitation, key)[0]

    async def invite(self, name: str, key: str, seat: int) -> Ticket:
        """Make a new invitation to a seat."""
        live = await self.table(name)
        made: list[Ticket] = []

        def decide(table: Table) -> AnyEntry | None:
            ticket, entry = seating.invite(table, key, seat)
            made.append(ticket)
            return entry

        await live.commit(decide)
        return made[-1]

    async def hand(self, name: str, key: str, seat: int, strength: Strength) -> Live:
        """Give a seat to a bot."""
        live = await self.fresh(name)
        self._check_bots(live.table.game.name, live.table.match.setup)
        await live.commit(lambda table: seating.hand(table, key, seat, strength))
        return live

    async def rematch(self, name: str, token: str) -> str:
        """Open another table for the same seats, once; its name."""
        live = await self.fresh(name)
        seating.seat_of(live.table, token)
        other, opened, rematched = seating.rematch(
            self._game(live.table.game.name), live.table, secrets.token_hex(_SEED_BYTES)
        )
        await self._store_opening(other, opened, None)
        await live.commit(lambda table: None if table.rematch else rematched)
        return other
