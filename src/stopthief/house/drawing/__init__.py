"""The picture of the house: a pack in, SVG out. Nothing here knows a rule of the game, nor a colour.

The style is `house.css`; it paints the same drawing by day, by night, and in black on paper.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

import msgspec

from stopthief.core.svg import element, group
from stopthief.house.box.cards import Pack
from stopthief.house.drawing.art import pictures, symbols
from stopthief.house.drawing.frame import frame, openings
from stopthief.house.drawing.furniture import furniture
from stopthief.house.drawing.garden import foreground, outside
from stopthief.house.drawing.passages import passages, ropes
from stopthief.house.drawing.plan import FloorPlan
from stopthief.house.drawing.roof import chimney, roof
from stopthief.house.drawing.shell import front, shell
from stopthief.house.drawing.signs import sign
from stopthief.house.drawing.svg import straight

__all__ = ["RoomSpot", "draw", "pictures", "rooms", "sprite", "standalone", "style"]

_NS = "http://www.w3.org/2000/svg"


class RoomSpot(msgspec.Struct, frozen=True):
    """A room's place in the picture."""

    id: str
    box: tuple[float, float, float, float]
    """Left, top, width, height."""
    stands: tuple[tuple[float, float], ...]
    """The feet of up to six markers."""


def draw(pack: Pack) -> str:
    """The house as one SVG element without any style, to be put into a page that has `house.css` and the sprite."""
    return _picture(FloorPlan(pack), "house", "")


def standalone(pack: Pack, *, theme: str = "paper") -> str:
    """The house as an SVG file with its style and its drawings inside; `theme` is paper, or empty for the day."""
    head = element("style", style()) + element("defs", symbols(pack))
    return _picture(FloorPlan(pack), f"house {theme}".strip(), head)


def sprite(pack: Pack) -> str:
    """The drawings of a pack's cards and rooms as one hidden SVG element: `art-lamp` is the lamp."""
    return element("svg", symbols(pack), xmlns=_NS, class_="house-sprite", width=0, height=0, aria_hidden="true")


def rooms(pack: Pack) -> tuple[RoomSpot, ...]:
    """The places of all rooms of a pack in its picture."""
    plan = FloorPlan(pack)
    return tuple(
        RoomSpot(room, (box.left, box.top, box.wide, box.high), plan.stands(room)) for room, box in plan.boxes.items()
    )


def style() -> str:
    """The stylesheet of the drawing."""
    return _file("house.css")


def _picture(plan: FloorPlan, classes: str, head: str) -> str:
    wide, high = plan.size
    groups = (
        outside(plan),
        ropes(plan),
        chimney(plan),
        group("shells", (shell(plan, room) for room in plan.pack.rooms)),
        frame(plan),
        openings(plan),
        roof(plan),
        group("rooms", _rooms(plan)),
        passages(plan),
        foreground(plan),
    )
    inner = "\n".join((head, _file("defs.svg"), _file("garden.svg"), *groups))
    return element("svg", inner, xmlns=_NS, viewBox=f"0 0 {wide:g} {high:g}", class_=classes)


def _rooms(plan: FloorPlan) -> Iterator[str]:
    for room in plan.pack.rooms:
        area = element("path", class_="area", d=straight(*front(plan, room.id)) + "Z")
        # A sign hangs in front of everything; in a yard it stands on the fence, behind everything.
        parts = (sign(plan, room), furniture(plan, room))
        yield group("room", (area, *(parts if room.shape == "yard" else reversed(parts))), data_room=room.id)


def _file(name: str) -> str:
    return (resources.files(__name__) / name).read_text("utf-8")
