"""Which ground belongs to which room: the areas of the board spread over half-step cells of every building.

Spaces and paths claim the cells they touch; what nobody claims goes to the room that keeps walls shortest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stopthief.city.board import XY, Board, Path

CELL = 50
"""Half a step of the lattice: walls run on steps, open passages halfway between."""

Cell = tuple[int, int]
Cells = dict[Cell, str]
Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def boxes(board: Board) -> dict[int, Box]:
    """The outline of every building: the rectangle of its spaces, doors and windows on its edge."""
    found: dict[int, Box] = {}
    for digit, place in board.places.items():
        spots = [space.xy for space in board.spaces.values() if board.place(space.number) == digit]
        if place.kind == "building" and spots:
            xs, ys = zip(*spots, strict=True)
            found[digit] = min(xs), min(ys), max(xs), max(ys)
    return found


def cells(board: Board) -> Cells:
    """The area of every cell of every building."""
    claimed = _claims(board)
    _straighten(board, claimed)
    shared = _shared(board)
    found: Cells = {}
    for digit, box in boxes(board).items():
        rooms = {area.id for area in board.areas.values() if area.place == digit}
        own = {cell: area for cell, area in claimed.items() if area in rooms and _within(cell, box)}
        found |= _spread(_squared(own, shared), box)
    return found


def around(spot: XY) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that meet at a lattice point: north-west, north-east, south-west, south-east."""
    column, row = spot[0] // CELL, spot[1] // CELL
    return (column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)


def is_passage(board: Board, path: Path) -> bool:
    """Whether a path leads from one room into another with no door between."""
    one, other = (board.spaces[end] for end in path.ends)
    return not one.sides and not other.sides and one.area != other.area


def _claims(board: Board) -> Cells:
    claimed: Cells = {}
    for space in board.spaces.values():
        if space.area is not None:
            claimed |= dict.fromkeys(around(space.xy), space.area)
    shared = _shared(board)
    for path in board.plan.paths:
        for cell in _touched(board, path):
            if cell not in shared:
                claimed.setdefault(cell, _area(board, path))
    return claimed


def _shared(board: Board) -> set[Cell]:
    """The squares that an open passage leads through: two rooms meet in the middle of them."""
    return {cell for path in board.plan.paths if is_passage(board, path) for cell in _touched(board, path)}


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


def _squared(own: Cells, shared: set[Cell]) -> Cells:
    """A lattice square that one room has a part of is wholly that room's."""
    rooms: dict[Cell, set[str]] = {}
    for (column, row), area in own.items():
        rooms.setdefault((column // 2, row // 2), set()).add(area)
    whole = {square: areas for square, areas in rooms.items() if len(areas) == 1}
    squared = dict(own)
    for (column, row), areas in whole.items():
        quarters = ((2 * column + x, 2 * row + y) for x in (0, 1) for y in (0, 1))
        squared |= dict.fromkeys((cell for cell in quarters if cell not in shared), *areas)
    return squared


def _spread(own: Cells, box: Box) -> Cells:
    """Give free ground, square by square, to the room that most of its neighbours are in."""
    filled = dict(own)
    while free := _free_squares(filled, box):
        fresh: Cells = {}
        for square in free:
            if room := _majority(filled, (near for cell in square for near in _sides(cell))):
                fresh |= dict.fromkeys(square, room)
        if not fresh:
            break
        filled |= fresh
    return filled


def _free_squares(filled: Cells, box: Box) -> list[list[Cell]]:
    squares: dict[Cell, list[Cell]] = {}
    for column, row in _all(box):
        if (column, row) not in filled:
            squares.setdefault((column // 2, row // 2), []).append((column, row))
    return list(squares.values())


def _majority(filled: Cells, near: Iterable[Cell]) -> str:
    rooms = Counter(filled[cell] for cell in near if cell in filled)
    return max(rooms, key=lambda room: (rooms[room], room), default="")


def _sides(cell: Cell) -> tuple[Cell, ...]:
    column, row = cell
    return (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)


def _all(box: Box) -> Iterator[Cell]:
    left, top, right, bottom = (edge // CELL for edge in box)
    return ((column, row) for row in range(top, bottom) for column in range(left, right))


def _within(cell: Cell, box: Box) -> bool:
    left, top, right, bottom = (edge // CELL for edge in box)
    return left <= cell[0] < right and top <= cell[1] < bottom
