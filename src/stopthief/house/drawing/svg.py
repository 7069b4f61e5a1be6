"""SVG shapes drawn by a slightly unsteady hand. No colours: elements have classes, and CSS paints them.

The unsteadiness is deterministic: the same picture is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from stopthief.core.svg import Number, Point, element, plain

Corners = tuple[Point, Point, Point, Point]
"""Top left, top right, bottom right, bottom left."""

_TREMBLE = 2.2
"""The greatest distance of the middle of a line from its straight course."""


def use(piece: str, at: Point, scale: Number = 1) -> str:
    """A symbol of the definitions at a place."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return element("use", href=f"#house-{piece}", transform=f"translate({plain(at[0])} {plain(at[1])}){size}")


def shape(name: str, *points: Point) -> str:
    """A closed shape, its sides drawn by hand."""
    return element("path", class_=name, d=stroke((*points, points[0])) + "Z")


def line(name: str, *points: Point) -> str:
    """A line drawn by hand through points."""
    return element("path", class_=name, d=stroke(points))


def rect(name: str, left: Number, top: Number, wide: Number, high: Number) -> str:
    """A rectangle drawn by hand."""
    right, bottom = left + wide, top + high
    return shape(name, (left, top), (right, top), (right, bottom), (left, bottom))


def stroke(points: Sequence[Point]) -> str:
    """Path data of a line through points, never quite straight."""
    parts = [f"M{plain(points[0][0])} {plain(points[0][1])}"]
    for (x1, y1), (x2, y2) in pairwise(points):
        middle_x = (x1 + x2) / 2 + _tremble(x1 + y2, y1 + x2)
        middle_y = (y1 + y2) / 2 + _tremble(y1 + 3 * x2, x1 + 7 * y2)
        parts.append(f"Q{plain(middle_x)} {plain(middle_y)} {plain(x2)} {plain(y2)}")
    return "".join(parts)


def straight(*points: Point) -> str:
    """Path data of straight lines through points."""
    return "M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in points)


def between(one: Point, other: Point, share: Number) -> Point:
    """The point that divides the way from one point to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _tremble(x: Number, y: Number) -> Number:
    return ((int(x * 73 + y * 151) * 2654435761 >> 7) % 1001 / 500 - 1) * _TREMBLE
