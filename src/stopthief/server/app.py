"""The application: where everything is, and how it begins and ends."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stopthief.core.game import AnyGame
from stopthief.server.api import Api, answer
from stopthief.server.device import Device
from stopthief.server.gate import Gate
from stopthief.server.hall import Hall
from stopthief.server.limits import Limits
from stopthief.server.origins import is_foreign
from stopthief.server.play import Conversation
from stopthief.server.requests import Fault
from stopthief.table.store import Store

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>stopthief</title>
<h1>The tables are open</h1>
<p>There is no page to play on yet. To play in the terminal of this server: <code>scripts/play text</code>.
<p>Programs play over a WebSocket; docs/protocol.md says how, and examples/ has one.
</html>
"""
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

log = logging.getLogger("stopthief")


def application(
    games: Mapping[str, AnyGame],
    store: Store,
    limits: Limits,
    origins: frozenset[str] = frozenset(),
    lobbies: Mapping[str, object] = MappingProxyType({}),
) -> ASGIApp:
    """All tables of these games in this store, to be served; `lobbies` says what can be chosen before each game."""
    hall = Hall(games, store, limits)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[Mapping[str, Any]]:
        await hall.begin()
        yield {"gate": Gate(limits)}
        await hall.end()  # not in a `finally`: a second Ctrl-C cancels this, and is to wait for nothing

    routes = [
        Route("/", _front, methods=["GET"]),
        *Api(hall, limits, origins, lobbies).routes(),
    ]
    handlers: Any = {HTTPException: _http_fault, Exception: _unexpected}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.router.redirect_slashes = False  # a redirect would repeat whatever host the request claims
    return _parted(Play(hall, limits, origins), with_headers(app))


def _parted(play: ASGIApp, rest: ASGIApp) -> ASGIApp:
    """WebSockets to the one, all else to the other: what Starlette does for pages would be done for every message."""

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        is_play = scope["type"] == "websocket" and scope["path"] == "/api/play"
        await (play if is_play else rest)(scope, receive, send)

    return application


class Play:
    """The endpoint of the WebSocket."""

    def __init__(self, hall: Hall, limits: Limits, origins: frozenset[str]) -> None:
        self._hall = hall
        self._limits = limits
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk to one device."""
        await receive()
        if is_foreign(Headers(scope=scope), self._origins):
            await send({"type": "websocket.close", "code": 1008})  # before accepting, this is status 403
            return
        await send({"type": "websocket.accept"})
        try:
            device = Device(send, self._limits, scope.get("state", {}).get("door"))
            await Conversation(self._hall, self._limits, receive, device).hold()
        except Exception:
            log.exception("a conversation broke off")
            await send({"type": "websocket.close", "code": 1011, "reason": "Something went wrong on the server."})


async def _front(_request: Request) -> Response:
    return HTMLResponse(_PAGE)


async def _http_fault(_request: Request, problem: HTTPException) -> Response:
    return answer(Fault("no page", (f"{problem.detail}.",)), problem.status_code)


async def _unexpected(_request: Request, _problem: Exception) -> Response:
    return answer(Fault("error", ("Something went wrong on the server; nothing you sent is to blame.",)), 500)


def with_headers(app: ASGIApp) -> ASGIApp:
    """The same application; every HTTP answer forbids what no page of ours needs."""
    raw = [(name.lower().encode(), value.encode()) for name, value in _HEADERS.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *raw]
            await send(message)

        await app(scope, receive, add if scope["type"] == "http" else send)

    return wrapped
