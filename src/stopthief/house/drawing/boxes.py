"""A room as a box of the picture, and where two boxes lie against each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stopthief.core.svg import Number

WALL = 9
"""Half of what a wall is thick."""
DEEP, FLOOR, CEILING = 26, 74, 16
"""How far the side walls, the floor and the ceiling reach from the front to the back."""


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
        """Where the floor meets the wall at the back."""
        return self.bottom - WALL - FLOOR

    @property
    def middle(self) -> Number:
        """Half way from left to right."""
        return self.left + self.wide / 2


@dataclass(frozen=True)
class Touch:
    """Where two rooms lie against each other: the first is left of the other, or above it."""

    one: str
    other: str
    level: bool
    """Whether what parts them is a floor, and not a wall."""
    at: Number
    """Where that floor or wall is."""
    start: Number
    end: Number


def touching(a: str, one: RoomBox, b: str, other: RoomBox) -> Iterator[Touch]:
    """Where the first of two rooms lies left of the other, or above it."""
    top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
    left, right = max(one.left, other.left), min(one.right, other.right)
    if abs(one.right - other.left) < 1 and bottom - top > 1:
        yield Touch(a, b, level=False, at=one.right, start=top, end=bottom)
    if abs(one.bottom - other.top) < 1 and right - left > 1:
        yield Touch(a, b, level=True, at=one.bottom, start=left, end=right)
