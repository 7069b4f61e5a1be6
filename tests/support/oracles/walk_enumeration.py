"""An oracle for walks: try every walk there is, and price it as the rules tell it.

Slow and plain on purpose. It knows the paths of the board and nothing of the engine's search.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from stopthief.city.box.board import Board

Walk = tuple[int, ...]


def is_outside(board: Board, node: int) -> bool:
    """A4: on a street. Doors and windows are neither in nor out; a circle is where its path is."""
    if node < 1000:
        return board.kind[node] not in ("door", "window") and node // 100 >= 5
    ends = node // 1000, node % 1000
    open_ends = [end for end in ends if board.kind[end] not in ("door", "window")]
    if open_ends:
        return is_outside(board, open_ends[0])
    shared = set(board.spaces[ends[0]].sides) & set(board.spaces[ends[1]].sides)
    return {board.areas[area].place >= 5 for area in shared} == {True}


def counted(board: Board, walk: Sequence[int], *, free: int = 0, door: int = 1) -> list[int]:
    """The cost of each step of a walk: a free one 0, a ride 0, and after a ride only free ones are left."""
    costs: list[int] = []
    rode = False
    for here, there in pairwise(walk):
        if there not in board.steps[here]:
            rode = True
            costs.append(0)
        elif free and is_outside(board, there):
            free -= 1
            costs.append(0)
        else:
            costs.append(99 if rode else door if board.kind[there] == "door" else 1)
    return costs


def all_walks(  # noqa: PLR0913 - every rule that can differ
    board: Board, start: int, moves: int, *, windows: bool = False, rides: bool = True, free: int = 0, door: int = 1
) -> Iterator[Walk]:
    """Every walk that a card pays for, going to and fro included."""
    edge: list[Walk] = [(start,)]
    while edge:
        walk = edge.pop()
        yield walk
        here = walk[-1]
        onward = [near for near in board.steps[here] if windows or board.kind[near] != "window"]
        if rides and board.kind[here] == "subway" and not _has_ridden(board, walk):
            onward += [station for station in board.of_kind("subway") if station != here]
        longer = ((*walk, near) for near in onward)
        edge += [one for one in longer if sum(counted(board, one, free=free, door=door)) <= moves]


def ends(  # noqa: PLR0913 - every rule that can differ
    board: Board, start: int, moves: int, *, windows: bool = False, rides: bool = True, free: int = 0, door: int = 1
) -> set[int]:
    """Where those walks end; I6: none between two windows, from where only windows lead out."""
    found = {walk[-1] for walk in all_walks(board, start, moves, windows=windows, rides=rides, free=free, door=door)}
    return {end for end in found if end == start or not _is_locked(board, end)}


def _is_locked(board: Board, node: int) -> bool:
    return node >= 1000 and all(board.kind[end] == "window" for end in divmod(node, 1000))


def _has_ridden(board: Board, walk: Walk) -> bool:
    return any(there not in board.steps[here] for here, there in pairwise(walk))
