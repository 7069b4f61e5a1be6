"""Ways from one storey to the next: a ladder, a staircase, a staircase that winds around a pole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, sin

from stopthief.core.svg import Number, Point, element, plain
from stopthief.house.drawing.svg import between, line, rect, shape, straight

_LADDER, _RUNG = 36, 27
_STEP, _RUN, _THICK = 27, 22, 9
_TREAD, _RADIUS, _TURN, _FLAT, _RAIL = 22, 36, 0.62, 0.2, 60
"""A winding staircase: how high a step is, how far it reaches, how far it turns, how flat it looks; its rail."""


def ladder(x: Number, top: Number, foot: Number) -> Iterator[str]:
    """Two rails and their rungs."""
    half = _LADDER / 2
    count = max(3, round((foot - top) / _RUNG))
    for at in range(1, count):
        y = top + (foot - top) * at / count
        yield line("rung", (x - half, y), (x + half, y + 1))
    for side in (x - half, x + half):
        yield rect("ladder", side - 4, top, 8, foot - top)


def flight(x: Number, top: Number, foot: Number) -> Iterator[str]:
    """A staircase down to the right, with room to hide under it."""
    count = max(3, round((foot - top) / _STEP))
    rise, run = (foot - top) / count, _RUN
    points = [(x - 18, top + rise)]
    for at in range(1, count):
        points += [(x - 18 + at * run, top + at * rise), (x - 18 + at * run, top + (at + 1) * rise)]
    end = points[-1]
    slab = (end[0] - 34, end[1])
    yield element("path", class_="flight", d=straight((x - 18, top + rise * 2.2), *points, slab) + "Z")
    rail = (x - 14, top - 38), (end[0] + 4, end[1] - 74)
    for at in range(0, count, 2):
        share = (at + 0.6) / count
        up = between(*rail, share)
        yield line("baluster", up, (up[0], up[1] + 74 - 8))
    yield line("rail-edge", *rail)
    yield line("handrail", *rail)


def spiral(x: Number, top: Number, foot: Number) -> Iterator[str]:
    """A winding staircase: the steps behind the pole first, then the pole, then the steps in front."""
    count = max(3, round((foot - top) / _TREAD))
    rise = (foot - top) / count
    steps = [(sin((at + 0.5) * _TURN), _tread(x, foot - at * rise, at * _TURN)) for at in range(count)]
    rail = [_rim(x, foot - at * rise - _RAIL, at * _TURN) for at in range(count + 1)]
    yield from (shape("tread behind", *points) for front, points in steps if front < 0)
    yield rect("ladder", x - 5, top - 54, 10, foot - top + 54)
    yield from (shape("tread", *points) for front, points in steps if front >= 0)
    yield element("path", class_="winding", d="".join(straight(up, (up[0], up[1] + _RAIL)) for up in rail[:-1:2]))
    for name in ("winding-edge", "winding-rail"):
        yield element("path", class_=name, d=_smooth(rail))


def _smooth(points: list[Point]) -> str:
    middles = [between(one, other, 0.5) for one, other in pairwise(points)]
    curves = (
        f"Q{plain(x)} {plain(y)} {plain(a)} {plain(b)}" for (x, y), (a, b) in zip(points[1:], middles[1:], strict=False)
    )
    return straight(points[0], middles[0]) + "".join(curves)


def _tread(x: Number, y: Number, turn: Number) -> tuple[Point, ...]:
    """The edge of a step, from the pole to the rim."""
    ends = [x - _THICK, x + _THICK, _rim(x, y, turn)[0], _rim(x, y, turn + _TURN)[0]]
    left, right = min(ends), max(ends)
    return (left, y), (right, y), (right - 2, y + _THICK), (left + 2, y + _THICK)


def _rim(x: Number, y: Number, turn: Number) -> Point:
    return x + _RADIUS * cos(turn), y + _RADIUS * _FLAT * sin(turn)
