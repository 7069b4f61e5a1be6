"""Floors: the areas of the board, spread over the half-step cells of every building.

Spaces and paths claim the cells they touch; a free cell goes to the room of most of its neighbours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stopthief.city.box.board import Board
from stopthief.city.drawing.claims import claims, shared, squared
from stopthief.city.drawing.ground import CELL, Bounds, Cell, Cells


def boxes(board: Board) -> dict[int, Bounds]:
    """The outline of every building: the rectangle of its spaces, doors and windows on its edge."""
    found: dict[int, Bounds] = {}
    for digit, place in board.places.items():
        spots = [space.xy for space in board.spaces.values() if board.place(space.number) == digit]
        if place.kind == "building" and spots:
            xs, ys = zip(*spots, strict=True)
            found[digit] = min(xs), min(ys), max(xs), max(ys)
    return found


def cells(board: Board) -> Cells:
    """The area of every cell of every building."""
    claimed, passages = claims(board), shared(board)
    found: Cells = {}
    for digit, box in boxes(board).items():
        rooms = {area.id for area in board.areas.values() if area.place == digit}
        own = {cell: area for cell, area in claimed.items() if area in rooms and _within(cell, box)}
        found |= _spread(squared(own, passages), box)
    return found


def _spread(own: Cells, box: Bounds) -> Cells:
    """Give free ground, square by square, to the room of most of its neighbours."""
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


def _free_squares(filled: Cells, box: Bounds) -> list[list[Cell]]:
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


def _all(box: Bounds) -> Iterator[Cell]:
    left, top, right, bottom = (edge // CELL for edge in box)
    return ((column, row) for row in range(top, bottom) for column in range(left, right))


def _within(cell: Cell, box: Bounds) -> bool:
    left, top, right, bottom = (edge // CELL for edge in box)
    return left <= cell[0] < right and top <= cell[1] < bottom
