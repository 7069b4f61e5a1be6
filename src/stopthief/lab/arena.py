"""Matches between bots on all cores, as pairings: one table and one seed, played once for every way to sit there.

Pairings come in the order of their numbers and follow from the seed, however many processes there are.
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
from stopthief.lab.seatings import Seating, seatings

Find = Callable[[str], tuple[GamePackage, Mind]]
"""Finds a game by its name, in any process."""
Wish = Callable[[str], Any]
"""The table that follows from a seed."""

_AHEAD = 4
"""How many games a process, so that none waits for the slowest."""


class Run(msgspec.Struct, frozen=True):
    """What all games of a run have in common."""

    find: Find
    game: str
    seed: str
    players: tuple[Strength, ...]
    """Who plays against whom, or after whom where there are no rivals."""
    against: tuple[Strength, ...] = ("strong",)
    """Who plays a part of its own, where there is one."""
    limit: int = 4_000
    """Decisions, after which a game is broken off."""


class Pairing(msgspec.Struct, frozen=True):
    """The games of one table and seed."""

    number: int
    setup: Any
    sides: Sides
    bouts: tuple[Bout, ...]


class _Game(msgspec.Struct, frozen=True):
    """A game to be played."""

    number: int
    setup: Any
    seating: Seating


_stopped: Event | None = None
"""In a process of a pool: whether anybody still wants its games."""


def pairings(run: Run, wish: Wish, numbers: Iterable[int], processes: int) -> Generator[Pairing]:
    """Play the pairings of such numbers. Closing it ends the games under way; Misplayed says which bot failed."""
    entry, _ = run.find(run.game)
    open_ones: deque[tuple[int, Any, Sides, int]] = deque()

    def games() -> Iterator[_Game]:
        for number in numbers:
            setup = wish(f"{run.seed}/{number}")
            sides = entry.sides(setup)
            every = seatings(sides, run.players, run.against)
            open_ones.append((number, setup, sides, len(every)))
            yield from (_Game(number, setup, seating) for seating in every)

    with closing(_played(run, games(), processes)) as bouts:
        for bout in bouts:
            number, setup, sides, count = open_ones.popleft()
            yield Pairing(number, setup, sides, (bout, *islice(bouts, count - 1)))


def _played(run: Run, games: Iterator[_Game], processes: int) -> Generator[Bout]:
    """The games one after the other, however they are spread."""
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


def _submitted(pool: ProcessPoolExecutor, run: Run, games: Iterable[_Game]) -> Sequence[Future[Bout]]:
    return [pool.submit(_play, run, game) for game in games]


def _begin(stopped: Event) -> None:
    # An interrupt at the keyboard reaches every process; the first one decides what becomes of the games.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    globals()["_stopped"] = stopped


def _play(run: Run, game: _Game) -> Bout:
    """One game; whoever fails in it is named with all that is needed to see it again."""
    entry, mind = run.find(run.game)
    seed = f"{run.seed}/{game.number}"
    try:
        return play(entry, mind, game.setup, seed, game.seating, lambda match: _goes_on(run.limit, len(match.acts)))
    except Misplayed as problem:
        where = f"{run.game}, seed {run.seed}, pairing {game.number}, seats {', '.join(game.seating)}"
        raise Misplayed(f"{where}: {problem}") from problem


def _goes_on(limit: int, acts: int) -> bool:
    return acts <= limit and (_stopped is None or not _stopped.is_set())
