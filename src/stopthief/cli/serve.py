"""Open the tables: let people play over the network.

Games are kept in one file on this machine, or in PostgreSQL for several servers at once.
"""

from __future__ import annotations

import argparse
import io
import socket
from collections.abc import Mapping

import segno
import uvloop

from stopthief import web
from stopthief.core.errors import Broken
from stopthief.games import GAMES
from stopthief.preferences import data_folder
from stopthief.server import logs
from stopthief.server.app import application
from stopthief.server.limits import Limits, limits
from stopthief.server.serving import EVERYWHERE, HERE, allow_files, announce, lan_address, listen, serve
from stopthief.server.shelf import Shelf
from stopthief.server.site import Site
from stopthief.stores.opening import open_store

_PORT = 8765


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--lan", action="store_true", help="let phones in the same network join, and show a QR code")
    where.add_argument("--host", default=HERE, metavar="H", help="the address to listen on (this machine alone)")
    parser.add_argument("--port", type=int, default=_PORT, metavar="N", help=f"the port ({_PORT}); 0 takes a free one")
    parser.add_argument("--database", metavar="D", help="a file, or postgresql://... (a file in your data folder)")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may play"
    )
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=N", help="change a limit; may be repeated"
    )
    parser.add_argument("--fresh", action="store_true", help=argparse.SUPPRESS)  # for those who change the client


def run(options: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    logs.begin()
    limited = limits(options.limit)
    allow_files(limited)
    listening = listen(EVERYWHERE if options.lan else options.host, options.port)
    with listening:
        return uvloop.run(_serve(options, limited, listening))


async def _serve(options: argparse.Namespace, limited: Limits, listening: socket.socket) -> int:
    database = options.database or str(data_folder() / "tables.sqlite")
    store = await open_store(database)
    address = _address(options, listening.getsockname()[1])

    def started() -> None:
        announce(address, "PostgreSQL" if "://" in database else "SQLite")
        print(_greeting(address, lan=options.lan), flush=True)

    lobbies = {name: entry.lobby for name, entry in GAMES.items()}
    phones = address if options.lan and lan_address() else None
    site = Site(Shelf(_files, fresh=options.fresh), lobbies, frozenset(options.origin), phones)
    app = application({name: entry.game for name, entry in GAMES.items()}, store, limited, site)
    if not await serve(app, listening, limited, started):
        raise Broken("The server could not begin; its log above says why.")
    return 0


def _address(options: argparse.Namespace, port: int) -> str:
    """Where browsers find the server."""
    host = lan_address() or HERE if options.lan else options.host
    return f"http://{host}:{port}/"


def _greeting(address: str, *, lan: bool) -> str:
    """What stands in the terminal while the server runs."""
    if not lan:
        return f"The tables are open at {address}  (Ctrl-C closes them; every game is kept.)"
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True, border=2)
    return f"{drawn.getvalue()}\nThe tables are open at {address}  Phones in the same network can scan this to join."


def _files() -> Mapping[str, bytes]:
    """All that browsers can ask for: the client, and what it needs of each game."""
    games = {f"games/{name}/{path}": data for name, entry in GAMES.items() for path, data in entry.files().items()}
    return web.files() | games
