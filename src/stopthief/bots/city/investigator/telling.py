"""How much more can be caught with a tip, by what kind of tip is played with."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stopthief.city.box.board import Board

Chances = list[tuple[int, float]]
"""Spaces with their chances, likeliest first."""
Telling = Callable[[Chances, frozenset[int]], float]
"""The chance of an arrest after a tip, when only some spaces can be reached after it."""


def telling(board: Board, kind: str) -> Telling:
    """What a kind of tip is good for."""
    match kind:
        case "space":
            return _space
        case "digit":
            return lambda spaces, near: sum(_best(spaces, near, board.place).values())
        case "two areas":
            return lambda spaces, near: _of_two(_best(spaces, near, lambda space: board.areas_of(space)[0]).values())
        case _:
            return lambda spaces, near: _of_two(chance for space, chance in spaces if space in near)


def _space(spaces: Chances, near: frozenset[int]) -> float:
    """P1: whatever can be reached."""
    return sum([chance for space, chance in spaces if space in near])


def _best(spaces: Chances, near: frozenset[int], part: Callable[[int], object]) -> dict[object, float]:
    """P4: the likeliest of every part that can be told."""
    found: dict[object, float] = {}
    for space, chance in spaces:
        if space in near:
            found.setdefault(part(space), chance)
    return found


def _of_two(chances: Iterable[float]) -> float:
    """P2, P3: of the truth and another one drawn evenly, the likelier is believed."""
    row = sorted(chances, reverse=True)
    if len(row) == 1:
        return row[0]
    return sum(chance * (len(row) - 1 - index) for index, chance in enumerate(row)) / max(1, len(row) - 1)
