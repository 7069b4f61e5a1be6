"""Durable files: a file appears under its name only when it is complete and safe on the disk."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

PUBLIC, SECRET = 0o644, 0o600


def write_whole(path: Path, data: bytes, mode: int = PUBLIC) -> None:
    """Write a file, or replace one, atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        temporary = Path(file.name)
        try:
            file.write(data)
            file.flush()
            sync(file.fileno())
            file.close()  # Windows renames no open file
            temporary.chmod(mode)
            temporary.replace(path)
        except BaseException:
            file.close()
            temporary.unlink(missing_ok=True)
            raise
    sync_folder(path.parent)


def append(path: Path, data: bytes) -> None:
    """Append to a file; the data is on the disk when this returns."""
    with path.open("ab") as file:
        file.write(data)
        file.flush()
        sync(file.fileno())


def sync(descriptor: int) -> None:
    """Wait until a file is on the disk."""
    os.fsync(descriptor)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk. Windows opens no folders and needs no such call."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        sync(descriptor)
    finally:
        os.close(descriptor)


def unused(path: Path) -> Path:
    """The path, or the next one that is free: game.jsonl, game-2.jsonl, game-3.jsonl."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
