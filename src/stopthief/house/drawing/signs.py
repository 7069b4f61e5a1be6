"""The name of each room on a little board that hangs from its ceiling, beside ladders when there is space."""

from __future__ import annotations

from html import escape
from unicodedata import combining, east_asian_width

from stopthief.core.svg import Number, element, group
from stopthief.house.box.cards import Room
from stopthief.house.drawing.boxes import CEILING, WALL
from stopthief.house.drawing.fittings import FENCE
from stopthief.house.drawing.plan import FloorPlan
from stopthief.house.drawing.shell import front
from stopthief.house.drawing.svg import rect

_LARGE, _SMALL, _LEAST = 41, 35, 12
_WIDE = 0.54
"""The width of a letter, as a part of its height."""
_CHAIN, _PADDING = 16, 34
_LADDER, _FLIGHT = 32, 112
"""The room kept free beside the middle of a ladder, and of a staircase."""

Span = tuple[Number, Number]


def sign(plan: FloorPlan, room: Room) -> str:
    """The board with the word for a room, small enough to fit."""
    span = _span(plan, room)
    free = max(_free(plan, room, span), key=lambda part: part[1] - part[0])
    size = _size(room.word, free)
    if size < _SMALL:
        free, size = span, _size(room.word, span)
    room_for, needs = span[1] - span[0] - _PADDING, _WIDE * size * _letters(room.word)
    # A word that is too wide even in the smallest letters is condensed.
    pressed = {"textLength": room_for, "lengthAdjust": "spacingAndGlyphs"} if needs > room_for + 1 else {}
    wide, high = min(needs, room_for) + _PADDING, size * 1.4
    middle = min(max((span[0] + span[1]) / 2, free[0] + wide / 2), free[1] - wide / 2)
    top = _top(plan, room, middle - wide / 2, middle + wide / 2)
    board = _board(middle - wide / 2, top + _CHAIN, wide, high)
    level = top + _CHAIN + high / 2 + size * 0.33
    word = element("text", escape(room.word), x=middle, y=level, font_size=size, **pressed)
    hung = _posts(plan, room, middle, top, wide) if room.shape == "yard" else _chains(middle, top, wide)
    return group("sign", (*hung, *board, word))


def _board(x: Number, y: Number, wide: Number, high: Number) -> tuple[str, str]:
    """A plank with round corners, and a painted line along its rim."""
    rim = {"x": x + 5, "y": y + 5, "width": wide - 10, "height": high - 10, "rx": 8}
    return (
        element("path", class_="board", d=_plank(x, y, wide, high)),
        element("rect", class_="rim", **rim),
    )


def _plank(x: Number, y: Number, wide: Number, high: Number) -> str:
    side, level = wide - 24, high - 24
    return (
        f"M{x + 12:.1f} {y:.1f}q{side / 2:.1f} -3 {side:.1f} 0q12 0 12 12q2 {level / 2:.1f} 0 {level:.1f}"
        f"q0 12 -12 12q{-side / 2:.1f} 3 {-side:.1f} 0q-12 0 -12 -12q-2 {-level / 2:.1f} 0 {-level:.1f}q0 -12 12 -12Z"
    )


def _size(word: str, span: Span) -> Number:
    return max(_LEAST, min(_LARGE, (span[1] - span[0] - _PADDING) / (_WIDE * max(1, _letters(word)))))


def _letters(word: str) -> int:
    """The width of a word in average letters: some characters are twice as wide, some stand above others."""
    return sum(0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in word)


def _span(plan: FloorPlan, room: Room) -> Span:
    """From wall to wall, under the ceiling."""
    a, b, _, _ = front(plan, room.id)
    return a[0] + WALL + 12, b[0] - WALL - 12


def _top(plan: FloorPlan, room: Room, left: Number, right: Number) -> Number:
    """The lowest point of the ceiling above the board, from which it hangs."""
    a, b, _, _ = front(plan, room.id)
    slope = (b[1] - a[1]) / (b[0] - a[0])
    if room.shape == "yard":
        return a[1] + 0.1 * plan.boxes[room.id].high
    fall = CEILING if slope else 0
    return max(a[1] + slope * (left - a[0]), a[1] + slope * (right - a[0])) + WALL + fall


def _free(plan: FloorPlan, room: Room, span: Span) -> list[Span]:
    """The parts of the span that no ladder goes through."""
    wide = _FLIGHT if room.shape == "cellar" else _LADDER
    ladders = sorted(plan.hatch(touch) for touch in plan.openings if touch.level and touch.other == room.id)
    starts = [span[0], *(x + wide for x in ladders)]
    ends = [*(x - _LADDER for x in ladders), span[1]]
    return list(zip(starts, ends, strict=True))


def _chains(middle: Number, top: Number, wide: Number) -> tuple[str, ...]:
    ends = middle - wide / 2 + 20, middle + wide / 2 - 20
    return tuple(element("path", class_="chain", d=f"M{x:.1f} {top - 2:.1f}v{_CHAIN + 8}") for x in ends)


def _posts(plan: FloorPlan, room: Room, middle: Number, top: Number, wide: Number) -> tuple[str, ...]:
    """In the open there is no ceiling, so the board stands on the fence."""
    box = plan.boxes[room.id]
    foot = box.back - FENCE * box.high + 26
    ends = middle - wide / 2 + 26, middle + wide / 2 - 26
    return tuple(rect("post", x - 6, top + _CHAIN - 8, 12, foot - top - _CHAIN + 8) for x in ends)
