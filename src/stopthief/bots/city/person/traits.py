"""The traits by which one person plays differently from another."""

from __future__ import annotations

import msgspec


class Traits(msgspec.Struct, frozen=True):
    """A way of thinking. Whatever is not named here, all people have in common."""

    memory: int | None = None
    """The number of clues kept in mind; None where every clue about the thief is written down."""
    slips: float = 0.0
    """The probability that a clue is taken for another."""
    exact: bool = False
    """Whether all that follows from the thief's rules is worked out, not only sounds and neighbours."""
    daring: float = 0.2
    """The least probability of success at which an arrest is tried."""
    hope: float = 0.0
    """The probability that one suspected space is picked for no reason, and taken for certain this turn."""
    haste: float = 0.0
    """The probability that a card is played without a plan."""
