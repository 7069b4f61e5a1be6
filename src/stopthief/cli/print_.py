"""Print boards, cards and sheets: a PDF to cut and glue, of one game or of all.

By default everything for a printer at home; --what names single parts, among them the posters.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from stopthief.cli.files import write
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import Option, Printing
from stopthief.core.package.printing import Paper, PrintOptions
from stopthief.core.package.words import LANGUAGES
from stopthief.games import GAMES
from stopthief.paper.press import printed
from stopthief.preferences import user_files


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("--game", choices=tuple(GAMES), help="which game (all)")
    parser.add_argument("--paper", choices=get_args(Paper), default="a4", help="the paper in your printer (a4)")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of what is printed (en)")
    parser.add_argument("--plain", action="store_true", help="black and white, for little ink")
    parser.add_argument("--what", action="append", default=[], metavar="PART", help=f"{_parts()}; may be given again")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write it (stopthief.pdf)")
    for name, options in _options().items():
        text = "; ".join(dict.fromkeys(option.text for option in options))
        values = tuple(dict.fromkeys(value for option in options for value in option.values))
        form: dict[str, Any] = {"choices": values} if values else {"metavar": "NAME"}
        parser.add_argument(f"--{name}", dest=f"chosen_{name}", help=text, **form)


def run(options: argparse.Namespace) -> int:
    """Write the PDF."""
    games = {name: one for name, one in _printings().items() if options.game in (None, name)}
    wanted = PrintOptions(options.paper, options.language, options.plain, tuple(options.what), _choices(options))
    documents = [one.sheets(user_files(), own) for one, own in _shared(games, wanted)]
    path = options.out or Path("stopthief.pdf")
    write(path, printed(documents, wanted))
    print(f"{path}: print it at 100 %, not fitted to the page.")
    return 0


def _shared(games: Mapping[str, Printing], wanted: PrintOptions) -> Iterator[tuple[Printing, PrintOptions]]:
    """Each game with its own part of the options; Broken names the options that fit no game."""
    offered = {option.name for one in games.values() for option in one.options}
    if wrong := [name for name in wanted.choices if name not in offered]:
        raise Broken(*(f"--{name}: the game {', '.join(games)} has no such choice; leave it out." for name in wrong))
    known = {name: {part.name for part in one.parts} for name, one in games.items()}
    if wrong := [part for part in wanted.parts if not any(part in parts for parts in known.values())]:
        raise Broken(*(f"--what {part}: there is no such part; there are {_parts()}." for part in wrong))
    for name, one in games.items():
        own = tuple(part for part in wanted.parts if part in known[name])
        if own or not wanted.parts:
            yield one, PrintOptions(wanted.paper, wanted.language, wanted.plain, own, wanted.choices)


def _choices(options: argparse.Namespace) -> dict[str, str]:
    given = {name: getattr(options, f"chosen_{name}") for name in _options()}
    return {name: value for name, value in given.items() if value is not None}


def _printings() -> dict[str, Printing]:
    return {name: entry.printing for name, entry in GAMES.items() if entry.printing is not None}


def _options() -> dict[str, list[Option]]:
    found: dict[str, list[Option]] = {}
    for one in _printings().values():
        for option in one.options:
            found.setdefault(option.name, []).append(option)
    return found


def _parts() -> str:
    """The names of all parts, each once."""
    return ", ".join(dict.fromkeys(part.name for one in _printings().values() for part in one.parts))
