"""The address a server listens on."""

from __future__ import annotations

import errno
import os
import socket

from stopthief.core.errors import Broken

EVERYWHERE, HERE = "0.0.0.0", "127.0.0.1"  # noqa: S104 - only on request, for phones in the same network
_LAST_PORT = 65_535
_NEARBY = 10
_BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; port 0 takes any that is free."""
    if not 0 <= port <= _LAST_PORT:
        raise Broken(f"--port {port}: a port is a number from 0 to {_LAST_PORT}.")
    try:
        socket.getaddrinfo(host, None)
        return socket.create_server((host, port), backlog=_BACKLOG)
    except OSError as problem:
        if isinstance(problem, socket.gaierror) or problem.errno == errno.EADDRNOTAVAIL:
            raise Broken(f"--host {host}: this is no address of this machine; name one that is.") from None
        reason = os.strerror(problem.errno or 0)
        raise Broken(f"--port {port}: this cannot be used ({reason}); name another one.") from None


def listen_nearby(host: str, port: int) -> socket.socket:
    """Open a listening socket on this port, or on one of the next few if another program has it."""
    for one in range(port, port + _NEARBY):
        try:
            return socket.create_server((host, one), backlog=_BACKLOG)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                break
    return listen(host, port)  # says what is wrong


def abort_stalled(listening: socket.socket, seconds: float) -> None:
    """Let the system cut connections that acknowledge nothing for so long, where it can."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, max(1, round(seconds * 1000)))


def lan_address() -> str | None:
    """The address of this machine in its network, if it is in one. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which no machine has
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
