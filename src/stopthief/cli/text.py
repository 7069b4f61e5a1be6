"""Play at one keyboard, in plain text.

A game that was left is stored, and can be continued at the next start.
"""

from __future__ import annotations

import argparse

from stopthief import preferences
from stopthief.core.package.mind import STRENGTHS
from stopthief.games import GAMES
from stopthief.text import run as play


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--game", choices=tuple(GAMES), help="which game, if a new one begins; asked when not given")
    parser.add_argument("--new", action="store_true", help="start a new game without asking about a saved one")
    parser.add_argument("--bots", choices=STRENGTHS, help="in a new game, bots play everyone but the first player")
    parser.add_argument("--seed", metavar="S", help="a new game that can be repeated; normally the seed is secret")


def run(options: argparse.Namespace) -> int:
    """Play."""
    config, data = preferences.config_folder(), preferences.data_folder()
    return play(input, print, config, data, game=options.game, new=options.new, seed=options.seed, bots=options.bots)
