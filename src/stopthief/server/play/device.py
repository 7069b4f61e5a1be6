"""One WebSocket: messages are queued and sent in order, as fast as the connection takes them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import IntEnum
from typing import Protocol

from starlette.types import Send

from stopthief.server.encoding import encode
from stopthief.server.limits import Limits
from stopthief.table.messages import FromServer


class CloseCode(IntEnum):
    """Why a connection is closed: WebSocket close codes."""

    DONE = 1000
    """The conversation is over."""
    POLICY = 1008
    """The device was refused, or made too many mistakes."""
    AGAIN = 1012
    """The server or this table starts again; the device should reconnect."""
    SLOW = 1013
    """The device could not keep up; it should reconnect."""
    DISMISSED = 4001
    """The seat was taken by another device."""


class DirectConnection(Protocol):
    """A way to the connection that bypasses ASGI, where the server offers one."""

    def push(self, text: bytes) -> bool:
        """Send a text frame at once; False, and nothing was sent, when the connection cannot take it now."""

    def abort(self) -> None:
        """Cut the connection without sending what is still queued."""


class Device:
    """A connection and the seats it has open."""

    def __init__(self, send: Send, limits: Limits, connection: DirectConnection | None = None) -> None:
        self._send = send
        self._connection = connection
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._unsent: list[bytes] = []
        self._size = 0
        self._wakeup = asyncio.Event()
        self._is_sending = False
        self._closing: tuple[int, str] | None = None
        self.seats: frozenset[int] = frozenset()

    def say(self, message: FromServer) -> None:
        """Encode and queue a message for this device alone."""
        self.tell(encode(message))

    def tell(self, message: bytes) -> None:
        """Queue a message; it is sent soon, after those before it."""
        if self._closing is not None:
            return
        if not self._unsent:
            self._loop.call_soon(self._flush)
        self._unsent.append(message)
        self._size += len(message)
        if self._is_sending and self._size > self._limits.unsent_bytes:
            self._abort()

    def _abort(self) -> None:
        self._unsent.clear()
        self.close(CloseCode.SLOW, "Too much was waiting for this device.")
        if self._connection is not None:
            self._connection.abort()

    def dismiss(self, reason: str) -> None:
        """Close the connection for good once all messages are sent: the seat belongs to another player now."""
        self.close(CloseCode.DISMISSED, reason)

    def call_back(self, reason: str) -> None:
        """Close the connection once all messages are sent; the device should reconnect."""
        self.close(CloseCode.AGAIN, reason)

    def close(self, code: CloseCode, reason: str = "") -> None:
        """Close the connection once all messages are sent. From now on it has no seat."""
        if self._closing is None:
            self._closing = int(code), reason
            self.seats = frozenset()
            self._wakeup.set()

    def _flush(self) -> None:
        """Send what was queued in this turn of the event loop: directly, if nothing before it is still waiting."""
        if self._unsent and not self._is_sending and self._pushed():
            self._unsent, self._size = [], 0
        else:
            self._wakeup.set()

    def _pushed(self) -> bool:
        return self._connection is not None and self._connection.push(_frame(self._unsent))

    async def write(self) -> None:
        """Send what could not be sent directly, until the connection is closed."""
        with suppress(OSError):  # the device has gone; it asks for what it missed when it reconnects
            while self._closing is None or self._unsent:
                await self._wakeup.wait()
                self._wakeup.clear()
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
