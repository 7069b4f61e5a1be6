"""A case of the contract that every game keeps: a table, commands of every kind, and a way to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from stopthief.core.game import AnyGame
from tests.support.games.playing import Choose


class Case(NamedTuple):
    """A game to be held to the contract at one table."""

    name: str
    game: AnyGame
    setup: Any
    commands: Sequence[Any]
    """Well-formed commands of every type, over plausible and absurd values: legal ones, and very many that are not."""
    choose: Choose[Any, Any]
    """How to play so that games come to their end."""
    undoes: int = 2
    """How many acts in a row can be taken back, at the least."""
    dice: bool = True
    """Whether dice are thrown after the first choice."""

    def __hash__(self) -> int:
        """By its name alone: a setup may hold what has no hash."""
        return hash(self.name)
