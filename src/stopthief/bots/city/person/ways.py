"""Ways to suspected spaces, for all nodes of the board at once."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from stopthief.bots.city.distances import steps_to_arrest
from stopthief.city.box.board import Board
from stopthief.city.rules.walk import LIMIT, Walks

_FAR = 25
"""The number of steps from which on all ways are alike."""


@lru_cache(maxsize=1024)
def _ways_to(board: Board, space: int) -> tuple[int, ...]:
    """Steps to an arrest on a space, by the index of the node."""
    steps = steps_to_arrest(board, space)
    return tuple([min(steps[node], _FAR) for node in board.nodes])


@lru_cache(maxsize=64)
def mean_ways(board: Board, spaces: tuple[int, ...]) -> list[float]:
    """The mean number of steps to an arrest on one of some spaces, by the index of the node."""
    rows, count = [_ways_to(board, space) for space in spaces], len(spaces)
    return [sum(steps) / count for steps in zip(*rows, strict=True)]


def shortest_left(walks: Walks, ways: list[float]) -> list[float]:
    """The shortest way that is left after walks of at most 0, 1, 2... steps."""
    best = [float(_FAR)] * (LIMIT + 1)
    for cost, way in zip(walks.costs, ways, strict=True):
        if cost <= LIMIT and way < best[cost]:
            best[cost] = way
    return list(accumulate(best, min))
