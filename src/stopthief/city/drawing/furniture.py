"""Furniture fills what is empty of a room. A piece that would stand in somebody's way is left out."""

from __future__ import annotations

from stopthief.city.board import Board
from stopthief.city.drawing.floors import Cells
from stopthief.city.drawing.svg import group


def furniture(board: Board, cells: Cells) -> str:
    """The group of furniture."""
    return group("furniture", ())
