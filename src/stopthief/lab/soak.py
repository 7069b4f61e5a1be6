"""Thousands of random games of every sort on all cores: each is played, written down, read back and verified."""

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

Find = Callable[[str], GamePackage]
"""Finds a game by its name, in any process."""


class Outcome(msgspec.Struct, frozen=True):
    """What one game of a soak run came to."""

    sort: int
    """Which of the game's table_kinds of tables."""
    decisions: int
    figures: Mapping[str, object]


class Run(msgspec.Struct, frozen=True):
    """What all games of a soak run have in common."""

    find: Find
    game: str
    seed: str
    limit: int
    """Decisions, after which a game is broken off."""


def play_one(run: Run, number: int) -> Outcome:
    """Game `number` of a run: table_kinds take turns, all else follows from the seed."""
    entry = run.find(run.game)
    sort = number % len(entry.table_kinds)
    name = f"{run.seed}/{number}"
    setup = entry.table_kinds[sort].setup(draws(f"{name}/setup"))
    match = random_match(entry.game, setup, name, lambda match: len(match.acts) <= run.limit)
    lines = list(record.lines(record.of(match)))
    verify(entry.game, record.read(entry.game, lines))
    return Outcome(sort, len(match.acts) - 1, entry.figures(match))


def soak(run: Run, games: int, processes: int) -> Iterator[Outcome]:
    """Play so many games, in the order of their numbers. An exception in any of them ends the run."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play_one, run), range(games), chunksize=8)
