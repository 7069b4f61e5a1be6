"""Furniture for the empty parts of rooms. A piece that would block a path is left out.

The pieces are chosen for the shipped city; on another board those that do not fit are not drawn.
"""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.city.box.board import Board
from stopthief.city.drawing.clear import Clearing
from stopthief.city.drawing.ground import CELL, Cells
from stopthief.city.drawing.pieces import PIECES, Piece
from stopthief.city.drawing.svg import use
from stopthief.core.svg import group

_NEED = 13
"""The least distance between the middle of the smallest piece and a path."""


def furniture(board: Board, cells: Cells) -> str:
    """The group of furniture."""
    clearing = Clearing(board)
    digits = [digit for digit, place in board.places.items() if place.kind == "building"]
    parts = (
        group(
            f"building-{digit}",
            (
                use(name, (x, y), turn)
                for area, (name, x, y, turn) in fitting(cells, clearing)
                if _of(board, area, digit)
            ),
        )
        for digit in digits
    )
    return group("furniture", parts)


def fitting(cells: Cells, clearing: Clearing) -> Iterator[tuple[str, Piece]]:
    """The pieces that fit into their room and block no path, each with its room."""
    for area, pieces in PIECES.items():
        for piece in pieces:
            _, x, y, _ = piece
            if cells.get((int(x) // CELL, int(y) // CELL)) == area and clearing.room((x, y)) > _NEED:
                yield area, piece


def _of(board: Board, area: str, digit: int) -> bool:
    return board.areas[area].place == digit
