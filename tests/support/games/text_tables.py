"""The truth about the game at a keyboard, followed in the file in which the text client keeps its tables."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from stopthief.core.game import AnyGame
from stopthief.table.entries import decode
from stopthief.table.table import Decision, Table

_LAST = """
SELECT table_id FROM entries WHERE ? OR table_id NOT IN (SELECT table_id FROM results)
GROUP BY table_id ORDER BY max(at) DESC, min(at) DESC LIMIT 1
"""
_LOG = "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"


def database(folder: Path) -> Path:
    """Where the text client keeps its tables, for somebody whose files are all in this folder."""
    return folder / "data" / "text" / "tables.sqlite"


def log_of(folder: Path, *, finished: bool = True) -> list[bytes]:
    """The entries of the table that was played last."""
    with closing(sqlite3.connect(database(folder))) as file:
        name = file.execute(_LAST, (finished,)).fetchone()
        return [] if name is None else [bytes(body) for (body,) in file.execute(_LOG, (*name, 0))]


class TextTable:
    """Follows the table that was played last."""

    def __init__(self, folder: Path, game: AnyGame) -> None:
        self._path = database(folder)
        self._game = game
        self.known: Table | None = None
        """The table as it was when it was last looked at."""

    def look(self, *, finished: bool) -> Table | None:
        """The table as it is stored now; None where there is none, or where the last one is finished, unless wanted."""
        if not self._path.exists():
            return None
        with closing(sqlite3.connect(self._path)) as file:
            name = file.execute(_LAST, (finished,)).fetchone() if _has_tables(file) else None
            if name is None:
                return None
            self.known = self._follow(file, *name)
        return self.known

    def _follow(self, file: sqlite3.Connection, name: str) -> Table:
        table = self.known if self.known is not None and self.known.id == name else None
        lines = [bytes(body) for (body,) in file.execute(_LOG, (name, table.length if table else 0))]
        if table is None:
            return Table.read(name, self._game, lines)
        for line in lines:
            table.apply(Decision(decode(self._game, line, table.length + 1)))
        return table


def _has_tables(file: sqlite3.Connection) -> bool:
    return bool(file.execute("SELECT count(*) FROM sqlite_master WHERE name = 'results'").fetchone()[0])
