"""A server process: resources, start, clean end."""

from __future__ import annotations

import gc
import logging
import signal
import socket
from collections.abc import Callable
from math import ceil
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from stopthief import __version__
from stopthief.server.connections.http_connection import http_connection
from stopthief.server.connections.websocket_connection import WebSocketConnection
from stopthief.server.limits import Limits
from stopthief.server.listening import abort_stalled

_OTHER_FILES = 64
"""Open files that are not connections."""
_SHUTDOWN_SECONDS = 5
_GC_THRESHOLDS = (2_000, 1_000_000, 1_000_000)

log = logging.getLogger("stopthief")


class Server(uvicorn.Server):
    """A server that calls back as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then call back."""
        await super().startup(sockets)
        if self.started:
            self._started()

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        """Shut down in order, or at once if Ctrl-C is pressed again."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


async def serve(app: ASGIApp, listening: socket.socket, limits: Limits, started: Callable[[], None]) -> bool:
    """Serve until a signal arrives; return whether the server could start at all."""
    config = uvicorn.Config(
        app,
        http=http_connection(),
        ws=WebSocketConnection,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=ceil(limits.request_seconds),
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
    )
    server = Server(config, started)
    _collect_young_garbage_only()
    abort_stalled(listening, limits.stalled_seconds)
    await server.serve(sockets=[listening])
    log.info("ended")
    return server.started


def _collect_young_garbage_only() -> None:
    """Keep the collector away from long-lived tables: to walk all of them would delay players.

    The registry collects everything from time to time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)


def allow_files(limits: Limits) -> None:
    """Raise the number of files that may be open to what the limits need, as far as this machine allows."""
    try:
        import resource  # noqa: PLC0415 - only on POSIX; elsewhere there is no such limit to raise
    except ModuleNotFoundError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < wanted:
            free = most - _OTHER_FILES
            log.warning("this machine allows fewer connections than the limit", extra={"connections": free})


def announce(address: str, database: str) -> None:
    """Log that the server has started."""
    log.info("serving", extra={"version": __version__, "address": address, "database": database})
