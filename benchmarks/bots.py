"""Thinking time of bots: milliseconds per choice, by strength and mode. Run with `python -m benchmarks.bots`."""

from __future__ import annotations

from time import process_time

from benchmarks.engine import GAME, KINDS, setup_of
from stopthief.city.box.setup import Setup
from stopthief.core.match import Match
from stopthief.core.package.mind import STRENGTHS, Strength
from stopthief.games import MINDS

GAMES = 6
ACTS = 250


def thinking(setup: Setup, strength: Strength, seed: str) -> list[float]:
    """Seconds for every real choice of a game, by bots of one strength."""
    match = Match.begin(GAME, setup, seed)
    bots = [MINDS["city"].player(setup, seat, strength, f"{seed}/{seat}") for seat in range(len(setup.players))]
    told, times = 0, []
    while (seat := match.awaited) is not None and len(match.acts) < ACTS:
        for event in (event for act in match.acts[told:] for event in act.events):
            for other, bot in enumerate(bots):
                for seen in GAME.observe(event, other):
                    bot.see(seen)
        told = len(match.acts)
        began = process_time()
        command = bots[seat].choose()
        if len(match.legal(seat)) > 1:
            times.append(process_time() - began)
        match.submit(seat, command)
    return sorted(times)


def main() -> None:
    """Print a row for every mode and strength."""
    print(f"{'':42}{'mean':>8}{'95 %':>8}{'most':>8}  ms a choice")
    for mode, difficulty, count in KINDS:
        for strength in STRENGTHS:
            setup = setup_of(mode, difficulty, count)
            times = sorted(time for number in range(GAMES) for time in thinking(setup, strength, f"bots/{number}"))
            row = sum(times) / len(times), times[len(times) * 95 // 100], times[-1]
            figures = "".join(f"{1000 * one:8.1f}" for one in row)
            print(f"{mode}, {difficulty}, {count} players, {strength}".ljust(42) + figures)


if __name__ == "__main__":
    main()
