"""Everything that is not play, over HTTP: open a table, join it, go on with it, list, download, ask for health.

A device shows its key, or the token of a seat, as `Authorization: Bearer ...`; never in an address.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from stopthief import __version__
from stopthief.core import record
from stopthief.core.errors import Broken, Problem, Refused
from stopthief.core.package.mind import STRENGTHS
from stopthief.core.package.printing import PrintOptions
from stopthief.server.doors.buckets import Buckets
from stopthief.server.doors.limits import Limits
from stopthief.server.http.codes import Codes
from stopthief.server.http.heavy import Counter
from stopthief.server.http.origins import is_foreign
from stopthief.server.http.printing import Press, wish_of
from stopthief.server.http.requests import (
    Accepted,
    Agreed,
    Code,
    Fault,
    Games,
    Handover,
    Health,
    Invitation,
    Invitee,
    Learner,
    Link,
    NewTable,
    NextTable,
    Offer,
    Script,
    Summary,
    TableHere,
    Tables,
    Written,
)
from stopthief.server.http.site import Site
from stopthief.server.http.static import takes_packed
from stopthief.server.play.live import encode
from stopthief.server.play.registry import Hall
from stopthief.table import seating, telling
from stopthief.table.keys import Key, Secret, proof
from stopthief.table.seating import Ticket
from stopthief.table.store import Listed, Unstored
from stopthief.table.table import Table

T = TypeVar("T")
Answering = Callable[[Request], Awaitable[Response]]

_PAGE = 50
STATUS = {
    "foreign": 403,
    "wrong token": 403,
    "not the host": 403,
    "no key": 401,
    "no table": 404,
    "no game": 404,
    "no facts": 404,
    "no documents": 404,
    "no print": 404,
    "no press": 501,
    "no bots": 404,
    "no analysis": 404,
    "no tutorial": 404,
    "too long": 413,
    "too fast": 429,
    "malformed": 400,
}
"""The status that goes with a code."""
CONFLICT, UNUSABLE, UNAVAILABLE = 409, 422, 503


class _Opening(msgspec.Struct):
    """What a list shows of a table's first entry."""

    game: str
    setup: msgspec.Raw
    tutorial: bool = False


