"""The promises made to players, table by table, compared with the store at the end."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

import asyncpg
import msgspec

from stopthief.city import city
from stopthief.core import record
from stopthief.core.verify import verify
from stopthief.server.encoding import encode
from stopthief.stores.opening import open_store
from stopthief.table import telling
from stopthief.table.entries import Acted, AnyEntry, Joined, Noted, Rematched, Undone, decode
from stopthief.table.keys import proof
from stopthief.table.table import Table
from tests.support.wire.devices import Seated

NAMES = "SELECT table_id, number FROM entries ORDER BY table_id, number"


class Book:
    """Everything that the server has acknowledged at one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acts: dict[int, list[tuple[int, Any]]] = {}
        """The acts of each seat: the number it had seen, and the command, or None for an undo."""
        self.notes: dict[int, list[dict[str, str]]] = {}
        self.joined: dict[int, str] = {}
        """The tokens of the seats that were joined."""
        self.rematch: str | None = None
        self.devices: list[Mapping[int | None, Seated]] = []

    def __len__(self) -> int:
        kept = sum(map(len, self.acts.values())) + sum(map(len, self.notes.values()))
        return 1 + kept + len(self.joined) + (self.rematch is not None)

    def check(self, lines: list[bytes]) -> bool:
        """Check that the log holds just this, in order; return whether the game was over."""
        game = city()
        table = Table.read(self.table, game, lines)
        entries = [decode(game, line, number) for number, line in enumerate(lines, 1)]
        assert _acts(entries) == {seat: acts for seat, acts in self.acts.items() if acts}
        assert _notes(entries) == {seat: notes for seat, notes in self.notes.items() if notes}
        assert _joined(entries) == {(seat, proof(token)) for seat, token in self.joined.items()}
        assert [one.table for one in entries if isinstance(one, Rematched)] == [self.rematch] * (
            self.rematch is not None
        )
        for device in self.devices:
            for seat, seated in device.items():
                assert vars(seated) == vars(told(table, seat))
        if table.match.result is not None:
            lines = record.split(record.joined(record.lines(record.of(table.match))))
            assert verify(game, record.read(game, lines)).fair
        return table.match.result is not None


def _acts(entries: list[AnyEntry]) -> dict[int, list[tuple[int, Any]]]:
    found: dict[int, list[tuple[int, Any]]] = {}
    for one in entries:
        if isinstance(one, Acted | Undone):
            command = msgspec.to_builtins(one.command) if isinstance(one, Acted) else None
            found.setdefault(one.seat, []).append((one.seen, command))
    return found


def _notes(entries: list[AnyEntry]) -> dict[int, list[dict[str, str | None]]]:
    """The notes of each seat. A note repeated for want of an answer counts once."""
    found: dict[int, list[dict[str, str | None]]] = {}
    for one in entries:
        if isinstance(one, Noted):
            found.setdefault(one.seat, []).append(one.notes)
    return {seat: [note for note, _ in groupby(notes)] for seat, notes in found.items()}


def _joined(entries: list[AnyEntry]) -> set[tuple[int, str | None]]:
    joined = [(one.seat, one.place.token) for one in entries if isinstance(one, Joined)]
    assert len(joined) == len(set(joined))
    return set(joined)


def told(table: Table, seat: int | None) -> Seated:
    """The knowledge of a device that has just connected to a seat."""
    one = Seated()
    one.hear(msgspec.json.decode(encode(telling.story(table, seat, 0))))
    return one


async def names(database: str | Path) -> list[tuple[str, int]]:
    """Every entry's table and number, straight from the database."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as connection:
            return connection.execute(NAMES).fetchall()
    _, _, schema = str(database).rpartition("=")
    postgres = await asyncpg.connect(database, server_settings={"search_path": schema})
    try:
        return [tuple(row) for row in await postgres.fetch(NAMES)]
    finally:
        await postgres.close()


async def audit(database: str | Path, books: list[Book]) -> int:
    """Check every book, and that there are no other tables; return the number of finished games."""
    numbers = await names(database)
    assert {table for table, _ in numbers} - {"health"} == {book.table for book in books}
    store = await open_store(database)
    finished = 0
    for book in books:
        lines = await store.read(book.table)
        assert [number for table, number in numbers if table == book.table] == list(range(1, len(lines) + 1))
        finished += book.check(lines)
    await store.close()
    return finished
