"""What a player may be seen to think: it follows from what all are about to see, never from a card that is shown."""

from __future__ import annotations

from typing import Literal

import msgspec

from stopthief.house.rules import commands as do
from stopthief.house.rules.state import View


class Thought(msgspec.Struct, frozen=True):
    """What a player is about."""

    kind: Literal["placing", "walking", "wondering", "showing", "noting"]
    room: str | None = None
    """The room it is about."""


def thought(_view: View, command: do.Command) -> Thought:
    """What to be seen thinking before a command."""
    match command:
        case do.PlaceMarker(room):
            return Thought("placing", room)
        case do.MoveTo(room):
            return Thought("walking", room)
        case do.Guess(_, room, _):
            return Thought("wondering", room)
        case do.Show():
            return Thought("showing")
        case _:
            return Thought("noting")
