"""Thousands of random games of every kind on all cores: each is played, written down, read back and verified."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, repeat
from multiprocessing import get_context

import msgspec

from stopthief.city.game import city
from stopthief.city.random_setups import DIFFICULTIES, random_setup
from stopthief.city.setup import MODES, Mode
from stopthief.city.tally import Tally, tally
from stopthief.core import dice, record
from stopthief.core.verify import verify
from stopthief.lab.random_play import random_match

KINDS: tuple[tuple[Mode, str], ...] = (
    *(("competitive", difficulty) for difficulty in DIFFICULTIES),
    *((mode, "cooperative") for mode in MODES if mode != "competitive"),
)
"""Every mode and difficulty."""


class Outcome(msgspec.Struct, frozen=True):
    """What one game of a soak run came to."""

    kind: tuple[str, str]
    decisions: int
    tally: Tally


def play_one(number: int, seed: str, limit: int) -> Outcome:
    """Game `number` of a run: kinds take turns, all else follows from the seed."""
    game = city()
    mode, difficulty = KINDS[number % len(KINDS)]
    name = f"{seed}/{number}"
    draws = count()
    setup = random_setup(game.box, lambda most: dice.roll(f"{name}/setup", next(draws), most), mode, difficulty)
    match = random_match(game, setup, name, lambda match: len(match.acts) <= limit)
    lines = list(record.lines(record.of(match)))
    verify(game, record.read(game, lines))
    events = [event for act in match.acts for event in act.events]
    return Outcome((mode, difficulty), len(match.acts) - 1, tally(match.state, events))


def soak(games: int, seed: str, limit: int, processes: int) -> Iterator[Outcome]:
    """Play so many games, in the order of their numbers. An exception in any of them ends the run."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_one, range(games), repeat(seed), repeat(limit), chunksize=8)
