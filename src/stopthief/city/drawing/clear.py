"""Clearance: the distance of a point from everything people walk on."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from stopthief.city.box.board import Board
from stopthief.city.drawing.svg import Segment
from stopthief.core.svg import Number, Point

SPACE = 34
"""The radius that the symbol of a numbered space needs."""


FAR = 100
"""The upper limit of every answer: more room makes no difference."""

_Square = tuple[int, int]


class Clearing:
    """Paths and spaces, indexed by squares to find the free room beside them quickly."""

    def __init__(self, board: Board) -> None:
        self._ways: dict[_Square, list[Segment]] = {}
        self._spaces: dict[_Square, list[Point]] = {}
        for a, b in board.paths:
            way = (*board.xy[a], *board.xy[b])
            for square in _squares(way):
                self._ways.setdefault(square, []).append(way)
        for space in board.spaces.values():
            for square in _squares((*space.xy, *space.xy)):
                self._spaces.setdefault(square, []).append(space.xy)

    def room(self, spot: Point) -> Number:
        """The radius of the largest disc around a point that touches no path and no symbol of a space."""
        symbols = (hypot(spot[0] - x, spot[1] - y) - SPACE for x, y in self._spaces.get(_square(spot), ()))
        return min(self.beside(spot), *symbols, FAR)

    def beside(self, spot: Point) -> Number:
        """Distance of a point from the nearest path."""
        return min((distance(spot, way) for way in self._ways.get(_square(spot), ())), default=FAR)


def _square(spot: Point) -> _Square:
    return int(spot[0] // FAR), int(spot[1] // FAR)


def _squares(way: Segment) -> Iterator[_Square]:
    """The squares near a path."""
    x1, y1, x2, y2 = way
    left, top = _square((min(x1, x2) - FAR - SPACE, min(y1, y2) - FAR - SPACE))
    right, bottom = _square((max(x1, x2) + FAR + SPACE, max(y1, y2) + FAR + SPACE))
    return ((column, row) for column in range(left, right + 1) for row in range(top, bottom + 1))


def distance(spot: Point, way: Segment) -> Number:
    """Distance of a point from a segment."""
    x1, y1, x2, y2 = way
    along, down = x2 - x1, y2 - y1
    length = along * along + down * down
    part = 0 if not length else max(0, min(1, ((spot[0] - x1) * along + (spot[1] - y1) * down) / length))
    return hypot(spot[0] - x1 - part * along, spot[1] - y1 - part * down)
