"""Let bots play each other on equal seeds and swapped seats, and say who is better.

Stops as soon as that is proven, or at an interrupt. Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from contextlib import closing
from typing import Any, cast

import msgspec

from stopthief import preferences
from stopthief.cli import game_options
from stopthief.cli.arena import report as arena_report
from stopthief.cli.arena import study as arena_study
from stopthief.cli.files import as_json
from stopthief.cli.terminal.progress import Bar
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import GamePackage, TrialOptions
from stopthief.core.package.mind import STRENGTHS, Strength
from stopthief.games import GAMES, thinking_game
from stopthief.lab.arena import Run, pairings
from stopthief.lab.bout import Misplayed
from stopthief.lab.elo import Sprt
from stopthief.lab.outcome import Outcome

_TOLD = "how much is known after each clue, by clues alone, instead of matches"
_CHASED = "how long one player alone takes, and how long when told what is hidden, instead of matches"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    game_options.add_game(parser)
    game_options.add_options(parser)
    names = ", ".join(STRENGTHS)
    parser.add_argument("--players", dest="strengths", metavar="S,S", help=f"who plays, of {names} (strong,fair)")
    parser.add_argument("--against", metavar="S,S", help="who plays a part of its own, where there is one (strong)")
    parser.add_argument("--seats", dest="players", type=int, metavar="N", help="how many play (the fewest that can)")
    parser.add_argument("--pairs", type=int, default=1_000, metavar="N", help="how many pairings at most (1,000)")
    parser.add_argument("--pairing", type=int, metavar="N", help="play only this one, as named where a bot failed")
    parser.add_argument("--seed", default="arena", metavar="S", help="what everything follows from")
    parser.add_argument("--elo0", type=float, default=0.0, metavar="E", help="no better: this much in Elo (0)")
    parser.add_argument("--elo1", type=float, default=50.0, metavar="E", help="better: this much in Elo (50)")
    parser.add_argument("--all", action="store_true", help="play all pairings, also when the difference is proven")
    parser.add_argument("--balance", action="store_true", help="also who wins by what they play and by who goes first")
    parser.add_argument("--decisions", type=int, default=4_000, metavar="N", help="where a game is broken off (4,000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="how many at once")
    parser.add_argument("--information", dest="study", action="store_const", const="information", help=_TOLD)
    parser.add_argument("--chase", dest="study", action="store_const", const="chase", help=_CHASED)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Play, then print what is known."""
    if options.study is not None:
        return arena_study.run(options)
    entry = GAMES[options.game]
    wished = game_options.trial(entry, options, options.seed)
    wish = _wish(entry, wished)
    _check(entry, options, wish(options.seed))
    whole = Run(
        thinking_game,
        options.game,
        options.seed,
        _strengths("players", options.strengths or "strong,fair"),
        _strengths("against", options.against or "strong"),
        options.decisions,
    )
    outcome = Outcome(entry, whole, Sprt(options.elo0, options.elo1))
    try:
        _play(outcome, wish, options)
    except Misplayed as problem:
        raise Misplayed(f"{_sort(wished)}, {problem}\nSee it again with the same wishes and --pairing.") from problem
    report = arena_report.report(outcome, options.seed, balance=options.balance)
    if options.json:
        print(as_json(report))
    else:
        arena_report.show(report)
    return 0


def _play(outcome: Outcome, wish: Callable[[str], Any], options: argparse.Namespace) -> None:
    """Until it is proven, all is played, or somebody has had enough."""
    numbers = range(options.pairs) if options.pairing is None else range(options.pairing, options.pairing + 1)
    played = pairings(outcome.run, wish, numbers, options.processes)
    try:
        with Bar(len(numbers), "pairings") as bar, closing(played):
            for pairing in played:
                outcome.add(pairing)
                bar.at(outcome.pairings, arena_report.briefly(outcome))
                if outcome.scores.proven and not options.all:
                    outcome.ended = "proven"
                    return
    except KeyboardInterrupt:
        outcome.ended = "interrupted"


def _wish(entry: GamePackage, wished: TrialOptions) -> Callable[[str], Any]:
    """Tables as wished for, by their seeds."""
    user_files = preferences.user_files()

    def wish(seed: str) -> Any:  # noqa: ANN401 - any game's setup
        try:
            return entry.trial(user_files, msgspec.structs.replace(wished, seed=seed))
        except Broken as broken:
            # Elsewhere --players is a number; here it says who they are.
            raise Broken(*(problem.replace("--players", "--seats") for problem in broken.problems)) from None

    return wish


def _sort(wished: TrialOptions) -> str:
    """Which tables, in a few words."""
    return ", ".join((f"{wished.players or 'fewest'} seats", *wished.choices.values(), *wished.changes))


def _check(entry: GamePackage, options: argparse.Namespace, setup: object) -> None:
    """Refuse what makes no sense."""
    least = {"pairs": options.pairs, "decisions": options.decisions, "processes": options.processes}
    wrong = [f"--{name}: {number} will not do; it must be 1 or more." for name, number in least.items() if number < 1]
    if options.elo0 >= options.elo1:
        wrong.append("--elo1: it must be more than --elo0.")
    if options.against and not entry.sides(setup).foes:
        wrong.append("--against: nobody plays a part of its own at this table; leave it out.")
    if wrong:
        raise Broken(*wrong)


def _strengths(name: str, said: str) -> tuple[Strength, ...]:
    """Several, as they were said."""
    given = [word.strip() for word in said.split(",")]
    wrong = [
        f"--{name}: there is no {word}; there is {', '.join(STRENGTHS)}." for word in given if word not in STRENGTHS
    ]
    if len({*given}) < len(given):
        wrong.append(f"--{name}: name each strength once.")
    if wrong:
        raise Broken(*wrong)
    return tuple(cast("Strength", word) for word in given)
