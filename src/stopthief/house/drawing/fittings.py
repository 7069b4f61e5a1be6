"""Fittings of special rooms: beams of an attic, cobwebs, the fence of a yard."""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.core.svg import Number, Point
from stopthief.house.drawing.svg import Corners, rect, shape

FENCE = 0.36
"""The height of a fence, as a part of its yard."""
_PALE = 34


def beams(far: Corners) -> Iterator[str]:
    """The beams that hold up a roof."""
    e, f, g, h = far
    for share in (0.25, 0.5, 0.75):
        x = e[0] + (f[0] - e[0]) * share
        yield rect("beam", x - 8, e[1], 16, g[1] - e[1])
    yield rect("beam", e[0] - 2, e[1] + 2, f[0] - e[0] + 4, 16)
    for start, end in ((h, e), (g, f)):
        way = 18 if start == h else -18
        yield shape("beam", start, end, (end[0] + way, end[1]), (start[0] + way, start[1]))


def web(corner: Point) -> str:
    """Cobwebs in a corner."""
    x, y = corner[0] - 2, corner[1] + 2
    threads = "".join(f"M{x:.1f} {y:.1f}l{dx} {dy}" for dx, dy in ((-64, 3), (-52, 30), (-28, 50), (-3, 60)))
    rings = "".join(
        f"M{x - 64 * at:.1f} {y + 3 * at:.1f}q{8 * at:.1f} {10 * at:.1f} {12 * at:.1f} {27 * at:.1f}"
        f"q{13 * at:.1f} {4 * at:.1f} {24 * at:.1f} {20 * at:.1f}q{13 * at:.1f} {0:.1f} {25 * at:.1f} {10 * at:.1f}"
        for at in (0.4, 0.7, 0.95)
    )
    return threads + rings


def yard(corners: Corners, far: Corners) -> Iterator[str]:
    """A fence and a lawn, under the open sky."""
    a, _, c, d = corners
    left, right, foot = d[0], c[0], far[3][1]
    top = foot - FENCE * (d[1] - a[1])
    yield from (_pale(x, top, foot) for x in _steps(left + 14, right - 14, _PALE))
    for y in (top + 34, foot - 40):
        yield rect("rail", left + 8, y, right - left - 16, 12)
    yield shape("lawn", (left, foot), (right, foot), c, d)


def _pale(x: Number, top: Number, bottom: Number) -> str:
    return shape("paling", (x - 11, top + 12), (x, top), (x + 11, top + 12), (x + 11, bottom), (x - 11, bottom))


def _steps(start: Number, end: Number, step: Number) -> Iterator[Number]:
    count = max(1, round((end - start) / step))
    return (start + (end - start) * (at + 0.5) / count for at in range(count))
