"""Print the JSON Schema of a record's lines.

It is made from the types that the program itself reads and writes.
"""

from __future__ import annotations

import argparse

from stopthief.cli.files import as_json
from stopthief.core import record
from stopthief.games import GAMES


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("--game", choices=tuple(GAMES), default=next(iter(GAMES)), help="whose records")


def run(options: argparse.Namespace) -> int:
    """Print the schema."""
    print(as_json(record.schema(GAMES[options.game].game)))
    return 0
