"""The grid of the ground: cells of half a lattice step, and the parts of the board that lie on them."""

from __future__ import annotations

from stopthief.city.box.board import XY, Board, Path

CELL = 50
"""Half a step of the lattice: walls run on steps, open passages halfway between."""

Cell = tuple[int, int]
Cells = dict[Cell, str]
"""The area of every cell."""
Bounds = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def around(spot: XY) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that meet at a lattice point: north-west, north-east, south-west, south-east."""
    column, row = spot[0] // CELL, spot[1] // CELL
    return (column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)


def is_passage(board: Board, path: Path) -> bool:
    """Whether a path leads from one room into another with no door between."""
    one, other = (board.spaces[end] for end in path.ends)
    return not one.sides and not other.sides and one.area != other.area
