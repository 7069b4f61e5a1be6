"""The thought that a bot shows before its command.

It follows from the public part of the command, never from a card that is shown.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from stopthief.house.rules import commands as do
from stopthief.house.rules.state import View


class HouseThought(msgspec.Struct, frozen=True):
    """A thought without words."""

    kind: Literal["placing", "walking", "wondering", "showing", "noting"]
    room: str | None = None
    """The room it is about."""


def thought(_view: View, command: do.Command) -> HouseThought:
    """The thought for a command."""
    match command:
        case do.PlaceMarker(room):
            return HouseThought("placing", room)
        case do.MoveTo(room):
            return HouseThought("walking", room)
        case do.Guess(_, room, _):
            return HouseThought("wondering", room)
        case do.Show():
            return HouseThought("showing")
        case _:
            return HouseThought("noting")
