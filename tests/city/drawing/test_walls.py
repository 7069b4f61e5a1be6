"""Walls tell the truth: nobody walks through one, and nobody who cannot walk somewhere sees a way there."""

from __future__ import annotations

import re
from math import hypot

import pytest

from stopthief.city.box.board import Board
from tests.support.city.pictures import BOARDS, NS, Line, apart, group, walls

Spot = tuple[int, int]
STANDING = {f"#city-{what}" for what in ("tree", "lamp", "sedan", "cab", "van", "coupe")}
REACH = range(5, 2000, 10)


@pytest.mark.parametrize("name", BOARDS)
def test_no_wall_stands_across_a_path(name: str) -> None:
    """Nor beside one so close that footprints would touch it: doors, windows and passages are open."""
    board = BOARDS[name]
    paths: list[Line] = [(*board.xy[a], *board.xy[b]) for a, b in board.paths]
    for wall in walls(name):
        for path in paths:
            assert apart(wall, path) > 20


@pytest.mark.parametrize("name", BOARDS)
def test_doors_and_windows_are_in_walls(name: str) -> None:
    """A wall ends on both sides of each."""
    board = BOARDS[name]
    ends = [end for wall in walls(name) for end in (wall[:2], wall[2:])]
    for space in board.spaces.values():
        if space.sides:
            x, y = space.xy
            beside = [end for end in ends if 0 < hypot(end[0] - x, end[1] - y) <= 50]
            assert len(beside) == 2, space.number


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_stands_in_the_way(name: str) -> None:
    """Furniture, trees, lamps and cars keep off the paths."""
    board = BOARDS[name]
    paths: list[Line] = [(*board.xy[a], *board.xy[b]) for a, b in board.paths]
    standing = [*group("furniture", name).iter(f"{NS}use")]
    standing += [use for use in group("streets", name).iter(f"{NS}use") if use.get("href") in STANDING]
    assert len(standing) > 100
    for use in standing:
        x, y = map(float, re.findall(r"[\d.]+", use.get("transform") or "")[:2])
        assert min(apart((x, y, x + 1, y), path) for path in paths) > 12


@pytest.mark.parametrize("name", BOARDS)
def test_walls_part_what_the_board_parts(name: str) -> None:
    """With doors and windows shut, what can be reached from a space is its area and those open to it, all of them."""
    board = BOARDS[name]
    shut = _shut(board, name)
    group_of = _open_groups(board)
    spots = {number: _spot(board, number) for number in board.numbers if not board.spaces[number].sides}
    seen: dict[str, set[Spot]] = {}
    for number, spot in spots.items():
        own = group_of[board.spaces[number].area or ""]
        if own not in seen:
            seen[own] = _flood(spot, shut)
        assert spot in seen[own]
    for number, spot in spots.items():
        assert [own for own, ground in seen.items() if spot in ground] == [group_of[board.spaces[number].area or ""]]


def _spot(board: Board, node: int) -> Spot:
    x, y = board.xy[node]
    return x // 10 * 10 + 5, y // 10 * 10 + 5


def _open_groups(board: Board) -> dict[str, str]:
    """Areas joined by paths without a door; all streets are one."""
    joined = {area.id: area.id for area in board.areas.values()}
    for a, b in board.paths:
        one, other = board.spaces[a].area, board.spaces[b].area
        if one and other and joined[one] != joined[other]:
            old = joined[other]
            joined |= {area: joined[one] for area, known in joined.items() if known == old}
    return joined


def _shut(board: Board, name: str) -> set[frozenset[Spot]]:
    """The steps of ten units that walls are in the way of, or a shut door or window."""
    lines = list(walls(name))
    for space in board.spaces.values():
        if space.sides:
            x, y = space.xy
            lines += [(x - 50, y, x + 50, y), (x, y - 50, x, y + 50)]
    shut: set[frozenset[Spot]] = set()
    for x1, y1, x2, y2 in lines:
        if y1 == y2:
            along = (at for at in REACH if min(x1, x2) <= at <= max(x1, x2))
            shut |= {frozenset(((at, int(y1) - 5), (at, int(y1) + 5))) for at in along}
        else:
            along = (at for at in REACH if min(y1, y2) <= at <= max(y1, y2))
            shut |= {frozenset(((int(x1) - 5, at), (int(x1) + 5, at))) for at in along}
    return shut


def _flood(start: Spot, shut: set[frozenset[Spot]]) -> set[Spot]:
    seen, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for near in ((x - 10, y), (x + 10, y), (x, y - 10), (x, y + 10)):
            if 0 < near[0] < 2000 and 0 < near[1] < 2000 and near not in seen and frozenset(((x, y), near)) not in shut:
                seen.add(near)
                edge.append(near)
    return seen
