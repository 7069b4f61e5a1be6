"""The gate: how many connections there are, from where, and how long they may take to say what they want.

uvicorn waits for ever for a request that never comes; here a connection that does not ask in time is closed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stopthief.server.doors.limits import Limits

_BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Type: text/plain\r\n"
    b"Content-Length: 49\r\n\r\nThe server is full just now; try again in a while"
)
PIECE = 4096
_IN_ADVANCE = 20
"""So many requests may be sent before the answers to those before them."""


class Gate:
    """Counts who is inside."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._inside: dict[object, str] = {}
        """Every connection, and the address it came from: who has left cannot be asked any more."""
        self._from: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many connections there are."""
        return len(self._inside)

    def enter(self, connection: object, address: str) -> bool:
        """Let a connection in, if there is room."""
        limits = self.limits
        if self.total >= limits.connections or self._from[address] >= limits.connections_per_address:
            return False
        self._inside[connection] = address
        self._from[address] += 1
        return True

    def leave(self, connection: object) -> None:
        """A connection has ended, whether it was let in or not."""
        address = self._inside.pop(connection, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]


class Quiet:
    """A transport that drops what is written to it after it was closed: uvicorn answers without looking."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.is_closing = transport.is_closing

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - all else is the transport's
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send, if there is anybody."""
        if not self.is_closing():
            self._transport.write(data)


class HttpDoor(HttpToolsProtocol):
    """A connection on which requests come; each has to be complete in time, and short."""

    _deadline: asyncio.TimerHandle | None = None
    _upgraded = False
    _in_head = True
    _size = 0
    """The bytes of a head, or of what follows it, that is not complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as the base has it
        """Somebody is at the door."""
        super().connection_made(cast("asyncio.Transport", Quiet(transport)))
        gate: Gate = self.app_state["gate"]
        if gate.enter(self.transport, self.client[0] if self.client else ""):
            self._expect()
        else:
            transport.write(_BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has left."""
        self._settle()
        self.app_state["gate"].leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come. It is read in pieces: what is found wrong with one spares the work for the next."""
        for start in range(0, len(data), PIECE):
            if self._upgraded or self.transport.is_closing():
                return
            self._read(data[start : start + PIECE])

    def _read(self, data: bytes) -> None:
        if self._deadline is None:
            self._expect()
        self._size += len(data)
        most = self.app_state["gate"].limits.request_bytes
        if not self._in_head and self._size > 2 * most:
            return  # the endpoint has refused a body as long as this; whoever goes on is let run into the deadline
        if self._in_head and self._size > most:
            self.send_400_response("The head of this request is too long.")
            return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The head of a request is complete."""
        self._in_head, self._size = False, 0
        super().on_headers_complete()
        if len(self.pipeline) > _IN_ADVANCE:
            self.transport.abort()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._in_head, self._size = True, 0
        self._settle()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is somebody else's: see SocketDoor."""
        self._settle()
        if not self.url.isascii():
            self.send_400_response("The address in this request cannot be read.")
            return
        self._upgraded = True
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
