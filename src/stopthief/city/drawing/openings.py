"""Windows and doors set into walls: windows in their frames, doors between posts with an open leaf."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from stopthief.city.box.board import Space
from stopthief.city.drawing.clear import Clearing
from stopthief.city.drawing.ground import Cells, around
from stopthief.city.drawing.pieces import PIECES
from stopthief.city.drawing.svg import use

_LEAF = (46, 24)
"""The end of a leaf that is open to the lower right, in a level wall."""

_PIECE = 30
"""About half a piece of furniture."""


def opening(clearing: Clearing, cells: Cells, space: Space) -> Iterator[str]:
    """One door or window, turned as the wall runs."""
    west_north, east_north, west_south, east_south = (cells.get(cell, "") for cell in around(space.xy))
    is_upright = west_north == west_south and east_north == east_south
    if is_upright or (west_north == east_north and west_south == east_south):
        turn = 90 if is_upright else 0
        yield use(f"set-{space.kind}", space.xy, turn)
        if space.kind == "door":
            yield use("leaf", space.xy, turn, flip=_flip(clearing, space, is_upright=is_upright))
    else:
        clockwise = (east_north, east_south, west_south, west_north)
        odd = next((index for index, area in enumerate(clockwise) if clockwise.count(area) == 1), 0)
        yield use(f"corner-{space.kind}", space.xy, odd * 90)


def _flip(clearing: Clearing, space: Space, *, is_upright: bool) -> tuple[int, int]:
    """The side to which the leaf opens: the one of four farthest from paths."""
    x, y = space.xy
    furnished = [piece for side in space.sides for piece in PIECES.get(side, ())]

    def clearance(flip: tuple[int, int]) -> float:
        right, down = _LEAF[0] * flip[0], _LEAF[1] * flip[1]
        end = (x - down, y + right) if is_upright else (x + right, y + down)
        pieces = (hypot(end[0] - px, end[1] - py) - _PIECE for _, px, py, _ in furnished)
        return min(clearing.beside(end), *pieces)

    return max(((1, 1), (-1, 1), (1, -1), (-1, -1)), key=clearance)
