"""SVG as text, drawn by a slightly unsteady hand. No colour is known here: classes name, CSS paints.

The hand trembles the same way each time, so that a picture is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from stopthief.core.svg import Number, Point, element, plain

Corners = tuple[Point, Point, Point, Point]
"""Left above, right above, right below, left below."""

_TREMBLE = 2.2
"""So far, at the most, the middle of a line is from where a ruler would have it."""


def use(piece: str, at: Point, scale: Number = 1) -> str:
    """A piece of the definitions, put somewhere."""
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
    """The data of a line through points, never quite straight."""
    parts = [f"M{plain(points[0][0])} {plain(points[0][1])}"]
    for (x1, y1), (x2, y2) in pairwise(points):
        middle_x = (x1 + x2) / 2 + _tremble(x1 + y2, y1 + x2)
        middle_y = (y1 + y2) / 2 + _tremble(y1 + 3 * x2, x1 + 7 * y2)
        parts.append(f"Q{plain(middle_x)} {plain(middle_y)} {plain(x2)} {plain(y2)}")
    return "".join(parts)


def straight(*points: Point) -> str:
    """The data of a line through points as a ruler draws it."""
    return "M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in points)


def between(one: Point, other: Point, share: Number) -> Point:
    """The point that lies so far on the way from one to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _tremble(x: Number, y: Number) -> Number:
    return ((int(x * 73 + y * 151) * 2654435761 >> 7) % 1001 / 500 - 1) * _TREMBLE
