"""A large drawing over several pages: where it is cut, and how far each page goes on into the next to be glued."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from string import ascii_uppercase
from typing import Any
from xml.etree import ElementTree as ET

from stopthief.core.package.printing import Paper

SIZES: dict[Paper, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Upright, in millimetres."""
MARGIN = 12.0
STRIP = 8.0
"""What is glued under the next page."""
_SVG = "http://www.w3.org/2000/svg"
_FAR, _NEAR = 250, 60
"""In units of the drawing: nothing that is placed somewhere reaches farther than this, and nothing with letters on it
farther than that; what is not seen on a page shall not be found there either."""


@dataclass(frozen=True)
class Tiling:
    """Where a drawing is cut, in its own units: the first number is its left or upper side, the last the other one."""

    across: tuple[float, ...]
    down: tuple[float, ...]
    paper: Paper
    lying: bool = False
    """Whether the paper lies on its long side."""

    @property
    def scale(self) -> float:
        """How many millimetres a unit of the drawing is, as large as the paper allows."""
        size = SIZES[self.paper]
        width, height = reversed(size) if self.lying else size
        return min(_scale(self.across, width), _scale(self.down, height))

    def tiles(self, drawing: str) -> list[dict[str, Any]]:
        """The pages from the upper left to the lower right: name, size with and without the strips, drawing."""
        return [
            self._tile(drawing, column, row)
            for row in range(len(self.down) - 1)
            for column in range(len(self.across) - 1)
        ]

    def _tile(self, drawing: str, column: int, row: int) -> dict[str, Any]:
        strip = STRIP / self.scale
        left, right = self.across[column : column + 2]
        top, bottom = self.down[row : row + 2]
        more = strip if right < self.across[-1] else 0.0, strip if bottom < self.down[-1] else 0.0
        box = (left, top, right - left + more[0], bottom - top + more[1])
        return {
            "name": f"{ascii_uppercase[row]}{column + 1}",
            "column": column,
            "row": row,
            "width": box[2] * self.scale,
            "height": box[3] * self.scale,
            "right": more[0] * self.scale,
            "below": more[1] * self.scale,
            "drawing": cropped(drawing, box),
        }


def _scale(cuts: tuple[float, ...], room: float) -> float:
    """How large it can be in one direction; every page but the last has a strip as well."""
    pieces = [after - before for before, after in pairwise(cuts)]
    strips = [STRIP] * (len(pieces) - 1) + [0.0]
    return min((room - 2 * MARGIN - strip) / piece for piece, strip in zip(pieces, strips, strict=True))


def cropped(drawing: str, box: tuple[float, float, float, float]) -> str:
    """The part of a drawing inside a box: left, top, width, height. What is placed far outside is left out."""
    root = ET.fromstring(drawing)  # noqa: S314 - our own drawing
    _thin(root, box)
    root.set("viewBox", " ".join(f"{value:g}" for value in box))
    ET.register_namespace("", _SVG)
    return ET.tostring(root, encoding="unicode")


def _thin(parent: ET.Element, box: tuple[float, float, float, float]) -> None:
    for part in list(parent):
        if _is_outside(part, box):
            parent.remove(part)
        elif "transform" not in part.attrib:  # what is inside another one is placed from there
            _thin(part, box)


def _is_outside(part: ET.Element, box: tuple[float, float, float, float]) -> bool:
    where = part.get("transform", "")
    if not where.startswith("translate("):
        return False
    x, y = map(float, where[len("translate(") : where.index(")")].split())
    left, top, wide, high = box
    far = _FAR if part.find(f"{{{_SVG}}}text") is None else _NEAR
    return not (left - far < x < left + wide + far and top - far < y < top + high + far)
