"""The contract of a store: logs that only grow, each entry at its number once or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from stopthief.core.errors import Problem


class Line(msgspec.Struct, frozen=True, gc=False):
    """One entry on its way into the log of a table. The entry with number 1 opens the table."""

    table: str
    number: int
    entry: bytes
    at: int
    """When, in milliseconds since 1970."""
    device: str | None = None
    """A device that takes part from now on: it will find the table among its own."""
    result: bytes | None = None
    """How the game ended, if it did with this entry."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: the entry that opened it, and when it began and last changed."""

    table: str
    opened: bytes
    began: int
    changed: int
    result: bytes | None


class Unstored(Problem):
    """The store cannot do what it was asked to; the text says what to do about it.

    Whether the entry is in the log is known only after reading the log again.
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Store(Protocol):
    """Where tables are kept. Every method may raise Unstored."""

    async def append(self, line: Line) -> bool:
        """Put an entry at the end of a log, for good: True only once it is safe on the disk.

        False, and nothing has changed, when that number is taken or the one before it is missing.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number, in order; none of a table that does not exist."""

    async def tables_of(
        self, device: str, *, finished: bool, before: int | None = None, limit: int = 50
    ) -> list[Listed]:
        """A device's tables, those changed last first; `before` is a time, to turn the page."""

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """Say from now on when another process appended: the table and the number.

        An empty name means that news may have been missed, and that every log has to be read again.
        """

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
