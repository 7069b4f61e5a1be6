"""Check a board and count its parts.

Without a file, check the shipped board.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from stopthief.city.box import board_file
from stopthief.city.game import city
from stopthief.cli.files import in_file, read
from stopthief.core.errors import Broken


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a board in JSON")


def run(options: argparse.Namespace) -> int:
    """Print the counts, or every problem."""
    if options.file is None:
        plan = city().box.board
    else:
        try:
            plan = board_file.load(read(options.file))
        except Broken as broken:
            raise in_file(options.file, broken) from None
    kinds = Counter(plan.kind.values())
    print(f"{len(plan.numbers)} numbered spaces and {kinds.pop('circle', 0)} circles:")
    print("  " + ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items())))
    print(f"  {len(plan.places)} places with {len(plan.areas)} areas, {len(plan.paths)} paths")
    return 0
