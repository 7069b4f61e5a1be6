"""Furniture fills what is empty of a room. A piece that would stand in somebody's way is left out.

The table is made for our own city; on another board what does not fit is not drawn.
"""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.city.board import Board
from stopthief.city.drawing.clear import room
from stopthief.city.drawing.floors import CELL, Cells
from stopthief.city.drawing.svg import Number, group, use

Piece = tuple[str, Number, Number, Number]
"""What, where its middle is, and how far it is turned."""

PIECES: dict[str, tuple[Piece, ...]] = {
    "1A": (("tv", 1150, 455, 180), ("tv", 1250, 250, 0), ("armchair", 1136, 390, 0), ("plant", 1125, 226, 0)),
    "1B": (("tripod", 1350, 250, 0), ("vitrine", 1350, 455, 0), ("vitrine", 1450, 455, 0), ("plant", 1463, 226, 0)),
    "1C": (
        ("desktops", 1712, 288, 90),
        ("computers", 1550, 452, 180),
        ("computers", 1750, 550, 0),
        ("plant", 1775, 224, 0),
        ("bench", 1765, 400, 90),
    ),
    "1D": (("phones", 1188, 812, 0), ("sofa", 1250, 645, 180), ("plant", 1125, 876, 0), ("shelf", 1352, 740, 90)),
    "1E": (
        ("arcade", 1350, 548, 0),
        ("arcade", 1350, 655, 0),
        ("arcade", 1452, 546, 0),
        ("arcade", 1652, 548, 0),
        ("plant", 1325, 600, 0),
    ),
    "1F": (("workbench", 1438, 682, 0), ("workbench", 1563, 682, 0), ("plant", 1562, 876, 0)),
    "1G": (("crates", 1750, 648, 0), ("crates", 1638, 690, 90), ("plant", 1762, 876, 0)),
    "1H": (("cart", 1150, 550, 90), ("lockers", 1250, 530, 0)),
    "2A": (
        ("fountain", 1438, 1312, 0),
        ("island", 1225, 1188, 0),
        ("escalator", 1225, 1400, 90),
        ("mannequin", 1150, 1550, 0),
        ("mannequin", 1550, 1150, 0),
        ("mannequin", 1552, 1352, 0),
        ("vitrine", 1327, 1178, 90),
        ("plant", 1130, 1130, 0),
        ("bench", 1135, 1238, 90),
        ("plant", 1328, 1364, 0),
        ("plant", 1135, 1315, 0),
        ("plant", 1135, 1486, 0),
        ("armchair", 1135, 1612, 270),
        ("plant", 1264, 1588, 0),
        ("plant", 1535, 1290, 0),
        ("plant", 1125, 1772, 0),
        ("plant", 1272, 1776, 0),
    ),
    "2B": (("rack", 1350, 1446, 0), ("rack", 1350, 1554, 0), ("mannequin", 1450, 1446, 0), ("sofa", 1450, 1556, 0)),
    "2C": (("vitrine", 1350, 1650, 0), ("vitrine", 1450, 1650, 0), ("vitrine", 1350, 1752, 0), ("vitrine", 1450, 1752, 0)),
    "2D": (
        ("carousel", 1712, 1712, 0),
        ("carousel", 1572, 1600, 0),
        ("rack", 1550, 1446, 0),
        ("rack", 1648, 1150, 90),
        ("mannequin", 1762, 1288, 0),
        ("mannequin", 1762, 1488, 0),
        ("mannequin", 1638, 1212, 0),
        ("plant", 1775, 1126, 0),
        ("plant", 1525, 1764, 0),
        ("plant", 1775, 1774, 0),
        ("armchair", 1626, 1425, 0),
    ),
    "3A": (
        ("skeleton", 812, 1238, 0),
        ("bust", 750, 1150, 0),
        ("bust", 750, 1452, 0),
        ("bench", 856, 1345, 90),
        ("column", 860, 1138, 0),
        ("column", 635, 1290, 0),
        ("column", 725, 1378, 0),
        ("plant", 625, 1128, 0),
        ("plant", 862, 1476, 0),
    ),
    "3B": (
        ("vases", 650, 1648, 0),
        ("vases", 650, 1752, 0),
        ("vases", 750, 1548, 90),
        ("vases", 850, 1548, 90),
        ("column", 725, 1622, 0),
        ("plant", 870, 1774, 0),
    ),
    "3C": (("shelf", 450, 1630, 0), ("shelf", 550, 1630, 0), ("globe", 500, 1630, 0), ("plant", 425, 1774, 0), ("plant", 570, 1776, 0)),
    "3D": (
        ("picture", 450, 1345, 0),
        ("picture", 550, 1345, 0),
        ("picture", 450, 1556, 0),
        ("picture", 550, 1556, 0),
        ("picture", 652, 1445, 0),
        ("bench", 650, 1552, 0),
        ("plant", 432, 1410, 0),
    ),
    "3E": (("vitrine", 450, 1250, 0), ("vitrine", 550, 1250, 0), ("plant", 425, 1126, 0), ("plant", 572, 1126, 0)),
    "3F": (("rack", 248, 1150, 90), ("rack", 248, 1250, 90), ("plant", 374, 1126, 0), ("plant", 374, 1276, 0)),
    "3G": (
        ("monument", 288, 1715, 0),
        ("bust", 350, 1348, 0),
        ("column", 236, 1488, 0),
        ("column", 364, 1412, 0),
        ("column", 364, 1590, 0),
        ("plant", 375, 1776, 0),
    ),
    "4A": (
        ("lounge", 285, 685, 0),
        ("lounge", 812, 812, 90),
        ("ropes", 400, 828, 0),
        ("counter", 500, 662, 0),
        ("counter", 700, 662, 0),
        ("plant", 728, 866, 0),
        ("plant", 486, 866, 0),
        ("plant", 865, 624, 0),
        ("plant", 224, 872, 0),
        ("column", 350, 625, 0),
    ),
    "4B": (("strongbox", 748, 446, 0), ("strongbox", 748, 554, 0), ("bullion", 852, 446, 0), ("strongbox", 852, 554, 0)),
    "4C": (("desk", 852, 250, 90), ("armchair", 850, 352, 0), ("plant", 725, 226, 0), ("plant", 726, 374, 0)),
    "4D": (
        ("bullion", 548, 248, 0),
        ("bullion", 548, 554, 0),
        ("bullion", 652, 450, 90),
        ("bullion", 652, 554, 0),
        ("column", 674, 226, 0),
    ),
    "4E": (
        ("lockers", 328, 556, 90),
        ("lockers", 328, 450, 90),
        ("lockers", 450, 236, 0),
        ("table", 450, 550, 0),
        ("lockers", 250, 580, 0),
        ("bench", 250, 532, 0),
        ("plant", 325, 226, 0),
    ),
    "4F": (("cart", 250, 360, 0), ("lockers", 222, 440, 90), ("lockers", 278, 440, 90), ("plant", 226, 226, 0)),
}
_NEED = 13
"""So far the middle of the smallest piece is from what is walked on."""


def furniture(board: Board, cells: Cells) -> str:
    """The group of furniture."""
    digits = [digit for digit, place in board.places.items() if place.kind == "building"]
    return group("furniture", (group(f"building-{digit}", _of_building(board, cells, digit)) for digit in digits))


def _of_building(board: Board, cells: Cells, digit: int) -> Iterator[str]:
    for area, pieces in PIECES.items():
        if area in board.areas and board.areas[area].place == digit:
            for name, x, y, turn in pieces:
                at_home = cells.get((int(x) // CELL, int(y) // CELL)) == area
                if at_home and room(board, (x, y)) > _NEED:
                    yield use(name, (x, y), turn)
