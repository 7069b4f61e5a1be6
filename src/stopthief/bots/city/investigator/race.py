"""The chances to win a race in which each catch is equally likely to be any player's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod

_MOST = 9
"""The number of catches above which all are treated alike."""


@lru_cache(maxsize=65536)
def _first(needs: tuple[int, ...]) -> float:
    """The probability that the first player is the first to need no more catches, among equals."""
    if not needs[0]:
        return 1.0
    if 0 in needs:
        return 0.0
    # The other players are interchangeable: sorting them leaves far fewer cases.
    return sum(_fewer(needs, index) for index in range(len(needs))) / len(needs)


def _fewer(needs: tuple[int, ...], index: int) -> float:
    then = [*needs]
    then[index] -= 1
    return _first((then[0], *sorted(then[1:])))


def chance(needs: Sequence[float]) -> float:
    """The first player's chance to win, interpolated for fractions of a catch."""
    whole = [min(int(need), _MOST) for need in needs]
    parts = [min(need - low, 1.0) for need, low in zip(needs, whole, strict=True)]
    found = 0.0
    for ups in product((0, 1), repeat=len(whole)):
        weight = prod(part if up else 1 - part for part, up in zip(parts, ups, strict=True))
        if weight > 0:
            first, *others = (low + up for low, up in zip(whole, ups, strict=True))
            found += weight * _first((first, *sorted(others)))
    return found
