"""The probability of an arrest after a tip, for each kind of tip."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stopthief.city.box.board import Board

SpaceChances = list[tuple[int, float]]
"""Spaces with their probabilities, likeliest first."""
TipValue = Callable[[SpaceChances, frozenset[int]], float]
"""The probability of an arrest after a tip, if only some spaces can be reached after it."""


def tip_value(board: Board, kind: str) -> TipValue:
    """The function for a kind of tip."""
    match kind:
        case "space":
            return _space
        case "digit":
            return lambda spaces, near: sum(_best(spaces, near, board.place).values())
        case "two areas":
            return lambda spaces, near: _of_two(_best(spaces, near, lambda space: board.areas_of(space)[0]).values())
        case _:
            return lambda spaces, near: _of_two(chance for space, chance in spaces if space in near)


def _space(spaces: SpaceChances, near: frozenset[int]) -> float:
    """P1: every space in reach."""
    return sum([chance for space, chance in spaces if space in near])


def _best(spaces: SpaceChances, near: frozenset[int], part: Callable[[int], object]) -> dict[object, float]:
    """P4: the likeliest space of every part that can be told."""
    found: dict[object, float] = {}
    for space, chance in spaces:
        if space in near:
            found.setdefault(part(space), chance)
    return found


def _of_two(chances: Iterable[float]) -> float:
    """P2, P3: of the truth and a decoy drawn evenly, the likelier one is believed."""
    row = sorted(chances, reverse=True)
    if len(row) == 1:
        return row[0]
    return sum(chance * (len(row) - 1 - index) for index, chance in enumerate(row)) / max(1, len(row) - 1)
