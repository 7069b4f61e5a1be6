"""Durable files: whole or not there, for the eyes they are meant for, on platforms of every kind."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from stopthief import files
from stopthief.files import SECRET, append, unused, write_whole


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    """In a folder that is made for it, with its own mode, and without anything beside it."""
    path = tmp_path / "new" / "file"
    for data, mode in ((b"first", SECRET), (b"second", 0o644)):
        write_whole(path, data, mode)
        assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (data, mode)
        assert list(path.parent.iterdir()) == [path]


def test_a_file_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All bytes have left the program when the system is asked to keep them."""
    synced: list[tuple[int, bool]] = []

    def sync(descriptor: int) -> None:
        synced.append((os.fstat(descriptor).st_size, (tmp_path / "file").exists()))

    monkeypatch.setattr(files, "sync", sync)
    write_whole(tmp_path / "file", b"12345")
    assert synced[0] == (5, False)


def test_a_failure_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever it happens."""
    path = tmp_path / "file"
    write_whole(path, b"old")

    def fail(_descriptor: int) -> None:
        raise OSError

    monkeypatch.setattr(files, "sync", fail)
    with pytest.raises(OSError, match=r"^$"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_without_what_only_posix_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Modes are set by name, and folders, which Windows does not open, are left alone."""
    for name in ("fchmod", "O_DIRECTORY", "O_CLOEXEC"):
        monkeypatch.delattr(os, name)
    path = tmp_path / "file"
    write_whole(path, b"first")
    write_whole(path, b"second", SECRET)
    append(path, b", third")
    assert path.read_bytes() == b"second, third"


def test_a_name_that_is_free(tmp_path: Path) -> None:
    """The next number."""
    path = tmp_path / "game.jsonl"
    for name in ("game.jsonl", "game-2.jsonl", "game-3.jsonl"):
        assert unused(path).name == name
        unused(path).touch()
