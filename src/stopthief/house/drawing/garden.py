"""What is around the house: sky, hills, trees, grass, and the earth with what lies in it."""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.house.drawing.plan import Plan
from stopthief.house.drawing.svg import Number, element, group


def outside(plan: Plan) -> str:
    """Everything behind the house."""
    return group("outside", (*_sky(plan), *_hills(plan), *_earth(plan), *_trees(plan)))


def foreground(plan: Plan) -> str:
    """Bushes and flowers at the foot of the house."""
    wide, _ = plan.size
    ground = plan.ground
    parts = [_bush(46, ground, 1.1), _bush(wide - 44, ground, 1), *_flowers(14, ground), *_flowers(wide - 92, ground)]
    return group("foreground", parts)


def _sky(plan: Plan) -> Iterator[str]:
    wide, high = plan.size
    yield element("rect", class_="sky", width=wide, height=high)
    yield element("rect", width=wide, height=high, fill="url(#house-dusk)")
    for x, y, r in (
        (0.06, 0.1, 3),
        (0.13, 0.22, 2),
        (0.2, 0.06, 2.5),
        (0.31, 0.04, 2),
        (0.83, 0.07, 2),
        (0.96, 0.05, 3),
        (0.93, 0.33, 2),
        (0.8, 0.36, 2.5),
        (0.04, 0.36, 2),
    ):
        yield element("circle", class_="star", cx=wide * x, cy=high * y, r=r)
    x, y = wide - 165, 175
    yield element("circle", class_="halo", cx=x, cy=y, r=118)
    yield element("circle", class_="halo", cx=x, cy=y, r=92)
    yield element("circle", class_="sun", cx=x, cy=y, r=64)
    yield element("path", class_="crescent", d=f"M{x - 14:g} {y - 62:g}a64 64 0 1 0 66 92a56 56 0 0 1 -66 -92Z")
    yield _cloud(96, 190, 0.95)
    yield _cloud(wide - 330, 330, 1.05)
    yield _cloud(wide - 90, 420, 0.6)


def _cloud(x: Number, y: Number, scale: Number) -> str:
    return element(
        "path",
        class_="cloud",
        d="M-78 22q-26 -4 -20 -26q6 -20 30 -14q6 -30 40 -28q24 2 30 22q10 -12 28 -6q16 6 12 22q26 -2 28 16q0 14 -22 15Z",
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
    )


def _hills(plan: Plan) -> Iterator[str]:
    wide, _ = plan.size
    y = plan.ground
    yield element(
        "path",
        class_="hill far",
        d=f"M0 {y:g}V{y - 250:g}Q{wide * 0.1:g} {y - 320:g} {wide * 0.25:g} {y - 190:g}T{wide * 0.6:g} {y - 200:g}T{wide * 0.88:g} {y - 250:g}T{wide:g} {y - 210:g}V{y:g}Z",
    )
    yield element(
        "path",
        class_="hill",
        d=f"M0 {y:g}V{y - 120:g}Q{wide * 0.12:g} {y - 190:g} {wide * 0.3:g} {y - 80:g}T{wide * 0.7:g} {y - 110:g}T{wide:g} {y - 130:g}V{y:g}Z",
    )


def _earth(plan: Plan) -> Iterator[str]:
    wide, high = plan.size
    y = plan.ground
    yield element("rect", class_="earth", x=0, y=y, width=wide, height=high - y)
    bumps = "".join(f"q{wide / 24:.1f} {10 if at % 2 else -8} {wide / 12:.1f} {(-1) ** at * 2}" for at in range(12))
    yield element("path", class_="soil", d=f"M0 {y + 92:g}{bumps}V{high:g}H0Z")
    for x, dy, r in (
        (0.02, 60, 13),
        (0.045, 150, 9),
        (0.018, 230, 16),
        (0.975, 80, 12),
        (0.955, 190, 15),
        (0.982, 270, 10),
        (0.8, 130, 14),
        (0.9, 60, 8),
        (0.87, 240, 17),
    ):
        if y + dy < high - 20:
            yield element(
                "path",
                class_="pebble",
                d=f"M{wide * x - r:.1f} {y + dy:g}q{r * 0.2:.1f} {-r:.1f} {r:.1f} {-r * 0.9:.1f}q{r:.1f} 0 {r:.1f} {r:.1f}q0 {r * 0.7:.1f} {-r:.1f} {r * 0.7:.1f}q{-r:.1f} 0 {-r:.1f} {-r * 0.8:.1f}Z",
            )
    grass = "".join("q8 -20 12 0q6 -14 12 1q7 -18 12 -1" for _ in range(int(wide // 36) + 1))
    yield element(
        "path",
        class_="grass",
        d=f"M-4 {y + 22:g}V{y:g}{grass}V{y + 22:g}q-30 14 -60 2t-90 4t-90 -3t-90 5t-90 -4t-90 2t-90 -1H-4Z",
    )


def _trees(plan: Plan) -> Iterator[str]:
    wide, _ = plan.size
    yield from _tree(34, plan.ground, 1.15)
    right = max(plan.boxes.values(), key=lambda box: box.right)
    if right.top > plan.ground - 700:
        yield from _tree(wide - 50, plan.ground, 1.3)


def _tree(x: Number, y: Number, scale: Number) -> Iterator[str]:
    where = f"translate({x:g} {y:g}) scale({scale:g})"
    yield element("path", class_="trunk", d="M-14 2q8 -60 -2 -130h30q-8 70 4 130Z", transform=where)
    yield element(
        "path",
        class_="leaves",
        d="M-8 -110q-60 12 -72 -34q-34 -30 2 -64q-6 -50 44 -52q22 -44 66 -16q46 -4 46 42q34 26 10 60q6 46 -40 46q-26 38 -56 18Z",
        transform=where,
    )
    yield element(
        "path",
        class_="leaves-light",
        d="M-52 -170q-8 -22 14 -34q0 -34 36 -34q18 -22 42 -6q-44 4 -50 40q-34 2 -42 34Z",
        transform=where,
    )


def _bush(x: Number, y: Number, scale: Number) -> str:
    where = f"translate({x:g} {y:g}) scale({scale:g})"
    return element(
        "path", class_="bush", d="M-50 8q-16 -36 14 -44q8 -30 38 -20q30 -10 36 22q28 10 12 42Z", transform=where
    )


def _flowers(x: Number, y: Number) -> Iterator[str]:
    for at, (dx, dy) in enumerate(((0, -22), (26, -34), (54, -20), (76, -30))):
        yield element("path", class_="stem", d=f"M{x + dx:g} {y + 6:g}q3 -12 0 {dy:g}")
        yield element("circle", class_=f"petals petals-{at % 3}", cx=x + dx, cy=y + dy + 2, r=8)
        yield element("circle", class_="heart", cx=x + dx, cy=y + dy + 2, r=3)
