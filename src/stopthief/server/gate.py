"""The gate: how many connections there are, from where, and how long they may take to say what they want.

uvicorn waits for ever for a request that never comes; here a connection that does not ask in time is closed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from stopthief.server.limits import Limits

_BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Type: text/plain\r\n"
    b"Content-Length: 49\r\n\r\nThe server is full just now; try again in a while"
)
_AHEAD = 8
"""Messages of a device that may wait to be read."""


class Gate:
    """Counts who is inside."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._inside: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Let a connection in, if there is room."""
        limits = self.limits
        if self.total >= limits.connections or self._inside[address] >= limits.connections_per_address:
            return False
        self._inside[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was let in has ended."""
        self.total -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class HttpDoor(HttpToolsProtocol):
    """A connection on which requests come; each has to be complete in time, and its head short."""

    _deadline: asyncio.TimerHandle | None = None
    _entered = False
    _in_head = True
    _head = 0
    """The bytes of a head that is not complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as the base has it
        """Somebody is at the door."""
        super().connection_made(transport)
        gate: Gate = self.app_state["gate"]
        self._entered = gate.enter(_address(self))
        if self._entered:
            self._expect()
        else:
            transport.write(_BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has left."""
        self._settle()
        _leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request has come."""
        if self.transport.is_closing():
            return
        if self._deadline is None:
            self._expect()
        self._head += len(data) if self._in_head else 0
        if self._head > self.app_state["gate"].limits.request_bytes:
            self.send_400_response("The head of this request is too long.")
            return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The head of a request is complete."""
        self._in_head, self._head = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._in_head = True
        self._settle()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is somebody else's: see SocketDoor."""
        self._settle()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        seconds = self.app_state["gate"].limits.request_seconds
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _settle(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self.transport.abort()


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    _entered = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has left."""
        _leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Offer the application a shorter way to send, beside the usual one."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["door"] = self

    def push(self, text: bytes) -> bool:
        """Send a text frame at once; False, and nothing was sent, when the connection cannot take it now."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def abort(self) -> None:
        """Cut the connection, whatever is still to be sent."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Nobody answers any more: do not wait until they have read everything."""
        super().keepalive_timeout()
        self.abort()

    def send_receive_event_to_app(self) -> None:
        """Let a few messages wait before reading is paused: each pause costs more than a message."""
        has_room = not self.read_paused and self.queue.qsize() < _AHEAD
        self.read_paused |= has_room
        super().send_receive_event_to_app()
        self.read_paused &= not has_room


def _address(door: Any) -> str:  # noqa: ANN401 - either door
    return door.client[0] if door.client else ""


def _leave(door: HttpDoor | SocketDoor) -> None:
    if door._entered:  # noqa: SLF001 - both doors are ours
        door._entered = False  # noqa: SLF001 - as above
        door.app_state["gate"].leave(_address(door))
