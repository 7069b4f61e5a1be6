"""The thought that a bot shows before its command.

It is made of public knowledge and the public effect of the command, so it tells nothing new.
"""

from __future__ import annotations

from typing import Literal, assert_never

import msgspec

from stopthief.bots.city.distances import steps_to_arrest
from stopthief.bots.city.recent_clues import fitting_spaces
from stopthief.city.box.box import Box
from stopthief.city.rules import commands as do
from stopthief.city.rules.state import View

ThoughtKind = Literal[
    "listening", "covering", "closing in", "asking", "arresting", "resting", "helping", "sneaking", "choosing"
]

_CLOSE = 4
"""The number of steps from a suspected space that counts as near."""
_FEW = 12
"""The number of suspected spaces above which nobody closes in."""


class CityThought(msgspec.Struct, frozen=True):
    """A thought without words."""

    kind: ThoughtKind
    place: int | None = None
    """The building or street it is about, by the first digit of its spaces."""
    space: int | None = None
    """The space it is about."""


def thought(box: Box, view: View, command: do.Command) -> CityThought | None:
    """The thought for a command; None for a card, which speaks for itself."""
    match command:
        case do.GetClue():
            return CityThought("listening")
        case do.PlayCard() | do.SayWon() | do.SayLootGone():
            return None
        case do.MoveTo(to):
            return CityThought("closing in" if _is_close(box, view, to) else "covering", place_of(to))
        case do.TakeTip():
            return CityThought("asking")
        case do.Escort(_, to):
            return CityThought("helping", place_of(to))
        case do.Arrest(space):
            return CityThought("arresting", place_of(space), space)
        case do.EndTurn():
            return CityThought("resting")
        case do.Choose():
            return CityThought("choosing")
        case do.MovePack():
            return CityThought("sneaking")
        case _:
            assert_never(command)


def place_of(node: int) -> int:
    """The building or street of a space, or of the first end of a circle."""
    space = node if node < 1000 else node // 1000  # noqa: PLR2004 - three digits
    return space // 100


def _is_close(box: Box, view: View, to: int) -> bool:
    """Whether a node is near a publicly suspected space, and these are few."""
    spaces = fitting_spaces(box.board, view.public.clues)
    near = [space for space in spaces if steps_to_arrest(box.board, space)[to] <= _CLOSE]
    return bool(near) and len(spaces) <= _FEW
