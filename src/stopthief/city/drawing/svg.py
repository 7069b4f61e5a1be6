"""The few SVG shapes that everything is drawn with. No colours: elements have classes, and CSS paints them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stopthief.core.svg import Number, Point, element, plain

Segment = tuple[Number, Number, Number, Number]
"""From x, y to x, y; the smaller end first where it is horizontal or vertical."""


def use(symbol: str, at: Point, turn: Number = 0, *, flip: tuple[int, int] = (1, 1), **attributes: object) -> str:
    """A symbol of the definitions at a place, mirrored and then rotated."""
    where = f"translate({plain(at[0])} {plain(at[1])})"
    where += f" rotate({plain(turn)})" if turn else ""
    where += f" scale({flip[0]} {flip[1]})" if flip != (1, 1) else ""
    return element("use", href=f"#city-{symbol}", **attributes, transform=where)


def lines(segments: Iterable[Segment]) -> str:
    """Many lines as one path."""
    return "".join(f"M{plain(x1)} {plain(y1)}L{plain(x2)} {plain(y2)}" for x1, y1, x2, y2 in segments)


def outline(loops: Iterable[Sequence[Point]]) -> str:
    """Closed loops as one path."""
    return "".join("M" + "L".join(f"{plain(x)} {plain(y)}" for x, y in loop) + "Z" for loop in loops)


def merged(segments: Iterable[Segment]) -> list[Segment]:
    """Horizontal and vertical segments merged where they touch; others unchanged."""
    rows: dict[tuple[bool, Number], list[tuple[Number, Number]]] = {}
    slanted: list[Segment] = []
    for x1, y1, x2, y2 in segments:
        if y1 == y2:
            rows.setdefault((True, y1), []).append((min(x1, x2), max(x1, x2)))
        elif x1 == x2:
            rows.setdefault((False, x1), []).append((min(y1, y2), max(y1, y2)))
        else:
            slanted.append((x1, y1, x2, y2))
    straight = [
        (start, at, end, at) if level else (at, start, at, end)
        for (level, at), spans in sorted(rows.items())
        for start, end in _joined(spans)
    ]
    return straight + sorted(slanted)


def _joined(spans: list[tuple[Number, Number]]) -> list[tuple[Number, Number]]:
    joined: list[tuple[Number, Number]] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined
