"""Secret passages: rooms that count as bordering and lie apart are joined by a rope with a basket on it."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from stopthief.house.drawing.boxes import Box
from stopthief.house.drawing.plan import Plan
from stopthief.house.drawing.svg import Number, Point, element, group

_RING = 34


def passages(plan: Plan) -> str:
    """Every passage, from a round hole in one room to a round hole in the other."""
    parts = (
        element("g", "\n".join(_passage(plan, one, other)), class_="passage", data_between=f"{one} {other}")
        for one, other in plan.passages
    )
    return group("passages", parts)


def _passage(plan: Plan, one: str, other: str) -> Iterator[str]:
    start, end = _hole(plan.boxes[one], plan.boxes[other]), _hole(plan.boxes[other], plan.boxes[one])
    bend = _bend(plan, start, end)
    path = f"M{start[0]:.1f} {start[1]:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
    yield element("path", class_="rope-edge", d=path)
    yield element("path", class_="rope", d=path)
    yield element("path", class_="twist", d=path)
    for x, y in (start, end):
        yield element("circle", class_="ring", cx=x, cy=y, r=_RING)
        yield element("circle", class_="depth", cx=x, cy=y, r=_RING - 11)
        yield element("path", class_="knot", d=f"M{x - 5:.1f} {y - 1:.1f}a9 9 0 1 1 10 0l5 15h-20Z")
    x, y = (start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4
    yield element("path", class_="string", d=f"M{x:.1f} {y:.1f}l-26 42M{x:.1f} {y:.1f}l26 42")
    yield element("path", class_="basket", d=f"M{x - 36:.1f} {y + 40:.1f}q36 8 72 0l-9 42q-27 8 -54 0Z")
    yield element("path", class_="weave", d=f"M{x - 32:.1f} {y + 56:.1f}q32 8 64 0M{x - 29:.1f} {y + 70:.1f}q29 8 58 0")
    yield element("circle", class_="pulley", cx=x, cy=y, r=9)


def _hole(box: Box, other: Box) -> Point:
    """The point of a room that is nearest to the other one, a little inside."""
    x = min(max(other.middle, box.left + 0.14 * box.wide), box.right - 0.14 * box.wide)
    up = 0.62 if other.top > box.top else 0.36
    return x, box.top + up * box.high


def _bend(plan: Plan, start: Point, end: Point) -> Point:
    """The rope hangs to the side that is away from the middle of the house."""
    wide, high = plan.size
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    long = max(1, hypot(end[0] - start[0], end[1] - start[1]))
    across = (start[1] - end[1]) / long, (end[0] - start[0]) / long
    way: Number = 1 if (x - wide / 2) * across[0] + (y - high / 2) * across[1] >= 0 else -1
    bend = x + across[0] * way * long * 0.35, y + across[1] * way * long * 0.35
    return min(max(bend[0], 60), wide - 60), min(max(bend[1], 60), high - 120)
