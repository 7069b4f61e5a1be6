"""Sides: who belongs together at a table. Everyone knows it before the game begins."""

from __future__ import annotations

import msgspec


class Sides(msgspec.Struct, frozen=True):
    """The sides of a table."""

    teams: tuple[tuple[int, ...], ...]
    """The teams of the same role. A team wins or loses together; several teams are rivals."""
    foes: tuple[int, ...] = ()
    """The seats of an asymmetric role, which plays against all teams."""
