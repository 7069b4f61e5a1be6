"""Endpoints about tables. Docstrings are part of the protocol's documentation."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stopthief import __version__
from stopthief.core import record
from stopthief.core.errors import Refused
from stopthief.server.http.answers import answer, long_answer, packed_answer
from stopthief.server.http.reading import bearer, device_key, time_in_query
from stopthief.server.http.requests import (
    Handover,
    Health,
    Invitation,
    Invitee,
    Learner,
    NewTable,
    NextTable,
    Summary,
    TableHere,
    Tables,
)
from stopthief.server.http.services import Services
from stopthief.server.play import hosting
from stopthief.table import seating, telling
from stopthief.table.keys import Secret, proof
from stopthief.table.store import Listed
from stopthief.table.table import Table

_PAGE = 50


class _FirstEntry(msgspec.Struct):
    """The part of a table's first entry that a list shows."""

    game: str
    setup: msgspec.Raw
    tutorial: bool = False


async def health(services: Services, request: Request) -> Response:
    """Say whether tables can be opened."""
    registry = services.registry
    await registry.store.check()
    needed = tuple(sorted(set(registry.other_editions.values())))
    return answer(Health("ok", __version__, len(registry), request.state.limiter.total, needed))


async def list_tables(services: Services, request: Request) -> Response:
    """List the tables that a device takes part in: those in progress, or with `?finished=1` the finished ones."""
    before = time_in_query(request, "before")
    finished = request.query_params.get("finished") == "1"
    device = proof(device_key(request))
    found = await services.registry.store.tables_of(device, finished=finished, before=before, limit=_PAGE)
    following = found[-1].changed if len(found) >= _PAGE else None  # those of one moment stay together
    return long_answer(request, Tables(tuple(map(_summary, found)), following))


def _summary(listed: Listed) -> Summary:
    first = msgspec.json.decode(listed.opened, type=_FirstEntry)
    result = None if listed.result is None else msgspec.json.decode(listed.result)
    return Summary(listed.table, first.game, first.setup, listed.began, listed.changed, result, first.tutorial)


async def open_table(services: Services, request: Request) -> Response:
    """Open a table; the answer holds the tokens of the seats here, and invitations to the others."""
    key, new = device_key(request), await services.body(request, NewTable)
    live = await hosting.open_table(services.registry, new, key)
    return answer(_here(live.table, key), 201)


async def open_tutorial(services: Services, request: Request) -> Response:
    """Open a table to learn a game at; bots have all seats but one."""
    key, learner = device_key(request), await services.body(request, Learner)
    live = await hosting.open_tutorial(services.registry, request.path_params["game"], learner.request, key)
    return answer(_here(live.table, key), 201)


async def show_table(services: Services, request: Request) -> Response:
    """Show a table; with a key, also the tokens of the seats that its device has there."""
    live = await services.registry.fresh(request.path_params["table"])
    return answer(_here(live.table, device_key(request) if "authorization" in request.headers else None))


def _here(table: Table, key: str | None) -> TableHere:
    """A table as a device sees it; without a key, as a spectator does."""
    room = telling.room(table)
    if key is None:
        return TableHere(room, (), host=False)
    return TableHere(room, seating.tickets(table, key), host=proof(key) == table.host)


async def join(services: Services, request: Request) -> Response:
    """Take the seat that an invitation is for; the answer holds its token."""
    key, shown = device_key(request), await services.body(request, Invitation)
    return answer(await hosting.join(services.registry, request.path_params["table"], shown.invitation, key))


async def invite(services: Services, request: Request) -> Response:
    """Make a new invitation to a seat, for the host: whoever uses it gets the seat."""
    key, wanted = device_key(request), await services.body(request, Invitee)
    return answer(await hosting.invite(services.registry, request.path_params["table"], key, wanted.seat))


async def hand(services: Services, request: Request) -> Response:
    """Give a seat to a bot, for the host. The player there loses it; a new invitation brings a person back."""
    key, wanted = device_key(request), await services.body(request, Handover)
    table = request.path_params["table"]
    live = await hosting.hand_to_bot(services.registry, table, key, wanted.seat, wanted.strength)
    return answer(_here(live.table, key))


async def rematch(services: Services, request: Request) -> Response:
    """Open another table for the same seats, with the token of one of them."""
    name = await hosting.rematch(services.registry, request.path_params["table"], bearer(request, Secret))
    return answer(NextTable(name))


async def tell_box(services: Services, request: Request) -> Response:
    """Tell the open parts of a table's box, for tables of an older edition; of the present one they are a file."""
    game = (await services.registry.table(request.path_params["table"])).table.game
    extras = services.site.games.get(game.name)
    if extras is None or extras.box is None:
        raise Refused("no facts", f"All editions of the game {game.name} are alike; its files have everything.")
    return long_answer(request, extras.box(game))


async def download(services: Services, request: Request) -> Response:
    """Download the record of a finished game, which anybody can verify."""
    live = await services.registry.fresh(request.path_params["table"])
    if live.table.match.result is None:
        raise Refused("not over", "This game is not over yet; its record would tell its secrets.")
    data = record.joined(record.lines(record.of(live.table.match)))
    name = f"{live.table.game.name}-{telling.room(live.table).commitment[:12]}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/x-ndjson", headers=headers)


async def analyse(services: Services, request: Request) -> Response:
    """Analyse a finished game, for games that offer it; the answer's shape is the game's own."""
    live = await services.registry.fresh(request.path_params["table"])
    return packed_answer(request, await services.registry.analyses.of(live.table))
