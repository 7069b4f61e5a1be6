"""The name of each room on a little board that hangs from its ceiling."""

from __future__ import annotations

from html import escape

from stopthief.house.cards import Room
from stopthief.house.drawing.plan import DEEP, WALL, Plan
from stopthief.house.drawing.shell import front
from stopthief.house.drawing.svg import Number, element, group, rect

_SIZE, _SMALL = 40, 15
_WIDE = 0.53
"""How wide a letter is, as a part of its height."""
_CHAIN = 16


def sign(plan: Plan, room: Room) -> str:
    """The board with the word for a room, small enough to fit."""
    a, b, _, _ = front(plan, room.id)
    middle, top = (a[0] + b[0]) / 2, max(a[1], (a[1] + b[1]) / 2) + WALL
    if room.shape == "lean-to":
        middle, top = plan.boxes[room.id].middle, (a[1] + b[1]) / 2 + WALL + 26
    size = max(_SMALL, min(_SIZE, (b[0] - a[0] - 2 * (WALL + DEEP) - 24) / (_WIDE * len(room.word))))
    wide, high = _WIDE * size * len(room.word) + 34, size * 1.42
    text = element("text", escape(room.word), x=middle, y=top + _CHAIN + high / 2 + size * 0.32, font_size=size)
    board = rect("board", middle - wide / 2, top + _CHAIN, wide, high)
    return group("sign", (_chains(middle, top, wide), board, *_nails(middle, top + _CHAIN, wide, high), text))


def _chains(middle: Number, top: Number, wide: Number) -> str:
    ends = (middle - wide / 2 + 22, middle + wide / 2 - 22)
    return element("path", class_="chain", d="".join(f"M{x:.1f} {top:.1f}v{_CHAIN + 2}" for x in ends))


def _nails(middle: Number, top: Number, wide: Number, high: Number) -> tuple[str, ...]:
    del high
    ends = (middle - wide / 2 + 22, middle + wide / 2 - 22)
    return tuple(element("circle", class_="nail", cx=x, cy=top + 6, r=2.4) for x in ends)
