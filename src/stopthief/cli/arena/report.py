"""The report of a run of the arena: one value for programs, tables for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from stopthief.cli.terminal import columns
from stopthief.core.package.mind import Strength
from stopthief.lab.arena_totals import ArenaTotals, Ended
from stopthief.lab.balance import Turns, WinRate
from stopthief.lab.scores import Comparison, Standing


class ThinkingTime(msgspec.Struct, frozen=True):
    """The thinking times of a strength, in milliseconds."""

    strength: Strength
    against: bool
    """Whether it played the opposing part."""
    choices: int
    median: float
    p95: float
    most: float


class Fairness(msgspec.Struct, frozen=True):
    """Win rates by character and by order, and the length of games."""

    labels: list[WinRate]
    order: list[WinRate]
    turns_each: Turns


class ArenaReport(msgspec.Struct, frozen=True):
    """The report of a run."""

    game: str
    seed: str
    ended: Ended
    pairings: int
    games: int
    undecided: int
    """The number of games that were broken off."""
    decisions: int
    illegal: int
    """Always 0: an illegal command ends the run."""
    standings: list[Standing]
    comparisons: list[Comparison]
    figures: dict[str, int]
    thinking: list[ThinkingTime]
    balance: Fairness | None


def report(totals: ArenaTotals, seed: str, *, balance: bool) -> ArenaReport:
    """Make the report of the run so far."""
    fair = totals.balance
    return ArenaReport(
        game=totals.run.game,
        seed=seed,
        ended=totals.ended,
        pairings=totals.pairings,
        games=len(totals.figures),
        undecided=totals.undecided,
        decisions=totals.decisions,
        illegal=0,
        standings=totals.scores.standings,
        comparisons=totals.scores.comparisons,
        figures=columns.row(totals.entry, totals.figures),
        thinking=[
            ThinkingTime(*who, times.count, 1e3 * times.within(0.5), 1e3 * times.within(0.95), 1e3 * times.most)
            for who, times in totals.times.items()
        ],
        balance=Fairness(fair.labels, fair.order, fair.turns) if balance else None,
    )


def briefly(totals: ArenaTotals) -> str:
    """The state of the run, for a progress bar."""
    if comparisons := totals.scores.comparisons:
        one = comparisons[0]
        return f"{one.better} {_percent(one.share)} of {one.worse}, {one.ratio:+.1f} of {one.bound:.1f}"
    return ""


def show(report: ArenaReport) -> None:
    """Print it as Markdown."""
    print(
        f"{report.pairings:,} pairings, {report.games:,} games from seed {report.seed}, {report.ended}; "
        f"{report.undecided:,} broken off, {report.decisions:,} decisions, {report.illegal} illegal."
    )
    _table("player | against | games | wins | share | 95 % | even", map(_standing, report.standings))
    _table("better | than | share | 95 % | Elo | 95 % | points | 95 % | proven", map(_comparison, report.comparisons))
    _table(" | ".join(name.replace("_", " ") for name in report.figures), [[f"{n:,}" for n in report.figures.values()]])
    _table("a choice of | choices | median | 95th percentile | most", map(_thinking, report.thinking))
    if report.balance is not None:
        head = "games | wins | share | 95 % | even"
        _table(f"who | {head}", map(_win_rate, report.balance.labels))
        _table(f"goes | {head}", map(_win_rate, report.balance.order))
        turns = report.balance.turns_each
        _table(
            "turns a player, median | 95th percentile | most", [[f"{n:.1f}" for n in msgspec.structs.astuple(turns)]]
        )


def _standing(one: Standing) -> list[str]:
    even = "" if one.even is None else _percent(one.even)
    return [
        one.strength,
        one.against or "",
        f"{one.games:,}",
        f"{one.wins:,.10g}",
        _percent(one.share),
        _range(one.interval),
        even,
    ]


def _comparison(one: Comparison) -> list[str]:
    low, high = map(_elo, one.elo_interval)
    return [
        _part(one.better, against=one.against),
        one.worse,
        _percent(one.share),
        _range(one.interval),
        _elo(one.elo),
        f"{low} to {high}",
        f"{100 * one.difference:+.1f}",
        " to ".join(f"{100 * end:+.1f}" for end in one.difference_interval),
        one.verdict or "no",
    ]


def _thinking(one: ThinkingTime) -> list[str]:
    return [
        _part(one.strength, against=one.against),
        f"{one.choices:,}",
        *(f"{time:,.3g} ms" for time in (one.median, one.p95, one.most)),
    ]


def _win_rate(one: WinRate) -> list[str]:
    return [
        one.name,
        f"{one.games:,}",
        f"{one.wins:,.10g}",
        _percent(one.share),
        _range(one.interval),
        _percent(one.even),
    ]


def _part(strength: Strength, *, against: bool) -> str:
    return f"{strength}, against" if against else strength


def _elo(difference: float | None) -> str:
    return "?" if difference is None else f"{round(difference):+}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _range(interval: Sequence[float]) -> str:
    return " to ".join(f"{100 * end:.1f}" for end in interval)


def _table(heads: str, rows: Iterable[Sequence[str]]) -> None:
    """Print a Markdown table, unless it has no rows."""
    if lines := [f"| {' | '.join(row)} |" for row in rows]:
        print(f"\n| {heads} |", f"|{'---|' * len(heads.split(' | '))}", *lines, sep="\n")
