"""The limits of one HTTP connection, whichever library parses it: each request has to be complete in time, and short.

uvicorn by itself waits for ever for a request that never comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

from stopthief.server.connections.limiter import ConnectionLimiter

BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Type: text/plain\r\n"
    b"Content-Length: 49\r\n\r\nThe server is full just now; try again in a while"
)
_CHUNK = 4096
PIPELINED = 20
"""Requests that a client may send before the answers to earlier ones."""


def chunks(data: bytes) -> Iterator[bytes]:
    """Split received data: if one chunk is refused, the rest need not be parsed."""
    return (data[start : start + _CHUNK] for start in range(0, len(data), _CHUNK))


class LenientTransport:
    """A transport that ignores writes after it was closed, since uvicorn answers without checking."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.is_closing = transport.is_closing

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - all else is the transport's
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send, unless the connection is closed."""
        if not self.is_closing():
            self._transport.write(data)


class RequestGuard:
    """Counts the bytes of the current request and aborts the connection at its deadline."""

    def __init__(self, limiter: ConnectionLimiter, loop: asyncio.AbstractEventLoop, abort: Callable[[], None]) -> None:
        self._limits = limiter.limits
        self._loop = loop
        self._abort = abort
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = True
        self._size = 0
        """The bytes received of the current head, or of the body after it."""

    def start(self) -> None:
        """Start the deadline of the next request, unless it is running."""
        if self._deadline is None:
            self._deadline = self._loop.call_later(self._limits.request_seconds, self._abort)

    def stop(self) -> None:
        """Stop the deadline: the request is complete, or the connection is not HTTP any more."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def count(self, data: bytes) -> None:
        """Count received bytes."""
        self.start()
        self._size += len(data)

    @property
    def is_head_too_long(self) -> bool:
        """Whether the head exceeds the limit."""
        return self._in_head and self._size > self._limits.request_bytes

    @property
    def is_body_refused(self) -> bool:
        """Whether the endpoint has surely refused this body; a client that still sends runs into the deadline."""
        return not self._in_head and self._size > 2 * self._limits.request_bytes

    def head_complete(self) -> None:
        """The head of a request is complete."""
        self._in_head, self._size = False, 0

    def request_complete(self) -> None:
        """A request is complete."""
        self._in_head, self._size = True, 0
        self.stop()
