"""A connection that has become a WebSocket: what uvicorn lets pass and no device of ours ever sends ends it here.

Messages are counted where they are read (see play.py); here frames are, since pings and fragments never get there.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from stopthief.server.doors.buckets import Bucket
from stopthief.server.doors.gate import PIECE, Gate

_FRAMES = 2
"""So many frames may come for every message that may."""
_AHEAD = 8
"""So many messages of a device may wait to be read."""
_POLICY, _NOT_TEXT = 1008, 1007


class SocketDoor(WebSocketsSansIOProtocol):
    """Keeps the time and the count of one WebSocket; it was let in as an HttpDoor."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is taken over."""
        super().connection_made(transport)
        gate: Gate = self.app_state["gate"]
        rate = _FRAMES * gate.limits.messages_per_second
        self._frames = Bucket(rate, gate.limits.burst_seconds, self.loop.time())
        self.close_timeout = gate.limits.request_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has left."""
        self.app_state["gate"].leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Offer the application a shorter way to send, beside the usual one."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["door"] = self

    def push(self, text: bytes) -> bool:
        """Send a text frame at once; False, and nothing was sent, when the connection cannot take it now."""
        if self.conn.state is not State.OPEN or self.transport.is_closing() or not self.writable.is_set():
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

    def data_received(self, data: bytes) -> None:
        """Something has come; read it in pieces, as HttpDoor does."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        """Some frames are complete."""
        if self._frames.take(self.loop.time(), len(self.conn.events)):
            super().handle_events()
        else:
            self._end(_POLICY, "too fast")

    def send_receive_event_to_app(self) -> None:
        """A message is complete; text has to be text. A few may wait unread: each pause costs more than a message."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._end(_NOT_TEXT, "not text")
            return
        has_room = not self.read_paused and self.queue.qsize() < _AHEAD
        self.read_paused |= has_room
        super().send_receive_event_to_app()
        self.read_paused &= not has_room

    def handle_parser_exception(self) -> None:
        """The other side broke the protocol: say so, if it can still be said."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _end(self, code: int, reason: str) -> None:
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - as the base has it
        """Send, unless the connection was ended here."""
        try:
            await super().send(message)
        except RuntimeError:
            if self.close_sent:
                raise ClientDisconnected from None
            raise


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
