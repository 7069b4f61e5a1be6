"""The application: where everything is, and how it begins and ends."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stopthief.core.game import AnyGame
from stopthief.server.doors.gate import Gate
from stopthief.server.doors.limits import Limits
from stopthief.server.http.api import Api, answer
from stopthief.server.http.origins import is_foreign
from stopthief.server.http.requests import Fault
from stopthief.server.http.site import Site
from stopthief.server.play.device import Device
from stopthief.server.play.endpoint import Conversation
from stopthief.server.play.registry import Hall
from stopthief.table.store import Store

_ALL = [(b"x-content-type-options", b"nosniff")]
_PAGES = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
}
_PARTS = ("text/javascript", "text/css", "audio/mpeg", "image/png")
"""What is never a page, and comes a hundred times: what pages may do would be half of what is sent."""
_OPENER = (b"cross-origin-opener-policy", b"same-origin")
_THIS_MACHINE = ("127.0.0.1", "localhost", "[::1]")
_BARE = Site()

log = logging.getLogger("stopthief")


def application(games: Mapping[str, AnyGame], store: Store, limits: Limits, site: Site = _BARE) -> ASGIApp:
    """All tables of these games in this store, to be served with the files of the site."""
    minds = {name: beside.mind for name, beside in site.games.items() if beside.mind is not None}
    tutorials = {name: beside.tutorial for name, beside in site.games.items() if beside.tutorial is not None}
    hall = Hall(games, store, limits, minds, tutorials)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[Mapping[str, Any]]:
        await hall.begin()
        yield {"gate": Gate(limits)}
        await hall.end()  # not in a `finally`: a second Ctrl-C cancels this, and is to wait for nothing

    handlers: Any = {HTTPException: _http_fault, Exception: _unexpected}
    app = Starlette(routes=Api(hall, limits, site).routes(), lifespan=lifespan, exception_handlers=handlers)
    app.router.redirect_slashes = False  # a redirect would repeat whatever host the request claims
    app.router.default = site.shelf.before(app.router.not_found)
    return _parted(Play(hall, limits, site.origins), with_headers(app))


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


async def _http_fault(_request: Request, problem: HTTPException) -> Response:
    return answer(Fault("no page", (f"{problem.detail}.",)), problem.status_code)


async def _unexpected(_request: Request, _problem: Exception) -> Response:
    return answer(Fault("error", ("Something went wrong on the server; nothing you sent is to blame.",)), 500)


def with_headers(app: ASGIApp) -> ASGIApp:
    """The same application; every HTTP answer that may be a page forbids what no page of ours needs."""
    pages = [*_ALL, *((name.lower().encode(), value.encode()) for name, value in _PAGES.items())]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                is_part = Headers(raw=message["headers"]).get("content-type", "").startswith(_PARTS)
                more = _ALL if is_part else [*pages, *_opener(Headers(scope=scope))]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await app(scope, receive, add if scope["type"] == "http" else send)

    return wrapped


def _opener(asked: Headers) -> tuple[tuple[bytes, bytes], ...]:
    """Pages that open ours get no hold of it. Browsers complain if they are told so where no secret could be kept."""
    is_safe = asked.get("x-forwarded-proto") == "https" or asked.get("host", "").startswith(_THIS_MACHINE)
    return (_OPENER,) if is_safe else ()
