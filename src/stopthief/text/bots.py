"""Bots at the same table as one person: each is told what its seat perceives.

Their chance follows from the public commitment to the seed, so that a game can be repeated.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec

from stopthief.core import dice
from stopthief.core.package import bot_turn
from stopthief.core.package.follower import Follower
from stopthief.core.package.mind import Bot, Mind
from stopthief.table.table import Table

PERSON = 0
"""The seat of the person who plays among bots."""


class BotSeats:
    """The seats of a table that bots play; none where people have them all."""

    def __init__(self, mind: Mind, table: Table) -> None:
        self._mind = mind
        self._match = match = table.match
        seed = dice.commitment(match.seed)
        self._draw = Random(seed).randrange
        self._bots: dict[int, Follower[Bot]] = {
            seat: Follower(match.game, seat, partial(mind.player, match.setup, seat, place.bot, f"{seed}/{seat}"))
            for seat, place in enumerate(table.places)
            if place.bot is not None
        }

    def __len__(self) -> int:
        return len(self._bots)

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def choice(self, seat: int) -> tuple[Any, str]:
        """The command of a bot, and as much of its thought as everybody may know."""
        command = bot_turn.choose(self._bots[seat], self._match.acts, self._match.legal(seat), self._draw)
        return command, _in_words(self._mind.thought(self._match.view(None), command))


def _in_words(thought: object | None) -> str:
    """A thought of any game: its kind, and what it is about."""
    if thought is None:
        return ""
    fields = {name: value for name, value in msgspec.to_builtins(thought).items() if value is not None}
    kind = fields.pop("kind", "thinking")
    return ", ".join([str(kind), *(f"{name} {value}" for name, value in fields.items())])
