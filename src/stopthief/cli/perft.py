"""Count the distinct trails of a standard thief.

For every crime scene and in all, to compare other implementations with.
"""

from __future__ import annotations

import argparse

from stopthief.city.game import city
from stopthief.cli.files import as_json
from stopthief.core.errors import Broken
from stopthief.lab.perft import perft

MOST = 1000


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("--moves", type=int, required=True, metavar="N", help=f"moves of the thief, 0 to {MOST}")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Print the counts."""
    if not 0 <= options.moves <= MOST:
        raise Broken(f"--moves: {options.moves} will not do; it must be a whole number from 0 to {MOST}.")
    counts = perft(city().box, options.moves)
    if options.json:
        print(as_json(counts))
        return 0
    print(f"Trails of {counts.moves} moves at {counts.difficulty} difficulty")
    for scene, trails in counts.trails.items():
        print(f"  from {scene}  {trails:>16,}")
    print(f"  in all    {counts.total:>16,}")
    print(f"  of these from scenes in buildings, where thieves start: {counts.total_indoors:,}")
    return 0
