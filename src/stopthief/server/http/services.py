"""Everything that HTTP endpoints work with."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from stopthief.server.http.game_lookups import GameLookups
from stopthief.server.http.printing import PdfPrinter
from stopthief.server.http.qr_codes import QrCodes
from stopthief.server.http.reading import read_body
from stopthief.server.limits import Limits
from stopthief.server.play.registry import TableRegistry
from stopthief.server.site import Site

T = TypeVar("T")


class Services(msgspec.Struct, frozen=True):
    """The tables of a server, and the slow work around them."""

    registry: TableRegistry
    limits: Limits
    site: Site
    lookups: GameLookups
    printer: PdfPrinter
    codes: QrCodes

    @classmethod
    def of(cls, registry: TableRegistry, limits: Limits, site: Site) -> Services:
        """Set up the services of a server."""
        lookups = GameLookups(registry.games, site.games)
        printer = PdfPrinter(registry.games, site.games)
        return cls(registry, limits, site, lookups, printer, QrCodes())

    async def body(self, request: Request, kind: type[T]) -> T:
        """Decode the body of a request."""
        return await read_body(request, kind, self.limits.request_bytes)
