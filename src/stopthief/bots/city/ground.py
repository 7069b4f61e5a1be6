"""The city as a hunter knows it: from where an arrest can be made, how many steps it takes to get there.

Everything follows from the board, is found when first asked for, and then remembered.
"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush

from stopthief.city.box.board import Board
from stopthief.city.rules.walk import Gait, numbered_within, walks

FAR = 99
"""More steps than anybody has."""
_RIDE = 3
"""A ride ends the move: it is held to cost as many steps as are lost by that, on the average."""

Costs = dict[int, int]
"""Numbered spaces, and steps."""


class Ground:
    """One board, looked at by those who hunt on it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._zones: dict[tuple[int, int], tuple[int, ...]] = {}
        self._needs: dict[tuple[int, Gait, int], Costs] = {}
        self._near: dict[tuple[int, Gait, int, int], frozenset[int]] = {}
        self._fresh: dict[tuple[int, ...], dict[int, float]] = {}
        self._ways: dict[int, Costs] = {}

    def zone(self, node: int, reach: int) -> tuple[int, ...]:
        """R1, A5: where an arrest can be made from a node."""
        key = node, reach
        if key not in self._zones:
            self._zones[key] = numbered_within(self.board, node, reach)
        return self._zones[key]

    def need(self, node: int, gait: Gait, reach: int) -> Costs:
        """The steps after which an arrest can be made on each space that one card may lead to."""
        key = node, gait, reach
        if key not in self._needs:
            found: Costs = {}
            for end, cost in walks(self.board, node, gait).cost.items():
                for space in self.zone(end, reach):
                    if cost < found.get(space, FAR):
                        found[space] = cost
            self._needs[key] = found
        return self._needs[key]

    def near(self, node: int, gait: Gait, reach: int, moves: int) -> frozenset[int]:
        """Where an arrest can be made after so many steps."""
        key = node, gait, reach, moves
        if key not in self._near:
            self._near[key] = frozenset(space for space, cost in self.need(node, gait, reach).items() if cost <= moves)
        return self._near[key]

    def way(self, space: int) -> Costs:
        """About how many steps it is from any node to where an arrest on this space can be made; windows are shut."""
        if space not in self._ways:
            self._ways[space] = dict.fromkeys(self.board.nodes, FAR) | self._explored(space)
        return self._ways[space]

    def far(self, starts: tuple[int, ...]) -> dict[int, float]:
        """How far every node is from where thieves start, on the average."""
        if starts not in self._fresh:
            ways = [self.way(start) for start in starts]
            self._fresh[starts] = {node: sum(way[node] for way in ways) / len(ways) for node in self.board.nodes}
        return self._fresh[starts]

    def _explored(self, space: int) -> Costs:
        board, found = self.board, Costs()
        # R1: the steps around a space are as good as the space.
        edge = [(0, node) for node in (space, *board.steps[space])]
        while edge:
            cost, node = heappop(edge)
            if node in found:
                continue
            found[node] = cost
            if board.kind[node] == "window" and cost:
                continue  # I2: one may stand on it and leave, but nobody comes through.
            for near in board.steps[node]:
                heappush(edge, (cost + 1, near))
            if board.kind[node] == "subway":
                for station in board.stations:
                    heappush(edge, (cost + _RIDE, station))
        return found


@cache
def ground(board: Board) -> Ground:
    """The ground of a board."""
    return Ground(board)
