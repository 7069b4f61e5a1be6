"""Tutorials: real games with a known seed and a script of all commands.

As long as everybody follows the script, the same happens at every table. Nothing in it is secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stopthief.core.game import AnyGame
from stopthief.core.match import Act, AnyMatch, Match


class Cue(msgspec.Struct, frozen=True):
    """The next command of the script, and its seat."""

    seat: int
    """The seat that gives it."""
    command: Any
    """The command; its shape is the game's own."""


class Tutorial(msgspec.Struct, frozen=True):
    """The setup and seed of a lesson, and its script from the first command to the last."""

    setup: Any
    seed: str
    script: tuple[Cue, ...]
    """Every command of the game, in order."""
    learner: int = 0
    """The learner's seat; all others follow the script by themselves."""

    def cue(self, acts: Sequence[Act[Any, Any]]) -> Cue | None:
        """The step after these acts, of which the first has no command; None when they have left the script."""
        done = [Cue(act.seat, act.command) for act in acts[1:] if act.seat is not None]
        if len(done) >= len(self.script) or tuple(done) != self.script[: len(done)]:
            return None
        return self.script[len(done)]


def played(game: AnyGame, tutorial: Tutorial) -> AnyMatch:
    """The whole game of the script; Refused where the rules no longer allow it."""
    match: AnyMatch = Match.begin(game, tutorial.setup, tutorial.seed)
    for cue in tutorial.script:
        match.submit(cue.seat, cue.command)
    return match
