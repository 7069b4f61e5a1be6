"""Speed of the engine: random playouts, replay of a log, and the import. Run with `python -m benchmarks.engine`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from statistics import median

from benchmarks.reference import Measured, measure
from stopthief.city import city
from stopthief.city.box.setup import Mode, Player, Setup
from stopthief.core.match import AnyMatch, Match
from stopthief.lab.random_play import random_match

GAME = city()
KINDS: tuple[tuple[Mode, str, int], ...] = (
    ("competitive", "standard", 2),
    ("competitive", "intermediate", 3),
    ("competitive", "advanced", 4),
    ("cooperative", "book", 4),
    ("one-vs-many", "book", 4),
    ("solo", "book", 1),
)
DECISIONS = 12_000


def setup_of(mode: Mode, difficulty: str, count: int) -> Setup:
    """A table of some size, with the first investigators of the box."""
    players = [Player(one.name, one.id) for one in list(GAME.box.investigators.values())[:count]]
    if mode == "one-vs-many":
        players[-1] = Player("The Pack")
    return Setup(mode, tuple(players), difficulty, GAME.box.preset(mode, difficulty))


def _playouts(setup: Setup) -> Callable[[int], int]:
    """Decisions of random games, the enumeration of legal choices, dice, log and all included."""

    def work(number: int) -> int:
        done, game = 0, 0
        while done < DECISIONS:
            match = random_match(GAME, setup, f"{number}/{game}", lambda match: match.state.public.turns <= 400)
            done += len(match.acts) - 1
            game += 1
        return done

    return work


def _log_of(events: int) -> AnyMatch:
    """A game whose log has at least this many events, cut there."""
    match = random_match(
        GAME,
        setup_of("competitive", "standard", 4),
        "replay",
        lambda match: sum(len(act.events) for act in match.acts) < events,
    )
    assert match.result is None
    return match


def _replays(match: AnyMatch) -> Callable[[int], int]:
    def work(_number: int) -> int:
        for _ in range(20):
            again: AnyMatch = Match(GAME, match.setup, match.seed)
            for act in match.acts:
                again.restore(act)
            assert again.state == match.state
        return 20

    return work


def _import_milliseconds() -> float:
    """Time that `import stopthief.city` adds to an empty interpreter: the median of several pairs of runs."""
    script = "from time import perf_counter as t; a = t(); {}; print((t() - a) * 1000)"
    command = [sys.executable, "-c", script.format("import stopthief.city")]
    runs = [subprocess.run(command, check=True, capture_output=True).stdout for _ in range(9)]  # noqa: S603 - our own
    return median(map(float, runs))


def main() -> None:
    """Measure and print a table."""
    print("| what | a second | one takes | reference steps each |")
    print("|---|---|---|---|")
    for mode, difficulty, count in KINDS:
        _row(f"decisions, {mode} {difficulty}, {count} seats", measure(_playouts(setup_of(mode, difficulty, count))))
    match = _log_of(300)
    count = sum(len(act.events) for act in match.acts)
    _row(f"replays of a log of {count} events", measure(_replays(match)))
    print(f"| import stopthief.city | | {_import_milliseconds():.0f} ms | |")


def _row(what: str, measured: Measured) -> None:
    micros = 1e6 / measured.rate
    one = f"{micros:.1f} µs" if micros < 1000 else f"{micros / 1000:.2f} ms"
    print(f"| {what} | {measured.rate:,.0f} | {one} | {measured.ratio:,.0f} |")


if __name__ == "__main__":
    main()
