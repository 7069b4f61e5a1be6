"""Play legal games, at random or by bots, and report how they went.

Every game follows from the seed; a game past the turn limit has no winner.
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from stopthief import preferences
from stopthief.cli import game_options
from stopthief.cli.files import as_json, write
from stopthief.core import record
from stopthief.core.errors import Broken
from stopthief.core.match import AnyMatch
from stopthief.core.package.game_package import GamePackage, TrialOptions
from stopthief.core.package.mind import STRENGTHS
from stopthief.games import GAMES, MINDS
from stopthief.lab.bot_play import bot_match
from stopthief.lab.random_play import random_match

Report = dict[str, object]
"""One game of a demonstration, in figures."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    game_options.add_game(parser)
    game_options.add_options(parser)
    parser.add_argument("--players", type=int, metavar="N", help="the fewest that can play")
    parser.add_argument("--bots", choices=STRENGTHS, help="let bots play instead of random players")
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
    if options.bots and (lacking := MINDS[options.game].lacks([options.bots])):
        raise Broken(f"--bots: {lacking[0]}")
    entry = GAMES[options.game]
    chosen = game_options.trial(entry, options, secrets.token_hex(8) if options.seed is None else options.seed)
    played = list(_play(entry, options, chosen))
    if options.json:
        games = [figures | report for figures, report in played]
        print(as_json({"game": entry.game.name, **chosen.choices, "seed": chosen.seed, "games": games}))
        return 0
    for figures, report in played:
        print(f"Game {report['game']}, seed {report['seed']}: {entry.report(figures)}.")
    if len(played) > 1:
        won = sum(figures["reason"] is not None for figures, _ in played)
        count, lost = len(played), len(played) - won
        print(f"{count:,} games from seed {chosen.seed}: {won:,} finished, {lost:,} past the turn limit.")
    return 0


def _play(entry: GamePackage, options: argparse.Namespace, chosen: TrialOptions) -> Iterator[tuple[Report, Report]]:
    """The figures of each game, and a report common to all games."""
    for number in range(1, options.games + 1):
        seed = chosen.seed if options.games == 1 else f"{chosen.seed}/{number}"
        setup = entry.trial(preferences.user_files(), msgspec.structs.replace(chosen, seed=seed))
        match = _match(entry, options, setup, seed)
        path = _path(options.record, number, options.games)
        if path is not None:
            write(path, record.joined(record.lines(record.of(match))))
        yield (
            dict(entry.figures(match)),
            {
                "game": number,
                "seed": seed,
                "decisions": len(match.acts) - 1,
                "record": None if path is None else str(path),
            },
        )


def _match(entry: GamePackage, options: argparse.Namespace, setup: Any, seed: str) -> AnyMatch:  # noqa: ANN401 - any game's
    def goes_on(match: AnyMatch) -> bool:
        return _turn(entry, match) <= int(options.turns)

    if options.bots is None:
        return random_match(entry.game, setup, seed, goes_on)
    return bot_match(entry.game, MINDS[entry.game.name], options.bots, setup, seed, goes_on)


def _turn(entry: GamePackage, match: AnyMatch) -> int:
    return entry.words.turn(match.view(None))


def _path(base: Path | None, number: int, games: int) -> Path | None:
    return base if base is None or games == 1 else base.with_name(f"{base.stem}-{number}{base.suffix}")
