"""A WebSocket connection that is closed for input that uvicorn accepts and no device of ours ever sends.

Messages are counted in the conversation. Frames are counted here, since pings and fragments never get there.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from stopthief.server.connections.limiter import ConnectionLimiter
from stopthief.server.connections.request_guard import chunks
from stopthief.server.connections.token_buckets import TokenBucket

_FRAMES = 2
"""Frames allowed for each message allowed."""
_UNREAD = 8
"""Messages of a device that may wait to be read."""
_POLICY, _NOT_TEXT = 1008, 1007


class WebSocketConnection(WebSocketsSansIOProtocol):
    """Keeps the limits of one WebSocket. It was counted as an HTTP connection before."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection."""
        super().connection_made(transport)
        limiter: ConnectionLimiter = self.app_state["limiter"]
        rate = _FRAMES * limiter.limits.messages_per_second
        self._frames = TokenBucket(rate, limiter.limits.burst_seconds, self.loop.time())
        self.close_timeout = limiter.limits.request_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.app_state["limiter"].leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Let the application send past ASGI, which is faster."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["connection"] = self

    def push(self, text: bytes) -> bool:
        """Send a text frame at once; False, and nothing was sent, when the connection cannot take it now."""
        if self.conn.state is not State.OPEN or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def abort(self) -> None:
        """Cut the connection without sending what is still queued."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Cut the connection: a client that does not answer will not read what is queued either."""
        super().keepalive_timeout()
        self.abort()

    def data_received(self, data: bytes) -> None:
        """Parse received data while the connection is open."""
        for chunk in chunks(data):
            if self.transport.is_closing():
                return
            super().data_received(chunk)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        """Count complete frames."""
        if self._frames.take(self.loop.time(), len(self.conn.events)):
            super().handle_events()
        else:
            self._end(_POLICY, "too fast")

    def send_receive_event_to_app(self) -> None:
        """Pass on a message; text has to be UTF-8. Let a few wait unread: each pause costs more than a message."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._end(_NOT_TEXT, "not text")
            return
        has_room = not self.read_paused and self.queue.qsize() < _UNREAD
        self.read_paused |= has_room
        super().send_receive_event_to_app()
        self.read_paused &= not has_room

    def handle_parser_exception(self) -> None:
        """Close after a protocol error, with a reason if it can still be sent."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _end(self, code: int, reason: str) -> None:
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - as the base has it
        """Send, unless the connection was closed here."""
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
