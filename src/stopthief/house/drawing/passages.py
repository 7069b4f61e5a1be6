"""Secret passages: rooms that count as bordering and lie apart are joined by a rope with a basket on it.

The rope runs behind the house; where it is hidden, dots show the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from stopthief.core.svg import Number, Point, element, group, plain
from stopthief.house.drawing.boxes import RoomBox
from stopthief.house.drawing.plan import FloorPlan
from stopthief.house.drawing.svg import straight, use


def ropes(plan: FloorPlan) -> str:
    """The rope of every passage, to be seen where it runs outside."""
    return group("ropes", (part for one, other in plan.passages for part in _rope(plan, one, other)))


def passages(plan: FloorPlan) -> str:
    """Every passage: a round hole in each of its rooms, and dots from the one to the other."""
    parts = (
        element("g", "\n".join(_holes(plan, one, other)), class_="passage", data_between=f"{one} {other}")
        for one, other in plan.passages
    )
    return group("passages", parts)


def _rope(plan: FloorPlan, one: str, other: str) -> Iterator[str]:
    start, bend, end = _way(plan, one, other)
    for name in ("rope-edge", "rope", "twist"):
        yield element("path", class_=name, d=_path(start, bend, end))
    x, y = (start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4
    yield use("basket", (x, y))


def _holes(plan: FloorPlan, one: str, other: str) -> Iterator[str]:
    start, bend, end = _way(plan, one, other)
    yield element("path", class_="dots", d=_path(start, bend, end))
    yield from (use("keyhole", at) for at in (start, end))


def _path(start: Point, bend: Point, end: Point) -> str:
    return f"{straight(start)}Q{plain(bend[0])} {plain(bend[1])} {plain(end[0])} {plain(end[1])}"


def _way(plan: FloorPlan, one: str, other: str) -> tuple[Point, Point, Point]:
    start, end = _hole(plan.boxes[one], plan.boxes[other]), _hole(plan.boxes[other], plan.boxes[one])
    return start, _bend(plan, start, end), end


def _hole(box: RoomBox, other: RoomBox) -> Point:
    """The point of a room that is nearest to the other one, a little inside."""
    x = min(max(other.middle, box.left + 0.14 * box.wide), box.right - 0.14 * box.wide)
    up = 0.62 if other.top > box.top else 0.36
    return x, box.top + up * box.high


def _bend(plan: FloorPlan, start: Point, end: Point) -> Point:
    """The rope hangs to the side that is away from the middle of the house."""
    wide, high = plan.size
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    long = max(1, hypot(end[0] - start[0], end[1] - start[1]))
    across = (start[1] - end[1]) / long, (end[0] - start[0]) / long
    way: Number = 1 if (x - wide / 2) * across[0] + (y - high / 2) * across[1] >= 0 else -1
    bend = x + across[0] * way * long * 0.35, y + across[1] * way * long * 0.35
    return min(max(bend[0], 60), wide - 60), min(max(bend[1], 60), high - 120)
