"""The seatings of a pairing: every strength has every seat equally often, so that luck cancels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stopthief.core.package.mind import Strength
from stopthief.core.sides import Sides

SeatStrengths = tuple[Strength, ...]
"""The strength of every seat."""


def seatings(sides: Sides, players: Sequence[Strength], against: Sequence[Strength]) -> tuple[SeatStrengths, ...]:
    """All seatings of a pairing: strengths alternate around the table, and each begins once at each team."""
    foes = against if sides.foes else against[:1]
    return tuple(_seated(sides, row, foe) for row in dict.fromkeys(_rows(len(sides.teams), players)) for foe in foes)


def _rows(teams: int, players: Sequence[Strength]) -> Iterator[SeatStrengths]:
    """Strengths by team. Rotation alone is not enough: of two strengths at three seats, one would sit there twice."""
    for begins in range(len(players)):
        row = [players[(begins + place) % len(players)] for place in range(teams)]
        for turned in range(teams):
            yield (*row[turned:], *row[:turned])


def _seated(sides: Sides, row: SeatStrengths, foe: Strength) -> SeatStrengths:
    at = dict.fromkeys(sides.foes, foe)
    at |= {seat: strength for team, strength in zip(sides.teams, row, strict=True) for seat in team}
    return tuple(at[seat] for seat in sorted(at))


def won(sides: Sides, winners: Sequence[int]) -> tuple[float, ...]:
    """Each seat's points of a game: one if its team alone won, a part where several did."""
    parts = [part for part in (*sides.teams, sides.foes) if {*part} & {*winners}]
    seats = sorted(seat for part in (*sides.teams, sides.foes) for seat in part)
    return tuple(sum(seat in part for part in parts) / max(1, len(parts)) for seat in seats)
