"""Who belongs together at a table: something that everyone knows before the game begins."""

from __future__ import annotations

import msgspec


class Sides(msgspec.Struct, frozen=True):
    """Who plays with whom, and against whom."""

    teams: tuple[tuple[int, ...], ...]
    """The seats of those who play the same part. A team wins or loses together; several are rivals."""
    foes: tuple[int, ...] = ()
    """The seats of a part of its own, played against all of them."""
