"""The rules of walking a second time: a path is judged step by step from the raw board."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.support.oracles.thief_referee import AREAS, KIND, NEAR, PATHS, STATIONS, place

FREE_OUTSIDE = 3
STREETS = (5, 6, 7, 8)
LOCKED = {
    low * 1000 + high
    for low, high in (sorted(ends) for ends, path in PATHS.items() if "circle" in path)
    if KIND[low] == KIND[high] == "window"
}
"""I6: the circles between two windows."""


def walk(path: tuple[int, ...], steps: int, effect: str | None, ability: dict[str, Any]) -> None:
    """Object to a path that the steps, the card's effect and the thief's ability do not allow (I1, I2, I4, I6, A4)."""
    free = FREE_OUTSIDE if effect == "outside" else 0
    rode = False
    for one, other in pairwise(path):
        if {one, other} <= STATIONS:
            assert ability.get("rides", True), "no investigator rides now"
            assert not rode, "a second ride"
            rode = True
            continue
        assert is_step(one, other), f"no path joins {one} and {other}"
        assert KIND.get(other) != "window" or effect == "windows" or ability.get("windows"), f"{other} is a window"
        if free and is_outside(other):
            free -= 1
            continue
        assert not rode, "a step after the ride"
        steps -= ability.get("door_steps", 1) if KIND.get(other) == "door" else 1
    assert steps >= 0, f"{path} is too long"
    assert path[-1] not in LOCKED, f"only windows lead out of {path[-1]}"


def is_step(one: int, other: int) -> bool:
    """B1: whether a footprint path joins two nodes; a circle's number is its two ends in one."""
    low, high = sorted((one, other))
    if high < 1000:
        return high in NEAR[low] and "circle" not in PATHS[frozenset((low, high))]
    ends = divmod(high, 1000)
    return low in ends and "circle" in PATHS[frozenset(ends)]


def is_outside(node: int) -> bool:
    """A4: on a street; doors and windows are neither inside nor outside."""
    if node < 1000:
        return place(node) in STREETS and len(AREAS[node]) == 1
    ends = divmod(node, 1000)
    written = PATHS[frozenset(ends)].get("area")
    shared = set(AREAS[ends[0]]) & set(AREAS[ends[1]])
    area = written or min(shared or AREAS[ends[0]])
    return place(area) in STREETS
