"""A bot for any game that plays at random."""

from __future__ import annotations

from random import Random
from typing import Any

from stopthief.core.game import AnyGame


class RandomBot:
    """Draws one of its legal commands."""

    def __init__(self, game: AnyGame, setup: Any, seat: int, seed: str) -> None:  # noqa: ANN401 - of any game
        self._game = game
        self._view = game.blank(setup, seat)
        self._whim = Random(seed).random

    def see(self, observation: Any) -> None:  # noqa: ANN401 - of any game
        """Take in an observation of the seat."""
        self._view = self._game.fold(self._view, observation)

    def choose(self) -> Any:  # noqa: ANN401 - a command of any game
        """A legal command, each as likely."""
        choices = self._game.legal(self._view)
        return choices[int(self._whim() * len(choices))]
