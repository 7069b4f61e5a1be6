"""A server process from its first breath to its last: address, greeting, clean end."""

from __future__ import annotations

import errno
import gc
import logging
import os
import resource
import signal
import socket
from collections.abc import Callable
from math import ceil
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from stopthief import __version__
from stopthief.core.errors import Broken
from stopthief.server.doors.gate import HttpDoor
from stopthief.server.doors.limits import Limits
from stopthief.server.doors.socket import SocketDoor

EVERYWHERE, HERE = "0.0.0.0", "127.0.0.1"  # noqa: S104 - only on request, for phones in the same network
_SPARE = 64
"""Files that are open besides connections."""
_ENDING = 5
_COLLECTING = (2_000, 1_000_000, 1_000_000)
_LAST_PORT = 65_535
_NEARBY = 10
_WAITING = 2048

log = logging.getLogger("stopthief")


class Server(uvicorn.Server):
    """Says so as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._started()

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        """A signal asks to end: do so in order, and at once if Ctrl-C is pressed again."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


async def serve(app: ASGIApp, listening: socket.socket, limits: Limits, started: Callable[[], None]) -> bool:
    """Serve until a signal ends it; whether it could begin at all."""
    config = uvicorn.Config(
        app,
        http=HttpDoor,
        ws=SocketDoor,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=ceil(limits.request_seconds),
        timeout_graceful_shutdown=_ENDING,
    )
    server = Server(config, started)
    _spare_the_collector()
    _hurry(listening, limits.stalled_seconds)
    await server.serve(sockets=[listening])
    log.info("ended")
    return server.started


def _spare_the_collector() -> None:
    """Look for garbage only among what is new: tables live long, and to walk through all of them would hold up players.

    The hall looks through everything from time to time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTING)


def _hurry(listening: socket.socket, seconds: float) -> None:
    """Let no connection wait longer for the other side to take something; even closing one waits for that."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, max(1, round(seconds * 1000)))


def listen(host: str, port: int) -> socket.socket:
    """A socket on which connections are waited for; port 0 takes any that is free."""
    if not 0 <= port <= _LAST_PORT:
        raise Broken(f"--port {port}: a port is a number from 0 to {_LAST_PORT}.")
    try:
        socket.getaddrinfo(host, None)
        return socket.create_server((host, port), backlog=_WAITING)
    except OSError as problem:
        if isinstance(problem, socket.gaierror) or problem.errno == errno.EADDRNOTAVAIL:
            raise Broken(f"--host {host}: this is no address of this machine; name one that is.") from None
        reason = os.strerror(problem.errno or 0)
        raise Broken(f"--port {port}: this cannot be used ({reason}); name another one.") from None


def listen_nearby(host: str, port: int) -> socket.socket:
    """A socket on this port, or on one of the next few if another program has it."""
    for one in range(port, port + _NEARBY):
        try:
            return socket.create_server((host, one), backlog=_WAITING)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                break
    return listen(host, port)  # says what is wrong


def allow_files(limits: Limits) -> None:
    """Raise the number of files that may be open, as far as this machine lets us, to what the limits ask for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + _SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < wanted:
            log.warning("this machine allows fewer connections than the limit", extra={"connections": most - _SPARE})


def lan_address() -> str | None:
    """The address of this machine in its network, if it is in one; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address for documentation, which no machine has
        except OSError:
            return None
        address: str = asking.getsockname()[0]
        return address


def announce(address: str, database: str) -> None:
    """Note in the log that the server has begun."""
    log.info("serving", extra={"version": __version__, "address": address, "database": database})
