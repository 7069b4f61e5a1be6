"""The HTTP API: every endpoint with its address, and who may use it.

A device sends its key, or the token of a seat, as `Authorization: Bearer ...`; never in an address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stopthief.core.errors import Problem, Refused
from stopthief.core.package.printing import PrintOptions
from stopthief.server.connections.token_buckets import TokenBuckets
from stopthief.server.http import game_endpoints as games
from stopthief.server.http import table_endpoints as tables
from stopthief.server.http.answers import fault_answer
from stopthief.server.http.origins import is_foreign
from stopthief.server.http.requests import (
    Accepted,
    Agreed,
    Code,
    Games,
    Handover,
    Health,
    Invitation,
    Invitee,
    Learner,
    NewTable,
    NextTable,
    QrText,
    Script,
    TableHere,
    Tables,
    Written,
)
from stopthief.server.http.services import Services
from stopthief.server.limits import Limits
from stopthief.server.play.registry import TableRegistry
from stopthief.server.site import Site
from stopthief.table.seating import Ticket


class Endpoint(msgspec.Struct, frozen=True):
    """An address, the function behind it, and the types that it takes and gives."""

    method: Literal["GET", "POST"]
    path: str
    answer: Callable[[Services, Request], Awaitable[Response]]
    gives: type | str | None
    """The type of the answer, or the part of the game that it is; None for a file."""
    takes: type | None = None
    """The type of the body."""
    shows: Literal["", "key", "key or nothing", "token"] = ""
    """The content of the Authorization header: a device's key or a seat's token."""

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.answer.__name__


ENDPOINTS = (
    Endpoint("GET", "/api/health", tables.health, Health),
    Endpoint("GET", "/api/games", games.list_games, Games),
    Endpoint("POST", "/api/games/{game}/facts", games.tell_facts, "Facts", Agreed),
    Endpoint("POST", "/api/games/{game}/document", games.read_document, Accepted, Written),
    Endpoint("GET", "/api/games/{game}/print", games.print_sheets, None),
    Endpoint("POST", "/api/games/{game}/print", games.print_wish, None, PrintOptions),
    Endpoint("GET", "/api/games/{game}/tutorial", games.tell_script, Script),
    Endpoint("POST", "/api/games/{game}/tutorial", tables.open_tutorial, TableHere, Learner, "key"),
    Endpoint("POST", "/api/qr", games.draw_code, Code, QrText),
    Endpoint("GET", "/api/tables", tables.list_tables, Tables, shows="key"),
    Endpoint("POST", "/api/tables", tables.open_table, TableHere, NewTable, "key"),
    Endpoint("GET", "/api/tables/{table}", tables.show_table, TableHere, shows="key or nothing"),
    Endpoint("POST", "/api/tables/{table}/join", tables.join, Ticket, Invitation, "key"),
    Endpoint("POST", "/api/tables/{table}/invite", tables.invite, Ticket, Invitee, "key"),
    Endpoint("POST", "/api/tables/{table}/bot", tables.hand, TableHere, Handover, "key"),
    Endpoint("POST", "/api/tables/{table}/rematch", tables.rematch, NextTable, shows="token"),
    Endpoint("GET", "/api/tables/{table}/box", tables.tell_box, None),
    Endpoint("GET", "/api/tables/{table}/record", tables.download, None),
    Endpoint("GET", "/api/tables/{table}/analysis", tables.analyse, "Analysis"),
)
"""All endpoints; the documentation of the protocol is generated from this."""


class Api:
    """The endpoints of one server as routes."""

    def __init__(self, registry: TableRegistry, limits: Limits, site: Site) -> None:
        self._services = Services.of(registry, limits, site)
        self._origins = site.origins
        self._buckets = TokenBuckets(limits.requests_per_second, limits.burst_seconds)

    def routes(self) -> list[Route]:
        """A route for each endpoint."""
        return [Route(one.path, self._route(one), methods=[one.method], name=one.name) for one in ENDPOINTS]

    def _route(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """Admit a request, answer it, and turn every problem into sentences."""

        async def route(request: Request) -> Response:
            try:
                self._admit(request)
                return await endpoint.answer(self._services, request)
            except Problem as problem:
                return fault_answer(problem)

        return route

    def _admit(self, request: Request) -> None:
        if is_foreign(request.headers, self._origins):
            raise Refused("foreign", "This page belongs to another site and may not use this server.")
        address = request.client.host if request.client else ""
        if not self._buckets.take(address, asyncio.get_running_loop().time()):
            raise Refused("too fast", "Too many requests came at once; wait a few seconds.")
