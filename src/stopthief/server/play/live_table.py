"""The serial owner of one table: everything that happens there passes through here, one step at a time.

Its law: decide, store, apply, tell. Nobody hears of anything that is not stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from stopthief.core.errors import Broken, Refused
from stopthief.core.game import Seat
from stopthief.server.clock import milliseconds
from stopthief.server.encoding import encode
from stopthief.server.limits import Limits
from stopthief.server.play.listeners import Listener, Listeners
from stopthief.server.think.advisers import Advisers
from stopthief.table import entries, telling
from stopthief.table.entries import Handed, Joined, Noted, Paced, Rematched
from stopthief.table.messages import Hurried, SeatAdvice
from stopthief.table.store import Line, Store, Unstored
from stopthief.table.table import Change, Decision, Table

Decide = Callable[[Table], Decision | None]
"""Decides in the table's current state; None when there is nothing to do."""

DAMAGED = "The log of this table is damaged; tell whoever runs the server. Other tables are not affected."
"""The details stay in the log, because they may reveal secrets of the game."""

log = logging.getLogger("stopthief")


class BotPlayer(Protocol):
    """Plays the seats of bots at a table."""

    def wake(self) -> None:
        """Look whether a bot has to act: something has changed, or a device has connected."""

    def hurry(self) -> bool:
        """Act without a pause until a person has to choose; False when there is nothing to hurry."""

    def stop(self) -> None:
        """Stop playing."""


class LiveTable:
    """A table, the devices connected to it, and the store that keeps it."""

    def __init__(self, table: Table, store: Store, limits: Limits) -> None:
        self.table = table
        self.listeners = Listeners(table.audience, limits)
        self._store = store
        self._order = asyncio.Lock()
        self._behind = False
        """The store may hold entries that are not applied here."""
        self.is_lost = False
        """The store holds less than was applied here: an older copy was put in its place."""
        self.bots: BotPlayer | None = None
        self.advisers: Advisers | None = None

    @property
    def is_in_use(self) -> bool:
        """Whether a device is connected or about to change the table."""
        return self._order.locked() or self.listeners.connected

    def welcome(self, listener: Listener, seats: Mapping[Any, int]) -> None:
        """Connect a device: tell it what it missed of each seat since the number given, then all that follows."""
        self.listeners.check_room(seats)
        listener.tell(encode(telling.room(self.table)))
        for seat, seen in seats.items():
            self.listeners.add(seat, listener)
            listener.tell(encode(telling.story(self.table, seat, seen)))
        self._wake_bots()

    async def advice(self, seat: int, about: str | None) -> SeatAdvice:
        """Advise a seat from its observations; Refused where there is no advice."""
        if self.advisers is None:
            raise Refused("no advice", "There is no advice in this game.")
        return await self.advisers.advice(seat, about)

    def hurry(self, seat: int) -> None:
        """Let the bots act at once, for the player at a seat, and tell everybody."""
        if self.bots is not None and self.bots.hurry():
            self.listeners.announce(Hurried(seat))

    def _wake_bots(self) -> None:
        if self.bots is not None:
            self.bots.wake()

    async def commit(self, decide: Decide, device: str | None = None) -> None:
        """Decide, store, apply, tell. Refused changes nothing; after Unstored the log is read again first."""
        async with self._order:
            if self._behind:
                await self._catch_up()
            while (decision := decide(self.table)) is not None:
                try:
                    if await self._stored(decision, device):
                        self._apply(decision)
                        return
                except Unstored:
                    if await self._has_grown():
                        continue  # this entry was stored and only the answer got lost, or another one was stored
                    raise
                if not await self._catch_up():
                    self._abandon()

    async def _stored(self, decision: Decision, device: str | None) -> bool:
        result = self.table.outcome(decision)
        line = Line(
            self.table.id,
            self.table.length + 1,
            entries.encode(decision.entry),
            milliseconds(),
            device,
            None if result is None else encode(result),
        )
        self._behind = True
        stored = await self._store.append(line)
        self._behind = False
        return stored

    async def _has_grown(self) -> bool:
        """Whether the log has grown after a failed write. If it cannot be read now, it is before the next commit."""
        try:
            return bool(await self._catch_up())
        except Unstored:
            return False
        finally:
            self._behind = True

    async def follow(self, number: int) -> None:
        """Catch up with another process that stored entries up to a number; 0 if it is not known."""
        async with self._order:
            if number == 0 or number > self.table.length:
                await self._catch_up()

    async def _catch_up(self) -> int:
        """Apply the entries that only the store has; return how many there were."""
        self._behind = True
        table = self.table
        lines = await self._store.read(table.id, table.length)
        try:
            for line in lines:
                self._apply(Decision(entries.decode(table.game, line, table.length + 1)))
        except Broken as problem:
            log.exception("table cannot be followed", extra={"table": table.id})
            raise Unstored("damaged", DAMAGED) from problem
        self._behind = False
        return len(lines)

    def _abandon(self) -> None:
        self.is_lost = True
        sentence = "The log of this table was replaced from outside; open the table again."
        for listener in self.listeners.everybody():  # soon: the device that asked is answered first
            asyncio.get_running_loop().call_soon(listener.call_back, sentence)
        raise Unstored("replaced", sentence)

    def _apply(self, decision: Decision) -> None:
        change, entry = self.table.apply(decision), decision.entry
        if isinstance(entry, Noted):
            self.listeners.tell(entry.seat, telling.notes(self.table, entry.seat))
        if isinstance(entry, Joined | Handed):
            self._dismiss(entry)
        if isinstance(entry, Joined | Handed | Paced | Rematched):
            self.listeners.announce(telling.room(self.table))
        for seat in change.batches:
            self._tell_update(seat, change)
        self._wake_bots()

    def _tell_update(self, seat: Seat, change: Change) -> None:
        if self.listeners.of(seat) and (update := telling.update(self.table, seat, change)) is not None:
            self.listeners.tell(seat, update)

    def _dismiss(self, entry: Joined | Handed) -> None:
        """Disconnect the devices that had the seat."""
        why = "Somebody has joined this seat with a new invitation."
        self.listeners.dismiss(entry.seat, why if isinstance(entry, Joined) else "The host gave this seat to a bot.")
