"""Reading and writing files with sentences instead of tracebacks."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stopthief.core import record
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import GamePackage
from stopthief.core.record import AnyRecord
from stopthief.core.verify import Verdict, verify
from stopthief.games import game_named


def read(path: Path) -> bytes:
    """The bytes of a file."""
    try:
        return path.read_bytes()
    except OSError as problem:
        raise Broken(f"{path}: cannot be read: {problem.strerror}.") from None


def write(path: Path, data: bytes) -> None:
    """Write to a file named by the user."""
    try:
        path.write_bytes(data)
    except OSError as problem:
        raise Broken(f"{path}: cannot be written: {problem.strerror}.") from None


def read_record(path: Path) -> tuple[GamePackage, AnyRecord, Verdict]:
    """A verified record with its game and the verdict."""
    lines = record.split(read(path))
    try:
        entry = game_named(record.game_of(lines[0] if lines else b""))
        found = record.read(entry.game, lines)
        return entry.of(record.game_played(entry.game, found)), found, verify(entry.game, found)
    except Broken as broken:
        raise in_file(path, broken) from None


def in_file(path: Path, broken: Broken) -> Broken:
    """The same problems, with the file they are in."""
    return Broken(*(f"{path}: {problem}" for problem in broken.problems))


def as_json(value: object) -> str:
    """A value as JSON for programs."""
    return msgspec.json.format(msgspec.json.encode(value)).decode()
