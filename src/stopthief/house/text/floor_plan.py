"""The house as plain text: a box for every room, with its word and the players in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from stopthief.house.box.cards import Pack, Room

WIDTH = 79
_NARROWEST = 9
"""In columns, with its walls; a house with narrower rooms is written as a list."""
_LOWEST = 3
"""In lines, with one of its walls."""


def plan(pack: Pack, inside: Mapping[str, str]) -> list[str]:
    """The house with something to be written into its rooms, such as initials."""
    right = max(room.at[0] + room.at[2] for room in pack.rooms)
    across = (WIDTH - 1) // right
    if min(room.at[2] for room in pack.rooms) * across < _NARROWEST:
        return [f"  {room.word}  {inside.get(room.id, '')}".rstrip() for room in pack.rooms]
    down = -(-_LOWEST // min(room.at[3] for room in pack.rooms))
    bottom = max(room.at[1] + room.at[3] for room in pack.rooms)
    sheet = [[" "] * (right * across + 1) for _ in range(bottom * down + 1)]
    for room in pack.rooms:
        _draw(sheet, _scaled(room, across, down), room, inside.get(room.id, ""))
    return [line for row in sheet if (line := "".join(row).rstrip())]


def _scaled(room: Room, across: int, down: int) -> tuple[int, int, int, int]:
    left, top, width, height = room.at
    return left * across, top * down, width * across, height * down


def _draw(sheet: list[list[str]], box: tuple[int, int, int, int], room: Room, inside: str) -> None:
    left, top, width, height = box
    for x in range(left, left + width + 1):
        for y in (top, top + height):
            _wall(sheet, x, y, "+" if x in (left, left + width) else "-")
    for y in range(top + 1, top + height):
        for x in (left, left + width):
            _wall(sheet, x, y, "|")
    room_for = width - 3
    lines = wrap(room.word, room_for)[: max(1, height - 1 - bool(inside))]
    for row, text in enumerate([*lines, *([inside] if inside else [])][: height - 1]):
        _write(sheet, left + 2, top + 1 + row, text[:room_for])


def _wall(sheet: list[list[str]], x: int, y: int, mark: str) -> None:
    """Where walls meet, the corner stays."""
    if sheet[y][x] != "+":
        sheet[y][x] = mark


def _write(sheet: list[list[str]], x: int, y: int, text: Sequence[str]) -> None:
    sheet[y][x : x + len(text)] = text
