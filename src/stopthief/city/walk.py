"""How investigators get about: which spaces and circles a card reaches, at what cost, along which path.

Only the end of a move matters to the rules, so a move is commanded by its end and walked the cheapest way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from stopthief.city.board import Board

LIMIT = 12
"""No card moves further."""


class Gait(NamedTuple):
    """How an investigator may walk this turn: the card's effect and the thief's ability, in one value."""

    windows: bool = False
    rides: bool = True
    door_steps: int = 1
    free_outside: int = 0


_Key = tuple[int, int, bool]
"""Where the search stands: a node, the outside spaces so far that were free, and whether a train was taken."""


class Walks:
    """Everything within reach of one node for one gait."""

    __slots__ = ("_from", "_key", "_within", "cost")

    def __init__(self, board: Board, start: int, gait: Gait) -> None:
        self._from, costs = _explore(board, start, gait)
        self._key: dict[int, _Key] = {}
        self.cost: dict[int, int] = {}
        """What it costs to get to a node, for every node within the limit."""
        for key, cost in costs.items():  # cheapest first
            if key[0] not in self.cost:
                self._key[key[0]], self.cost[key[0]] = key, cost
        self._within: dict[int, frozenset[int]] = {}

    def within(self, steps: int) -> frozenset[int]:
        """The nodes that so many steps reach, the start included."""
        if steps not in self._within:
            self._within[steps] = frozenset(node for node, cost in self.cost.items() if cost <= steps)
        return self._within[steps]

    def path(self, node: int) -> tuple[int, ...]:
        """A cheapest way there, start and end included."""
        key: _Key | None = self._key[node]
        nodes = []
        while key is not None:
            nodes.append(key[0])
            key = self._from[key]
        return tuple(reversed(nodes))


@lru_cache(maxsize=8192)
def walks(board: Board, start: int, gait: Gait) -> Walks:
    """The walks from a node."""
    return Walks(board, start, gait)


def _explore(board: Board, start: int, gait: Gait) -> tuple[dict[_Key, _Key | None], dict[_Key, int]]:
    """All that can be reached, cheapest first and of equal costs the shortest first."""
    steps, stations = _steps(board, gait), board.stations
    came: dict[_Key, _Key | None] = {}
    costs: dict[_Key, int] = {}
    # One row of keys a cost; a step to an equal cost joins the row that is being read.
    rows: list[list[tuple[_Key, _Key | None]]] = [[] for _ in range(LIMIT + gait.door_steps + 1)]
    rows[0].append(((start, 0, False), None))
    for cost, row in enumerate(rows[: LIMIT + 1]):
        for key, previous in row:
            if key in costs:
                continue
            costs[key], came[key] = cost, previous
            node, free, rode = key
            for near, price, outdoors in steps[node]:
                # A4: the first spaces moved outside are free, wherever in the move they come.
                if outdoors and free < gait.free_outside:
                    row.append(((near, free + 1, rode), key))
                # I4: after a ride the move is over, but for steps that an effect gives.
                elif not rode:
                    rows[cost + price].append(((near, free, False), key))
            # I4: from a subway space to any other, for free, once.
            if gait.rides and not rode and node in stations:
                row.extend(((to, free, True), key) for to in stations if to != node)
    return came, costs


@lru_cache(maxsize=64)
def _steps(board: Board, gait: Gait) -> dict[int, tuple[tuple[int, int, bool], ...]]:
    """Every step that a gait allows, with its price and whether it is a step outside.

    I2: not onto or through a window without an effect that allows it.
    """
    kind = board.kind
    return {
        node: tuple(
            (near, gait.door_steps if kind[near] == "door" else 1, near in board.outdoors)
            for near in nears
            if gait.windows or kind[near] != "window"
        )
        for node, nears in board.steps.items()
    }


@lru_cache(maxsize=4096)
def numbered_within(board: Board, node: int, steps: int) -> tuple[int, ...]:
    """B7, A5: the numbered spaces up to so many steps away, circles and windows counted, rides not."""
    seen, edge = {node}, {node}
    for _ in range(steps):
        edge = {near for one in edge for near in board.steps[one]} - seen
        seen |= edge
    return tuple(sorted(one for one in seen if one in board.spaces))
