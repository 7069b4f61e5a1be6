"""Run a study of a game and print it as a table or JSON."""

from __future__ import annotations

import argparse

import msgspec

from stopthief.cli.files import as_json
from stopthief.cli.terminal.progress import Bar
from stopthief.core.errors import Broken
from stopthief.studies import STUDIES


def run(options: argparse.Namespace) -> int:
    """Measure, then print."""
    studies = STUDIES.get(options.game, {})
    if options.study not in studies:
        raise Broken(f"--{options.study}: there is no such study of the game {options.game}; choose another game.")
    if options.pairs < 1 or options.processes < 1:
        raise Broken("--pairs and --processes must be 1 or more.")
    rows = []
    with Bar(options.pairs, "games a row") as bar:
        for row in studies[options.study](options.seed, options.pairs, options.processes):
            rows.append(msgspec.to_builtins(row))
            bar.at(0, f"{len(rows)} rows")
    if options.json:
        print(as_json(rows))
    else:
        show(rows)
    return 0


def show(rows: list[dict[str, object]]) -> None:
    """Print the rows as Markdown."""
    print("| " + " | ".join(name.replace("_", " ") for name in rows[0]) + " |")
    print("|" + "---|" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join(str(cell) for cell in row.values()) + " |")
