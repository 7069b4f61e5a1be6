"""Furniture that stands in rooms or hangs on their walls, each piece at its own size and height."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from stopthief.core.svg import Number, element, group
from stopthief.house.box.cards import Room
from stopthief.house.drawing.art import Drawing, library
from stopthief.house.drawing.boxes import DEEP, FLOOR, WALL, RoomBox
from stopthief.house.drawing.plan import FloorPlan
from stopthief.house.drawing.shell import front
from stopthief.house.drawing.svg import Corners, between

_LINE = 3.2
"""The width of every outline in the picture, at any scale of the drawing."""
_TALL = 400
"""The height of a room with furniture at its natural size."""
_SIGN = 82
"""The distance from the ceiling to the lower end of a room's sign."""
_LYING = "rug"
_SHINING, _GLOW = {"lamp", "fireplace", "television", "computer"}, 120


@dataclass(frozen=True)
class Furnishing:
    """A drawing with its place in the picture."""

    drawing: Drawing
    left: Number
    top: Number
    scale: Number

    @property
    def right(self) -> Number:
        """Its right side."""
        return self.left + self.drawing.wide * self.scale

    def glow(self) -> str:
        """The light around it, which is seen in the dark."""
        x, y = (self.left + self.right) / 2, self.top + self.drawing.high * self.scale * 0.3
        return element("circle", class_="glow", cx=x, cy=y, r=_GLOW, fill="url(#house-glow)")

    def use(self) -> str:
        """The piece as it is drawn; outlines are the same for large and small ones."""
        drawing, scale = self.drawing, self.scale
        size = {"width": drawing.wide * scale, "height": drawing.high * scale}
        width = f"{_LINE / scale:.2f}"
        return element("use", href=f"#art-{drawing.name}", x=self.left, y=self.top, **size, stroke_width=width)


def furniture(plan: FloorPlan, room: Room) -> str:
    """The furniture of a room: hanging pieces first, then standing ones, small things on them, and rugs in front."""
    pieces = placed(plan, room)
    glows = (piece.glow() for piece in pieces if piece.drawing.name in _SHINING)
    return group("furniture", (*glows, *(piece.use() for piece in pieces)))


def placed(plan: FloorPlan, room: Room) -> tuple[Furnishing, ...]:
    """Every piece that there is a drawing of, from the back to the front."""
    drawings = library()
    box, corners = plan.boxes[room.id], front(plan, room.id)
    known = [(drawings[piece.picture], piece.at) for piece in room.furniture if piece.picture in drawings]
    firm = [_piece(box, corners, drawing, at) for drawing, at in known if not drawing.rests]
    firm.sort(key=lambda piece: (piece.drawing.name == _LYING, not piece.drawing.hangs))
    resting = [_piece(box, corners, drawing, at) for drawing, at in known if drawing.rests]
    return (*firm, *(_resting(piece, firm) for piece in resting))


def _piece(box: RoomBox, corners: Corners, drawing: Drawing, at: Number) -> Furnishing:
    fit = _fit(box, corners, drawing)
    scale = drawing.scale * fit
    top = _foot(box, drawing) - drawing.hangs * fit - drawing.high * scale
    if drawing.hangs:
        top = max(top, box.top + WALL + _SIGN)
    left, right = _walls(corners, top)
    return Furnishing(drawing, left + max(0, right - left - drawing.wide * scale) * at, top, scale)


def _walls(corners: Corners, y: Number) -> tuple[Number, Number]:
    """The side walls at a height: closer to each other where they lean."""
    a, b, c, d = corners
    share = min(1, max(0, (c[1] - y) / (c[1] - max(a[1], b[1]))))
    return between(d, a, share)[0] + WALL + DEEP, between(c, b, share)[0] - WALL - DEEP


def _resting(piece: Furnishing, firm: Iterable[Furnishing]) -> Furnishing:
    """A small thing, on the piece that stands under its middle."""
    for below in _below((piece.left + piece.right) / 2, firm):
        foot = below.top + (below.drawing.high - below.drawing.top) * below.scale
        return replace(piece, top=foot - piece.drawing.high * piece.scale)
    return piece


def _below(x: Number, firm: Iterable[Furnishing]) -> Iterator[Furnishing]:
    return (piece for piece in firm if piece.drawing.top and piece.left <= x <= piece.right)


def _foot(box: RoomBox, drawing: Drawing) -> Number:
    """The lower end of a piece: rugs lie in front, other pieces stand against the wall."""
    if drawing.name == _LYING:
        return box.bottom - WALL - 3
    return box.back if drawing.hangs else box.back + FLOOR * 0.2


def _fit(box: RoomBox, corners: Corners, drawing: Drawing) -> Number:
    """Furniture grows with its room, though not as much; nothing is wider than the room, or as high as its sign."""
    wide = (box.wide - 2 * (WALL + DEEP)) / (drawing.wide * drawing.scale)
    ceiling = (corners[0][1] + corners[1][1]) / 2
    high = (box.back - ceiling - _SIGN) / (drawing.high * drawing.scale)
    grown: Number = (min(box.high, 1.4 * box.wide) / _TALL) ** 0.4
    return min(grown, 1.4, wide, high)
