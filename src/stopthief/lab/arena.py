"""Matches between bots on all cores, as pairings: one table and one seed, played once for every seating.

Pairings are yielded in the order of their numbers and depend on the seed alone, not on the number of processes.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any

import msgspec

from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.mind import Mind, Strength
from stopthief.core.sides import Sides
from stopthief.lab.bout import Bout, Misplayed, play
from stopthief.lab.seatings import SeatStrengths, seatings

ThinkingGameFinder = Callable[[str], tuple[GamePackage, Mind]]
"""Finds a game and its bots by name, in any process."""
SetupForSeed = Callable[[str], Any]
"""Makes the setup for a seed."""

_AHEAD = 4
"""The number of games queued per process, so that none waits for the slowest."""


class ArenaRun(msgspec.Struct, frozen=True):
    """The parameters of a run."""

    find: ThinkingGameFinder
    game: str
    seed: str
    players: tuple[Strength, ...]
    """The strengths to compare: as rivals, or one after the other where there are none."""
    against: tuple[Strength, ...] = ("strong",)
    """The strengths for a part of its own, where there is one."""
    limit: int = 4_000
    """The number of decisions after which a game is broken off."""


class Pairing(msgspec.Struct, frozen=True):
    """The games of one table and seed."""

    number: int
    setup: Any
    sides: Sides
    bouts: tuple[Bout, ...]


class _Game(msgspec.Struct, frozen=True):
    """A game to play."""

    number: int
    setup: Any
    seating: SeatStrengths


_stopped: Event | None = None
"""Set in a process of the pool: tells it to stop."""


def pairings(run: ArenaRun, setup_for: SetupForSeed, numbers: Iterable[int], processes: int) -> Generator[Pairing]:
    """Play pairings by their numbers. Closing the generator stops its games; Misplayed names a bot that failed."""
    entry, _ = run.find(run.game)
    open_ones: deque[tuple[int, Any, Sides, int]] = deque()

    def games() -> Iterator[_Game]:
        for number in numbers:
            setup = setup_for(f"{run.seed}/{number}")
            sides = entry.sides(setup)
            every = seatings(sides, run.players, run.against)
            open_ones.append((number, setup, sides, len(every)))
            yield from (_Game(number, setup, seating) for seating in every)

    with closing(_played(run, games(), processes)) as bouts:
        for bout in bouts:
            number, setup, sides, count = open_ones.popleft()
            yield Pairing(number, setup, sides, (bout, *islice(bouts, count - 1)))


def _played(run: ArenaRun, games: Iterator[_Game], processes: int) -> Generator[Bout]:
    """The games in order, however they are spread over processes."""
    if processes == 1:
        yield from (_play(run, game) for game in games)
        return
    context = get_context("spawn")
    stopped = context.Event()
    with ProcessPoolExecutor(processes, context, _begin, (stopped,)) as pool:
        try:
            waiting = deque(_submitted(pool, run, islice(games, processes * _AHEAD)))
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(_submitted(pool, run, islice(games, 1)))
        finally:
            stopped.set()
            pool.shutdown(cancel_futures=True)


def _submitted(pool: ProcessPoolExecutor, run: ArenaRun, games: Iterable[_Game]) -> Sequence[Future[Bout]]:
    return [pool.submit(_play, run, game) for game in games]


def _begin(stopped: Event) -> None:
    # A keyboard interrupt reaches every process; only the parent handles it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    globals()["_stopped"] = stopped


def _play(run: ArenaRun, game: _Game) -> Bout:
    """Play one game; a failure is reported with everything needed to reproduce it."""
    entry, mind = run.find(run.game)
    seed = f"{run.seed}/{game.number}"
    try:
        return play(entry, mind, game.setup, seed, game.seating, lambda match: _goes_on(run.limit, len(match.acts)))
    except Misplayed as problem:
        where = f"{run.game}, seed {run.seed}, pairing {game.number}, seats {', '.join(game.seating)}"
        raise Misplayed(f"{where}: {problem}") from problem


def _goes_on(limit: int, acts: int) -> bool:
    return acts <= limit and (_stopped is None or not _stopped.is_set())
