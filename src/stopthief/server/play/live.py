"""The serial owner of one table: everything that happens there passes through here, one thing after another.

Its law: decide, store, apply, tell. Nobody hears of anything that is not stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from stopthief.core.errors import Broken, Refused
from stopthief.core.game import Seat
from stopthief.server.doors.limits import Limits
from stopthief.server.play.pulse import milliseconds
from stopthief.table import entries, telling
from stopthief.table.entries import AnyEntry, Handed, Joined, Noted, Rematched
from stopthief.table.messages import Advice, FromServer
from stopthief.table.store import Line, Store, Unstored
from stopthief.table.table import Table

Decision = Callable[[Table], AnyEntry | None]
"""Makes an entry of the table as it is, or None when there is nothing to do."""

DAMAGED = "The log of this table is damaged; tell whoever runs the server. Other tables are not affected."
"""What is wrong with it may tell secrets of the game."""

encode = msgspec.json.Encoder(order="deterministic").encode
"""A message as it is sent; the same value is always the same bytes, sets included."""

log = logging.getLogger("stopthief")


class Listener(Protocol):
    """A device with seats of this table open."""

    def tell(self, message: bytes) -> None:
        """Take a message; it is sent soon, after those before it."""

    def dismiss(self, reason: str) -> None:
        """Close the connection for good: the seat is somebody else's now."""

    def call_back(self, reason: str) -> None:
        """Close the connection; the device is to come again."""


class Attendant(Protocol):
    """Who thinks at this table, where anybody does."""

    def wake(self) -> None:
        """Something has changed, or somebody came."""

    def stop(self) -> None:
        """Nobody needs it any more."""

    async def advice(self, seat: int, about: str | None) -> Advice:
        """What follows for a seat; Refused where there is no advice."""


class Live:
    """A table, the devices around it, and the store that keeps it."""

    def __init__(self, table: Table, store: Store, limits: Limits) -> None:
        self.table = table
        self._store = store
        self._limits = limits
        self._order = asyncio.Lock()
        self._listeners: dict[Seat, list[Listener]] = {seat: [] for seat in table.audience}
        self._behind = False
        """The store may hold entries that are not applied here."""
        self.is_lost = False
        """The store holds less than was applied here: somebody put an older copy in its place."""
        self.attendant: Attendant | None = None

    @property
    def is_open(self) -> bool:
        """Whether anybody has it open."""
        return any(self._listeners.values())

    @property
    def is_watched(self) -> bool:
        """Whether anybody has it open or is about to change it."""
        return self._order.locked() or self.is_open

    def welcome(self, listener: Listener, seats: Mapping[Any, int]) -> None:
        """Tell a device what it has missed of these seats since the number given, and whatever comes from now on."""
        for seat in seats:
            self._admit(seat)
        listener.tell(encode(telling.room(self.table)))
        for seat, seen in seats.items():
            self._listeners[seat].append(listener)
            listener.tell(encode(telling.story(self.table, seat, seen)))
        self._wake()

    async def advice(self, seat: int, about: str | None) -> Advice:
        """What follows for a seat from what it perceived; Refused where there is no advice."""
        if self.attendant is None:
            raise Refused("no advice", "There is no advice in this game.")
        return await self.attendant.advice(seat, about)

    def _wake(self) -> None:
        if self.attendant is not None:
            self.attendant.wake()

    def _admit(self, seat: Seat) -> None:
        most = self._limits.spectators if seat is None else self._limits.devices_per_seat
        if len(self._listeners[seat]) >= most:
            what = "watched" if seat is None else "opened"
            raise Refused("full", f"This is {what} on {most} devices already; close one of them first.")

    def part(self, listener: Listener) -> None:
        """Stop telling a device."""
        for listeners in self._listeners.values():
            while listener in listeners:
                listeners.remove(listener)

    async def commit(self, decide: Decision, device: str | None = None) -> None:
        """Decide, store, apply, tell. Refused changes nothing; after Unstored the log is read again first."""
        async with self._order:
            if self._behind:
                await self._catch_up()
            while (entry := decide(self.table)) is not None:
                try:
                    if await self._stored(entry, device):
                        self._apply(entry)
                        return
                except Unstored:
                    if await self._is_longer():
                        continue  # it was stored, and only the answer got lost; or something else was
                    raise
                if not await self._catch_up():
                    self._give_up()

    async def _stored(self, entry: AnyEntry, device: str | None) -> bool:
        result = self.table.outcome(entry)
        line = Line(
            self.table.id,
            self.table.length + 1,
            entries.encode(entry),
            milliseconds(),
            device,
            None if result is None else encode(result),
        )
        self._behind = True
        stored = await self._store.append(line)
        self._behind = False
        return stored

    async def _is_longer(self) -> bool:
        """Whether the log has grown, after something went wrong; if it cannot be read, it is read before the next."""
        try:
            return bool(await self._catch_up())
        except Unstored:
            return False
        finally:
            self._behind = True

    async def follow(self, number: int) -> None:
        """Another process has stored entries up to a number; 0 means that it may have."""
        async with self._order:
            if number == 0 or number > self.table.length:
                await self._catch_up()

    async def _catch_up(self) -> int:
        """Apply what the store has and this table has not; how much that was."""
        self._behind = True
        table = self.table
        lines = await self._store.read(table.id, table.length)
        try:
            for line in lines:
                self._apply(entries.decode(table.game, line, table.length + 1))
        except Broken as problem:
            log.exception("table cannot be followed", extra={"table": table.id})
            raise Unstored("damaged", DAMAGED) from problem
        self._behind = False
        return len(lines)

    def _give_up(self) -> None:
        self.is_lost = True
        sentence = "The log of this table was replaced from outside; open the table again."
        for listener in self._everybody():  # soon: whoever asked is to be answered first
            asyncio.get_running_loop().call_soon(listener.call_back, sentence)
        raise Unstored("replaced", sentence)

    def _apply(self, entry: AnyEntry) -> None:
        change = self.table.apply(entry)
        if isinstance(entry, Noted):
            self._tell(entry.seat, telling.notes(self.table, entry.seat))
        if isinstance(entry, Joined | Handed):
            self._dismiss(entry)
        if isinstance(entry, Joined | Handed | Rematched):
            self.announce(telling.room(self.table))
        for seat in change.batches:
            if self._listeners[seat] and (update := telling.update(self.table, seat, change)) is not None:
                self._tell(seat, update)
        self._wake()

    def _dismiss(self, entry: Joined | Handed) -> None:
        """Whoever had the seat has it no more."""
        why = "Somebody has joined this seat with a new invitation."
        for listener in self._listeners[entry.seat][:]:
            listener.dismiss(why if isinstance(entry, Joined) else "The host gave this seat to a bot.")
            self.part(listener)

    def _tell(self, seat: Seat, message: FromServer) -> None:
        data = encode(message)
        for listener in self._listeners[seat]:
            listener.tell(data)

    def announce(self, message: FromServer) -> None:
        """Tell everybody at the table."""
        data = encode(message)
        for listener in self._everybody():
            listener.tell(data)

    def _everybody(self) -> list[Listener]:
        """Every device once, however many seats it has open."""
        found = {id(one): one for listeners in self._listeners.values() for one in listeners}
        return list(found.values())
