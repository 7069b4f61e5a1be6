"""Where there is room: how far a spot is from everything that is walked on."""

from __future__ import annotations

from math import hypot

from stopthief.city.board import Board
from stopthief.city.drawing.svg import Number, Point, Segment

SPACE = 34
"""The radius that the symbol of a numbered space needs."""


def ways(board: Board) -> list[Segment]:
    """Every footprint path as a segment."""
    return [(*board.xy[a], *board.xy[b]) for a, b in board.paths]


def distance(spot: Point, way: Segment) -> Number:
    """How far a spot is from a segment."""
    x1, y1, x2, y2 = way
    along, down = x2 - x1, y2 - y1
    length = along * along + down * down
    part = 0 if not length else max(0, min(1, ((spot[0] - x1) * along + (spot[1] - y1) * down) / length))
    return hypot(spot[0] - x1 - part * along, spot[1] - y1 - part * down)


def room(board: Board, spot: Point) -> Number:
    """The radius of the largest disc around a spot that touches no path and no symbol of a space."""
    x, y = spot
    near = min((hypot(x - at[0], y - at[1]) - SPACE for number, at in board.xy.items() if number in board.spaces))
    return min(near, min(distance(spot, way) for way in ways(board)))
