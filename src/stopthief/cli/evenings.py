"""Let players like people play, and say how long and how hard a game is for them.

Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from typing import cast

from msgspec.structs import replace

from stopthief.city.box.setup import SEATS, Mode
from stopthief.cli import game_options
from stopthief.cli.files import as_json
from stopthief.cli.terminal.progress import Bar
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import TrialOptions
from stopthief.core.package.mind import Mind, Strength
from stopthief.core.sides import Sides
from stopthief.games import thinking_game
from stopthief.lab.arena import ArenaRun, Pairing, SetupForSeed, ThinkingGameFinder, pairings
from stopthief.lab.evenings import Evenings, evenings
from stopthief.lab.people.minds import find_with_people

_KINDS = "child,casual,regular,careful,strong"
_GAME = "city"

Tables = dict[int, SetupForSeed]
"""By the number of players: what makes their setups."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    game_options.add_options(parser)
    parser.add_argument(
        "--players", dest="kinds", default=_KINDS, metavar="K,K", help=f"the kinds of players ({_KINDS})"
    )
    parser.add_argument("--against", metavar="K", help="the kind that plays the opposing part (the same kind)")
    parser.add_argument("--seats", metavar="N,N", help="the numbers of players (all that the mode allows)")
    parser.add_argument("--games", type=int, default=1_000, metavar="N", help="the number of games of each (1,000)")
    parser.add_argument("--seed", default="evenings", metavar="S", help="the seed of all randomness (evenings)")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="the number of processes"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(players=None)


def run(options: argparse.Namespace) -> int:
    """Play, and print a row for each kind and number of players as soon as it is known."""
    find = partial(find_with_people, thinking_game)
    kinds, tables = _checked(find, options)
    found = []
    for one in _every(find, options, kinds, tables):
        found.append(one)
        if not options.json:
            _show(one, first=len(found) == 1)
    if options.json:
        print(as_json(found))
    return 0


def _checked(find: ThinkingGameFinder, options: argparse.Namespace) -> tuple[list[str], Tables]:
    """The kinds and tables that the options ask for; Broken, before anything is played, where they make no sense."""
    entry, mind = find(_GAME)
    wished = game_options.trial(entry, options, options.seed)
    tables = {
        seats: game_options.setups_by_seats(entry, replace(wished, players=seats)) for seats in _seats(options, wished)
    }
    kinds = [word.strip() for word in options.kinds.split(",")]
    sides = [entry.sides(setup_for(options.seed)) for setup_for in tables.values()]
    if wrong := [*_wrong(mind, options, kinds, sides)]:
        raise Broken(*wrong)
    return kinds, tables


def _wrong(mind: Mind, options: argparse.Namespace, kinds: list[str], sides: list[Sides]) -> Iterator[str]:
    for name, number in {"games": options.games, "processes": options.processes}.items():
        if number < 1:
            yield f"--{name}: {number} will not do; it must be 1 or more."
    yield from (f"--players: {clause}" for clause in mind.lacks(kinds))
    if options.against:
        yield from (f"--against: {clause}" for clause in mind.lacks([options.against]))
        if not any(one.foes for one in sides):
            yield "--against: there is no opposing part at this table; leave it out."


def _seats(options: argparse.Namespace, wished: TrialOptions) -> list[int]:
    """The numbers of players, or all that the mode allows."""
    if options.seats is None:
        least, most = SEATS[cast("Mode", wished.choices["mode"])]
        return [*range(least, most + 1)]
    return [_number(word) for word in options.seats.split(",")]


def _number(word: str) -> int:
    if not word.strip().isdecimal():
        raise Broken(f"--seats: {word!r} is not a number of players; say for example 2,3,4.")
    return int(word)


def _every(
    find: ThinkingGameFinder, options: argparse.Namespace, kinds: list[str], tables: Tables
) -> Iterator[Evenings]:
    """Every kind of players at every number of seats."""
    for kind in kinds:
        players, foe = cast("Strength", kind), cast("Strength", options.against or kind)
        run = ArenaRun(find, _GAME, options.seed, (players,), (foe,))
        for seats, setup_for in tables.items():
            with closing(pairings(run, setup_for, range(options.games), options.processes)) as played:
                yield evenings(kind, seats, _counted(played, options.games, f"{kind}, {seats}"))


def _counted(played: Iterator[Pairing], games: int, what: str) -> Iterator[Pairing]:
    with Bar(games, "games") as bar:
        for number, pairing in enumerate(played, 1):
            bar.at(number, what)
            yield pairing


def _show(one: Evenings, *, first: bool) -> None:
    if first:
        print("| players | seats | games | minutes | 10 to 90 % | won | 95 % | 13th thief | poor | rich | helpless |")
        print("|---|---|---|---|---|---|---|---|---|---|---|")
    low, high = one.interval
    cells = [
        *(one.players, str(one.seats), f"{one.games:,}", f"{one.minutes:.0f}"),
        *(f"{one.minutes_10:.0f} to {one.minutes_90:.0f}", _percent(one.won), f"{100 * low:.1f} to {100 * high:.1f}"),
        *map(_percent, (one.thirteenth, one.poor, one.rich, one.helpless)),
    ]
    print(f"| {' | '.join(cells)} |", flush=True)


def _percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.1f} %"
