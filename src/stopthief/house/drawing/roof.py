"""Roofs: tiles along every slope and on every room with nothing above it, a chimney, and its smoke."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees, hypot

from stopthief.core.svg import Number, Point, element, group
from stopthief.house.drawing.boxes import WALL
from stopthief.house.drawing.plan import FloorPlan
from stopthief.house.drawing.shell import front
from stopthief.house.drawing.svg import between, use

_BARE = {"yard", "cellar"}
_THICK, _TILE = 40, 38
_OVER = 22
"""The overhang of the eaves."""


def roof(plan: FloorPlan) -> str:
    """All roofs of the house."""
    parts = []
    for room in plan.pack.rooms:
        if room.shape in _BARE:
            continue
        a, b, c, d = front(plan, room.id)
        left, right = plan.leans(room.id)
        if room.shape == "roof" and left:
            parts.append(_tiles(d, a, start=_OVER))
        if room.shape == "roof" and right:
            parts.append(_tiles(b, c, end=_OVER))
        if not _covered(plan, room.id):
            sloping = a[1] != b[1]
            over = (_OVER * (a[1] > b[1]), _OVER * (a[1] < b[1])) if sloping else (0, 0)
            parts.append(_tiles(a, b, start=over[0], end=over[1]))
    return group("roof", parts)


def chimney(plan: FloorPlan) -> str:
    """The chimney on the highest room, and a cat beside it; in the open there is neither."""
    built = [room for room in plan.pack.rooms if room.shape not in _BARE]
    if not built:
        return ""
    room = min(built, key=lambda room: (plan.boxes[room.id].top, room.shape != "roof")).id
    a, b, _, _ = front(plan, room)
    top, low = between(a, b, 0.72), between(a, b, 0.26)
    return group("chimney", (use("chimney", (top[0], top[1] - WALL)), use("cat", (low[0], low[1] - WALL - _THICK))))


def _covered(plan: FloorPlan, room: str) -> bool:
    return any(touch.level and touch.other == room for touch in plan.touches)


def _tiles(one: Point, other: Point, start: Number = 0, end: Number = 0) -> str:
    """Two rows of tiles on a slope; up is to the left of the way from one point to the other."""
    long = hypot(other[0] - one[0], other[1] - one[1])
    turn = degrees(atan2(other[1] - one[1], other[0] - one[0]))
    where = f"translate({one[0]:.1f} {one[1]:.1f}) rotate({turn:.1f})"
    return element("g", "\n".join(_rows(-start - 8, long + end + 8)), transform=where)


def _rows(start: Number, end: Number) -> Iterator[str]:
    count = max(2, round((end - start) / _TILE))
    step = (end - start) / count
    low, mid, high = -WALL + 3, -WALL - _THICK * 0.45, -WALL - _THICK
    yield element("path", class_="tiles-under", d=f"M{start:g} {low:g}H{end:g}V{high:.1f}H{start:g}Z")
    upper = "".join(
        f"M{start + at * step:.1f} {high:.1f}v12q{step / 2:.1f} 18 {step:.1f} 0v-12Z" for at in range(count)
    )
    lower = "".join(
        f"M{start + (at - 0.5) * step:.1f} {mid:.1f}v6q{step / 2:.1f} 20 {step:.1f} 0v-6Z" for at in range(1, count)
    )
    yield element("path", class_="tiles-low", d=lower)
    yield element("path", class_="tiles", d=upper)
    yield element("path", class_="ridge", d=f"M{start - 3:.1f} {high - 4:.1f}H{end + 3:.1f}v9H{start - 3:.1f}Z")
