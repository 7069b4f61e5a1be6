"""The names of rooms on the plan (P3): each on a plate where it hides no path and, if it can be, no furniture.

A street has its name on its lanes. On a room without enough ground no name is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import ceil, hypot
from typing import NamedTuple

from stopthief.city.box.board import Board
from stopthief.city.drawing.clear import Clearing
from stopthief.city.drawing.floors import cells as floors
from stopthief.city.drawing.furniture import fitting
from stopthief.city.drawing.ground import CELL, Cell
from stopthief.core.svg import Number, Point, element, group, plain

_LETTER, _LINE = 8, 19
"""The width of a letter and the height of a line."""
_GRAIN = 10
_MARGINS = ((11, 7), (5, 7), (5, 0), (5, -5))
"""The distances from paths and from walls: those that are wanted first, and those that have to do."""
_PIECE = 26
"""The ground that a piece of furniture takes around its middle."""

Spot = tuple[int, int]


class Plate(NamedTuple):
    """The name of a room: its lines, where its middle is, and whether it is read upwards."""

    area: str
    lines: tuple[str, ...]
    at: Point
    is_upright: bool

    @property
    def size(self) -> tuple[Number, Number]:
        """How wide and high it is, read as it is written."""
        return _size(self.lines)


class _Ground(NamedTuple):
    """A room: the distance of each of its spots from all that is walked on, and its furniture."""

    room: Mapping[Spot, Number]
    pieces: Sequence[Point]

    def free(self, lines: tuple[str, ...], margin: tuple[Number, Number], *, is_upright: bool) -> set[Spot]:
        """The spots where the middle of a plate can be without hiding anything that is walked on."""
        path, wall = margin
        wide, high = (ceil((side / 2 + wall) / _GRAIN) * _GRAIN for side in _turned(lines, is_upright=is_upright))
        clear = {spot for spot, room in self.room.items() if room >= path}
        rows = _kept(clear, ((x, 0) for x in range(-wide, wide + 1, _GRAIN)))
        return _kept(rows, ((0, y) for y in range(-high, high + 1, _GRAIN)))

    def hidden(self, plate: Plate) -> int:
        """The number of pieces of furniture under a plate."""
        wide, high = _turned(plate.lines, is_upright=plate.is_upright)
        (x, y), pad = plate.at, _PIECE
        return sum(abs(px - x) < wide / 2 + pad and abs(py - y) < high / 2 + pad for px, py in self.pieces)

    def middle(self) -> Point:
        """The middle of all spots."""
        xs, ys = zip(*self.room, strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)


def plates(board: Board, called: Mapping[str, str] | None = None) -> list[Plate]:
    """A plate for every room that has ground for its name: the board's own, or one of some others."""
    names = {area.id: area.name for area in board.areas.values()} | dict(called or {})
    return [plate for area, ground in _grounds(board).items() for plate in _best(ground, area, names[area])]


@lru_cache(maxsize=2)
def _grounds(board: Board) -> dict[str, _Ground]:
    """The rooms of a board."""
    cells, clearing = floors(board), Clearing(board)
    pieces = list(fitting(cells, clearing))
    found: dict[str, dict[Spot, Number]] = {}
    for cell, area in cells.items():
        found.setdefault(area, {}).update((spot, clearing.room(spot)) for spot in _within(cell))
    return {
        area: _Ground(room, [(x, y) for where, (_, x, y, _) in pieces if where == area])
        for area, room in sorted(found.items())
    }


def sections(plates: Sequence[Plate]) -> str:
    """The group of plates."""
    return group("sections", (_drawn(plate) for plate in plates))


def _best(ground: _Ground, area: str, name: str) -> list[Plate]:
    """The plate that hides the least, in the most readable way there is, nearest to the middle."""
    x, y = ground.middle()
    for margin in _MARGINS:
        found = [
            (ground.hidden(plate), order, hypot(plate.at[0] - x, plate.at[1] - y), plate)
            for order, (lines, is_upright) in enumerate(_ways(name))
            for spot in ground.free(lines, margin, is_upright=is_upright)
            for plate in (Plate(area, lines, spot, is_upright),)
        ]
        if found:
            return [min(found)[-1]]
    return []


def _ways(name: str) -> list[tuple[tuple[str, ...], bool]]:
    """The ways to write a name: in a line or in two, across or upwards."""
    folded = _folded(name)
    written = [(name,)] if folded == (name,) else [(name,), folded]
    return [(lines, is_upright) for is_upright in (False, True) for lines in written]


def _folded(name: str) -> tuple[str, ...]:
    """A name in two lines of nearly the same length."""
    words = name.split(" ")
    cuts = ((" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words)))
    return min(cuts, key=lambda lines: max(map(len, lines)), default=(name,))


def _size(lines: tuple[str, ...]) -> tuple[Number, Number]:
    return max(map(len, lines)) * _LETTER + 10, len(lines) * _LINE + 2


def _turned(lines: tuple[str, ...], *, is_upright: bool) -> tuple[Number, Number]:
    wide, high = _size(lines)
    return (high, wide) if is_upright else (wide, high)


def _kept(spots: set[Spot], shifts: Iterable[Spot]) -> set[Spot]:
    """The spots that are still among them after each of some shifts."""
    kept = spots
    for x, y in shifts:
        kept = {spot for spot in kept if (spot[0] + x, spot[1] + y) in spots}
    return kept


def _within(cell: Cell) -> Iterator[Spot]:
    left, top = cell[0] * CELL, cell[1] * CELL
    return ((x, y) for y in range(top, top + CELL, _GRAIN) for x in range(left, left + CELL, _GRAIN))


def _drawn(plate: Plate) -> str:
    wide, high = plate.size
    turn = " rotate(-90)" if plate.is_upright else ""
    board = element("rect", class_="plate", x=-wide / 2, y=-high / 2, width=wide, height=high, rx=5)
    top = 6 - (len(plate.lines) - 1) * _LINE / 2
    lines = "".join(element("text", line, class_="room", y=top + _LINE * at) for at, line in enumerate(plate.lines))
    at = f"translate({plain(plate.at[0])} {plain(plate.at[1])}){turn}"
    return element("g", board + lines, data_section=plate.area, transform=at)
