"""Keeps bots and advisers up to date with the observations of a seat, act by act, also after an undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from stopthief.core.game import AnyGame
from stopthief.core.match import Act


class Witness(Protocol):
    """A bot or an adviser: it is told the observations of a seat."""

    def see(self, observation: Any) -> None:  # noqa: ANN401 - of any game
        """Take in what the seat perceives, in order and without a gap."""


W = TypeVar("W", bound=Witness)


class Follower(Generic[W]):
    """Keeps a witness of a seat up to date, and makes a new one when something was taken back."""

    def __init__(self, game: AnyGame, seat: int, make: Callable[[], W]) -> None:
        self._game = game
        self._seat = seat
        self._make = make
        self._kept: tuple[W, int, Act[Any, Any] | None] | None = None
        """The witness, how many acts it was told, and the last of them."""

    def after(self, acts: Sequence[Act[Any, Any]]) -> W:
        """The witness of these acts and no others."""
        one, told = self._so_far(acts)
        self._kept = None  # one that fails on the way knows only a part
        for act in acts[told:]:
            for event in act.events:
                for observation in self._game.observe(event, self._seat):
                    one.see(observation)
        self._kept = one, len(acts), acts[-1]
        return one

    def _so_far(self, acts: Sequence[Act[Any, Any]]) -> tuple[W, int]:
        if self._kept is not None:
            one, told, last = self._kept
            if told <= len(acts) and acts[told - 1] is last:
                return one, told
        return self._make(), 0

    def forget(self) -> None:
        """Make a new witness the next time."""
        self._kept = None
