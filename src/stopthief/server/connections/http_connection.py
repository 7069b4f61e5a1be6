"""The HTTP connection of a server: parsed by httptools where it is installed, else by h11, which uvicorn brings."""

from __future__ import annotations

import asyncio


def http_connection() -> type[asyncio.Protocol]:
    """The faster connection that this platform has."""
    try:
        from stopthief.server.connections.httptools_connection import HttpToolsConnection  # noqa: PLC0415 - see above
    except ModuleNotFoundError:
        from stopthief.server.connections.h11_connection import H11Connection  # noqa: PLC0415 - only where needed

        return H11Connection
    return HttpToolsConnection