class Api:
    """The endpoints."""

    def __init__(self, hall: Hall, limits: Limits, site: Site) -> None:
        self._hall = hall
        self._limits = limits
        self._site = site
        self._codes = Codes()
        self._counter = Counter(hall.games, site.games)
        self._press = Press(hall.games, site.games)
        self._buckets = Buckets(limits.requests_per_second, limits.burst_seconds)

    def routes(self) -> list[Route]:
        """Where each endpoint is."""
        return [
            Route(one.path, self._polite(partial(one.answer, self)), methods=[one.method], name=one.name)
            for one in ENDPOINTS
        ]

    def _polite(self, endpoint: Answering) -> Answering:
        """Answer every problem with a sentence."""

        async def polite(request: Request) -> Response:
            try:
                self._admit(request)
                return await endpoint(request)
            except Problem as problem:
                return _fault(problem)

        return polite

    def _admit(self, request: Request) -> None:
        if is_foreign(request.headers, self._site.origins):
            raise Refused("foreign", "This page belongs to another site and may not use this server.")
        address = request.client.host if request.client else ""
        if not self._buckets.take(address, asyncio.get_running_loop().time()):
            raise Refused("too fast", "Too many requests came at once; wait a few seconds.")

    async def health(self, request: Request) -> Response:
        """Say whether tables can be opened."""
        await self._hall.store.check()
        needed = tuple(sorted(set(self._hall.other_editions.values())))
        return answer(Health("ok", __version__, len(self._hall), request.state.gate.total, needed))

    async def list_games(self, request: Request) -> Response:
        """The games that can be played here, each with all that can be chosen before it begins."""
        lobbies = await self._counter.lobbies()
        offers = tuple(self._offer(name, lobbies[name]) for name in self._hall.games)
        return _long(request, Games(offers, self._site.address))

    def _offer(self, name: str, lobby: object) -> Offer:
        mind = self._hall.minds.get(name)
        return Offer(
            name,
            self._hall.games[name].edition,
            lobby,
            () if mind is None else STRENGTHS,
            adviser=mind is not None and mind.adviser is not None,
            analysis=mind is not None and mind.analyse is not None,
            prints=self._press.prints(name) is not None,
        )

    async def tell_facts(self, request: Request) -> Response:
        """What lies open on the table of a setup, for games that cannot know it before; its shape is the game's own."""
        agreed = await self._body(request, Agreed)
        facts = await self._counter.facts(request.path_params["game"], bytes(agreed.setup))
        return _packed(facts.packed) if takes_packed(request.headers) else _json(facts.plain)

    async def read_document(self, request: Request) -> Response:
        """Check what somebody wrote for a game, such as words of their own; the answer is what goes into a setup."""
        written = await self._body(request, Written)
        return answer(Accepted(await self._counter.document(request.path_params["game"], written.text)))

    async def print_sheets(self, request: Request) -> Response:
        """Board, cards and sheets of a game as PDF. The address says how: `?paper=letter&plain=1&parts=board,cards`."""
        return await self._pdf(request, wish_of(request.query_params))

    async def print_wish(self, request: Request) -> Response:
        """The same where a wish is too long for an address, such as one with words of one's own."""
        return await self._pdf(request, await self._body(request, PrintOptions))

    async def _pdf(self, request: Request, wish: PrintOptions) -> Response:
        name = request.path_params["game"]
        data = await self._press.pdf(name, wish)
        headers = {"Content-Disposition": f'attachment; filename="stopthief-{name}.pdf"', "Cache-Control": "no-store"}
        return Response(data, media_type="application/pdf", headers=headers)

    async def draw_code(self, request: Request) -> Response:
        """A QR code of a link, to be drawn on a screen; asked for in a body, because a link may hold a secret."""
        link = await self._body(request, Link)
        return answer(Code(await self._codes.rows(link.text)))

    async def list_tables(self, request: Request) -> Response:
        """The tables that a device takes part in: those that go on, or with `?finished=1` the finished ones."""
        before = _whole(request.query_params.get("before"), "before")
        finished = request.query_params.get("finished") == "1"
        found = await self._hall.store.tables_of(proof(_key(request)), finished=finished, before=before, limit=_PAGE)
        following = found[-1].changed if len(found) >= _PAGE else None  # those of one moment stay together
        return _long(request, Tables(tuple(map(_summary, found)), following))

    async def open_table(self, request: Request) -> Response:
        """Open a table; the answer holds the tokens of the seats here, and invitations to the others."""
        key, new = _key(request), await self._body(request, NewTable)
        live = await self._hall.open(new, key)
        return answer(_here(live.table, key), 201)

    async def tell_script(self, request: Request) -> Response:
        """How the tutorial of a game goes, for games that have one."""
        tutorial = self._hall.tutorial(request.path_params["game"])
        return answer(Script(tutorial.learner, tutorial.script))

    async def open_tutorial(self, request: Request) -> Response:
        """Open a table to learn a game at; bots have all seats but one."""
        key, learner = _key(request), await self._body(request, Learner)
        live = await self._hall.teach(request.path_params["game"], learner.request, key)
        return answer(_here(live.table, key), 201)

    async def show_table(self, request: Request) -> Response:
        """A table; with a key also what opens the seats that its device has there, to go on with."""
        live = await self._hall.fresh(request.path_params["table"])
        return answer(_here(live.table, _key(request) if "authorization" in request.headers else None))

    async def join(self, request: Request) -> Response:
        """Take the seat that an invitation is for; the answer holds its token."""
        key, shown = _key(request), await self._body(request, Invitation)
        return answer(await self._hall.join(request.path_params["table"], shown.invitation, key))

    async def invite(self, request: Request) -> Response:
        """Make a new invitation to a seat, for the host: whoever uses it gets the seat."""
        key, wanted = _key(request), await self._body(request, Invitee)
        return answer(await self._hall.invite(request.path_params["table"], key, wanted.seat))

    async def hand(self, request: Request) -> Response:
        """Give a seat to a bot, for the host: whoever had it has it no more. A new invitation brings a person back."""
        key, wanted = _key(request), await self._body(request, Handover)
        live = await self._hall.hand(request.path_params["table"], key, wanted.seat, wanted.strength)
        return answer(_here(live.table, key))

    async def rematch(self, request: Request) -> Response:
        """Open another table for the same seats, with the token of one of them."""
        name = await self._hall.rematch(request.path_params["table"], _bearer(request, Secret))
        return answer(NextTable(name))

    async def download(self, request: Request) -> Response:
        """The record of a finished game, which anybody can verify."""
        live = await self._hall.fresh(request.path_params["table"])
        if live.table.result is None:
            raise Refused("not over", "This game is not over yet; its record would tell its secrets.")
        data = record.joined(record.lines(record.of(live.table.match)))
        name = f"{live.table.game.name}-{telling.room(live.table).commitment[:12]}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(data, media_type="application/x-ndjson", headers=headers)

    async def analyse(self, request: Request) -> Response:
        """A finished game looked back at, for games that offer it; its shape is the game's own."""
        live = await self._hall.fresh(request.path_params["table"])
        found = await self._hall.analyses.of(live.table)
        return _packed(found.packed) if takes_packed(request.headers) else _json(found.plain)

    async def _body(self, request: Request, kind: type[T]) -> T:
        data = bytearray()
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > self._limits.request_bytes:
                    raise Refused("too long", f"A request may have {self._limits.request_bytes:,} bytes.")
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise Refused("malformed", f"The body of this request cannot be read: {problem}.") from None
        except RecursionError:
            raise Refused("malformed", "The body of this request is nested too deeply.") from None
        except ClientDisconnect:
            raise Refused("malformed", "The body of this request is not complete.") from None


