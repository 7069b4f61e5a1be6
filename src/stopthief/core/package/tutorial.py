"""A first game that teaches: a real one, whose seed is known and whose every command is written down beforehand.

As long as everybody does what is written, the same happens at every table; nothing of it is a secret to anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stopthief.core.game import AnyGame
from stopthief.core.match import Act, AnyMatch, Match


class Cue(msgspec.Struct, frozen=True):
    """Whose command comes next, and what it is."""

    seat: int
    """Who gives it."""
    command: Any
    """What is to be done; its shape is the game's own."""


class Tutorial(msgspec.Struct, frozen=True):
    """What is played, and how it goes from the first command to the last."""

    setup: Any
    seed: str
    script: tuple[Cue, ...]
    """Every command of the game, in order."""
    learner: int = 0
    """The seat of whoever learns; all others follow the script by themselves."""

    def cue(self, acts: Sequence[Act[Any, Any]]) -> Cue | None:
        """What comes after these acts, of which the first has no command; None when they have left the script."""
        done = [Cue(act.seat, act.command) for act in acts[1:] if act.seat is not None]
        if len(done) >= len(self.script) or tuple(done) != self.script[: len(done)]:
            return None
        return self.script[len(done)]


def played(game: AnyGame, tutorial: Tutorial) -> AnyMatch:
    """The whole game, as it is written; Refused where the rules do not allow it any more."""
    match: AnyMatch = Match.begin(game, tutorial.setup, tutorial.seed)
    for cue in tutorial.script:
        match.submit(cue.seat, cue.command)
    return match
