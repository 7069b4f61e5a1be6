"""Files that are whole or not there: what is being written is seen under its name only when it is safe on the disk."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

PUBLIC, SECRET = 0o644, 0o600


def write_whole(path: Path, data: bytes, mode: int = PUBLIC) -> None:
    """Write a file, in place of an older one at once or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as fresh:
        try:
            fresh.write(data)
            settle(fresh.fileno())
            os.fchmod(fresh.fileno(), mode)
            Path(fresh.name).replace(path)
        except BaseException:
            Path(fresh.name).unlink(missing_ok=True)
            raise
    settle_folder(path.parent)


def append(path: Path, data: bytes) -> None:
    """Add to a file; on the disk when this returns."""
    with path.open("ab") as file:
        file.write(data)
        file.flush()
        settle(file.fileno())


def settle(descriptor: int) -> None:
    """Wait until a file is on the disk."""
    os.fsync(descriptor)


def settle_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        settle(descriptor)
    finally:
        os.close(descriptor)


def unused(path: Path) -> Path:
    """The path, or the next one to it that is not taken: game.jsonl, game-2.jsonl, game-3.jsonl."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
