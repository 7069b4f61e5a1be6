"""The surroundings of the house: sky, hills, trees, grass, and the earth with things in it.

The shapes are in `garden.svg`; they are placed here.
"""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.core.svg import Number, element, group
from stopthief.house.drawing.plan import ABOVE, SIDE, FloorPlan
from stopthief.house.drawing.svg import straight, use

_STARS = ((0.03, 0.07), (0.1, 0.22), (0.17, 0.05), (0.3, 0.03), (0.63, 0.05), (0.74, 0.12), (0.97, 0.22), (0.79, 0.33))
_BURIED = (
    ("pebble", 0.018, 60),
    ("worm", 0.028, 128),
    ("pebble", 0.035, 200),
    ("pebble", 0.012, 270),
    ("pebble", 0.78, 70),
    ("snail", 0.86, 128),
    ("pebble", 0.95, 88),
    ("bone", 0.8, 210),
    ("pebble", 0.9, 250),
    ("worm", 0.96, 180),
    ("pebble", 0.975, 290),
)
"""Things in the earth: distance from the left as a part of the width, and depth."""
_EDGE = 26
_BEYOND = 500
"""The garden extends beyond the picture, for pages with room beside it."""


def outside(plan: FloorPlan) -> str:
    """Everything behind the house."""
    return group("outside", (*_sky(plan), *_hills(plan), *_earth(plan), *_trees(plan)))


def foreground(plan: FloorPlan) -> str:
    """Bushes and flowers at the foot of the house."""
    wide, _ = plan.size
    y = plan.ground
    bushes = (use("bush", (40, y), 1.1), use("bush", (wide - 40, y)))
    return group("foreground", (*bushes, use("blooms", (12, y)), use("blooms", (wide - 92, y))))


def _sky(plan: FloorPlan) -> Iterator[str]:
    wide, high = plan.size
    beyond = {"x": -_BEYOND, "y": -_BEYOND, "width": wide + 2 * _BEYOND, "height": high + 2 * _BEYOND}
    yield element("rect", class_="sky", **beyond)
    yield element("path", class_="dusk", d=_across(wide, 0, high), fill="url(#house-dusk)")
    for at, (x, y) in enumerate(_STARS):
        yield element("circle", class_="star", cx=wide * x, cy=high * y, r=2 + at % 3)
    yield _sun(plan)
    yield use("cloud", (104, 150), 0.95)
    yield use("cloud", (wide - 300, 345), 1.05)
    yield use("cloud", (wide - 86, 440), 0.6)
    yield use("birds", (wide - 250, 480))


def _sun(plan: FloorPlan) -> str:
    """The sun, or the moon: small where the house leaves little sky."""
    x, y, r = plan.size[0] - 160, 170, 110
    hidden = any(box.left < x + r and x - r < box.right and box.top < y + r for box in plan.boxes.values())
    return use("sun", (x, ABOVE * 0.38), 0.55) if hidden else use("sun", (x, y))


def _hills(plan: FloorPlan) -> Iterator[str]:
    wide, _ = plan.size
    yield _hill("hill far", wide, plan.ground, 250)
    yield _hill("hill", wide, plan.ground, 130)


def _hill(name: str, wide: Number, y: Number, high: Number) -> str:
    ridge = ((0.1, 1.35, 0.25, 0.75), (0.4, 0.2, 0.62, 0.8), (0.8, 1.3, 1, 0.85))
    path = "".join(f"Q{wide * a:.0f} {y - high * b:.0f} {wide * c:.0f} {y - high * d:.0f}" for a, b, c, d in ridge)
    start, end = f"M{-_BEYOND} {y:.0f}V{y - high:.0f}H0", f"H{wide + _BEYOND:.0f}V{y:.0f}Z"
    return element("path", class_=name, d=start + path + end)


def _across(wide: Number, top: Number, bottom: Number) -> str:
    left, right = -_BEYOND, wide + _BEYOND
    return straight((left, top), (right, top), (right, bottom), (left, bottom)) + "Z"


def _earth(plan: FloorPlan) -> Iterator[str]:
    wide, high = plan.size
    y = plan.ground
    yield element("path", class_="earth", d=_across(wide, y, high + _BEYOND))
    layer = "".join(f"q{wide / 24:.1f} {10 if at % 2 else -8} {wide / 12:.1f} {(-1) ** at * 2}" for at in range(12))
    if y + 92 < high:
        deep = f"H{wide + _BEYOND:.0f}V{high + _BEYOND:.0f}H{-_BEYOND}Z"
        yield element("path", class_="soil", d=f"M{-_BEYOND} {y + 92:.1f}H0{layer}{deep}")
    buried = ((name, (wide * x, y + deep)) for name, x, deep in _BURIED if y + deep < high - _EDGE)
    yield from (use(name, at) for name, at in buried)
    yield element("path", class_="grass", d=_grass(wide, y))


def _grass(wide: Number, y: Number) -> str:
    left, long = -_BEYOND, wide + 2 * _BEYOND
    blades, hem = round(long / 30), round(long / 60)
    up = "".join(f"q{long / blades * 0.3:.1f} {-16 - at * 5 % 11} {long / blades:.1f} 0" for at in range(blades))
    down = "".join(f"q{-long / hem / 2:.1f} {14 if at % 2 else 4} {-long / hem:.1f} 0" for at in range(hem))
    return f"M{left} {y + 24:.1f}V{y:.1f}{up}V{y + 24:.1f}{down}Z"


def _trees(plan: FloorPlan) -> Iterator[str]:
    wide, _ = plan.size
    yield use("tree", (SIDE * 0.3, plan.ground), 1.15)
    yield use("tree", (wide - SIDE * 0.42, plan.ground), 1.35)
