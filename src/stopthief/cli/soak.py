"""Play thousands of random games of every kind, and verify each.

Runs on all cores. Any exception ends the run.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable

from stopthief.cli.files import as_json
from stopthief.lab.soak import KINDS, Outcome, soak


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (10,000)")
    parser.add_argument("--seed", default="soak", metavar="S", help="what everything follows from")
    parser.add_argument("--decisions", type=int, default=4_000, metavar="N", help="where a game is broken off (4,000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="how many at once")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Play, then print a table."""
    outcomes = []
    for outcome in soak(options.games, options.seed, options.decisions, options.processes):
        outcomes.append(outcome)
        if sys.stderr.isatty():
            print(f"\r{len(outcomes):,} of {options.games:,} games", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    rows = [_row(kind, [one for one in outcomes if one.kind == kind]) for kind in KINDS]
    if options.json:
        print(as_json(rows))
        return 0
    print("| mode | difficulty | games | finished | turns, median | arrests | false arrests | decisions |")
    print("|---|---|---|---|---|---|---|---|")
    for row in rows:
        print("| " + " | ".join(f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row.values()) + " |")
    return 0


def _row(kind: tuple[str, str], outcomes: Iterable[Outcome]) -> dict[str, str | int]:
    every = list(outcomes)
    turns = sorted(one.tally.turns for one in every)
    return {
        "mode": kind[0],
        "difficulty": kind[1],
        "games": len(every),
        "finished": sum(one.tally.reason is not None for one in every),
        "median_turns": turns[len(turns) // 2] if turns else 0,
        "arrests": sum(one.tally.arrests for one in every),
        "false_arrests": sum(one.tally.false_arrests for one in every),
        "decisions": sum(one.decisions for one in every),
    }
