"""Soak runs: thousands of random games on all cores, each played, recorded, read back and verified."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec

from stopthief.core import record
from stopthief.core.dice import draws
from stopthief.core.package.game_package import GamePackage
from stopthief.core.verify import verify
from stopthief.lab.random_play import random_match

GameFinder = Callable[[str], GamePackage]
"""Finds a game by its name, in any process."""


class SoakedGame(msgspec.Struct, frozen=True):
    """The result of one game of a soak run."""

    table_kind: int
    """The index in the game's table_kinds."""
    decisions: int
    figures: Mapping[str, object]


class SoakRun(msgspec.Struct, frozen=True):
    """The parameters of a soak run."""

    find: GameFinder
    game: str
    seed: str
    limit: int
    """The number of decisions after which a game is broken off."""


def play_one(run: SoakRun, number: int) -> SoakedGame:
    """Play game `number` of a run: table_kinds take turns, everything else follows from the seed."""
    entry = run.find(run.game)
    table_kind = number % len(entry.table_kinds)
    name = f"{run.seed}/{number}"
    setup = entry.table_kinds[table_kind].setup(draws(f"{name}/setup"))
    match = random_match(entry.game, setup, name, lambda match: len(match.acts) <= run.limit)
    lines = list(record.lines(record.of(match)))
    verify(entry.game, record.read(entry.game, lines))
    return SoakedGame(table_kind, len(match.acts) - 1, entry.figures(match))


def soak(run: SoakRun, games: int, processes: int) -> Iterator[SoakedGame]:
    """Play a number of games, in order. An exception in any of them ends the run."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play_one, run), range(games), chunksize=8)
