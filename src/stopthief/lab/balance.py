"""Whether a game is fair between equals: who wins by what they play and by who goes first, and how long it takes."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from stopthief.core.package.game_package import GamePackage
from stopthief.lab.arena import Pairing
from stopthief.lab.estimates import Interval, wilson
from stopthief.lab.seatings import won


class Chance(msgspec.Struct, frozen=True):
    """How often whoever has something wins."""

    name: str
    games: int
    wins: float
    share: float
    interval: Interval
    even: float
    """How often anybody in such games wins."""


class Turns(msgspec.Struct, frozen=True):
    """How many turns of a player a game takes; of all games in order, the middle one and so on."""

    median: float
    p95: float
    most: float


class Balance:
    """Adds games up. Each counts by itself: of pairings with several, take the intervals with a grain of salt."""

    def __init__(self, entry: GamePackage) -> None:
        self._entry = entry
        self._labels: dict[str, list[float]] = defaultdict(list)
        self._orders: dict[int, list[float]] = defaultdict(list)
        self._all: list[float] = []
        self._turns: list[float] = []

    def add(self, pairing: Pairing) -> None:
        """One more pairing."""
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
    def labels(self) -> list[Chance]:
        """By what people chose to be."""
        return [self._chance(label, self._labels[label]) for label in sorted(self._labels)]

    @property
    def order(self) -> list[Chance]:
        """By who goes first, second and so on, where that is a race."""
        return [self._chance(str(place + 1), self._orders[place]) for place in sorted(self._orders)]

    @property
    def turns(self) -> Turns:
        """Turns of each player."""
        row = sorted(self._turns) or [0.0]
        return Turns(row[len(row) // 2], row[(len(row) * 95 - 1) // 100], row[-1])

    def _chance(self, name: str, got: list[float]) -> Chance:
        wins, even = sum(got), sum(self._all) / len(self._all)
        return Chance(name, len(got), wins, wins / len(got), wilson(wins, len(got)), even)
