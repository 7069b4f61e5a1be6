"""The WebSocket: a device says hello, hears what its seats know, and gives commands.

Every command is answered, by `done` or by `refused`. Nothing a device sends can end anything but its own connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.types import Receive

from stopthief.core.errors import Refused
from stopthief.server.doors.buckets import Bucket
from stopthief.server.doors.limits import Limits
from stopthief.server.play.device import Close, Device
from stopthief.server.play.live import Decision, Live
from stopthief.server.play.registry import Hall
from stopthief.table import entries, seating, telling
from stopthief.table.entries import AnyEntry
from stopthief.table.messages import Advise, Ask, Do, Done, FromDevice, Hello, Note, Ping, Pong, Refusal, Undo
from stopthief.table.store import Unstored
from stopthief.table.table import Table

_messages: msgspec.json.Decoder[FromDevice] = msgspec.json.Decoder(FromDevice)


class Gone(Exception):  # noqa: N818 - somebody left, which is no error
    """The device closed its connection."""


class Malformed(Exception):  # noqa: N818 - a mistake of the device's
    """A message that cannot be read."""


def _has_happened(table: Table, hello: Hello) -> bool:
    """Whether the table has come as far as the device that says hello."""
    try:
        seats = {seating.seat_of(table, one.token): one.seen for one in hello.seats}
    except Refused:
        return False
    known: Mapping[Any, int] = seats or {None: hello.seen}
    return all(seen <= table.streams[seat].number for seat, seen in known.items())


class Conversation:
    """All that passes over one connection."""

    def __init__(self, hall: Hall, limits: Limits, receive: Receive, device: Device) -> None:
        self._hall = hall
        self._limits = limits
        self._receive = receive
        self._device = device
        self._mistakes = 0
        self._advising: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """From hello to the end."""
        writing = asyncio.create_task(self._device.write())
        live: Live | None = None
        try:
            async with asyncio.timeout(self._limits.request_seconds):
                live = await self._greet()
            if live is not None:
                await self._listen(live)
        except TimeoutError:
            self._refuse("no hello", "Say hello first, and soon.", close=True)
        except Gone:
            writing.cancel()
        finally:
            if self._advising is not None:
                self._advising.cancel()
            if live is not None:
                live.part(self._device)
            await self._finish(writing)

    async def _finish(self, writing: asyncio.Task[None]) -> None:
        """Wait for the writer; a device that is not there any more needs none."""
        self._device.close(Close.DONE)
        done, _ = await asyncio.wait([writing], timeout=self._limits.request_seconds)
        if not done:
            writing.cancel()

    async def _greet(self) -> Live | None:
        """Read the first message and open its seats; None when that was refused."""
        try:
            return await self._opened(await self._next())
        except Malformed as problem:
            self._refuse("malformed", str(problem), close=True)
        except (Refused, Unstored) as problem:
            self._refuse(problem.code, str(problem), close=True)
        return None

    async def _opened(self, hello: FromDevice) -> Live:
        if not isinstance(hello, Hello):
            raise Refused("no hello", "Say hello first.")
        live = await self._hall.table(hello.table)
        if not _has_happened(live.table, hello):
            await live.follow(0)  # another process may have stored it just now
        seats = {seating.seat_of(live.table, one.token): one.seen for one in hello.seats}
        if len(seats) < len(hello.seats):
            raise Refused("twice", "Open each seat only once on a connection.")
        live.welcome(self._device, seats or {None: hello.seen})
        self._device.seats = frozenset(seats)
        return live

    async def _listen(self, live: Live) -> None:
        loop, limits = asyncio.get_running_loop(), self._limits
        bucket = Bucket(limits.messages_per_second, limits.burst_seconds, loop.time())
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

    async def _answer(self, live: Live, message: FromDevice) -> None:
        try:
            await self._obey(live, message)
        except (Refused, Unstored) as problem:
            self._refuse(problem.code, str(problem), *_which(message))

    async def _obey(self, live: Live, message: FromDevice) -> None:
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
                if self._advising is not None:  # one at a time; what comes after has to wait
                    await asyncio.wait([self._advising])
                self._advising = asyncio.create_task(self._advise(live, message))
            case Ping():
                self._device.say(Pong())
            case Hello():
                raise Refused("hello again", "Hello is said once; open another connection for another table.")

    async def _advise(self, live: Live, wanted: Advise) -> None:
        """Advise while the device goes on playing."""
        try:
            self._device.say(await live.advice(wanted.seat, wanted.about))
        except Refused as problem:
            self._refuse(problem.code, str(problem), wanted.seat)

    async def _commit(self, live: Live, seat: int, decide: Decision) -> None:
        """Commit for a seat that is this device's when its turn comes: somebody may join it while this one waits."""

        def decided(table: Table) -> AnyEntry | None:
            self._check_own(seat)
            return decide(table)

        await live.commit(decided)

    def _check_own(self, seat: int) -> None:
        if seat not in self._device.seats:
            raise Refused("not your seat", "This connection has not opened that seat.")

    async def _next(self) -> FromDevice:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Gone
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
            self._device.close(Close.POLICY, code)


def _which(message: FromDevice) -> tuple[int | None, int | None]:
    """The seat and the number that an answer to a message names."""
    return getattr(message, "seat", None), getattr(message, "seen", None)
