"""The conversation with one device: it says hello, is told what its seats know, and gives commands.

Every command is answered by `done` or `refused`. Whatever a device sends, it can only end its own connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.types import Receive

from stopthief.core.errors import Refused
from stopthief.server.connections.token_buckets import TokenBucket
from stopthief.server.limits import Limits
from stopthief.server.play.device import CloseCode, Device
from stopthief.server.play.live_table import Decide, LiveTable
from stopthief.server.play.registry import TableRegistry
from stopthief.table import entries, seating, telling
from stopthief.table.messages import (
    Advise,
    Ask,
    Do,
    Done,
    FromDevice,
    Hello,
    Hurry,
    Note,
    Ping,
    Pong,
    Refusal,
    SetPace,
    Undo,
)
from stopthief.table.store import Unstored
from stopthief.table.table import Decision, Table

_messages: msgspec.json.Decoder[FromDevice] = msgspec.json.Decoder(FromDevice)


class Disconnected(Exception):  # noqa: N818 - a device left, which is no error
    """The device closed its connection."""


class Malformed(Exception):  # noqa: N818 - the device's mistake
    """The message cannot be decoded."""


def _has_happened(table: Table, hello: Hello) -> bool:
    """Whether the table is as far as the device that says hello."""
    try:
        seats = {seating.seat_of(table, one.token): one.seen for one in hello.seats}
    except Refused:
        return False
    known: Mapping[Any, int] = seats or {None: hello.seen}
    return all(seen <= table.streams[seat].number for seat, seen in known.items())


class Conversation:
    """Everything said over one connection."""

    def __init__(self, registry: TableRegistry, limits: Limits, receive: Receive, device: Device) -> None:
        self._registry = registry
        self._limits = limits
        self._receive = receive
        self._device = device
        self._mistakes = 0
        self._advising: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Talk from hello to the end."""
        writing = asyncio.create_task(self._device.write())
        live: LiveTable | None = None
        try:
            async with asyncio.timeout(self._limits.request_seconds):
                live = await self._greet()
            if live is not None:
                await self._listen(live)
        except TimeoutError:
            self._refuse("no hello", "Say hello first, and soon.", close=True)
        except Disconnected:
            writing.cancel()
        finally:
            if self._advising is not None:
                self._advising.cancel()
            if live is not None:
                live.listeners.remove(self._device)
            await self._finish(writing)

    async def _finish(self, writing: asyncio.Task[None]) -> None:
        """Close the connection, and wait for its last messages to be sent."""
        self._device.close(CloseCode.DONE)
        done, _ = await asyncio.wait([writing], timeout=self._limits.request_seconds)
        if not done:
            writing.cancel()

    async def _greet(self) -> LiveTable | None:
        """Read the first message and open its seats; None when it was refused."""
        try:
            return await self._opened(await self._next())
        except Malformed as problem:
            self._refuse("malformed", str(problem), close=True)
        except (Refused, Unstored) as problem:
            self._refuse(problem.code, str(problem), close=True)
        return None

    async def _opened(self, hello: FromDevice) -> LiveTable:
        if not isinstance(hello, Hello):
            raise Refused("no hello", "Say hello first.")
        live = await self._registry.table(hello.table)
        if not _has_happened(live.table, hello):
            await live.follow(0)  # another process may have stored more
        seats = {seating.seat_of(live.table, one.token): one.seen for one in hello.seats}
        if len(seats) < len(hello.seats):
            raise Refused("twice", "Open each seat only once on a connection.")
        live.welcome(self._device, seats or {None: hello.seen})
        self._device.seats = frozenset(seats)
        return live

    async def _listen(self, live: LiveTable) -> None:
        loop, limits = asyncio.get_running_loop(), self._limits
        bucket = TokenBucket(limits.messages_per_second, limits.burst_seconds, loop.time())
        while self._mistakes < limits.mistakes:
            try:
                message = await self._next()
            except Malformed as problem:
                self._mistakes += 1
                self._refuse("malformed", str(problem))
                continue
            if not bucket.take(loop.time()):
                sentence = "Too many messages came at once; connect again, and slowly."
                self._refuse("too fast", sentence, *_which(message), close=True)
                return
            await self._answer(live, message)
        self._refuse("mistakes", "Too many messages could not be read.", close=True)

    async def _answer(self, live: LiveTable, message: FromDevice) -> None:
        try:
            await self._obey(live, message)
        except (Refused, Unstored) as problem:
            self._refuse(problem.code, str(problem), *_which(message))

    async def _obey(self, live: LiveTable, message: FromDevice) -> None:
        match message:
            case Do(seat, seen, raw):
                command = entries.command(live.table.game, raw)
                await self._commit(live, seat, lambda table: table.act(seat, seen, command))
                self._device.say(Done(seat, seen, live.table.streams[seat].number))
            case Undo(seat, seen):
                await self._commit(live, seat, lambda table: table.undo(seat, seen))
                self._device.say(Done(seat, seen, live.table.streams[seat].number))
            case Note(seat, notes):
                await self._commit(live, seat, lambda table: table.note(seat, notes))
            case Ask(seat):
                self._check_own(seat)
                self._device.say(telling.guide(live.table, seat))
            case Advise():
                self._check_own(message.seat)
                if self._advising is not None:  # one request for advice at a time
                    await asyncio.wait([self._advising])
                self._advising = asyncio.create_task(self._advise(live, message))
            case Hurry(seat):
                self._check_own(seat)
                live.hurry(seat)
            case SetPace(seat, pace):
                await self._commit(live, seat, lambda table: table.set_pace(seat, pace))
                self._device.say(telling.room(live.table))
            case Ping():
                self._device.say(Pong())
            case Hello():
                raise Refused("hello again", "Hello is said once; open another connection for another table.")

    async def _advise(self, live: LiveTable, wanted: Advise) -> None:
        """Send advice while the device goes on playing."""
        try:
            self._device.say(await live.advice(wanted.seat, wanted.about))
        except Refused as problem:
            self._refuse(problem.code, str(problem), wanted.seat)

    async def _commit(self, live: LiveTable, seat: int, decide: Decide) -> None:
        """Commit for a seat. Check once more that it is this device's: another may have joined it in the meantime."""

        def decided(table: Table) -> Decision | None:
            self._check_own(seat)
            return decide(table)

        await live.commit(decided)

    def _check_own(self, seat: int) -> None:
        if seat not in self._device.seats:
            raise Refused("not your seat", "This connection has not opened that seat.")

    async def _next(self) -> FromDevice:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Disconnected
        data: str | bytes = event.get("text") or event.get("bytes") or b""
        try:
            return _messages.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise Malformed(f"This is no message of the protocol: {problem}.") from None
        except RecursionError:
            raise Malformed("This is no message of the protocol: it is nested too deeply.") from None

    def _refuse(
        self, code: str, sentence: str, seat: int | None = None, seen: int | None = None, *, close: bool = False
    ) -> None:
        self._device.say(Refusal(code, sentence, seat, seen))
        if close:
            self._device.close(CloseCode.POLICY, code)


def _which(message: FromDevice) -> tuple[int | None, int | None]:
    """The seat and the number that the answer to a message names."""
    return getattr(message, "seat", None), getattr(message, "seen", None)
