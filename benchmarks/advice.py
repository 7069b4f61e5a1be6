"""How fast the adviser answers and a game is analysed. Run with `python -m benchmarks.advice`."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from benchmarks.engine import GAME, KINDS, setup_of
from benchmarks.reference import STEPS, reference_loop, seconds_of
from stopthief.city.game import CityMatch
from stopthief.deduction.city.advice import CityAdviser
from stopthief.deduction.city.analysis import analyse
from stopthief.lab.random_play import random_match

GAMES = 10
TURNS = 60


def why_times(match: CityMatch) -> list[float]:
    """Seconds for each question about a space, at the end of a game that was broken off; none between two thieves."""
    adviser = CityAdviser(GAME.box, match.setup, 0)
    for seen in match.stream(0):
        adviser.see(seen)
    times = []
    for number in GAME.box.board.numbers if adviser.advice().spaces else ():
        began = perf_counter()
        adviser.why(str(number))
        times.append(perf_counter() - began)
    return times


def analysis_time(match: CityMatch) -> float:
    """Seconds for the analysis of a game."""
    seats = [None, *range(len(match.setup.players))]
    streams = {seat: tuple(match.stream(seat)) for seat in seats}
    began = perf_counter()
    analyse(GAME.box, match.setup, streams)
    return perf_counter() - began


def main() -> None:
    """Print the table."""
    print("| game | why, median | why, longest | analysis of 60 turns, median | longest | reference steps, median |")
    print("|---|---|---|---|---|---|")
    for mode, difficulty, count in KINDS:
        setup = setup_of(mode, difficulty, count)
        matches = [
            random_match(GAME, setup, f"advice/{number}", lambda match: match.state.public.turns <= TURNS)
            for number in range(GAMES)
        ]
        whys = sorted(time for match in matches for time in why_times(match))
        whole = sorted(map(analysis_time, matches))
        step = median(seconds_of(reference_loop) for _ in range(5)) / STEPS
        name = difficulty if mode == "competitive" else mode
        print(
            f"| {name}, {count} players | {median(whys) * 1e3:.1f} ms | {whys[-1] * 1e3:.1f} ms "
            f"| {median(whole) * 1e3:.0f} ms | {whole[-1] * 1e3:.0f} ms | {median(whole) / step:,.0f} |"
        )


if __name__ == "__main__":
    main()
