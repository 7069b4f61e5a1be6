"""Bots at the same table as one person: they sit in every seat but the first, and perceive what their seat does.

What they leave to chance follows from what is public of the game, so that a game can be repeated.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec

from stopthief.core import dice
from stopthief.core.match import AnyMatch
from stopthief.core.package.follower import Follower
from stopthief.core.package.mind import Bot, Mind, Strength

PERSON = 0
"""The seat of whoever sits at the keyboard."""


class Company:
    """The bots of one game."""

    def __init__(self, mind: Mind, match: AnyMatch, strength: Strength) -> None:
        self._mind = mind
        self._match = match
        seed = dice.commitment(match.seed)
        self._whim = Random(seed).random
        others = (seat for seat in range(match.game.seats(match.setup)) if seat != PERSON)
        self._bots: dict[int, Follower[Bot]] = {
            seat: Follower(match.game, seat, partial(mind.player, match.setup, seat, strength, f"{seed}/{seat}"))
            for seat in others
        }

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def choice(self, seat: int) -> tuple[Any, str]:
        """What a bot commands, and what can be seen of its thought, if anything."""
        command = self._command(seat)
        return command, _in_words(self._mind.thought(self._match.view(None), command))

    def _command(self, seat: int) -> Any:  # noqa: ANN401 - a command of any game
        legal = self._match.legal(seat)
        try:
            command = self._bots[seat].after(self._match.acts).choose()
        except Exception:  # noqa: BLE001 - a bot that fails takes anything, and the game goes on
            self._bots[seat].forget()
            command = None
        return command if command in legal else legal[int(self._whim() * len(legal))]


def _in_words(thought: object | None) -> str:
    """A thought of any game's: what kind it is, and what it is about."""
    if thought is None:
        return ""
    fields = {name: value for name, value in msgspec.to_builtins(thought).items() if value is not None}
    kind = fields.pop("kind", "thinking")
    return ", ".join([str(kind), *(f"{name} {value}" for name, value in fields.items())])
