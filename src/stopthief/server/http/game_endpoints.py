"""Endpoints about the games of a server. Docstrings are part of the protocol's documentation."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from stopthief.core.package.printing import PrintOptions
from stopthief.server.http.answers import answer, long_answer, packed_answer
from stopthief.server.http.printing import wish_of
from stopthief.server.http.requests import Accepted, Agreed, Code, Games, Offer, QrText, Script, Written
from stopthief.server.http.services import Services


async def list_games(services: Services, request: Request) -> Response:
    """List the games of this server, each with all that can be chosen before it begins."""
    lobbies = await services.lookups.lobbies()
    offers = tuple(_offer(services, name, lobbies[name]) for name in services.registry.games)
    return long_answer(request, Games(offers, services.site.address))


def _offer(services: Services, name: str, lobby: object) -> Offer:
    mind = services.registry.minds.get(name)
    return Offer(
        name,
        services.registry.games[name].edition,
        lobby,
        () if mind is None else mind.strengths,
        adviser=mind is not None and mind.adviser is not None,
        analysis=mind is not None and mind.analyse is not None,
        prints=services.printer.prints(name) is not None,
    )


async def tell_facts(services: Services, request: Request) -> Response:
    """Tell the open information on the table of a setup, for games where it depends on the setup."""
    agreed = await services.body(request, Agreed)
    return packed_answer(request, await services.lookups.facts(request.path_params["game"], bytes(agreed.setup)))


async def read_document(services: Services, request: Request) -> Response:
    """Check a document that a user wrote for a game, such as a word list; the answer goes into a setup."""
    written = await services.body(request, Written)
    return answer(Accepted(await services.lookups.document(request.path_params["game"], written.text)))


async def print_sheets(services: Services, request: Request) -> Response:
    """Print board, cards and sheets of a game as PDF. The query says how: `?paper=letter&plain=1&parts=board,cards`."""
    return await _pdf(services, request, wish_of(request.query_params))


async def print_wish(services: Services, request: Request) -> Response:
    """Print the same where the choices are too long for an address, such as a word list of one's own."""
    return await _pdf(services, request, await services.body(request, PrintOptions))


async def _pdf(services: Services, request: Request, wish: PrintOptions) -> Response:
    name = request.path_params["game"]
    data = await services.printer.pdf(name, wish)
    headers = {"Content-Disposition": f'attachment; filename="stopthief-{name}.pdf"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/pdf", headers=headers)


async def draw_code(services: Services, request: Request) -> Response:
    """Draw a QR code of a link. The link is sent in the body, because it may hold a secret."""
    return answer(Code(await services.codes.rows((await services.body(request, QrText)).text)))


async def tell_script(services: Services, request: Request) -> Response:
    """Tell how the tutorial of a game goes, for games that have one."""
    tutorial = services.registry.tutorial(request.path_params["game"])
    return answer(Script(tutorial.learner, tutorial.script))
