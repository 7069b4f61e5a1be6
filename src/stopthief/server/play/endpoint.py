"""The WebSocket endpoint: accepts a device and holds a conversation with it."""

from __future__ import annotations

import logging

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from stopthief.server.http.origins import is_foreign
from stopthief.server.limits import Limits
from stopthief.server.play.conversation import Conversation
from stopthief.server.play.device import Device
from stopthief.server.play.registry import TableRegistry

log = logging.getLogger("stopthief")


class PlayEndpoint:
    """The ASGI application behind /api/play."""

    def __init__(self, registry: TableRegistry, limits: Limits, origins: frozenset[str]) -> None:
        self._registry = registry
        self._limits = limits
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk to one device until it leaves."""
        await receive()
        if is_foreign(Headers(scope=scope), self._origins):
            await send({"type": "websocket.close", "code": 1008})  # before accepting, this is status 403
            return
        await send({"type": "websocket.accept"})
        try:
            device = Device(send, self._limits, scope.get("state", {}).get("connection"))
            await Conversation(self._registry, self._limits, receive, device).hold()
        except Exception:
            log.exception("a conversation broke off")
            await send({"type": "websocket.close", "code": 1011, "reason": "Something went wrong on the server."})
