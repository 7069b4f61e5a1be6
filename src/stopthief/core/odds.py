"""Chance made explicit: outcomes with whole-number weights, so that every probability is exact.

A certain step has one outcome, so automatic steps and dice are handled alike.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any, Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


def _itself(outcome: Any) -> Any:  # noqa: ANN401 - the identity of any type
    return outcome


class Odds(Generic[T]):
    """A finite distribution. Outcomes made by `then` are built lazily."""

    __slots__ = ("_heaped", "_keys", "_then", "_weights", "total")

    def __init__(
        self,
        keys: Sequence[Any],
        weights: Sequence[int],
        then: Callable[[Any], T] = _itself,
        heaped: Sequence[int] | None = None,
    ) -> None:
        self._keys = keys
        self._weights = weights
        self._then = then
        self._heaped = list(accumulate(weights)) if heaped is None else heaped
        self.total = self._heaped[-1]

    @classmethod
    def certain(cls, outcome: T) -> Odds[T]:
        """A single outcome; no dice are rolled for it."""
        return cls((outcome,), (1,), heaped=(1,))

    @classmethod
    def even(cls, outcomes: Iterable[T]) -> Odds[T]:
        """All outcomes equally likely."""
        keys = tuple(outcomes)
        return cls(keys, (1,) * len(keys), heaped=range(1, len(keys) + 1))

    @classmethod
    def weighted(cls, weights: dict[T, int]) -> Odds[T]:
        """Outcomes with their weights; those of weight zero are left out."""
        some = {outcome: weight for outcome, weight in weights.items() if weight > 0}
        return cls(tuple(some), tuple(some.values()))

    def then(self, make: Callable[[T], U]) -> Odds[U]:
        """The same odds over `make(outcome)` for each outcome. `make` must keep outcomes distinct."""
        first = self._then
        both = make if first is _itself else lambda key: make(first(key))
        return Odds(self._keys, self._weights, both, self._heaped)

    @property
    def is_certain(self) -> bool:
        """Whether there is only one outcome."""
        return len(self._keys) == 1

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[tuple[T, int]]:
        """Each outcome with its weight."""
        return ((self._then(key), weight) for key, weight in zip(self._keys, self._weights, strict=True))

    def outcomes(self) -> tuple[T, ...]:
        """Every outcome that can happen."""
        return tuple(map(self._then, self._keys))

    def weight(self, outcome: T) -> int:
        """The weight of an outcome, zero when it cannot happen."""
        return sum(weight for other, weight in self if other == outcome)

    def chance(self, outcome: T) -> Fraction:
        """The exact probability of an outcome."""
        return Fraction(self.weight(outcome), self.total)

    def at(self, roll: int) -> T:
        """The outcome that a roll of 0 .. total-1 falls on."""
        return self._then(self._keys[bisect_right(self._heaped, roll)])
