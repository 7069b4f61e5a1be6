"""What stands in the rooms and hangs on their walls, each piece at its own size and its own height."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from stopthief.house.cards import Furniture, Room
from stopthief.house.drawing.art import Drawing, library
from stopthief.house.drawing.plan import DEEP, FLOOR, WALL, Box, Plan
from stopthief.house.drawing.svg import Number, element, group

_LINE = 3.2
"""How thick every outline is in the picture, whatever the size of the drawing."""
_TALL = 400
"""A room so high has furniture at its natural size."""
_LYING = "rug"


@dataclass(frozen=True)
class Piece:
    """A drawing with its place in the picture."""

    drawing: Drawing
    left: Number
    top: Number
    scale: Number

    @property
    def right(self) -> Number:
        """Its right side."""
        return self.left + self.drawing.wide * self.scale

    def use(self) -> str:
        """The piece as it is drawn; outlines are the same for large and small ones."""
        drawing, scale = self.drawing, self.scale
        size = {"width": drawing.wide * scale, "height": drawing.high * scale}
        width = f"{_LINE / scale:.2f}"
        return element("use", href=f"#art-{drawing.name}", x=self.left, y=self.top, **size, stroke_width=width)


def furniture(plan: Plan, room: Room) -> str:
    """The furniture of a room: what hangs first, then what stands, what is put on it, and what lies in front."""
    return group("furniture", (piece.use() for piece in placed(plan.boxes[room.id], room.furniture)))


def placed(box: Box, wanted: Iterable[Furniture]) -> tuple[Piece, ...]:
    """Every piece that there is a drawing of, from the back to the front."""
    drawings = library()
    known = [(drawings[piece.picture], piece.at) for piece in wanted if piece.picture in drawings]
    firm = [_piece(box, drawing, at) for drawing, at in known if not drawing.rests]
    firm.sort(key=lambda piece: (piece.drawing.name == _LYING, not piece.drawing.hangs))
    resting = [_resting(box, drawing, at, firm) for drawing, at in known if drawing.rests]
    return (*firm, *resting)


def _piece(box: Box, drawing: Drawing, at: Number) -> Piece:
    fit = _fit(box, drawing)
    scale = drawing.scale * fit
    free = box.wide - 2 * (WALL + DEEP) - drawing.wide * scale
    foot = _foot(box, drawing) - drawing.hangs * fit
    return Piece(drawing, box.left + WALL + DEEP + max(0, free) * at, foot - drawing.high * scale, scale)


def _resting(box: Box, drawing: Drawing, at: Number, firm: Iterable[Piece]) -> Piece:
    """A small thing, on whatever stands under its middle."""
    piece = _piece(box, drawing, at)
    for below in _below((piece.left + piece.right) / 2, firm):
        foot = below.top + (below.drawing.high - below.drawing.top) * below.scale
        return Piece(drawing, piece.left, foot - drawing.high * piece.scale, piece.scale)
    return piece


def _below(x: Number, firm: Iterable[Piece]) -> Iterator[Piece]:
    return (piece for piece in firm if piece.drawing.top and piece.left <= x <= piece.right)


def _foot(box: Box, drawing: Drawing) -> Number:
    """How far down a piece reaches: what lies is in front, what stands is against the wall."""
    if drawing.name == _LYING:
        return box.bottom - WALL - 3
    return box.back if drawing.hangs else box.back + FLOOR * 0.2


def _fit(box: Box, drawing: Drawing) -> Number:
    """Furniture grows with its room, though not as much; and nothing is wider or higher than the room."""
    room = (box.wide - 2 * (WALL + DEEP)) / (drawing.wide * drawing.scale)
    high = (box.high - FLOOR - 20) / (drawing.high * drawing.scale + drawing.hangs)
    grown: Number = (min(box.high, 1.4 * box.wide) / _TALL) ** 0.4
    return min(grown, 1.4, room, high)
