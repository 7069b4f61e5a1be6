"""How investigators get about: which spaces and circles a card reaches, at what cost, along which path.

Only the end of a move matters to the rules, so a move is commanded by its end and walked the cheapest way.
"""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from typing import NamedTuple

from stopthief.city.board import Board
from stopthief.city.commands import MoveTo

LIMIT = 12
"""No card moves further."""


class Gait(NamedTuple):
    """How an investigator may walk this turn: the card's effect and the thief's ability, in one value."""

    windows: bool = False
    rides: bool = True
    door_steps: int = 1
    free_outside: int = 0


_FAR = 255
"""What a node costs that is out of reach."""


class Walks:
    """Everything within reach of one node for one gait, kept small: thousands of these are remembered."""

    __slots__ = ("_board", "_came", "_costs", "_ends", "_moves", "_variants")

    def __init__(self, board: Board, start: int, gait: Gait) -> None:
        self._board = board
        self._moves: dict[int, tuple[MoveTo, ...]] = {}
        self._variants = _variants(gait)
        costs, self._came = _explore(board, start, gait)
        self._costs = bytearray()
        self._ends = array("H")
        for first in range(0, len(costs), self._variants):
            every = costs[first : first + self._variants]
            self._costs.append(min(every))
            self._ends.append(first + every.index(min(every)))

    @property
    def cost(self) -> dict[int, int]:
        """What it costs to get to a node, for every node within the limit."""
        priced = zip(self._board.nodes, self._costs, strict=True)
        return {node: cost for node, cost in priced if cost != _FAR}

    def within(self, steps: int) -> frozenset[int]:
        """The nodes that so many steps reach, the start included."""
        return frozenset(node for node, cost in self.cost.items() if cost <= steps)

    def reaches(self, node: int, steps: int) -> bool:
        """Whether so many steps are enough."""
        return self._costs[self._board.index[node]] <= steps

    def moves(self, steps: int) -> tuple[MoveTo, ...]:
        """The same as commands, in order."""
        if steps not in self._moves:
            self._moves[steps] = tuple(map(_move_to, sorted(self.within(steps))))
        return self._moves[steps]

    def path(self, node: int) -> tuple[int, ...]:
        """A cheapest way there, start and end included."""
        board, came, variants = self._board, self._came, self._variants
        key = self._ends[board.index[node]]
        nodes = [node]
        while (previous := came[key]) != key:
            key = previous
            nodes.append(board.nodes[key // variants])
        return tuple(reversed(nodes))


_move_to = cache(MoveTo)


@lru_cache(maxsize=8192)
def walks(board: Board, start: int, gait: Gait) -> Walks:
    """The walks from a node."""
    return Walks(board, start, gait)


def _variants(gait: Gait) -> int:
    """In how many ways one can stand on a node: so many outside spaces were free, and a train was taken or not."""
    return 2 * (gait.free_outside + 1)


def _explore(board: Board, start: int, gait: Gait) -> tuple[bytearray, array[int]]:
    """The cost of all that can be reached and where one came from, cheapest first, of equal costs the shortest.

    A key is a node's index times the variants, plus twice the outside spaces that were free, plus one after a ride.
    """
    steps, variants, most_free = _steps(board, gait), _variants(gait), 2 * gait.free_outside
    stations = [board.index[station] for station in board.stations] if gait.rides else []
    costs = bytearray([_FAR]) * (len(board.nodes) * variants)
    came = array("H", bytes(2 * len(costs)))
    # One row of keys a cost; a step to an equal cost joins the row that is being read.
    rows: list[list[tuple[int, int]]] = [[] for _ in range(LIMIT + gait.door_steps + 1)]
    first = board.index[start] * variants
    rows[0].append((first, first))
    for cost, row in enumerate(rows[: LIMIT + 1]):
        for key, previous in row:
            if costs[key] != _FAR:
                continue
            costs[key], came[key] = cost, previous
            node, variant = divmod(key, variants)
            rode = variant & 1
            for near, price, outdoors in steps[node]:
                # A4: the first spaces moved outside are free, wherever in the move they come.
                if outdoors and variant < most_free:
                    row.append((near + variant + 2, key))
                # I4: after a ride the move is over, but for steps that an effect gives.
                elif not rode:
                    rows[cost + price].append((near + variant, key))
            # I4: from a subway space to any other, for free, once.
            if not rode and node in stations:
                row.extend((to * variants + variant + 1, key) for to in stations if to != node)
    return costs, came


@lru_cache(maxsize=64)
def _steps(board: Board, gait: Gait) -> list[tuple[tuple[int, int, bool], ...]]:
    """For each node the steps that a gait allows: the first key of the next node, its price, whether it is outside.

    I2: not onto or through a window without an effect that allows it.
    """
    kind, variants = board.kind, _variants(gait)
    return [
        tuple(
            (board.index[near] * variants, gait.door_steps if kind[near] == "door" else 1, near in board.outdoors)
            for near in board.steps[node]
            if gait.windows or kind[near] != "window"
        )
        for node in board.nodes
    ]


@lru_cache(maxsize=4096)
def numbered_within(board: Board, node: int, steps: int) -> tuple[int, ...]:
    """B7, A5: the numbered spaces up to so many steps away, circles and windows counted, rides not."""
    seen, edge = {node}, {node}
    for _ in range(steps):
        edge = {near for one in edge for near in board.steps[one]} - seen
        seen |= edge
    return tuple(sorted(one for one in seen if one in board.spaces))
