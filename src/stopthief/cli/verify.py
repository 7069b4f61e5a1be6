"""Check a record: every act legal, every chance possible, every roll from the seed.

Says what was checked, or the first fault with its line.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from stopthief.cli.files import as_json, read_record


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Print the verdict."""
    _, _, verdict = read_record(options.file)
    if options.json:
        print(as_json(verdict))
        return 0
    print(f"{verdict.acts} acts with {verdict.events} events: all legal, and every chance outcome was possible.")
    if verdict.fair:
        print(f"The seed is the one promised at the start, and all {verdict.rolls} rolls follow from it.")
    else:
        print(f"The seed is still secret, so the {verdict.rolls} rolls cannot be checked yet.")
    print("The game is finished." if verdict.finished else "The game goes on.")
    return 0
