"""Play thousands of random games at every kind of table, and verify each.

Runs on all cores. Any exception ends the run.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Mapping, Sequence

from stopthief.cli import game_options
from stopthief.cli.files import as_json
from stopthief.cli.terminal import columns
from stopthief.core.package.game_package import GamePackage
from stopthief.games import GAMES, game_named
from stopthief.lab.soak import SoakedGame, SoakRun, soak


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    game_options.add_game(parser)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="the number of games (10,000)")
    parser.add_argument("--seed", default="soak", metavar="S", help="the seed of all randomness (soak)")
    parser.add_argument(
        "--decisions", type=int, default=4_000, metavar="N", help="decisions after which a game is broken off (4,000)"
    )
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="the number of processes"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Play, then print a table."""
    entry = GAMES[options.game]
    outcomes = []
    for outcome in soak(
        SoakRun(game_named, options.game, options.seed, options.decisions), options.games, options.processes
    ):
        outcomes.append(outcome)
        if sys.stderr.isatty():
            print(f"\r{len(outcomes):,} of {options.games:,} games", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    rows = table(entry, outcomes)
    if options.json:
        print(as_json(rows))
    else:
        show(entry, rows)
    return 0


def table(entry: GamePackage, outcomes: Sequence[SoakedGame]) -> list[dict[str, str | int]]:
    """A row for each kind of table that the game has."""
    return [
        _row(entry, table_kind, [one for one in outcomes if one.table_kind == table_kind])
        for table_kind in range(len(entry.table_kinds))
    ]


def show(entry: GamePackage, rows: Iterable[Mapping[str, str | int]]) -> None:
    """Print the rows as Markdown."""
    heads = [*entry.table_kinds[0].called, "games", "finished", *map(columns.head, entry.columns), "decisions"]
    print(f"| {' | '.join(heads)} |")
    print(f"|{'---|' * len(heads)}")
    for row in rows:
        print("| " + " | ".join(f"{cell:,}" if isinstance(cell, int) else cell for cell in row.values()) + " |")


def _row(entry: GamePackage, table_kind: int, outcomes: Sequence[SoakedGame]) -> dict[str, str | int]:
    return {
        **entry.table_kinds[table_kind].called,
        "games": len(outcomes),
        "finished": sum(one.figures["reason"] is not None for one in outcomes),
        **columns.row(entry, [one.figures for one in outcomes]),
        "decisions": sum(one.decisions for one in outcomes),
    }
