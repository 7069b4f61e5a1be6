"""Open the tables: let people play over the network.

Games are kept in one file on this machine, or in PostgreSQL for several servers at once.
"""

from __future__ import annotations

import argparse
import socket
import sys
from collections.abc import Mapping
from functools import partial

from stopthief import web
from stopthief.cli.terminal import greeting
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import GamePackage, Printing
from stopthief.core.package.mind import Mind
from stopthief.core.package.printing import PrintOptions, Sheets
from stopthief.games import GAMES, MINDS
from stopthief.preferences import data_folder, user_files
from stopthief.server import event_loop, logs
from stopthief.server.app import application
from stopthief.server.http.static_files import StaticFiles
from stopthief.server.limits import Limits, limits
from stopthief.server.listening import EVERYWHERE, HERE, lan_address, listen, listen_nearby
from stopthief.server.serving import allow_files, announce, serve
from stopthief.server.site import GameExtras, Site
from stopthief.stores.opening import open_store

_PORT = 8765
_TURN_SECONDS = 0.001
"""The longest turn of a thread, short so that players do not notice a bot that thinks."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this command."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--lan", action="store_true", help="let phones in the same network join, and show a QR code")
    where.add_argument("--here", action="store_true", help="let nobody in but this machine, as without --lan")
    where.add_argument("--host", default=HERE, metavar="H", help="the address to listen on (this machine alone)")
    parser.add_argument(
        "--port", type=int, metavar="N", help=f"the port ({_PORT}, or the next that is free); 0 takes any free one"
    )
    parser.add_argument("--database", metavar="D", help="a file, or postgresql://... (a file in your data folder)")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may play"
    )
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=N", help="change a limit; may be repeated"
    )
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open the page in a browser on a desktop"
    )
    parser.add_argument("--fresh", action="store_true", help=argparse.SUPPRESS)  # for people who edit the client


def run(options: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    logs.begin()
    sys.setswitchinterval(_TURN_SECONDS)
    limited = limits(options.limit)
    allow_files(limited)
    host = EVERYWHERE if options.lan else options.host
    with listen_nearby(host, _PORT) if options.port is None else listen(host, options.port) as listening:
        return event_loop.run(_serve(options, limited, listening))


async def _serve(options: argparse.Namespace, limited: Limits, listening: socket.socket) -> int:
    database = options.database or str(data_folder() / "tables.sqlite")
    store = await open_store(database)
    here, phones = _addresses(options, listening.getsockname()[1])

    def started() -> None:
        announce(phones or here, "PostgreSQL" if "://" in database else "SQLite")
        print(greeting.text(here, phones, lan=options.lan), flush=True)
        if options.open:
            greeting.show(here)

    games = {name: _extras(entry, MINDS.get(name)) for name, entry in GAMES.items()}
    site = Site(StaticFiles(files, fresh=options.fresh), games, frozenset(options.origin), phones)
    app = application({name: entry.game for name, entry in GAMES.items()}, store, limited, site)
    if not await serve(app, listening, limited, started):
        raise Broken("The server could not begin; its log above says why.")
    return 0


def _extras(entry: GamePackage, mind: Mind | None) -> GameExtras:
    """The extras of a game; the files kept on this machine are offered to everybody."""
    prints = None if entry.printing is None else partial(_sheets, entry.printing)
    offered = partial(entry.lobby, user_files())
    return GameExtras(offered, entry.facts, entry.document, prints, mind, entry.tutorial, entry.box)


def _sheets(printing: Printing, options: PrintOptions) -> Sheets:
    return printing.sheets(user_files(), options)


def _addresses(options: argparse.Namespace, port: int) -> tuple[str, str | None]:
    """The server's address for browsers on this machine, and for phones in the same network."""
    lan = lan_address() if options.lan else None
    return f"http://{options.host}:{port}/", lan and f"http://{lan}:{port}/"


def files() -> Mapping[str, bytes]:
    """All static files: the browser client, and the files of each game."""
    games = {f"games/{name}/{path}": data for name, entry in GAMES.items() for path, data in entry.files().items()}
    return web.files() | games
