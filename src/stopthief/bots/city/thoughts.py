"""What a bot may be seen to think: of what everyone sees, and no more than its command is about to show."""

from __future__ import annotations

from typing import Literal, assert_never

import msgspec

from stopthief.bots.city.distances import steps_to_arrest
from stopthief.bots.city.rough import seems
from stopthief.city.box.box import Box
from stopthief.city.rules import commands as do
from stopthief.city.rules.state import View

Kind = Literal[
    "listening", "covering", "closing in", "asking", "arresting", "resting", "helping", "sneaking", "choosing"
]

_CLOSE = 4
"""So many steps from where the thief seems to be."""
_FEW = 12
"""Among more spaces than this nobody closes in on anything."""


class Thought(msgspec.Struct, frozen=True):
    """A thought without words."""

    kind: Kind
    place: int | None = None
    """The building or street it is about, by the first digit of its spaces."""
    space: int | None = None
    """The space it is about."""


def thought(box: Box, view: View, command: do.Command) -> Thought | None:
    """What a command looks like to those who watch; nothing for a card, which speaks for itself."""
    match command:
        case do.GetClue():
            return Thought("listening")
        case do.PlayCard() | do.SayWon() | do.SayLootGone():
            return None
        case do.MoveTo(to):
            return Thought("closing in" if _is_close(box, view, to) else "covering", place_of(to))
        case do.TakeTip():
            return Thought("asking")
        case do.Escort(_, to):
            return Thought("helping", place_of(to))
        case do.Arrest(space):
            return Thought("arresting", place_of(space), space)
        case do.EndTurn():
            return Thought("resting")
        case do.Choose():
            return Thought("choosing")
        case do.MovePack():
            return Thought("sneaking")
        case _:
            assert_never(command)


def place_of(node: int) -> int:
    """The building or street that a space or circle belongs to; a circle to that of its first end."""
    space = node if node < 1000 else node // 1000  # noqa: PLR2004 - three digits
    return space // 100


def _is_close(box: Box, view: View, to: int) -> bool:
    """Whether a node is near all that everyone may suspect."""
    spaces = seems(box.board, view.public.clues)
    near = [space for space in spaces if steps_to_arrest(box.board, space)[to] <= _CLOSE]
    return bool(near) and len(spaces) <= _FEW
