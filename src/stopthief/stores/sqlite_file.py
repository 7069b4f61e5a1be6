"""The file of an SQLite store: made for its owner's eyes only, used by one server at a time, its troubles in words.

A file that cannot be used is never touched.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from stopthief.files import SECRET, sync_folder
from stopthief.locks import ProcessLock, acquire
from stopthief.stores.migrations import check_sqlite, migrate_sqlite
from stopthief.table.store import Unstored

PRIVATE_FOLDER = 0o700
CHECKPOINT = 16_000
"""Pages of 4 KB in SQLite's log when a commit waits until they are in their places; most of them are by then."""
CACHED = 256
"""A statement for every common size of a batch."""
PRIMARY = 0xFF
"""SQLite's error codes are refined in the upper bits."""

SENTENCES = {
    sqlite3.SQLITE_FULL: ("disk full", "the disk is full; make room, and it goes on by itself."),
    sqlite3.SQLITE_BUSY: ("locked", "another program keeps it locked; close that program."),
    sqlite3.SQLITE_LOCKED: ("locked", "another program keeps it locked; close that program."),
    sqlite3.SQLITE_CORRUPT: ("damaged", "the file is damaged; move it away, or restore a copy. It was left as it is."),
    sqlite3.SQLITE_NOTADB: ("damaged", "this is no database; move it away, or restore a copy. It was left as it is."),
    sqlite3.SQLITE_READONLY: ("read-only", "it may not be written; allow that, or name another file."),
    sqlite3.SQLITE_PERM: ("read-only", "it may not be written; allow that, or name another file."),
    sqlite3.SQLITE_CANTOPEN: ("read-only", "it cannot be opened; allow that, or name another file."),
    sqlite3.SQLITE_IOERR: ("disk failed", "the disk did not take it; is there room, and is the disk well?"),
}


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Say in a sentence what SQLite or the system says in a code."""
    try:
        yield
    except sqlite3.Error as problem:
        code, sentence = SENTENCES.get(_code(problem), ("failed", f"SQLite says: {problem}."))
        raise Unstored(code, f"{path}: {sentence}") from problem
    except OSError as problem:
        raise Unstored("read-only", f"{path}: {problem.strerror}; name another file, or allow this one.") from problem
    except Unstored as problem:
        raise Unstored(problem.code, f"{path}: {problem}") from problem


def _code(problem: sqlite3.Error) -> int:
    """The kind of a problem; those of Python's own have none."""
    return getattr(problem, "sqlite_errorcode", 0) & PRIMARY


def lock(path: Path) -> ProcessLock:
    """Keep the database for this server alone, until the lock is closed."""
    _make_folder(path.parent)
    lock = acquire(path.with_name(f"{path.name}.lock"))
    if lock is None:
        raise Unstored("in use", "another stopthief server uses it; stop that one, or name another file.")
    return lock


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """A connection for any one thread at a time, with every commit safe on the disk when it returns."""
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False, cached_statements=CACHED
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    except BaseException:
        connection.close()
        raise
    return connection


def prepare(path: Path, patience: float) -> sqlite3.Connection:
    """The connection that writes: the file is there, ours, and up to date."""
    if path.is_dir():
        raise Unstored("read-only", "this is a folder; name a file in it.")
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, SECRET))
        sync_folder(path.parent)
    _look(path, patience)
    connection = connect(path, patience)
    try:
        migrate_sqlite(connection)
        connection.execute("DELETE FROM results WHERE false")  # changes nothing, but asks now if it may be written
    except BaseException:
        connection.close()
        raise
    return connection


def _look(path: Path, patience: float) -> None:
    """Raise what is wrong with a file before anything is written to it."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", timeout=patience, uri=True)) as connection:
        check_sqlite(connection)


def _make_folder(folder: Path) -> None:
    """The folders that are missing, closed to everybody else."""
    if not folder.exists():
        _make_folder(folder.parent)
        with suppress(FileExistsError):
            folder.mkdir(PRIVATE_FOLDER)
