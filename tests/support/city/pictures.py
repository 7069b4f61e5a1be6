"""The drawn board, read back: ours, mirrored and transposed, with its groups, walls and distances."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import hypot
from xml.etree import ElementTree as ET

from msgspec.structs import replace

from stopthief.city.box.board import XY, Board
from stopthief.city.drawing import draw
from tests.support.city.tables import BOARD

NS = "{http://www.w3.org/2000/svg}"
Line = tuple[float, float, float, float]


def _moved(move: Callable[[XY], XY]) -> Board:
    plan = BOARD.plan
    spaces = tuple(replace(space, xy=move(space.xy)) for space in plan.spaces)
    paths = tuple(replace(path, circle=move(path.circle) if path.circle else None) for path in plan.paths)
    return Board(replace(plan, spaces=spaces, paths=paths))


BOARDS = {
    "ours": BOARD,
    "mirrored": _moved(lambda xy: (2000 - xy[0], xy[1])),
    "turned over": _moved(lambda xy: (xy[1], xy[0])),
}


@cache
def text(name: str = "ours") -> str:
    """The picture of a board."""
    return draw(BOARDS[name])


@cache
def picture(name: str = "ours") -> ET.Element:
    """The picture of a board, parsed."""
    return ET.fromstring(text(name))  # noqa: S314 - our own text


def group(name: str, board: str = "ours") -> ET.Element:
    """One of the groups that the picture is made of."""
    return next(part for part in picture(board) if part.get("class") == name)


def walls(board: str) -> Iterator[Line]:
    """Every stretch of wall that is drawn."""
    for path in group("walls", board).iter(f"{NS}path"):
        if "wall" in (path.get("class") or "").split():
            for stretch in (path.get("d") or "").split("M")[1:]:
                start, end = stretch.split("L")
                x1, y1 = map(float, start.split())
                x2, y2 = map(float, end.split())
                yield x1, y1, x2, y2


def apart(one: Line, other: Line) -> float:
    """How far two segments are from each other: nothing where they cross."""
    if _crosses(one, other) and _crosses(other, one):
        return 0
    ends = ((one[:2], other), (one[2:], other), (other[:2], one), (other[2:], one))
    return min(_from_point(point, line) for point, line in ends)


def _crosses(one: Line, other: Line) -> bool:
    x1, y1, x2, y2 = one
    sides = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in (other[:2], other[2:])]
    return min(sides) < 0 < max(sides)


def _from_point(point: tuple[float, ...], line: Line) -> float:
    x1, y1, x2, y2 = line
    long = (x2 - x1) ** 2 + (y2 - y1) ** 2
    part = ((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / long
    part = max(0, min(1, part))
    return hypot(point[0] - x1 - part * (x2 - x1), point[1] - y1 - part * (y2 - y1))
