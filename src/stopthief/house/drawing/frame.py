"""Boundaries of rooms: walls in section, and openings between bordering rooms."""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.core.svg import Number, element, group
from stopthief.house.drawing.boxes import DEEP, FLOOR, WALL, Touch
from stopthief.house.drawing.plan import FloorPlan
from stopthief.house.drawing.shell import front
from stopthief.house.drawing.stairs import flight, ladder, spiral
from stopthief.house.drawing.svg import line, shape, stroke

_DOOR = 196
_HATCH, _ROOMY = 62, 300


def frame(plan: FloorPlan) -> str:
    """The walls, floors and ceilings where the house is cut open."""
    walls = []
    for room in sorted(plan.pack.rooms, key=lambda room: room.shape == "cellar", reverse=True):
        if room.shape != "yard":
            corners = front(plan, room.id)
            walls.append((room.shape, stroke((*corners, corners[0])) + "Z"))
    edges = (element("path", class_="edge", d=path) for _, path in walls)
    cuts = (element("path", class_="stone cut" if shape_ == "cellar" else "cut", d=path) for shape_, path in walls)
    return group("frame", (*edges, *cuts))


def openings(plan: FloorPlan) -> str:
    """Every door, ladder and staircase between adjoining rooms."""
    parts = []
    for touch in plan.openings:
        drawn = _hatch(plan, touch) if touch.level else _door(touch)
        parts.append(element("g", "\n".join(drawn), class_="opening", data_between=f"{touch.one} {touch.other}"))
    return group("openings", parts)


def _door(touch: Touch) -> Iterator[str]:
    x, foot = touch.at, touch.end - WALL
    half = WALL + DEEP - 3
    top = foot - min(_DOOR, 0.62 * (touch.end - touch.start)) + half
    back = foot - FLOOR * 0.55
    arch = f"V{top:.1f}A{half} {half} 0 0 1 {x + half:.1f} {top:.1f}V"
    yield element("path", class_="doorway", d=f"M{x - half:.1f} {back:.1f}{arch}{back:.1f}Z")
    yield shape("threshold", (x - half, back), (x + half, back), (x + half, foot), (x - half, foot))
    yield line("sill", (x - half, foot), (x + half, foot))
    yield element("path", class_="leaf", d=_leaf(x - half + 3, top, foot))
    yield element("circle", class_="knob", cx=x - 2, cy=(top + foot) / 2 + 8, r=3.4)
    for name in ("doorframe-edge", "doorframe"):
        yield element("path", class_=name, d=f"M{x - half:.1f} {foot:.1f}{arch}{foot:.1f}")


def _leaf(x: Number, top: Number, foot: Number) -> str:
    """A door that stands open, seen from the side it opens to."""
    return (
        f"M{x:.1f} {foot - 6:.1f}V{top - 4:.1f}Q{x + 8:.1f} {top - 26:.1f} {x + 32:.1f} {top - 22:.1f}V{foot - 26:.1f}Z"
    )


def _hatch(plan: FloorPlan, touch: Touch) -> Iterator[str]:
    x, y = plan.hatch(touch), touch.at
    half = min(_HATCH, 0.6 * (touch.end - touch.start)) / 2
    far, up = half + 7, y - WALL - 20
    yield shape("hole", (x - far, up), (x + far, up), (x + half, y + WALL), (x - half, y + WALL))
    yield shape("lid", (x + far, up), (x + far + 12, up - 46), (x + far + 21, up - 46), (x + far + 9, up))
    foot = plan.boxes[touch.other].back + FLOOR * 0.3
    if plan.rooms[touch.other].shape == "cellar" and touch.end - touch.start > _ROOMY:
        yield from flight(x, y, foot)
    elif plan.rooms[touch.one].shape == "room":
        yield from spiral(x, y - WALL, foot)
    else:
        yield from ladder(x, y - 62, foot)
