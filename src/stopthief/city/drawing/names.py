"""Names on the plan: a lit sign on the front of every building, and lettering on the lanes of every street.

Each stands where the longest free stretch is; the words may be replaced, `data-place` says whose they are.
"""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.city.board import Board
from stopthief.city.drawing.clear import room
from stopthief.city.drawing.floors import Box
from stopthief.city.drawing.streets import LANE, meetings, roads
from stopthief.city.drawing.svg import Number, Point, Segment, element, group, plain

_SIGN = 24
_LETTER = 17.5


def names(board: Board, boxes: dict[int, Box]) -> str:
    """The group of names."""
    parts: list[str] = []
    for digit, box in boxes.items():
        parts += _sign(board, digit, box)
    for digit, place in board.places.items():
        if place.kind == "street":
            parts += _street(board, digit)
    return group("names", parts)


def _sign(board: Board, digit: int, box: Box) -> Iterator[str]:
    left, top, right, bottom = (box[0] - _SIGN, box[1] - _SIGN, box[2] + _SIGN, box[3] + _SIGN)
    fronts = (left, top, left, bottom), (right, top, right, bottom), (left, top, right, top), (left, bottom, right, bottom)
    (x, y), length, is_upright = max((_stretch(board, front, 16) for front in fronts), key=lambda found: found[1])
    wide = min(length, len(board.places[digit].name) * _LETTER + 44)
    board_and_name = (
        element("rect", class_="sign", x=-wide / 2, y=-19, width=wide, height=38, rx=8),
        _text(board, digit, 8),
    )
    yield element("g", "".join(board_and_name), class_=f"building-{digit}", transform=_turned(x, y, is_upright))


def _street(board: Board, digit: int) -> Iterator[str]:
    """The name on every arm of a street that has room for it."""
    need = len(board.places[digit].name) * _LETTER
    for arm in _arms(board, digit):
        x1, y1, x2, y2 = arm
        is_upright = x1 == x2
        lanes = [
            (x1 + side, y1, x2 + side, y2) if is_upright else (x1, y1 + side, x2, y2 + side) for side in (-LANE, LANE)
        ]
        (x, y), length, _ = max((_stretch(board, lane, 16) for lane in lanes), key=lambda found: found[1])
        if length > need:
            yield element("g", _text(board, digit, 8), class_="lettering", transform=_turned(x, y, is_upright))


def _arms(board: Board, digit: int) -> Iterator[Segment]:
    """The stretches of road between meetings that are all of one street."""
    middle = roads(board)
    meets = [(x, y) for x, y, _ in meetings(middle)]
    own = [space.xy for space in board.spaces.values() if space.area and board.areas[space.area].place == digit]
    for x1, y1, x2, y2 in middle:
        stops = sorted({(x1, y1), (x2, y2), *(at for at in meets if x1 <= at[0] <= x2 and y1 <= at[1] <= y2)})
        for (ax, ay), (bx, by) in zip(stops, stops[1:], strict=False):
            on = [at for at in own if ax <= at[0] <= bx and ay <= at[1] <= by and at not in ((ax, ay), (bx, by))]
            if len(on) > 2:  # noqa: PLR2004 - a street, not where it begins
                yield ax, ay, bx, by


def _stretch(board: Board, line: Segment, size: Number) -> tuple[Point, Number, bool]:
    """The longest part of a line with nothing on it: its middle, its length, and whether it is upright."""
    x1, y1, x2, y2 = line
    is_upright = x1 == x2
    best, start = (0.0, 0.0), None
    for at in range(int(y1 if is_upright else x1), int(y2 if is_upright else x2) + 1, 10):
        spot = (x1, at) if is_upright else (at, y1)
        if room(board, spot) < size:
            start = None
            continue
        start = at if start is None else start
        best = max(best, (at - start, (at + start) / 2))
    length, middle = best
    return ((x1, middle) if is_upright else (middle, y1)), length, is_upright


def _text(board: Board, digit: int, y: int) -> str:
    return element("text", board.places[digit].name, class_="name", data_place=digit, y=y)


def _turned(x: Number, y: Number, is_upright: bool) -> str:  # noqa: FBT001 - private, and named where it is made
    return f"translate({plain(x)} {plain(y)})" + (" rotate(-90)" if is_upright else "")
