"""What can be thought at a table of a game: players for its seats, advice for its people, an analysis afterwards.

All of it is made of observations. Whoever thinks is told what a seat perceives, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, Protocol, get_args

import msgspec

from stopthief.core.game import AnyGame, Seat

Strength = Literal["easy", "fair", "strong"]
STRENGTHS: tuple[Strength, ...] = get_args(Strength)
"""How well a bot plays, the weakest first."""


class Bot(Protocol):
    """Plays a seat: observations in, command out."""

    def see(self, observation: Any) -> None:  # noqa: ANN401 - of any game
        """Take in what the seat perceives, in order and without a gap."""

    def choose(self) -> Any:  # noqa: ANN401 - a command of any game
        """A legal command, when it is this seat that has to choose; asked again, it may think again."""


class Adviser(Protocol):
    """Tells a person at a seat what follows from what that seat has perceived."""

    def see(self, observation: Any) -> None:  # noqa: ANN401 - of any game
        """Take in what the seat perceives, in order and without a gap."""

    def advice(self) -> object:
        """What follows, as a value of the game's own, to be written as JSON."""

    def why(self, about: str) -> object:
        """Why that is so for one thing, such as a space by its number; Refused when there is no such thing."""


Stream = Iterable[Any]
"""All that a seat perceived of a game, in order."""


class Mind(msgspec.Struct, frozen=True):
    """What a game brings to think about it."""

    player: Callable[[Any, int, Strength, str], Bot]
    """A bot for a setup, a seat and a strength. What it leaves to chance follows from the seed."""
    thought: Callable[[Any, Any], object | None]
    """What a bot may be seen to think before a command: of what everyone sees, and the command. It tells no more than
    the command's public effect is about to show; secret parts of a command do not change it."""
    plays: Callable[[Any], bool] = lambda _setup: True
    """Whether bots can play at a table of this setup."""
    adviser: Callable[[Any, int], Adviser] | None = None
    """Advice for a seat of a setup."""
    advises: Callable[[Any], bool] = lambda _setup: False
    """Whether a table of this setup has advice unless somebody says otherwise."""
    analyse: Callable[[Any, Mapping[Seat, Stream]], object] | None = None
    """A finished game, from everything that each seat and the spectators perceived; to be written as JSON."""
    editions: Callable[[Any], Mind] | None = None
    """The mind of another edition of the game; None where all editions are alike."""

    def of(self, game: AnyGame) -> Mind:
        """The mind of the edition that is played."""
        return self if self.editions is None else self.editions(game)
