"""An HTTP connection parsed by httptools, which is written in C."""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stopthief.server.connections.request_guard import BUSY, PIPELINED, LenientTransport, RequestGuard, chunks


class HttpToolsConnection(HttpToolsProtocol):
    """Keeps the limits; it becomes a WebSocketConnection when the client asks for that."""

    _guard: RequestGuard
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as the base has it
        """Accept the connection, or say that the server is full."""
        super().connection_made(cast("asyncio.Transport", LenientTransport(transport)))
        limiter = self.app_state["limiter"]
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
        if self._guard.is_head_too_long:
            self.send_400_response("The head of this request is too long.")
        elif not self._guard.is_body_refused:
            super().data_received(chunk)

    def on_headers_complete(self) -> None:
        """The head of a request is complete."""
        self._guard.head_complete()
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            self.transport.abort()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._guard.request_complete()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocketConnection."""
        self._guard.stop()
        if not self.url.isascii():
            self.send_400_response("The address in this request cannot be read.")
            return
        self._upgraded = True
        super().handle_websocket_upgrade()
