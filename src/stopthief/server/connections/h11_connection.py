"""An HTTP connection parsed by h11, which is written in Python: for platforms without httptools."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from stopthief.server.connections.request_guard import BUSY, PIPELINED, LenientTransport, RequestGuard, chunks


class StrictParser(h11.Connection):
    """A parser that refuses as much as httptools does, and reports every event it finds."""

    def __init__(self, largest: int, observe: Callable[[object], None]) -> None:
        super().__init__(h11.SERVER, largest)
        self._observe = observe

    def next_event(self) -> Any:  # noqa: ANN401 - as the base has it
        """Find the next event."""
        event = super().next_event()
        if isinstance(event, h11.Request) and _is_refused(event):
            raise h11.RemoteProtocolError("a request that nobody sends to us in good faith")
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
        self.conn = StrictParser(limiter.limits.request_bytes, self._observe)
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
        if not self._guard.is_body_refused:
            super().data_received(chunk)
        if self.conn.their_state is h11.DONE and self.conn.trailing_data[0].count(b"\r\n\r\n") > PIPELINED:
            self.transport.abort()

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

    def send_400_response(self, msg: str) -> None:
        """Answer with status 400, unless an answer is on its way already; then close."""
        with suppress(h11.LocalProtocolError):
            super().send_400_response(msg)
        self.transport.close()


def _is_refused(request: h11.Request) -> bool:
    """Whether a request asks for a tunnel, or has a body whose length can be understood in two ways."""
    names = {name for name, _ in request.headers}
    return request.method == b"CONNECT" or {b"content-length", b"transfer-encoding"} <= names
