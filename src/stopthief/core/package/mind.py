"""Artificial minds for a game: players for its seats, advice for people, an analysis afterwards.

Everything is computed from the observations of a seat, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, Protocol, get_args

import msgspec

from stopthief.core.game import AnyGame, Seat

Strength = Literal["easy", "steady", "fair", "strong"]
STRENGTHS: tuple[Strength, ...] = get_args(Strength)
"""The strength of a bot, the weakest first. A game need not have all of them."""


class Bot(Protocol):
    """Plays a seat: observations in, command out."""

    def see(self, observation: Any) -> None:  # noqa: ANN401 - of any game
        """Take in the observations of the seat, in order and without a gap."""

    def choose(self) -> Any:  # noqa: ANN401 - a command of any game
        """A legal command, when this seat has to choose. A second call may choose another."""


class Adviser(Protocol):
    """Tells the person at a seat what follows from the observations of that seat."""

    def see(self, observation: Any) -> None:  # noqa: ANN401 - of any game
        """Take in the observations of the seat, in order and without a gap."""

    def advice(self) -> object:
        """The conclusions, as a value of the game's own, to be written as JSON."""

    def why(self, about: str) -> object:
        """Why that is so for one thing, such as a space by its number; Refused when there is no such thing."""


Stream = Iterable[Any]
"""All observations of a seat in a game, in order."""


class Mind(msgspec.Struct, frozen=True):
    """Bots, advice and analysis of a game."""

    player: Callable[[Any, int, Strength, str], Bot]
    """A bot for a setup, a seat and a strength. Its random choices follow from the seed."""
    thought: Callable[[Any, Any], object | None]
    """The public thought of a bot before a command, from the public view and the command. It tells no more than
    the command's public effect is about to show; secret parts of a command do not change it."""
    strengths: tuple[Strength, ...] = STRENGTHS
    """The strengths that its bots have, the weakest first."""
    plays: Callable[[Any], bool] = lambda _setup: True
    """Whether bots can play at a table of this setup."""
    adviser: Callable[[Any, int], Adviser] | None = None
    """Advice for a seat of a setup."""
    advises: Callable[[Any], bool] = lambda _setup: False
    """Whether a table of this setup has advice by default."""
    analyse: Callable[[Any, Mapping[Seat, Stream]], object] | None = None
    """A finished game, from everything that each seat and the spectators perceived; to be written as JSON."""
    editions: Callable[[Any], Mind] | None = None
    """The mind of another edition of the game; None where all editions are alike."""

    def lacks(self, wanted: Iterable[str]) -> list[str]:
        """A clause for each wanted strength that its bots do not have."""
        there = ", ".join(self.strengths)
        return [f"there is no {word}; there is {there}." for word in wanted if word not in self.strengths]

    def of(self, game: AnyGame) -> Mind:
        """The mind of the edition that is played."""
        return self if self.editions is None else self.editions(game)
