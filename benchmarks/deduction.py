"""The speed of the exact filter over whole random games. Run with `python -m benchmarks.deduction`."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from benchmarks.engine import GAME, KINDS, setup_of
from benchmarks.reference import STEPS, reference_loop, seconds_of
from stopthief.city.box.setup import Setup
from stopthief.city.rules.events import Heard, Observation
from stopthief.deduction.city.detective import Detective
from stopthief.deduction.city.hearing import Hearing
from stopthief.lab.random_play import random_match

GAMES = 30
TURNS = 60


def streams(setup: Setup) -> list[list[Observation]]:
    """A spectator's observations of some random games."""
    matches = (
        random_match(GAME, setup, f"deduction/{number}", lambda match: match.state.public.turns <= TURNS)
        for number in range(GAMES)
    )
    return [list(match.stream(None)) for match in matches]


def clue_times(setup: Setup, told: list[list[Observation]], hearing: Hearing) -> list[float]:
    """Seconds for each clue, with the cached steps of a running program."""
    times = []
    for stream in told:
        detective = Detective(GAME.box, setup, None, hearing)
        for seen in stream:
            began = perf_counter()
            detective.see(seen)
            if isinstance(seen, Heard):
                times.append(perf_counter() - began)
    return sorted(times)


def main() -> None:
    """Print the table."""
    print("| game | clues | median | 95 % | reference steps each, median |")
    print("|---|---|---|---|---|")
    for mode, difficulty, count in KINDS:
        setup = setup_of(mode, difficulty, count)
        told, hearing = streams(setup), Hearing(GAME.box)
        clue_times(setup, told, hearing)
        rounds = [clue_times(setup, told, hearing) for _ in range(5)]
        step = median(seconds_of(reference_loop) for _ in range(5)) / STEPS
        middle = median(one[len(one) // 2] for one in rounds)
        late = median(one[len(one) * 95 // 100] for one in rounds)
        name = difficulty if mode == "competitive" else mode
        print(
            f"| {name}, {count} players | {len(rounds[0]):,} | {middle * 1e3:.3f} ms | {late * 1e3:.3f} ms "
            f"| {middle / step:,.0f} |"
        )


if __name__ == "__main__":
    main()
