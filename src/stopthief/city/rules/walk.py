"""The movement of investigators: the nodes that a card reaches, their costs, and the paths.

Only the end of a move matters to the rules, so a move is commanded by its end and follows the cheapest path.
"""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from typing import NamedTuple

from stopthief.city.box.board import Board
from stopthief.city.rules.commands import MoveTo

LIMIT = 12
"""The highest number on a card."""


class Gait(NamedTuple):
    """The rules of a walk this turn, from the card's effect and the thief's ability."""

    windows: bool = False
    rides: bool = True
    door_steps: int = 1
    free_outside: int = 0
    ways_out: bool = True
    """I6: whether no walk may end where no way leads out."""


_FAR = 255
"""The cost of a node out of reach."""


class Walks:
    """All walks from one node with one gait. Kept small, since thousands are cached."""

    __slots__ = ("_board", "_came", "_costs", "_ends", "_moves", "_variants")

    def __init__(self, board: Board, start: int, gait: Gait) -> None:
        self._board = board
        self._moves: dict[int, tuple[MoveTo, ...]] = {}
        self._variants = _variants(gait)
        self._costs, self._ends, self._came = _explore(board, start, gait)
        if gait.ways_out:
            for node in board.locked - {start}:
                self._costs[board.index[node]] = _FAR  # I6: one may pass, but not stop

    @property
    def costs(self) -> bytes:
        """The cost of every node by its index; more than the limit where it is out of reach."""
        return bytes(self._costs)

    @property
    def cost(self) -> dict[int, int]:
        """The cost of every node within the limit."""
        priced = zip(self._board.nodes, self._costs, strict=True)
        return {node: cost for node, cost in priced if cost != _FAR}

    def within(self, steps: int) -> frozenset[int]:
        """The nodes within a number of steps, including the start."""
        return frozenset(node for node, cost in self.cost.items() if cost <= steps)

    def reaches(self, node: int, steps: int) -> bool:
        """Whether a number of steps is enough to get to a node."""
        return self._costs[self._board.index[node]] <= steps

    def moves(self, steps: int) -> tuple[MoveTo, ...]:
        """The moves to all nodes within a number of steps, in order."""
        if steps not in self._moves:
            priced = zip(self._board.nodes, self._costs, strict=True)
            self._moves[steps] = tuple([_move_to(node) for node, cost in priced if cost <= steps])
        return self._moves[steps]

    def path(self, node: int) -> tuple[int, ...]:
        """A cheapest path to a node, including both ends."""
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
    """The cached walks from a node."""
    return Walks(board, start, gait)


def _variants(gait: Gait) -> int:
    """The number of states on a node: by the free outside spaces used, and whether a train was taken."""
    return 2 * (gait.free_outside + 1)


def _explore(board: Board, start: int, gait: Gait) -> tuple[bytearray, array[int], array[int]]:
    """The cost and the best key of every node, and the predecessor of every key (Dijkstra with buckets).

    A key is a node's index times the variants, plus twice the free outside spaces used, plus one after a ride.
    Keys are settled by cost, then by length, so the first to settle a node is the best.
    """
    steps, variants, most_free = _steps(board, gait), _variants(gait), 2 * gait.free_outside
    stations = [board.index[station] for station in board.stations] if gait.rides else []
    costs = bytearray([_FAR]) * len(board.nodes)
    ends = array("H", bytes(2 * len(board.nodes)))
    came = array("H", bytes(2 * len(board.nodes) * variants))
    first = board.index[start] * variants
    came[first] = first
    # One bucket of keys per cost; a step of no cost joins the bucket being read.
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
    """The steps from each node that a gait allows: the first key of the next node, its price, whether it is outside.

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
