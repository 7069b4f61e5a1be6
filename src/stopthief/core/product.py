"""Commands that differ only in their fields, as one lazy value: every combination, built on access.

On the wire it is one command whose fields hold lists; any value of each may be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, Generic, TypeVar, overload

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


class Product(Sequence[T], Generic[T]):
    """`make` applied to every combination of one value from each column, the last column running fastest."""

    __slots__ = ("_columns", "_make")

    def __init__(self, make: Callable[..., T], columns: Mapping[str, tuple[Any, ...]]) -> None:
        self._make = make
        self._columns = columns

    def __len__(self) -> int:
        return prod(map(len, self._columns.values()))

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return [self[one] for one in range(*index.indices(len(self)))]
        rest = range(len(self))[index]
        chosen = {}
        for name, column in reversed(tuple(self._columns.items())):
            rest, place = divmod(rest, len(column))
            chosen[name] = column[place]
        return self._make(**chosen)

    def __iter__(self) -> Iterator[T]:
        names = tuple(self._columns)
        return (self._make(**dict(zip(names, row, strict=True))) for row in product(*self._columns.values()))

    def __contains__(self, command: object) -> bool:
        fits = isinstance(command, msgspec.Struct) and type(command) is self._make
        return fits and all(getattr(command, name) in column for name, column in self._columns.items())

    def folded(self) -> dict[str, Any]:
        """One command in which every field holds the list of its values."""
        example: dict[str, Any] = msgspec.to_builtins(self[0])
        return example | {name: list(column) for name, column in self._columns.items()}
