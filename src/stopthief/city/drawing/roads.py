"""Streets: their middle lines run between joined street spaces, and their crossings are where those lines meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from stopthief.city.box.board import Board, Space
from stopthief.city.drawing.svg import Segment, merged
from stopthief.core.svg import Number, Point

LANE = 47
"""From the middle of a street to the middle of the lane along its kerb."""
_HALF_STEP = 50

Direction = tuple[int, int]


def roads(board: Board) -> list[Segment]:
    """The middle lines of all streets."""
    street = {number for number in board.numbers if not board.indoors(number)}
    return merged((*board.xy[a], *board.xy[b]) for a, b in board.paths if a in street and b in street)


def meetings(middle: list[Segment]) -> Iterator[tuple[Point, list[Direction]]]:
    """Every crossing of a horizontal and a vertical street, with the directions that lead away from it."""
    for x1, y, x2, level in middle:
        for x, y1, upright, y2 in middle:
            if y == level and x == upright and x1 <= x <= x2 and y1 <= y <= y2:
                arms = [(-1, 0)] * (x1 < x) + [(1, 0)] * (x < x2) + [(0, -1)] * (y1 < y) + [(0, 1)] * (y < y2)
                yield (x, y), arms


def arms(board: Board, digit: int) -> Iterator[Segment]:
    """The stretches of one street between two crossings."""
    middle = roads(board)
    meets = [at for at, _ in meetings(middle)]
    own: list[Point] = [space.xy for space in board.spaces.values() if _street(board, space) == digit]
    for road in middle:
        stops = sorted({(road[0], road[1]), (road[2], road[3]), *(at for at in meets if _is_on(at, road))})
        for start, end in pairwise(stops):
            arm = (*start, *end)
            between = [at for at in own if _is_on(at, arm) and at not in (start, end)]
            if len(between) > 2:  # noqa: PLR2004 - more than a corner
                yield arm


def along(middle: list[Segment], aside: Number) -> Iterator[tuple[Point, int]]:
    """Points on both sides of all streets, every half step, with the direction of traffic."""
    for x1, y1, x2, y2 in middle:
        if y1 == y2:
            for index in range(1, int(x2 - x1) // _HALF_STEP):
                x = x1 + index * _HALF_STEP
                yield from (((x, y1 - aside), 270), ((x, y1 + aside), 90))
        elif x1 == x2:
            for index in range(1, int(y2 - y1) // _HALF_STEP):
                y = y1 + index * _HALF_STEP
                yield from (((x1 - aside, y), 180), ((x1 + aside, y), 0))


def _is_on(at: Point, road: Segment) -> bool:
    return road[0] <= at[0] <= road[2] and road[1] <= at[1] <= road[3]


def _street(board: Board, space: Space) -> int | None:
    return None if space.area is None else board.areas[space.area].place
