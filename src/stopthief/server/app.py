"""The ASGI application: how its parts are put together, and how it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from stopthief.core.game import AnyGame
from stopthief.server.connections.limiter import ConnectionLimiter
from stopthief.server.http.answers import EXCEPTION_HANDLERS
from stopthief.server.http.api import Api
from stopthief.server.http.headers import with_security_headers
from stopthief.server.limits import Limits
from stopthief.server.play.endpoint import PlayEndpoint
from stopthief.server.play.registry import TableRegistry
from stopthief.server.site import Site
from stopthief.table.store import Store

_BARE = Site()


def application(games: Mapping[str, AnyGame], store: Store, limits: Limits, site: Site = _BARE) -> ASGIApp:
    """Serve all tables of these games in this store, and the files of the site."""
    minds = {name: extras.mind for name, extras in site.games.items() if extras.mind is not None}
    tutorials = {name: extras.tutorial for name, extras in site.games.items() if extras.tutorial is not None}
    registry = TableRegistry(games, store, limits, minds, tutorials)
    play = PlayEndpoint(registry, limits, site.origins)
    return _split(play, with_security_headers(_http(registry, limits, site)))


def _http(registry: TableRegistry, limits: Limits, site: Site) -> Starlette:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[Mapping[str, Any]]:
        await registry.start()
        yield {"limiter": ConnectionLimiter(limits)}
        await registry.stop()  # not in a `finally`: a second Ctrl-C cancels this and must not wait for anything

    app = Starlette(
        routes=Api(registry, limits, site).routes(), lifespan=lifespan, exception_handlers=EXCEPTION_HANDLERS
    )
    app.router.redirect_slashes = False  # a redirect would repeat the host that the request claims
    app.router.default = site.static_files.before(app.router.not_found)
    return app


def _split(play: ASGIApp, rest: ASGIApp) -> ASGIApp:
    """Send WebSockets to `play` directly: the work Starlette does for a page would be done for every message."""

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        is_play = scope["type"] == "websocket" and scope["path"] == "/api/play"
        await (play if is_play else rest)(scope, receive, send)

    return application
