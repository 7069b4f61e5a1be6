"""Footprint paths, circles and numbered spaces; each kind of space has a shape of its own."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from stopthief.city.box.board import Board, Kind, Path, Space
from stopthief.city.drawing.svg import Segment, lines
from stopthief.core.svg import element, group

CIRCLE = 9
CLASSES: dict[Kind, str] = {
    "crime scene": "scene",
    "inside": "inside",
    "outside": "outside",
    "door": "door",
    "window": "window",
    "subway": "subway",
}
LOOT = {
    123: "phone",
    144: "pad",
    146: "camera",
    164: "screen",
    242: "bag",
    245: "fur",
    247: "jewel",
    265: "dress",
    267: "hat",
    337: "vase",
    352: "jewel",
    355: "painting",
    376: "statue",
    425: "safe",
    445: "vault",
    463: "till",
    465: "boxes",
    467: "cash",
    709: "news",
}
"""The loot drawn at a crime scene, by building; jewels on any other board."""
_BARE = {"inside", "outside"}
_HALF_STRIDE = 3.4
_RIM = 36


def paths(board: Board) -> str:
    """The group of paths: left and right feet as two paths, dashed by the style."""
    feet = [_feet(board, path) for path in board.plan.paths]
    return group(
        "paths",
        (
            element("path", class_="path", d=lines(left for left, _ in feet)),
            element("path", class_="path right", d=lines(right for _, right in feet)),
        ),
    )


def circles(board: Board) -> str:
    """The group of circles."""
    nodes = (node for node in board.nodes if node not in board.spaces)
    return group("circles", (_circle(board, node) for node in nodes))


def spaces(board: Board) -> str:
    """The group of numbered spaces."""
    return group("spaces", (_space(space) for space in board.spaces.values()))


def _feet(board: Board, path: Path) -> tuple[Segment, Segment]:
    (x1, y1), (x2, y2) = (board.xy[end] for end in path.ends)
    length = hypot(x2 - x1, y2 - y1) or 1
    right, down = (x2 - x1) / length, (y2 - y1) / length
    start, end = (x1 + right * _RIM, y1 + down * _RIM), (x2 - right * _RIM, y2 - down * _RIM)
    aside, along = down * _HALF_STRIDE, right * _HALF_STRIDE
    return (
        (start[0] + aside, start[1] - along, end[0] + aside, end[1] - along),
        (start[0] - aside, start[1] + along, end[0] - aside, end[1] + along),
    )


def _circle(board: Board, node: int) -> str:
    x, y = board.xy[node]
    return element("circle", class_="circle", data_node=node, cx=x, cy=y, r=CIRCLE)


def _space(space: Space) -> str:
    kind = CLASSES[space.kind]
    x, y = space.xy
    return element(
        "g", "".join(_symbol(space)), class_=f"space {kind}", data_node=space.number, transform=f"translate({x} {y})"
    )


def _symbol(space: Space) -> Iterator[str]:
    kind = CLASSES[space.kind]
    yield element("use", href=f"#city-{kind}")
    if kind == "scene":
        yield element("use", href=f"#city-{LOOT.get(space.number, 'jewel')}", y=-15)
    yield element("text", str(space.number), class_="number", y=9 if kind in _BARE else 20)
