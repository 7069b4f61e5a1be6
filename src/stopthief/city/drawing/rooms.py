"""Buildings and their rooms: a shadow, a floor for every area with its own material, and shade along the walls."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from stopthief.city.box.board import Board
from stopthief.city.drawing.ground import CELL, Bounds, Cells
from stopthief.city.drawing.svg import lines, outline
from stopthief.city.drawing.walls import boundaries
from stopthief.core.svg import Point, element, group

FLOORS = {
    "1A": "planks",
    "1B": "carpet",
    "1C": "grid",
    "1D": "tiles",
    "1E": "carpet",
    "1F": "planks",
    "1G": "concrete",
    "1H": "concrete",
    "2A": "checker",
    "2B": "carpet",
    "2C": "marble",
    "2D": "parquet",
    "3A": "marble",
    "3B": "checker",
    "3C": "parquet",
    "3D": "parquet",
    "3E": "carpet",
    "3F": "tiles",
    "3G": "marble",
    "4A": "checker",
    "4B": "grid",
    "4C": "parquet",
    "4D": "grid",
    "4E": "tiles",
    "4F": "concrete",
}
"""The floor material of an area."""
_TINTS = 3


def buildings(boxes: dict[int, Bounds]) -> str:
    """The group of buildings: foundations and shadows."""
    return group("buildings", (part for digit, box in boxes.items() for part in _building(digit, box)))


def rooms(board: Board, cells: Cells) -> str:
    """The group of rooms: a floor for every area."""
    parts: list[str] = []
    for digit, place in board.places.items():
        if place.kind == "building":
            areas = [area.id for area in board.areas.values() if area.place == digit]
            shade = lines(chain(*boundaries(board, cells, digit)))
            floors = (part for area in areas for part in _floor(cells, area, areas))
            shades = (element("path", class_=f"shade {depth}", d=shade) for depth in ("wide", "deep"))
            parts.append(group(f"building-{digit}", (*floors, *shades)))
    return group("rooms", parts)


def outlines(board: Board, cells: Cells) -> dict[str, str]:
    """The floor of every room, as a path."""
    rooms = (area for area in board.areas if area in cells.values())
    return {area: _outline(cells, area) for area in rooms}


def _outline(cells: Cells, area: str) -> str:
    return outline(_loops({cell for cell, owner in cells.items() if owner == area}))


def _building(digit: int, box: Bounds) -> Iterator[str]:
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    yield element("rect", class_="shadow", x=left - 4, y=top - 2, width=wide + 22, height=high + 24, rx=16)
    yield element("rect", class_=f"plinth building-{digit}", x=left, y=top, width=wide, height=high)


def _floor(cells: Cells, area: str, areas: list[str]) -> Iterator[str]:
    shape = _outline(cells, area)
    tint, pattern = areas.index(area) % _TINTS, FLOORS.get(area, "planks")
    yield element("path", class_=f"floor tint-{tint}", data_area=area, d=shape)
    yield element("path", fill=f"url(#city-{pattern})", d=shape)
    yield element("path", fill="url(#city-room-glow)", d=shape)


def _loops(ground: set[tuple[int, int]]) -> list[list[Point]]:
    """The outline of some cells, walked with the ground on the right hand."""
    ahead: dict[Point, list[Point]] = {}
    for column, row in sorted(ground):
        corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        beyond = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
        for index, cell in enumerate(beyond):
            if cell not in ground:
                ahead.setdefault(corners[index], []).append(corners[(index + 1) % 4])
    loops: list[list[Point]] = []
    while ahead:
        loop = [next(iter(ahead))]
        while (here := loop[-1]) in ahead:
            loop.append(ahead[here].pop())
            if not ahead[here]:
                del ahead[here]
        loops.append(_bends(loop[:-1]))
    return loops


def _bends(loop: list[Point]) -> list[Point]:
    """Only the corners of a loop, in units of the drawing."""
    neighbours = zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True)
    return [
        (here[0] * CELL, here[1] * CELL)
        for before, here, after in neighbours
        if not (before[0] == here[0] == after[0] or before[1] == here[1] == after[1])
    ]
