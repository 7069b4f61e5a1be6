"""Limits of the names and numbers that every database can store."""

from __future__ import annotations

from stopthief.table.store import Line, Unstored

LONGEST_NAME = 200
BEYOND = 2**53
"""Numbers and times are below this."""


def check_line(line: Line) -> None:
    """Raise Unstored for a line that no database can take: it would fail its whole batch."""
    names = is_name(line.table) and (line.device is None or is_name(line.device))
    if not names or not -BEYOND < line.number < BEYOND or not -BEYOND < line.at < BEYOND:
        raise Unstored("unstorable", f"Table {line.table!r:.60}: a name or a number in this entry cannot be stored.")


def is_name(name: str) -> bool:
    """Whether a table or a device can have this name: printable text of limited length."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def bounded(number: int) -> int:
    """The nearest number that databases can count to, for comparisons."""
    return max(-BEYOND, min(number, BEYOND))
