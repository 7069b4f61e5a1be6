"""The balance of a game between equals: win rates by character and by order of play, and the length of games."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from stopthief.core.package.game_package import GamePackage
from stopthief.lab.arena import Pairing
from stopthief.lab.estimates import Interval, wilson
from stopthief.lab.seatings import won


class WinRate(msgspec.Struct, frozen=True):
    """The share of games won by the players with one property."""

    name: str
    games: int
    wins: float
    share: float
    interval: Interval
    even: float
    """The share over all players of these games."""


class Turns(msgspec.Struct, frozen=True):
    """Turns of each player in a game: the median, the 95th percentile and the maximum."""

    median: float
    p95: float
    most: float


class Balance:
    """Adds up games as if independent, so intervals are too narrow where pairings have several games."""

    def __init__(self, entry: GamePackage) -> None:
        self._entry = entry
        self._labels: dict[str, list[float]] = defaultdict(list)
        self._orders: dict[int, list[float]] = defaultdict(list)
        self._all: list[float] = []
        self._turns: list[float] = []

    def add(self, pairing: Pairing) -> None:
        """Add a pairing."""
        sides, labels = pairing.sides, self._entry.labels
        called = (None,) * self._entry.game.seats(pairing.setup) if labels is None else labels(pairing.setup)
        playing = sorted(seat for team in sides.teams for seat in team)
        for bout in pairing.bouts:
            got = won(sides, bout.winners or ())
            first = bout.figures["first"]
            self._turns.append(bout.figures["turns"] / len(playing))
            self._all += (got[seat] for seat in playing)
            for seat in playing:
                if (label := called[seat]) is not None:
                    self._labels[label].append(got[seat])
                if len(sides.teams) > 1 and first in playing:
                    self._orders[(playing.index(seat) - playing.index(first)) % len(playing)].append(got[seat])

    @property
    def labels(self) -> list[WinRate]:
        """Win rates by character."""
        return [self._win_rate(label, self._labels[label]) for label in sorted(self._labels)]

    @property
    def order(self) -> list[WinRate]:
        """Win rates by the order of play, where there are rivals."""
        return [self._win_rate(str(place + 1), self._orders[place]) for place in sorted(self._orders)]

    @property
    def turns(self) -> Turns:
        """Statistics of the turns of each player."""
        row = sorted(self._turns) or [0.0]
        return Turns(row[len(row) // 2], row[(len(row) * 95 - 1) // 100], row[-1])

    def _win_rate(self, name: str, got: list[float]) -> WinRate:
        wins, even = sum(got), sum(self._all) / len(self._all)
        return WinRate(name, len(got), wins, wins / len(got), wilson(wins, len(got)), even)
