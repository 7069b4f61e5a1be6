"""Claims on the ground: spaces and paths claim the cells around them, so that no wall stands across a path."""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.city.box.board import Board, Path
from stopthief.city.drawing.ground import CELL, Cell, Cells, around, is_passage


def claims(board: Board) -> Cells:
    """The cells claimed by spaces, paths and doors, with their areas."""
    claimed: Cells = {}
    for space in board.spaces.values():
        if space.area is not None:
            claimed |= dict.fromkeys(around(space.xy), space.area)
    passages = shared(board)
    for path in board.plan.paths:
        for cell in _touched(board, path):
            if cell not in passages:
                claimed.setdefault(cell, _area(board, path))
    _straighten(board, claimed)
    return claimed


def shared(board: Board) -> set[Cell]:
    """The squares that an open passage leads through: two rooms meet in the middle of them."""
    return {cell for path in board.plan.paths if is_passage(board, path) for cell in _touched(board, path)}


def squared(own: Cells, passages: set[Cell]) -> Cells:
    """Extend claims to whole lattice squares where only one room has a part."""
    rooms: dict[Cell, set[str]] = {}
    for (column, row), area in own.items():
        rooms.setdefault((column // 2, row // 2), set()).add(area)
    whole = {square: areas for square, areas in rooms.items() if len(areas) == 1}
    grown = dict(own)
    for (column, row), areas in whole.items():
        quarters = ((2 * column + x, 2 * row + y) for x in (0, 1) for y in (0, 1))
        grown |= dict.fromkeys((cell for cell in quarters if cell not in passages), *areas)
    return grown


def _area(board: Board, path: Path) -> str:
    one, other = (board.spaces[end] for end in path.ends)
    return board.side(*path.ends) if one.sides or other.sides else one.area or ""


def _touched(board: Board, path: Path) -> Iterator[Cell]:
    """The cells of the lattice squares that a path crosses or runs along."""
    (x1, y1), (x2, y2) = (board.xy[end] for end in path.ends)
    left, right, top, bottom = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
    if left == right:
        left, right = left - 2 * CELL, right + 2 * CELL
    if top == bottom:
        top, bottom = top - 2 * CELL, bottom + 2 * CELL
    for column in range(left // CELL, right // CELL):
        for row in range(top // CELL, bottom // CELL):
            yield column, row


def _straighten(board: Board, claimed: Cells) -> None:
    """A door whose wall can run straight through it gets a straight wall."""
    for space in board.spaces.values():
        indoors = [side for side in space.sides if board.areas[side].place == board.place(space.number)]
        if len(indoors) == 1:
            for cell in around(space.xy):
                claimed.setdefault(cell, indoors[0])
        elif indoors:
            _straighten_between(around(space.xy), claimed)


def _straighten_between(near: tuple[Cell, Cell, Cell, Cell], claimed: Cells) -> None:
    west_north, east_north, west_south, east_south = near
    upright = (west_north, west_south), (east_north, east_south)
    level = (west_north, east_north), (west_south, east_south)
    for halves in (upright, level):
        areas = [{claimed[cell] for cell in half if cell in claimed} for half in halves]
        if all(len(area) == 1 for area in areas) and areas[0] != areas[1]:
            for half, area in zip(halves, areas, strict=True):
                claimed |= dict.fromkeys(half, *area)
            return
