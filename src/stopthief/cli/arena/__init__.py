"""Let bots play each other on equal seeds and swapped seats, and say who is better.

Stops as soon as that is proven, or at an interrupt. Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Any, cast

from stopthief.cli import game_options
from stopthief.cli.arena import report as arena_report
from stopthief.cli.arena import study as arena_study
from stopthief.cli.files import as_json
from stopthief.cli.terminal.progress import Bar
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import GamePackage, TrialOptions
from stopthief.core.package.mind import STRENGTHS, Mind, Strength
from stopthief.games import thinking_game
from stopthief.lab.arena import ArenaRun, pairings
from stopthief.lab.arena_totals import ArenaTotals
from stopthief.lab.bout import Misplayed
from stopthief.lab.elo import Sprt
from stopthief.lab.people.minds import find_with_people

_TOLD = "instead of matches: what is known after each clue, by clues alone"
_CHASED = "instead of matches: how long a lone player takes, with and without being told what is hidden"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    game_options.add_game(parser)
    game_options.add_options(parser)
    names = ", ".join(STRENGTHS)
    parser.add_argument(
        "--players", dest="strengths", metavar="S,S", help=f"the strengths to compare, of {names} (strong,fair)"
    )
    parser.add_argument(
        "--against", metavar="S,S", help="the strengths of the opposing part, where there is one (strong)"
    )
    parser.add_argument(
        "--seats", dest="players", type=int, metavar="N", help="the number of players (the fewest possible)"
    )
    parser.add_argument("--pairs", type=int, default=1_000, metavar="N", help="the most pairings to play (1,000)")
    parser.add_argument("--pairing", type=int, metavar="N", help="play only this one, to reproduce a failure")
    parser.add_argument("--seed", default="arena", metavar="S", help="the seed of all randomness (arena)")
    parser.add_argument(
        "--elo0", type=float, default=0.0, metavar="E", help="the difference in Elo that counts as no better (0)"
    )
    parser.add_argument(
        "--elo1", type=float, default=50.0, metavar="E", help="the difference in Elo that counts as better (50)"
    )
    parser.add_argument("--all", action="store_true", help="play all pairings, even after a verdict")
    parser.add_argument("--balance", action="store_true", help="add win rates by character and by order of play")
    parser.add_argument(
        "--decisions", type=int, default=4_000, metavar="N", help="decisions after which a game is broken off (4,000)"
    )
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="the number of processes"
    )
    parser.add_argument("--information", dest="study", action="store_const", const="information", help=_TOLD)
    parser.add_argument("--chase", dest="study", action="store_const", const="chase", help=_CHASED)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Play, then print the report."""
    if options.study is not None:
        return arena_study.run(options)
    find = partial(find_with_people, thinking_game)
    entry, mind = find(options.game)
    wished = game_options.trial(entry, options, options.seed)
    setup_for = game_options.setups_by_seats(entry, wished)
    _check(entry, options, setup_for(options.seed))
    whole = ArenaRun(
        find,
        options.game,
        options.seed,
        _strengths(mind, "players", options.strengths or "strong,fair"),
        _strengths(mind, "against", options.against or "strong"),
        options.decisions,
    )
    totals = ArenaTotals(entry, whole, Sprt(options.elo0, options.elo1))
    try:
        _play(totals, setup_for, options)
    except Misplayed as problem:
        raise Misplayed(
            f"{_described(wished)}, {problem}\nPlay it again with the same options and --pairing."
        ) from problem
    report = arena_report.report(totals, options.seed, balance=options.balance)
    if options.json:
        print(as_json(report))
    else:
        arena_report.show(report)
    return 0


def _play(totals: ArenaTotals, setup_for: Callable[[str], Any], options: argparse.Namespace) -> None:
    """Play until a verdict, the last pairing or an interrupt."""
    numbers = range(options.pairs) if options.pairing is None else range(options.pairing, options.pairing + 1)
    played = pairings(totals.run, setup_for, numbers, options.processes)
    try:
        with Bar(len(numbers), "pairings") as bar, closing(played):
            for pairing in played:
                totals.add(pairing)
                bar.at(totals.pairings, arena_report.briefly(totals))
                if totals.scores.proven and not options.all:
                    totals.ended = "proven"
                    return
    except KeyboardInterrupt:
        totals.ended = "interrupted"


def _described(wished: TrialOptions) -> str:
    """The kind of tables, in a few words."""
    return ", ".join((f"{wished.players or 'fewest'} seats", *wished.choices.values(), *wished.changes))


def _check(entry: GamePackage, options: argparse.Namespace, setup: object) -> None:
    """Refuse options that make no sense."""
    least = {"pairs": options.pairs, "decisions": options.decisions, "processes": options.processes}
    wrong = [f"--{name}: {number} will not do; it must be 1 or more." for name, number in least.items() if number < 1]
    if options.elo0 >= options.elo1:
        wrong.append("--elo1: it must be more than --elo0.")
    if options.against and not entry.sides(setup).foes:
        wrong.append("--against: there is no opposing part at this table; leave it out.")
    if wrong:
        raise Broken(*wrong)


def _strengths(mind: Mind, name: str, said: str) -> tuple[Strength, ...]:
    """Parse a list of strengths that the game's bots have."""
    given = [word.strip() for word in said.split(",")]
    wrong = [f"--{name}: {clause}" for clause in mind.lacks(given)]
    if len({*given}) < len(given):
        wrong.append(f"--{name}: name each strength once.")
    if wrong:
        raise Broken(*wrong)
    return tuple(cast("Strength", word) for word in given)
