"""How long and how hard a game is: minutes, games won, and what decided them."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean, median
from typing import Any

import msgspec

from stopthief.lab.arena import Pairing
from stopthief.lab.estimates import Interval, wilson

TURN = 40
"""The seconds that people take for a turn."""
DECK = 12
"""The number of thief cards in the box; one more is a thirteenth thief."""


class Evenings(msgspec.Struct, frozen=True):
    """Many games of one kind of table with one kind of players."""

    players: str
    seats: int
    games: int
    minutes: float
    """The median."""
    minutes_10: float
    minutes_90: float
    """Nine of ten games are longer than the one, and shorter than the other."""
    won: float
    """The share of games that the first team won; where all are rivals, that somebody won."""
    interval: Interval
    thirteenth: float
    """The share of games in which a thirteenth thief was needed."""
    poor: float | None
    rich: float | None
    """The share won of the third of games with the least and with the most money when the boss came."""
    helpless: float | None
    """Of the lost games, the share lost after the boss came and before anybody could choose."""


def evenings(players: str, seats: int, pairings: Iterable[Pairing]) -> Evenings:
    """The statistics of games."""
    games = [(bout.figures, _won(pairing, bout.winners)) for pairing in pairings for bout in pairing.bouts]
    minutes = sorted(figures["turns"] * TURN / 60 for figures, _ in games)
    wins = sum(won for _, won in games)
    poor, rich = _thirds(games)
    return Evenings(
        players=players,
        seats=seats,
        games=len(games),
        minutes=median(minutes),
        minutes_10=minutes[len(minutes) // 10],
        minutes_90=minutes[len(minutes) * 9 // 10],
        won=wins / len(games),
        interval=wilson(wins, len(games)),
        thirteenth=fmean(figures["thieves"] > DECK for figures, _ in games),
        poor=poor,
        rich=rich,
        helpless=_helpless(games),
    )


_Games = list[tuple[Any, bool]]


def _won(pairing: Pairing, winners: tuple[int, ...] | None) -> bool:
    team = pairing.sides.teams[0] if len(pairing.sides.teams) == 1 else winners or ()
    return bool(winners) and {*team} <= {*(winners or ())}


def _thirds(games: _Games) -> tuple[float, float] | tuple[None, None]:
    met = [(figures["boss_loot"], won) for figures, won in games if figures["boss_loot"] is not None]
    met.sort(key=lambda game: game[0])  # by money alone: among equals, lost games must not come first
    third = len(met) // 3
    if not third:
        return None, None
    return fmean(won for _, won in met[:third]), fmean(won for _, won in met[-third:])


def _helpless(games: _Games) -> float | None:
    lost = [figures for figures, won in games if not won]
    if not lost:
        return None
    return fmean(figures["boss_loot"] is not None and not figures["chosen_after_boss"] for figures in lost)
