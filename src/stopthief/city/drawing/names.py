"""Names on the plan: a lit sign on the front of every building, and lettering on the lanes of every street.

Each stands where the longest free stretch is; the words may be replaced, `data-place` says whose they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from stopthief.city.board import Board
from stopthief.city.drawing.clear import room
from stopthief.city.drawing.floors import Box
from stopthief.city.drawing.roads import LANE, arms
from stopthief.city.drawing.svg import Number, Point, Segment, element, group, plain

_FRONT = 25
"""From the front of a building to the middle of its sign."""
_LETTER = 15.5
_HALF = 18
_CROSSING = 120
"""So far lettering keeps away from where streets meet."""


class Label(NamedTuple):
    """A place's name: where its middle is, how long it may be, and whether it is read upwards."""

    digit: int
    at: Point
    length: Number
    is_upright: bool

    @property
    def box(self) -> Box:
        """The ground that it takes."""
        wide, high = (_HALF, self.length / 2) if self.is_upright else (self.length / 2, _HALF)
        x, y = self.at
        return int(x - wide), int(y - high), int(x + wide), int(y + high)


def signs(board: Board, boxes: dict[int, Box]) -> list[Label]:
    """A sign for every building, on the front that has most room."""
    found: list[Label] = []
    for digit, box in boxes.items():
        left, top, right, bottom = box[0] - _FRONT, box[1] - _FRONT, box[2] + _FRONT, box[3] + _FRONT
        sides = (left, top, left, bottom), (right, top, right, bottom)
        ends = (left, top, right, top), (left, bottom, right, bottom)
        best = _best(board, digit, (*ends, *sides), 18)
        found.append(best._replace(length=min(best.length, len(board.places[digit].name) * _LETTER + 56)))
    return found


def letterings(board: Board) -> list[Label]:
    """The name of a street on every arm of it that has room."""
    found: list[Label] = []
    for digit, place in board.places.items():
        if place.kind == "street":
            need = len(place.name) * _LETTER
            labels = (_best(board, digit, _lanes(arm), 12) for arm in arms(board, digit))
            found += [label._replace(length=need) for label in labels if label.length > need]
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


def _lanes(arm: Segment) -> Iterator[Segment]:
    x1, y1, x2, y2 = arm
    for side in (-LANE, LANE):
        if x1 == x2:
            yield x1 + side, y1 + _CROSSING, x2 + side, y2 - _CROSSING
        else:
            yield x1 + _CROSSING, y1 + side, x2 - _CROSSING, y2 + side


def _best(board: Board, digit: int, candidates: Iterable[Segment], size: Number) -> Label:
    stretches = (_stretch(board, digit, line, size) for line in candidates)
    return max(stretches, key=lambda label: label.length)


def _stretch(board: Board, digit: int, line: Segment, size: Number) -> Label:
    """The longest part of a line with nothing on it."""
    x1, y1, x2, y2 = line
    is_upright = x1 == x2
    best: tuple[Number, Number] = (0, 0)
    start: int | None = None
    for at in range(int(y1 if is_upright else x1), int(y2 if is_upright else x2) + 1, 10):
        if room(board, (x1, at) if is_upright else (at, y1)) < size:
            start = None
            continue
        start = at if start is None else start
        best = max(best, (at - start, (at + start) / 2))
    length, middle = best
    return Label(digit, (x1, middle) if is_upright else (middle, y1), length, is_upright)


def _text(board: Board, label: Label) -> str:
    return element("text", board.places[label.digit].name, class_="name", data_place=label.digit, y=8)


def _turned(label: Label) -> str:
    return f"translate({plain(label.at[0])} {plain(label.at[1])})" + (" rotate(-90)" if label.is_upright else "")
