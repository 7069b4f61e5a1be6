"""The city plan in plain ASCII: every space by its number, every path as a line, and who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import fmean

from stopthief.city.box.board import Board, Path

Canvas = list[list[str]]
Spot = tuple[int, int]

KINDS = {"crime scene": "!", "door": "+", "window": "#", "subway": "@"}
"""The mark before the number of a space."""
_UNIT = 100
"""The grain of the drawing coordinates."""
_ACROSS, _DOWN = 4, 2
"""Characters and lines from one space to the next."""


def plan(board: Board, marks: Mapping[int, str]) -> list[str]:
    """The lines of the plan, with a mark on each of some nodes."""
    canvas = _blank(board)
    for path in board.plan.paths:
        _draw(canvas, board, path)
    for number in board.numbers:
        row, column = _spot(board, number)
        canvas[row][column : column + _ACROSS] = f"{KINDS.get(board.kind[number], ' ')}{number}"
    for place in board.places.values():
        if place.kind == "building":
            _label(canvas, board, place.digit, place.name.upper())
    for node, mark in marks.items():
        if (spot := mark_spot(board, node)) is not None:
            canvas[spot[0]][spot[1]] = mark
    return ["".join(line).rstrip() for line in canvas]


def mark_spot(board: Board, node: int) -> Spot | None:
    """Where a node is marked: before its number, or on its line; None for a circle between two that touch."""
    if node in board.spaces:
        return _spot(board, node)
    one, other = _ends(board, (node // 1000, node % 1000))
    touch = one[0] == other[0] and other[1] - one[1] <= _ACROSS
    return None if touch else _middle(one, other)


def _blank(board: Board) -> Canvas:
    spots = [_spot(board, number) for number in board.numbers]
    width = max(column for _, column in spots) + _ACROSS
    return [[" "] * width for _ in range(max(row for row, _ in spots) + 1)]


def _spot(board: Board, number: int) -> Spot:
    """The line of a space and the column of its mark; its number stands in the next three."""
    x, y = board.xy[number]
    return (y // _UNIT - 1) * _DOWN, (x // _UNIT - 1) * _ACROSS


def _ends(board: Board, ends: tuple[int, int]) -> tuple[Spot, Spot]:
    """The middles of the two numbers that a path joins: the upper one first, or in a row the left one."""
    (row, column), (other_row, other_column) = sorted(_spot(board, end) for end in ends)
    return (row, column + 2), (other_row, other_column + 2)


def _middle(one: Spot, other: Spot) -> Spot:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def _draw(canvas: Canvas, board: Board, path: Path) -> None:
    one, other = _ends(board, path.ends)
    (top, left), (bottom, right) = one, other
    if top == bottom:
        for column in range(left + 2, right - 2):
            canvas[top][column] = "-"
    elif left == right:
        for row in range(top + 1, bottom):
            canvas[row][left] = "|" if path.circle else ":"
    else:
        row, column = _middle(one, other)
        stroke = "\\" if left < right else "/"
        canvas[row][column] = stroke if canvas[row][column] in (" ", stroke) else "X"
    if right - left > _ACROSS or bottom - top > _DOWN:
        row, column = _middle(one, other)
        canvas[row][column] = "o"


def _label(canvas: Canvas, board: Board, digit: int, name: str) -> None:
    """Write a building's name, or its first word, where it finds room, as near to its middle as can be."""
    rows, columns = zip(
        *(_spot(board, number) for number in board.numbers if board.place(number) == digit), strict=True
    )
    for text in (f" {name} ", f" {name.split(maxsplit=1)[0]} "):
        free = [
            (abs(row - fmean(rows)) * 2 + abs(start + len(text) / 2 - fmean(columns)), row, start)
            for row in range(min(rows), max(rows))
            for start in range(min(columns), max(columns) - len(text))
            if _is_blank(canvas[row][start : start + len(text)])
        ]
        if free:
            _, row, start = min(free)
            canvas[row][start : start + len(text)] = text
            return


def _is_blank(some: Iterable[str]) -> bool:
    return all(one == " " for one in some)
