"""One WebSocket: what is said to it is gathered and sent in order, as fast as it takes it and no faster."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import IntEnum
from typing import Protocol

from starlette.types import Send

from stopthief.server.doors.limits import Limits
from stopthief.server.play.live import encode
from stopthief.table.messages import FromServer


class Close(IntEnum):
    """Why a connection is closed, in the numbers of WebSocket."""

    DONE = 1000
    """All was said."""
    POLICY = 1008
    """The device was refused, or made too many mistakes."""
    AGAIN = 1012
    """The server begins anew, or this table does; the device should come back."""
    SLOW = 1013
    """The device could not keep up; it should come back."""
    DISMISSED = 4001
    """The seat was taken by another device."""


class Door(Protocol):
    """A shorter way to a connection than the usual one, where the server has it."""

    def push(self, text: bytes) -> bool:
        """Send a text frame at once; False, and nothing was sent, when the connection cannot take it now."""

    def abort(self) -> None:
        """Cut the connection, whatever is still to be sent."""


class Device:
    """A connection and the seats it has open."""

    def __init__(self, send: Send, limits: Limits, door: Door | None = None) -> None:
        self._send = send
        self._door = door
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._unsent: list[bytes] = []
        self._size = 0
        self._news = asyncio.Event()
        self._is_sending = False
        self._closing: tuple[int, str] | None = None
        self.seats: frozenset[int] = frozenset()

    def say(self, message: FromServer) -> None:
        """Take a message that is for this device alone."""
        self.tell(encode(message))

    def tell(self, message: bytes) -> None:
        """Take a message; it is sent soon, after those before it."""
        if self._closing is not None:
            return
        if not self._unsent:
            self._loop.call_soon(self._flush)
        self._unsent.append(message)
        self._size += len(message)
        if self._is_sending and self._size > self._limits.unsent_bytes:
            self._give_up()

    def _give_up(self) -> None:
        self._unsent.clear()
        self.close(Close.SLOW, "Too much was waiting for this device.")
        if self._door is not None:
            self._door.abort()

    def dismiss(self, reason: str) -> None:
        """Close the connection for good, with all messages sent: the seat is somebody else's now."""
        self.close(Close.DISMISSED, reason)

    def call_back(self, reason: str) -> None:
        """Close the connection, with all messages sent; the device is to come again."""
        self.close(Close.AGAIN, reason)

    def close(self, code: Close, reason: str = "") -> None:
        """Close the connection, with all messages sent. From now on it has no seat."""
        if self._closing is None:
            self._closing = int(code), reason
            self.seats = frozenset()
            self._news.set()

    def _flush(self) -> None:
        """Send what has come together in this turn of the loop: at once, if nothing before it has to wait."""
        if self._door is not None and not self._is_sending and self._unsent and self._door.push(_frame(self._unsent)):
            self._unsent, self._size = [], 0
        else:
            self._news.set()

    async def write(self) -> None:
        """Send what could not be sent at once, until the connection is closed."""
        with suppress(OSError):  # the device has gone; what it did not get it will ask for
            while self._closing is None or self._unsent:
                await self._news.wait()
                self._news.clear()
                if self._unsent:
                    await self._send_unsent()
            code, reason = self._closing
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    async def _send_unsent(self) -> None:
        frame = _frame(self._unsent).decode()
        self._unsent, self._size = [], 0
        self._is_sending = True
        await self._send({"type": "websocket.send", "text": frame})
        self._is_sending = False


def _frame(messages: list[bytes]) -> bytes:
    return b"[" + b",".join(messages) + b"]"
