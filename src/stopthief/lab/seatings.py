"""Who sits where in the games of a pairing, so that luck cancels: every strength has every seat equally often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stopthief.core.package.mind import Strength
from stopthief.core.sides import Sides

Seating = tuple[Strength, ...]
"""The strength of every seat."""


def seatings(sides: Sides, players: Sequence[Strength], against: Sequence[Strength]) -> tuple[Seating, ...]:
    """All games of a pairing: strengths take turns around the table, and each begins once at each team."""
    foes = against if sides.foes else against[:1]
    return tuple(_seated(sides, row, foe) for row in dict.fromkeys(_rows(len(sides.teams), players)) for foe in foes)


def _rows(teams: int, players: Sequence[Strength]) -> Iterator[Seating]:
    """Strengths by team. Rotating alone is not enough: of two strengths at three seats, one would sit there twice."""
    for begins in range(len(players)):
        row = [players[(begins + place) % len(players)] for place in range(teams)]
        for turned in range(teams):
            yield (*row[turned:], *row[:turned])


def _seated(sides: Sides, row: Seating, foe: Strength) -> Seating:
    at = dict.fromkeys(sides.foes, foe)
    at |= {seat: strength for team, strength in zip(sides.teams, row, strict=True) for seat in team}
    return tuple(at[seat] for seat in sorted(at))


def won(sides: Sides, winners: Sequence[int]) -> tuple[float, ...]:
    """What each seat gets of a game: all of it if its part alone won, a share where several did."""
    parts = [part for part in (*sides.teams, sides.foes) if {*part} & {*winners}]
    seats = sorted(seat for part in (*sides.teams, sides.foes) for seat in part)
    return tuple(sum(seat in part for part in parts) / max(1, len(parts)) for seat in seats)