class Endpoint(msgspec.Struct, frozen=True):
    """Where something can be asked, what has to be shown and sent for it, and what comes back."""

    method: Literal["GET", "POST"]
    path: str
    answer: Callable[[Api, Request], Awaitable[Response]]
    gives: type | str | None
    """The type of the answer, or what of the game it is; None for a file."""
    takes: type | None = None
    """The type of the body."""
    shows: Literal["", "key", "key or nothing", "token"] = ""
    """What is sent as Authorization: a device's key or a seat's token."""

    @property
    def name(self) -> str:
        """What it is called."""
        return self.answer.__name__


ENDPOINTS = (
    Endpoint("GET", "/api/health", Api.health, Health),
    Endpoint("GET", "/api/games", Api.list_games, Games),
    Endpoint("POST", "/api/games/{game}/facts", Api.tell_facts, "Facts", Agreed),
    Endpoint("POST", "/api/games/{game}/document", Api.read_document, Accepted, Written),
    Endpoint("GET", "/api/games/{game}/print", Api.print_sheets, None),
    Endpoint("POST", "/api/games/{game}/print", Api.print_wish, None, PrintOptions),
    Endpoint("GET", "/api/games/{game}/tutorial", Api.tell_script, Script),
    Endpoint("POST", "/api/games/{game}/tutorial", Api.open_tutorial, TableHere, Learner, "key"),
    Endpoint("POST", "/api/qr", Api.draw_code, Code, Link),
    Endpoint("GET", "/api/tables", Api.list_tables, Tables, shows="key"),
    Endpoint("POST", "/api/tables", Api.open_table, TableHere, NewTable, "key"),
    Endpoint("GET", "/api/tables/{table}", Api.show_table, TableHere, shows="key or nothing"),
    Endpoint("POST", "/api/tables/{table}/join", Api.join, Ticket, Invitation, "key"),
    Endpoint("POST", "/api/tables/{table}/invite", Api.invite, Ticket, Invitee, "key"),
    Endpoint("POST", "/api/tables/{table}/bot", Api.hand, TableHere, Handover, "key"),
    Endpoint("POST", "/api/tables/{table}/rematch", Api.rematch, NextTable, shows="token"),
    Endpoint("GET", "/api/tables/{table}/record", Api.download, None),
    Endpoint("GET", "/api/tables/{table}/analysis", Api.analyse, "Analysis"),
)
"""All of them; the documentation of the protocol is made from this."""


def _fault(problem: Problem) -> Response:
    """A problem as an answer."""
    if isinstance(problem, Refused):
        return answer(Fault(problem.code, (str(problem),)), STATUS.get(problem.code, CONFLICT))
    if isinstance(problem, Unstored):
        return answer(Fault(problem.code, (str(problem),)), UNAVAILABLE)
    return answer(Fault("unusable", problem.problems if isinstance(problem, Broken) else (str(problem),)), UNUSABLE)


def answer(value: object, status: int = 200) -> Response:
    """A value as an answer that is not kept anywhere on its way."""
    return _json(encode(value), status)


def _long(request: Request, value: object) -> Response:
    """A long answer, packed. None that holds a secret: its length could tell something of it."""
    data = encode(value)
    return _packed(gzip.compress(data, 6, mtime=0)) if takes_packed(request.headers) else _json(data)


def _packed(data: bytes) -> Response:
    said = _json(data)
    said.headers.update({"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return said


def _json(data: bytes, status: int = 200) -> Response:
    return Response(data, status, {"Cache-Control": "no-store"}, "application/json")


def _here(table: Table, key: str | None) -> TableHere:
    """A table as a device finds it; without a key, whoever watches."""
    room = telling.room(table)
    if key is None:
        return TableHere(room, (), host=False)
    return TableHere(room, seating.tickets(table, key), host=proof(key) == table.host)


def _summary(listed: Listed) -> Summary:
    opening = msgspec.json.decode(listed.opened, type=_Opening)
    result = None if listed.result is None else msgspec.json.decode(listed.result)
    return Summary(listed.table, opening.game, opening.setup, listed.began, listed.changed, result, opening.tutorial)


def _key(request: Request) -> str:
    return _bearer(request, Key)


def _bearer(request: Request, kind: Any) -> str:  # noqa: ANN401 - an annotated string
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    try:
        return msgspec.convert(secret if scheme.lower() == "bearer" else "", kind)  # type: ignore[no-any-return]
    except msgspec.ValidationError:
        raise Refused("no key", "Send the key of your device, or the token of your seat, as Authorization.") from None


def _whole(text: str | None, name: str) -> int | None:
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 16:  # noqa: PLR2004 - no time has more digits
        raise Refused("malformed", f"{name}: this must be a whole number.")
    return int(text)
