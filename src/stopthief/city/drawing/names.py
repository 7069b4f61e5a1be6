"""Names on the plan: a lit sign on the front of every building, and lettering on the lanes of every street.

Each stands on the longest free stretch. A page may replace the words; `data-place` tells the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import hypot
from typing import NamedTuple

from stopthief.city.box.board import Board
from stopthief.city.drawing.clear import Clearing
from stopthief.city.drawing.ground import Bounds
from stopthief.city.drawing.roads import LANE, arms
from stopthief.city.drawing.svg import Segment
from stopthief.core.svg import Number, Point, element, group, plain

_FRONT = 25
"""From the front of a building to the middle of its sign."""
_LETTER = 15.5
_PLATE = 44
_HALF = 18
_SIDE = 16
"""The room that a sign needs to its sides."""
_LINE = 12
"""The room that lettering needs to its sides."""
_APART = 30
_CROSSING = 120
"""The distance that lettering keeps from crossings."""


class Label(NamedTuple):
    """A place's name: where its middle is, how long it may be, and whether it is read upwards."""

    digit: int
    at: Point
    length: Number
    is_upright: bool

    @property
    def box(self) -> Bounds:
        """The ground that it takes."""
        wide, high = (_HALF, self.length / 2) if self.is_upright else (self.length / 2, _HALF)
        x, y = self.at
        return int(x - wide), int(y - high), int(x + wide), int(y + high)

    def is_near(self, spot: Point) -> bool:
        """Whether a point is so close that two names would read as one."""
        left, top, right, bottom = self.box
        return left - _APART < spot[0] < right + _APART and top - _APART < spot[1] < bottom + _APART


def signs(board: Board, boxes: dict[int, Bounds]) -> list[Label]:
    """A sign for every building, on its first front with enough room; horizontal ones come first."""
    clearing = Clearing(board)
    found: list[Label] = []
    for digit, box in boxes.items():
        need = len(board.places[digit].name) * _LETTER + _PLATE
        free = [label for front in _fronts(box) for label in _stretches(clearing, digit, front, _SIDE)]
        fronts = (_central(list(_stretches(clearing, digit, front, _SIDE)), front, need) for front in _fronts(box))
        longest = max(free, key=lambda label: label.length, default=Label(digit, box[:2], need, is_upright=False))
        best = next((label for label in fronts if label), longest)
        found.append(best._replace(length=need))
    return found


def letterings(board: Board, signs: Sequence[Label]) -> list[Label]:
    """The name of a street on each of its arms with enough room, away from signs."""
    clearing = Clearing(board)
    found: list[Label] = []
    for digit, place in board.places.items():
        if place.kind == "street":
            need = len(place.name) * _LETTER
            for arm in arms(board, digit):
                free = [label for lane in _lanes(arm) for label in _stretches(clearing, digit, lane, _LINE, signs)]
                best = max(free, key=lambda label: label.length, default=None)
                found += [best._replace(length=need)] if best and best.length > need else []
    return found


def names(board: Board, signs: Iterable[Label], letterings: Iterable[Label]) -> str:
    """The group of names."""
    return group("names", (*(_sign(board, label) for label in signs), *(_lettering(board, one) for one in letterings)))


def _sign(board: Board, label: Label) -> str:
    wide = label.length
    plate = element("rect", class_="sign", x=-wide / 2, y=-_HALF, width=wide, height=2 * _HALF, rx=8)
    return element("g", plate + _text(board, label), class_=f"building-{label.digit}", transform=_turned(label))


def _lettering(board: Board, label: Label) -> str:
    return element("g", _text(board, label), class_="lettering", transform=_turned(label))


def _fronts(box: Bounds) -> tuple[Segment, ...]:
    left, top, right, bottom = box[0] - _FRONT, box[1] - _FRONT, box[2] + _FRONT, box[3] + _FRONT
    return (
        (left, bottom, right, bottom),
        (left, top, right, top),
        (left, top, left, bottom),
        (right, top, right, bottom),
    )


def _lanes(arm: Segment) -> Iterator[Segment]:
    x1, y1, x2, y2 = arm
    for side in (-LANE, LANE):
        if x1 == x2:
            yield x1 + side, y1 + _CROSSING, x2 + side, y2 - _CROSSING
        else:
            yield x1 + _CROSSING, y1 + side, x2 - _CROSSING, y2 + side


def _central(labels: list[Label], front: Segment, need: Number) -> Label | None:
    """The stretch nearest to the middle among those that are long enough."""
    x, y = (front[0] + front[2]) / 2, (front[1] + front[3]) / 2
    long = (label for label in labels if label.length >= need)
    return min(long, key=lambda label: hypot(label.at[0] - x, label.at[1] - y), default=None)


def _stretches(
    clearing: Clearing, digit: int, line: Segment, size: Number, signs: Sequence[Label] = ()
) -> Iterator[Label]:
    """The free parts of a line."""
    x1, y1, x2, y2 = line
    is_upright = x1 == x2
    start, end = (int(y1), int(y2)) if is_upright else (int(x1), int(x2))
    spots = ((x1, at) if is_upright else (at, y1) for at in range(start, end + 1, 10))
    free = [spot for spot in spots if clearing.room(spot) >= size and not any(sign.is_near(spot) for sign in signs)]
    for _, run in groupby(enumerate(free), lambda pair: sum(pair[1]) - 10 * pair[0]):
        stretch = [spot for _, spot in run]
        (ax, ay), (bx, by) = stretch[0], stretch[-1]
        yield Label(digit, ((ax + bx) / 2, (ay + by) / 2), bx - ax + by - ay, is_upright)


def _text(board: Board, label: Label) -> str:
    return element("text", board.places[label.digit].name, class_="name", data_place=label.digit, y=8)


def _turned(label: Label) -> str:
    return f"translate({plain(label.at[0])} {plain(label.at[1])})" + (" rotate(-90)" if label.is_upright else "")
