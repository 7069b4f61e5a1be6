"""Walls between areas, with doors, windows and open passages cut out of them.

No wall stands across a footprint path: there is an opening wherever one can walk.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stopthief.city.box.board import Board
from stopthief.city.drawing.clear import Clearing
from stopthief.city.drawing.ground import CELL, Cells, is_passage
from stopthief.city.drawing.openings import opening
from stopthief.city.drawing.svg import Segment, lines, merged
from stopthief.core.svg import Number, Point, element, group

GAP = {"door": 40, "window": 50}
"""Half the width of each kind of opening."""
_ARCH = 38


def walls(board: Board, cells: Cells) -> str:
    """The group of walls: for each building the inner walls, the outer walls, and their openings."""
    parts: list[str] = []
    for digit, place in board.places.items():
        if place.kind == "building":
            parts.append(group(f"building-{digit}", _of_building(board, cells, digit)))
    return group("walls", parts)


def boundaries(board: Board, cells: Cells, digit: int) -> tuple[list[Segment], list[Segment]]:
    """Inner walls between the rooms of a building, and its outer walls, before openings are cut."""
    inner: list[Segment] = []
    outer: list[Segment] = []
    for cell, area in cells.items():
        if board.areas[area].place == digit:
            for edge, beyond in _edges(cell):
                if beyond not in cells:
                    outer.append(edge)
                elif cells[beyond] != area:
                    inner.append(edge)
    return merged(inner), merged(outer)


def _of_building(board: Board, cells: Cells, digit: int) -> Iterator[str]:
    clearing, openings = Clearing(board), list(_openings(board))
    for name, whole in zip(("inner", "outer"), boundaries(board, cells, digit), strict=True):
        standing = lines(_cut(whole, openings))
        yield from (element("path", class_=f"{layer} {name}", d=standing) for layer in ("edge", "wall", "ridge"))
    for space in board.spaces.values():
        if space.sides and board.place(space.number) == digit:
            yield from opening(clearing, cells, space)


def _edges(cell: tuple[int, int]) -> Iterable[tuple[Segment, tuple[int, int]]]:
    left, top = cell[0] * CELL, cell[1] * CELL
    right, bottom = left + CELL, top + CELL
    return (
        ((left, top, right, top), (cell[0], cell[1] - 1)),
        ((left, bottom, right, bottom), (cell[0], cell[1] + 1)),
        ((left, top, left, bottom), (cell[0] - 1, cell[1])),
        ((right, top, right, bottom), (cell[0] + 1, cell[1])),
    )


def _openings(board: Board) -> Iterator[tuple[Point, Number]]:
    for space in board.spaces.values():
        if space.sides:
            yield space.xy, GAP[space.kind]
    for path in board.plan.paths:
        if is_passage(board, path):
            (x1, y1), (x2, y2) = (board.xy[end] for end in path.ends)
            yield ((x1 + x2) / 2, (y1 + y2) / 2), _ARCH


def _cut(segments: list[Segment], openings: list[tuple[Point, Number]]) -> list[Segment]:
    for (x, y), half in openings:
        segments = [piece for segment in segments for piece in _without(segment, (x, y), half)]
    return segments


def _without(segment: Segment, at: Point, half: Number) -> Iterator[Segment]:
    x1, y1, x2, y2 = segment
    if y1 == y2 == at[1] and x1 <= at[0] + half and x2 >= at[0] - half:
        yield from ((a, y1, b, y1) for a, b in ((x1, at[0] - half), (at[0] + half, x2)) if a < b)
    elif x1 == x2 == at[0] and y1 <= at[1] + half and y2 >= at[1] - half:
        yield from ((x1, a, x1, b) for a, b in ((y1, at[1] - half), (at[1] + half, y2)) if a < b)
    else:
        yield segment
