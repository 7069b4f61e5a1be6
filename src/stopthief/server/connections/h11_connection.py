"""An HTTP connection parsed by h11, which is written in Python: for platforms without httptools."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from stopthief.server.connections.request_guard import BUSY, LenientTransport, RequestGuard, chunks

_MOST_BUFFERED = 65_536
"""Bytes of pipelined requests that a client may send before the answers to earlier ones."""


class ObservedParser(h11.Connection):
    """A parser that reports every event it finds."""

    def __init__(self, largest: int, observe: Callable[[object], None]) -> None:
        super().__init__(h11.SERVER, largest)
        self._observe = observe

    def next_event(self) -> Any:  # noqa: ANN401 - as the base has it
        """The next event."""
        event = super().next_event()
        self._observe(event)
        return event


class H11Connection(H11Protocol):
    """Keeps the limits; it becomes a WebSocketConnection when the client asks for that."""

    _guard: RequestGuard
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as the base has it
        """Accept the connection, or say that the server is full."""
        super().connection_made(cast("asyncio.Transport", LenientTransport(transport)))
        limiter = self.app_state["limiter"]
        self.conn = ObservedParser(limiter.limits.request_bytes, self._observe)
        self._guard = RequestGuard(limiter, self.loop, self.transport.abort)
        if limiter.enter(self.transport, self.client[0] if self.client else ""):
            self._guard.start()
        else:
            transport.write(BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._guard.stop()
        self.app_state["limiter"].leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse received data while it keeps the limits."""
        for chunk in chunks(data):
            if self._upgraded or self.transport.is_closing():
                return
            self._parse(chunk)

    def _parse(self, chunk: bytes) -> None:
        self._guard.count(chunk)
        if len(self.conn.trailing_data[0]) > _MOST_BUFFERED:
            self.transport.abort()
        elif not self._guard.is_body_refused:
            super().data_received(chunk)

    def _observe(self, event: object) -> None:
        if isinstance(event, h11.Request):
            self._guard.head_complete()
        elif isinstance(event, h11.EndOfMessage):
            self._guard.request_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocketConnection."""
        self._guard.stop()
        self._upgraded = True
        super().handle_websocket_upgrade(event)
