"""Walks of investigators: the spaces and circles that a card reaches, with costs and paths.

Only the end of a move matters to the rules, so a move is commanded by its end and walked the cheapest way.
"""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from typing import NamedTuple

from stopthief.city.box.board import Board
from stopthief.city.rules.commands import MoveTo

LIMIT = 12
"""No card moves further."""


class Gait(NamedTuple):
    """The freedom of an investigator in this turn: the card's effect and the thief's ability, in one value."""

    windows: bool = False
    rides: bool = True
    door_steps: int = 1
    free_outside: int = 0


_FAR = 255
"""The cost of a node out of reach."""


class Walks:
    """Everything within reach of one node for one gait. Compact, as thousands of these are cached."""

    __slots__ = ("_board", "_came", "_costs", "_ends", "_moves", "_variants")

    def __init__(self, board: Board, start: int, gait: Gait) -> None:
        self._board = board
        self._moves: dict[int, tuple[MoveTo, ...]] = {}
        self._variants = _variants(gait)
        self._costs, self._ends, self._came = _explore(board, start, gait)

    @property
    def cost(self) -> dict[int, int]:
        """The cost of every node within the limit."""
        priced = zip(self._board.nodes, self._costs, strict=True)
        return {node: cost for node, cost in priced if cost != _FAR}

    def within(self, steps: int) -> frozenset[int]:
        """The nodes within this many steps, the start included."""
        return frozenset(node for node, cost in self.cost.items() if cost <= steps)

    def reaches(self, node: int, steps: int) -> bool:
        """Whether this many steps are enough."""
        return self._costs[self._board.index[node]] <= steps

    def moves(self, steps: int) -> tuple[MoveTo, ...]:
        """The reachable ends as commands, in order."""
        if steps not in self._moves:
            priced = zip(self._board.nodes, self._costs, strict=True)
            self._moves[steps] = tuple([_move_to(node) for node, cost in priced if cost <= steps])
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
    """The number of states of a node: outside spaces left free, times whether a train was taken."""
    return 2 * (gait.free_outside + 1)


def _explore(board: Board, start: int, gait: Gait) -> tuple[bytearray, array[int], array[int]]:
    """The cost and the best key of every node, and the predecessor of every key.

    A key is a node's index times the variants, plus twice the outside spaces that were free, plus one after a ride.
    Keys are settled cheapest first and of equal costs the shortest first, so the first to settle a node is the best.
    """
    steps, variants, most_free = _steps(board, gait), _variants(gait), 2 * gait.free_outside
    stations = [board.index[station] for station in board.stations] if gait.rides else []
    costs = bytearray([_FAR]) * len(board.nodes)
    ends = array("H", bytes(2 * len(board.nodes)))
    came = array("H", bytes(2 * len(board.nodes) * variants))
    first = board.index[start] * variants
    came[first] = first
    # One row of keys a cost; a step to an equal cost joins the row that is being read.
    rows: list[list[int]] = [[] for _ in range(LIMIT + gait.door_steps + 1)]
    rows[0].append(first)
    reached: dict[int, int] = {first: 0}
    for cost, row in enumerate(rows[: LIMIT + 1]):
        for key in row:
            if reached[key] != cost:
                continue
            node, variant = divmod(key, variants)
            if costs[node] == _FAR:
                costs[node], ends[node] = cost, key
            rode = variant & 1
            for near, price, outdoors in steps[node]:
                # A4: the first spaces moved outside are free, wherever in the move they come.
                if outdoors and variant < most_free:
                    then, paid = near + variant + 2, cost
                # I4: after a ride the move is over, but for steps that an effect gives.
                elif not rode:
                    then, paid = near + variant, cost + price
                else:
                    continue
                if paid < reached.get(then, _FAR):
                    reached[then], came[then] = paid, key
                    rows[paid].append(then)
            # I4: from a subway space to any other, for free, once.
            if not rode and node in stations:
                for to in stations:
                    then = to * variants + variant + 1
                    if to != node and cost < reached.get(then, _FAR):
                        reached[then], came[then] = cost, key
                        row.append(then)
    return costs, ends, came


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


def numbered_within(board: Board, node: int, steps: int) -> tuple[int, ...]:
    """B7, A5: the numbered spaces within this many steps; circles and windows count, rides do not."""
    seen, edge = {node}, {node}
    for _ in range(steps):
        edge = {near for one in edge for near in board.steps[one]} - seen
        seen |= edge
    return tuple(sorted(one for one in seen if one in board.spaces))
