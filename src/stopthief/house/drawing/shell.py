"""A room as an open box: ceiling, side walls, the papered wall at the back, and the floor in front of it.

Every shape of room has four corners at the front and four at the back; only their positions differ.
"""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.core.svg import Point, element, group
from stopthief.house.box.cards import Room
from stopthief.house.drawing.boxes import CEILING, DEEP, FLOOR, WALL
from stopthief.house.drawing.fittings import beams, web, yard
from stopthief.house.drawing.plan import FloorPlan
from stopthief.house.drawing.svg import Corners, between, line, shape, straight

_SLOPE, _LEAN = 0.24, 0.3
_PLANK, _TILE = 62, 58

PAPERS = {
    "cream": "dots", "rose": "flowers", "sky": "tiles", "mint": "stripes", "lemon": "checks",
    "lilac": "stars", "peach": "lines", "wood": "planks", "stone": "bricks",
}  # fmt: skip
"""The wallpaper of each colour."""

_TILED = {"sky", "lemon"}


def front(plan: FloorPlan, room: str) -> Corners:
    """The four corners of a room where the house is cut open."""
    box, shape_ = plan.boxes[room], plan.rooms[room].shape
    left, right = plan.leans(room)
    slope = min(_SLOPE * box.wide, 1.1 * box.high) if shape_ == "roof" else 0
    fall = _LEAN * box.high if shape_ == "lean-to" else 0
    in_ = slope * left, slope * right
    down = fall * (left and not right), fall * right
    return (
        (box.left + in_[0], box.top + down[0]),
        (box.right - in_[1], box.top + down[1]),
        (box.right, box.bottom),
        (box.left, box.bottom),
    )


def back(corners: Corners) -> Corners:
    """The four corners of the wall at the back of a room."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    in_, down, up = WALL + DEEP, WALL + CEILING, WALL + FLOOR
    slope_left, slope_right = (ax - dx) / (dy - ay), (cx - bx) / (cy - by)
    return (
        (ax + in_ - slope_left * down * 0.4, ay + down),
        (bx - in_ + slope_right * down * 0.4, by + down),
        (cx - in_ - slope_right * up, cy - up),
        (dx + in_ + slope_left * up, dy - up),
    )


def shell(plan: FloorPlan, room: Room) -> str:
    """The inside of a room without anything in it."""
    corners = front(plan, room.id)
    far = back(corners)
    if room.shape == "yard":
        return group("shell yard", yard(corners, far))
    return group(f"shell wall-{room.wall}", _inside(room, corners, far))


def _inside(room: Room, corners: Corners, far: Corners) -> Iterator[str]:
    a, b, c, d = corners
    e, f, g, h = far
    for name, *points in (("pale", a, b, f, e), ("dim", a, e, h, d), ("dim", b, f, g, c)):
        yield shape("wall", *points)
        yield shape(name, *points)
    paper = straight(e, f, g, h) + "Z"
    yield element("path", class_="wall", d=paper)
    yield element("path", d=paper, fill=f"url(#house-{PAPERS[room.wall]})")
    yield element("path", d=paper, fill="url(#house-light)")
    yield from _floor(room, corners, far)
    yield line("crease", a, e, f, b)
    yield line("crease", e, h)
    yield line("crease", f, g)
    if room.shape not in {"roof", "cellar"}:
        yield shape("skirting", (h[0], h[1] - 13), (g[0], g[1] - 13), g, h)
    yield line("crease", d, h, g, c)
    if room.shape == "roof":
        yield from beams(far)
    if room.shape in {"roof", "cellar"}:
        yield element("path", class_="web", d=web(f))


def _floor(room: Room, corners: Corners, far: Corners) -> Iterator[str]:
    _, _, c, d = corners
    _, _, g, h = far
    kind = "tiled" if room.wall in _TILED else "stone" if room.wall == "stone" else "wood"
    yield shape(f"floor {kind}", d, h, g, c)
    count = max(4, round((c[0] - d[0]) / (_TILE if kind == "tiled" else _PLANK)))
    marks = [(between(h, g, at / count), between(d, c, at / count)) for at in range(count + 1)]
    if kind == "tiled":
        yield element("path", class_="chequer", d=_chequer(marks))
    yield element("path", class_="plank", d="".join(straight(*mark) for mark in marks[1:-1]))
    if kind != "wood":
        yield line("plank", between(h, d, 0.42), between(g, c, 0.42))


def _chequer(marks: list[tuple[Point, Point]]) -> str:
    squares = []
    for at in range(len(marks) - 1):
        (far_1, near_1), (far_2, near_2) = marks[at], marks[at + 1]
        start, end = (0, 0.42) if at % 2 else (0.42, 1)
        edge = between(far_1, near_1, start), between(far_2, near_2, start)
        squares.append(straight(*edge, between(far_2, near_2, end), between(far_1, near_1, end)) + "Z")
    return "".join(squares)
