"""The geometry of a house: the grid of a pack as boxes of the picture, their boundaries, and places for markers.

Any grid works: the smallest room is always drawn large enough to stand in.
"""

from __future__ import annotations

from functools import cached_property

from stopthief.core.svg import Number, Point
from stopthief.house.box.cards import Pack, Room
from stopthief.house.drawing.boxes import DEEP, WALL, RoomBox, Touch, touching

SIDE, ABOVE, BELOW = 110, 172, 64
"""The garden beside the house, the sky above it, the earth below."""

_SMALLEST = 300
_STANDS = 6


class FloorPlan:
    """The boxes of a pack's rooms, and all that follows from them."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.rooms: dict[str, Room] = {room.id: room for room in pack.rooms}

    @cached_property
    def boxes(self) -> dict[str, RoomBox]:
        """Every room's box."""
        sizes = [size for room in self.pack.rooms for size in room.at[2:]]
        unit = _SMALLEST / max(1, min(sizes))
        left, top = (min(room.at[side] for room in self.pack.rooms) for side in (0, 1))
        return {
            room.id: RoomBox(
                SIDE + (room.at[0] - left) * unit,
                ABOVE + (room.at[1] - top) * unit,
                max(1, room.at[2]) * unit,
                max(1, room.at[3]) * unit,
            )
            for room in self.pack.rooms
        }

    @cached_property
    def size(self) -> tuple[Number, Number]:
        """The width and height of the picture."""
        boxes = self.boxes.values()
        return max(box.right for box in boxes) + SIDE, max(box.bottom for box in boxes) + BELOW

    @cached_property
    def ground(self) -> Number:
        """The level of the grass: above all cellars, below everything else."""
        shapes = {room.id: room.shape for room in self.pack.rooms}
        cellars = [box.top for room, box in self.boxes.items() if shapes[room] == "cellar"]
        return min(cellars) if cellars else max(box.bottom for box in self.boxes.values())

    @cached_property
    def touches(self) -> tuple[Touch, ...]:
        """The boundaries of all adjoining rooms, bordering by the rules or not."""
        return tuple(
            touch
            for a, one in self.boxes.items()
            for b, other in self.boxes.items()
            if a != b
            for touch in touching(a, one, b, other)
        )

    @cached_property
    def openings(self) -> tuple[Touch, ...]:
        """The passable boundaries: bordering rooms that adjoin."""
        borders = {frozenset(pair) for pair in self.pack.borders}
        return tuple(touch for touch in self.touches if frozenset((touch.one, touch.other)) in borders)

    @cached_property
    def passages(self) -> tuple[tuple[str, str], ...]:
        """Rooms that count as bordering and do not adjoin."""
        open_ = {frozenset((touch.one, touch.other)) for touch in self.openings}
        return tuple(pair for pair in (*self.pack.borders, *self.pack.passages) if frozenset(pair) not in open_)

    def hatch(self, touch: Touch) -> Number:
        """The position of the hole in a floor: ladders of successive storeys are on different sides."""
        inset = min(WALL + DEEP + 32, (touch.end - touch.start) / 2)
        shapes = {self.rooms[touch.one].shape, self.rooms[touch.other].shape}
        return touch.start + inset if shapes & {"roof", "cellar"} else touch.end - inset

    def leans(self, room: str) -> tuple[bool, bool]:
        """Whether the left side and the right side are free, so that a roof can slope there."""
        left = any(touch.other == room for touch in self.touches if not touch.level)
        right = any(touch.one == room for touch in self.touches if not touch.level)
        return not left, not right

    def stands(self, room: str) -> tuple[Point, ...]:
        """The feet of up to six markers: at the front of the floor, from the middle to the sides."""
        box = self.boxes[room]
        step = min(78, (box.wide - 2 * WALL - 60) / (_STANDS - 1))
        xs = [box.middle + step * (place - (_STANDS - 1) / 2) for place in range(_STANDS)]
        feet = [(x, box.bottom - WALL - (8 if place % 2 else 26)) for place, x in enumerate(xs)]
        return tuple(sorted(feet, key=lambda foot: abs(foot[0] - box.middle)))
