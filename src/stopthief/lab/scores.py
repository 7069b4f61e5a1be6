"""The scores of a run: each strength's share of wins, and comparisons of every two strengths.

Rivals are compared by the games that one of them won. Where all play together, each strength plays the same tables
in turn, and strengths are compared by the tables that one of them won and the other lost.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from stopthief.core.package.mind import Strength
from stopthief.lab.arena import ArenaRun, Pairing
from stopthief.lab.bout import Bout
from stopthief.lab.elo import DUEL, Sprt, SprtVerdict, TeamCounts, elo
from stopthief.lab.estimates import Duel, Interval, mean_share, wilson
from stopthief.lab.seatings import won


class Standing(msgspec.Struct, frozen=True):
    """The result of one strength."""

    strength: Strength
    against: Strength | None
    """The strength of the opposing part, where there is one."""
    games: int
    """Counted once for every player of this strength."""
    wins: float
    """A game that several win counts in equal parts."""
    share: float
    interval: Interval
    even: float | None
    """The share among equals; None without rivals."""


class Comparison(msgspec.Struct, frozen=True):
    """A comparison of two strengths that had the same luck."""

    better: Strength
    """The strength that is supposed to be better."""
    worse: Strength
    against: bool
    """Whether they play the opposing part."""
    share: float
    """The share of the games that one of the two won and the other did not."""
    interval: Interval
    elo: float | None
    """None if one of them won all games."""
    elo_interval: tuple[float | None, float | None]
    difference: float
    """The difference, as a share of all games."""
    difference_interval: Interval
    ratio: float
    """The logarithm of the test's likelihood ratio."""
    bound: float
    """The bound that it has to pass."""
    verdict: SprtVerdict | None


class Scores:
    """Adds up pairings."""

    def __init__(self, run: ArenaRun, sprt: Sprt) -> None:
        self.sprt = sprt
        self._pairs = [*combinations(run.players, 2)]
        self._foe_pairs = [*combinations(run.against, 2)]
        self._teams = 1
        self._seats: dict[tuple[Strength, Strength | None], list[tuple[float, int]]] = defaultdict(list)
        self._duels: dict[tuple[bool, Strength, Strength], tuple[Duel, tuple[TeamCounts, ...]]] = {}

    def add(self, pairing: Pairing) -> None:
        """Add a pairing."""
        self._teams = len(pairing.sides.teams)
        self._stand(pairing)
        for one, other in self._pairs:
            self._meet(pairing, one, other, foes=False)
        if pairing.sides.foes:
            for one, other in self._foe_pairs:
                self._meet(pairing, one, other, foes=True)

    def _stand(self, pairing: Pairing) -> None:
        """Add the wins and games of each strength."""
        sides = pairing.sides
        found: dict[tuple[Strength, Strength | None], tuple[float, int]] = {}
        for bout in pairing.bouts:
            got = won(sides, bout.winners or ())
            foe = bout.seating[sides.foes[0]] if sides.foes else None
            for team in sides.teams:
                key = bout.seating[team[0]], foe
                wins, games = found.get(key, (0.0, 0))
                found[key] = wins + got[team[0]], games + 1
        for key, (wins, games) in found.items():
            self._seats[key].append((wins, games))

    def _meet(self, pairing: Pairing, one: Strength, other: Strength, *, foes: bool) -> None:
        """Add the points of two strengths in a pairing."""
        together = self._teams > 1 and not foes
        given = [*(_between(pairing, one, other) if together else _beside(pairing, one, other, foes=foes))]
        if not given:
            return
        key = foes, one, other
        if key not in self._duels:
            self._duels[key] = Duel(len(given)), tuple(table for *_, table in given)
        self._duels[key][0].add(sum(ours for ours, _, _ in given), sum(theirs for _, theirs, _ in given))

    @property
    def proven(self) -> bool:
        """Whether every comparison has a verdict."""
        return bool(self._duels) and all(self.sprt.verdict(*duel) for duel in self._duels.values())

    @property
    def standings(self) -> list[Standing]:
        """In the order in which the strengths were named."""
        return [_standing(*key, rows, self._teams) for key, rows in self._seats.items()]

    @property
    def comparisons(self) -> list[Comparison]:
        """Every strength with every later one."""
        return [self._comparison(key, *duel) for key, duel in self._duels.items()]

    def _comparison(self, key: tuple[bool, Strength, Strength], duel: Duel, tables: Sequence[TeamCounts]) -> Comparison:
        against, one, other = key
        low, high = duel.interval
        return Comparison(
            better=one,
            worse=other,
            against=against,
            share=duel.share,
            interval=duel.interval,
            elo=elo(duel.share, tables),
            elo_interval=(elo(low, tables), elo(high, tables)),
            difference=duel.difference,
            difference_interval=duel.difference_interval,
            ratio=self.sprt.ratio(duel, tables),
            bound=self.sprt.bound,
            verdict=self.sprt.verdict(duel, tables),
        )


def _between(pairing: Pairing, one: Strength, other: Strength) -> Iterator[tuple[float, float, TeamCounts]]:
    """The points of two rival strengths in each game that both played."""
    teams = pairing.sides.teams
    for bout in pairing.bouts:
        got = won(pairing.sides, bout.winners or ())
        ours, theirs = (
            [got[team[0]] for team in teams if bout.seating[team[0]] == strength] for strength in (one, other)
        )
        if ours and theirs:
            yield sum(ours), sum(theirs), (len(ours), len(theirs))


def _beside(
    pairing: Pairing, one: Strength, other: Strength, *, foes: bool
) -> Iterator[tuple[float, float, TeamCounts]]:
    """The points of two strengths in games that differ only in which of them played."""
    seats = pairing.sides.foes if foes else pairing.sides.teams[0]
    seat = seats[0]

    def rest(bout: Bout) -> tuple[Strength, ...]:
        return tuple(strength for at, strength in enumerate(bout.seating) if at not in seats)

    ours, theirs = (
        {
            rest(bout): won(pairing.sides, bout.winners or ())[seat]
            for bout in pairing.bouts
            if bout.seating[seat] == who
        }
        for who in (one, other)
    )
    for same, mine in ours.items():
        yield max(0.0, mine - theirs[same]), max(0.0, theirs[same] - mine), DUEL[0]


def _standing(strength: Strength, against: Strength | None, rows: Sequence[tuple[float, int]], teams: int) -> Standing:
    wins, games = sum(wins for wins, _ in rows), sum(games for _, games in rows)
    return Standing(
        strength,
        against,
        games,
        wins,
        share=wins / games,
        interval=mean_share([wins / games for wins, games in rows]) if teams > 1 else wilson(wins, games),
        even=1 / teams if teams > 1 else None,
    )
