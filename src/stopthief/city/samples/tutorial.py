"""The tutorial of the city: an alarm in the bank, a door, a street, and a window that only one can be.

The thief's way follows from the seed: 463 rings, then 472, the door 471, Eighth Street at 870, the window 371.
"""

from __future__ import annotations

from stopthief.city.box.box import Box
from stopthief.city.box.setup import agree
from stopthief.city.rules.commands import Arrest, Command, EndTurn, GetClue, MoveTo, PlayCard, TakeTip
from stopthief.core.package.tutorial import Cue, Tutorial

_SEED = "first case 3436"
_LEARNER, _RIVAL = 0, 1
_TURNS: tuple[tuple[int, tuple[Command, ...]], ...] = (
    (_LEARNER, (GetClue(), PlayCard(7), MoveTo(441), EndTurn())),
    (_RIVAL, (GetClue(), PlayCard(10), MoveTo(423), EndTurn())),
    (_LEARNER, (GetClue(), PlayCard(4), TakeTip(), MoveTo(850), EndTurn())),
    (_RIVAL, (GetClue(), PlayCard(6), MoveTo(432), EndTurn())),
    (_LEARNER, (GetClue(), PlayCard(6), MoveTo(870), Arrest(371))),
)


def tutorial(box: Box) -> Tutorial:
    """The case: standard difficulty, against one rival."""
    players = {"Alex": "tad", "Charlie": "vivian"}
    # D6: the first arrest wins, so that one case is a whole game.
    setup = agree(box, "competitive", players, "standard", win_by="thieves", win_thieves=1)
    script = tuple(Cue(seat, command) for seat, commands in _TURNS for command in commands)
    return Tutorial(setup, _SEED, script, _LEARNER)
