"""Rooms as boxes of the picture, and the boundaries of adjoining boxes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stopthief.core.svg import Number

WALL = 9
"""Half the thickness of a wall."""
DEEP, FLOOR, CEILING = 26, 74, 16
"""The depth of side walls, floor and ceiling from the front to the back."""


@dataclass(frozen=True)
class RoomBox:
    """A room's part of the picture."""

    left: Number
    top: Number
    wide: Number
    high: Number

    @property
    def right(self) -> Number:
        """Its right side."""
        return self.left + self.wide

    @property
    def bottom(self) -> Number:
        """Its lower side."""
        return self.top + self.high

    @property
    def back(self) -> Number:
        """The line where the floor meets the wall at the back."""
        return self.bottom - WALL - FLOOR

    @property
    def middle(self) -> Number:
        """Half way from left to right."""
        return self.left + self.wide / 2


@dataclass(frozen=True)
class Touch:
    """The boundary of two adjoining rooms: the first is left of the other, or above it."""

    one: str
    other: str
    level: bool
    """Whether the boundary is a floor, not a wall."""
    at: Number
    """The position of that floor or wall."""
    start: Number
    end: Number


def touching(a: str, one: RoomBox, b: str, other: RoomBox) -> Iterator[Touch]:
    """The boundaries where the first of two rooms lies left of the other, or above it."""
    top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
    left, right = max(one.left, other.left), min(one.right, other.right)
    if abs(one.right - other.left) < 1 and bottom - top > 1:
        yield Touch(a, b, level=False, at=one.right, start=top, end=bottom)
    if abs(one.bottom - other.top) < 1 and right - left > 1:
        yield Touch(a, b, level=True, at=one.bottom, start=left, end=right)
