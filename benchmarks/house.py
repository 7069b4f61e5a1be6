"""The speed of counting deals and of bots in the house. Run with `python -m benchmarks.house`."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import process_time

from benchmarks.reference import STEPS, reference_loop, seconds_of
from stopthief.bots.house.mind import BOTS, player
from stopthief.core.match import Match
from stopthief.deduction.house.belief import believed, trios
from stopthief.deduction.house.constraints import constraints
from stopthief.house.box.box import usual_pack
from stopthief.house.box.setup import Setup, agree
from stopthief.house.game import House, HouseMatch
from stopthief.house.rules.state import Phase, View

HOUSE = House()
GAMES = 10
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")


def table(players: int) -> Setup:
    """The usual pack for a number of players."""
    return agree(usual_pack(), dict.fromkeys(NAMES[:players]))


def games(players: int, times: dict[str, list[float]]) -> Iterator[HouseMatch]:
    """Play games with bots of all strengths at one table, and note their thinking times."""
    for number in range(GAMES):
        match: HouseMatch = Match.begin(HOUSE, table(players), f"house/{number}")
        strengths = [tuple(BOTS)[(number + seat) % len(BOTS)] for seat in range(players)]
        bots = [player(match.setup, seat, one, f"{number}/{seat}") for seat, one in enumerate(strengths)]
        heard = 0
        while (seat := match.awaited) is not None:
            for act in match.acts[heard:]:
                for place, bot in enumerate(bots):
                    for seen in (seen for event in act.events for seen in HOUSE.observe(event, place)):
                        bot.see(seen)
            heard = len(match.acts)
            began = process_time()
            command = bots[seat].choose()
            times[strengths[seat]].append(process_time() - began)
            match.submit(seat, command)
        yield match


def views(match: HouseMatch) -> Iterator[View]:
    """The view of each seat at the beginning of each turn."""
    for seat in range(len(match.setup.players)):
        view = HOUSE.blank(match.setup, seat)
        for seen in match.stream(seat):
            turns = view.public.turns
            view = HOUSE.fold(view, seen)
            if view.public.phase is Phase.MOVE and view.public.turns > turns:
                yield view


def main() -> None:
    """Print the tables."""
    choices: list[str] = []
    print("| players | posteriors | median | 95 % | most | reference steps, median | with all answers, median |")
    print("|---|---|---|---|---|---|---|")
    for players in range(2, 7):
        times: dict[str, list[float]] = {strength: [] for strength in BOTS}
        moments = [view for match in games(players, times) for view in views(match)]
        step = median(seconds_of(reference_loop) for _ in range(5)) / STEPS
        counted = sorted(seconds_of(lambda view=view: believed(constraints(view))) for view in moments)  # type: ignore[misc]
        answers = sorted(seconds_of(lambda view=view: trios(constraints(view))) for view in moments)  # type: ignore[misc]
        middle, late = median(counted), counted[len(counted) * 95 // 100]
        print(
            f"| {players} | {len(counted):,} | {middle * 1e3:.2f} ms | {late * 1e3:.1f} ms "
            f"| {counted[-1] * 1e3:.0f} ms | {middle / step:,.0f} | {(middle + median(answers)) * 1e3:.2f} ms |"
        )
        row = (f"{1e3 * sum(one) / len(one):.1f} and {1e3 * max(one):.0f} ms" for one in times.values())
        choices.append(f"| {players} | {' | '.join(row)} |")
    print("\n| players | easy: mean and most a choice | fair | strong |\n|---|---|---|---|")
    print("\n".join(choices))


if __name__ == "__main__":
    main()
