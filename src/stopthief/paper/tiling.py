"""Tiles a large drawing over several pages, with strips for gluing."""

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
"""The strip that is glued under the next page."""
_SVG = "http://www.w3.org/2000/svg"
_FAR, _NEAR = 250, 60
"""The greatest reach of a placed element, and of one with letters, in units of the drawing. Elements that cannot be
seen on a page are left out of it, so that a search does not find them there."""


@dataclass(frozen=True)
class Tiling:
    """The cuts of a drawing in its own units, from one side to the other."""

    across: tuple[float, ...]
    down: tuple[float, ...]
    paper: Paper
    lying: bool = False
    """Whether the paper lies on its long side."""

    @property
    def scale(self) -> float:
        """The scale in millimetres per unit of the drawing, as large as the paper allows."""
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
    """The scale that fits in one direction; every page but the last has a strip as well."""
    pieces = [after - before for before, after in pairwise(cuts)]
    strips = [STRIP] * (len(pieces) - 1) + [0.0]
    return min((room - 2 * MARGIN - strip) / piece for piece, strip in zip(pieces, strips, strict=True))


def cropped(drawing: str, box: tuple[float, float, float, float]) -> str:
    """The part of a drawing inside a box: left, top, width, height. Elements far outside are left out."""
    root = ET.fromstring(drawing)  # noqa: S314 - our own drawing
    _thin(root, box)
    root.set("viewBox", " ".join(f"{value:g}" for value in box))
    ET.register_namespace("", _SVG)
    return ET.tostring(root, encoding="unicode")


def _thin(parent: ET.Element, box: tuple[float, float, float, float]) -> None:
    for part in list(parent):
        if _is_outside(part, box):
            parent.remove(part)
        elif "transform" not in part.attrib:  # children move with their parent
            _thin(part, box)


def _is_outside(part: ET.Element, box: tuple[float, float, float, float]) -> bool:
    where = part.get("transform", "")
    if not where.startswith("translate("):
        return False
    x, y = map(float, where[len("translate(") : where.index(")")].split())
    left, top, wide, high = box
    far = _FAR if part.find(f"{{{_SVG}}}text") is None else _NEAR
    return not (left - far < x < left + wide + far and top - far < y < top + high + far)
