"""Play legal random games and report how they went.

Every game follows from the seed; a game past the turn limit has no winner.
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from msgspec.structs import asdict

from stopthief.city.box import Box
from stopthief.city.game import City, city
from stopthief.city.random_setups import players
from stopthief.city.setup import MODES, SEATS, Setup, wrong_number
from stopthief.city.state import State
from stopthief.city.tally import Tally, tally
from stopthief.city.terms import counted
from stopthief.cli.files import as_json, write
from stopthief.cli.settings import add_changes, settings_for
from stopthief.core import dice, record
from stopthief.core.errors import Broken
from stopthief.lab.random_play import random_match


class Report(Tally, frozen=True, kw_only=True):
    """One game of a demonstration, in figures."""

    game: int
    seed: str
    players: tuple[str, ...]
    decisions: int
    record: str | None


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--mode", choices=MODES, default="competitive", help="who plays against whom (competitive)")
    parser.add_argument("--difficulty", metavar="D", help="standard, intermediate, advanced, custom, or a saved name")
    add_changes(parser)
    parser.add_argument("--players", type=int, metavar="N", help="the fewest that the mode allows")
    parser.add_argument("--seed", metavar="S", help="what everything follows from; drawn and printed when not given")
    parser.add_argument("--games", type=int, default=1, metavar="N", help="how many games")
    parser.add_argument("--turns", type=int, default=2_000, metavar="N", help="the turn limit (2,000)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game down; several get numbers")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Play and report."""
    if options.games < 1:
        raise Broken(f"--games: {options.games} will not do; it must be 1 or more.")
    if options.turns < 1:
        raise Broken(f"--turns: {options.turns} will not do; it must be 1 or more.")
    game = city()
    seed = secrets.token_hex(8) if options.seed is None else options.seed
    reports = list(_play(game, options, seed))
    if options.json:
        print(as_json({"mode": options.mode, "seed": seed, "games": reports}))
        return 0
    for report in reports:
        print(_sentence(report, options.mode))
    if len(reports) > 1:
        won = sum(report.reason is not None for report in reports)
        print(f"{len(reports):,} games from seed {seed}: {won:,} finished, {len(reports) - won:,} past the turn limit.")
    return 0


def _play(game: City, options: argparse.Namespace, seed: str) -> Iterator[Report]:
    for number in range(options.games):
        name = seed if options.games == 1 else f"{seed}/{number + 1}"
        setup = _setup(game.box, options, name)
        game.check(setup)
        match = random_match(game, setup, name, lambda match: _within(match.state, options.turns))
        path = _path(options.record, number + 1, options.games)
        if path is not None:
            write(path, record.joined(record.lines(record.of(match))))
        events = (event for act in match.acts for event in act.events)
        yield Report(
            **asdict(tally(match.state, events)),
            game=number + 1,
            seed=name,
            players=tuple(player.name for player in setup.players),
            decisions=len(match.acts) - 1,
            record=None if path is None else str(path),
        )


def _within(state: State, turns: int) -> bool:
    return state.public.turns <= turns


def _setup(box: Box, options: argparse.Namespace, seed: str) -> Setup:
    number = SEATS[options.mode][0] if options.players is None else options.players
    if wrong := wrong_number(options.mode, number):
        raise Broken(*(f"--{problem}" for problem in wrong))
    label, settings = settings_for(box, options.mode, options.difficulty, options.set)
    draws = count()
    drawn = players(box, options.mode, number, lambda most: dice.roll(f"{seed}/setup", next(draws), most))
    return Setup(options.mode, drawn, label, settings)


def _path(base: Path | None, number: int, games: int) -> Path | None:
    return base if base is None or games == 1 else base.with_name(f"{base.stem}-{number}{base.suffix}")


def _sentence(report: Report, mode: str) -> str:
    if mode == "competitive":
        money = ", ".join(f"{name} ${amount:,}" for name, amount in zip(report.players, report.money, strict=True))
    else:
        money = f"Loot ${report.loot:,}"
    end = f"{' and '.join(report.winners) or 'the Pack'} won ({report.reason})" if report.reason else "no winner"
    return (
        f"Game {report.game}, seed {report.seed}: {counted(report.turns, 'turn')}, "
        f"{counted(report.arrests, 'arrest')}, {report.false_arrests} false; {money}; {end}."
    )
