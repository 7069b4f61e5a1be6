"""Print a recorded game as a readable playthrough.

As a spectator saw it, as one seat did, or with the whole truth.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from stopthief.cli.files import read_record
from stopthief.core.errors import Broken
from stopthief.core.playthrough import exported, playthrough


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help="as this seat saw it, counted from 0")
    eyes.add_argument("--truth", action="store_true", help="with everything that was hidden")
    parser.add_argument("--json", action="store_true", help="print what was seen as JSON lines")


def run(options: argparse.Namespace) -> int:
    """Print the playthrough."""
    entry, record, _ = read_record(options.file)
    seats = entry.game.seats(record.opening.setup)
    if options.seat is not None and not 0 <= options.seat < seats:
        raise Broken(f"--seat: there is no seat {options.seat}; this game has the seats 0 to {seats - 1}.")
    if options.json:
        for line in exported(entry.game, record, options.seat, truth=options.truth):
            print(line.decode())
    else:
        for text in playthrough(entry.game, entry.words, record, options.seat, truth=options.truth):
            print(text)
    return 0
