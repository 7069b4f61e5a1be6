"""Distances in the city, in steps of investigators and of thieves.

All of them follow from the board and are cached.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush

from stopthief.city.box.board import Board

FAR = 99
"""More steps than anybody has."""
_RIDE = 3
"""A ride ends the move. It is charged the number of steps lost by that on average."""

Steps = Mapping[int, int]
"""Nodes and the steps from each of them."""


@lru_cache(maxsize=1024)
def steps_to_arrest(board: Board, space: int) -> Steps:
    """Steps from every node to the nearest one from which this space can be arrested on; windows are shut."""
    found: dict[int, int] = {}
    # R1: the steps around a space are as good as the space.
    edge = [(0, node) for node in (space, *board.steps[space])]
    while edge:
        cost, node = heappop(edge)
        if node in found:
            continue
        found[node] = cost
        if board.kind[node] == "window" and cost:
            continue  # I2: an investigator may stand on it and leave, but not come through.
        for near in board.steps[node]:
            heappush(edge, (cost + 1, near))
        if board.kind[node] == "subway":
            for station in board.stations:
                heappush(edge, (cost + _RIDE, station))
    return dict.fromkeys(board.nodes, FAR) | found


@lru_cache(maxsize=64)
def mean_steps_to_arrest(board: Board, spaces: tuple[int, ...]) -> Mapping[int, float]:
    """The mean of `steps_to_arrest` over several spaces, for every node."""
    rows = [steps_to_arrest(board, space) for space in spaces]
    return {node: sum(row[node] for row in rows) / len(rows) for node in board.nodes}


@lru_cache(maxsize=1024)
def thief_steps(board: Board, to: int) -> Steps:
    """Steps of a thief from every numbered space to one of them, trains included."""
    found, edge = {to: 0}, [to]
    for space in edge:
        rides = board.stations if board.kind[space] == "subway" else ()
        for near in (*board.neighbours[space], *rides):
            if near not in found:
                found[near] = found[space] + 1
                edge.append(near)
    return found


@lru_cache(maxsize=1024)
def investigator_steps(board: Board, to: int) -> Steps:
    """Steps of an investigator from every node to one of them; a train costs nothing, windows are open."""
    found = _walked(board, (to,))
    from_train = min(found[station] for station in board.stations)
    to_train = _walked(board, board.stations)
    return {node: min(steps, to_train[node] + from_train) for node, steps in found.items()}


@lru_cache(maxsize=1024)
def _walked(board: Board, ends: tuple[int, ...]) -> Steps:
    found, edge = dict.fromkeys(ends, 0), list(ends)
    for node in edge:
        for near in board.steps[node]:
            if near not in found:
                found[near] = found[node] + 1
                edge.append(near)
    return found
