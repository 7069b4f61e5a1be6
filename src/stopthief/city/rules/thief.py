"""The hidden state of the thief."""

from __future__ import annotations

import msgspec


class ThiefNow(msgspec.Struct, frozen=True, gc=False):
    """Everything that the thief's next step depends on."""

    at: int
    """The space it is on."""
    came: int | None = None
    """The numbered space it left on the move before (M2)."""
    rode: bool = False
    """Whether that move was a subway ride (M7)."""
    robbed: frozenset[int] = frozenset()
    """The crime scenes it has robbed, where each can be robbed only once (M9)."""
