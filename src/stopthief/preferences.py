"""A user's files, kept between games in a folder to read and edit. Names never lead out of it.

The default folders are defined here and nowhere else.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from unicodedata import normalize

from stopthief.core.errors import Broken
from stopthief.files import write_whole

_LONGEST = 40


def config_folder() -> Path:
    """The folder of preferences."""
    return _folder("XDG_CONFIG_HOME", ".config")


def data_folder() -> Path:
    """The folder of saved games."""
    return _folder("XDG_DATA_HOME", ".local/share")


def _folder(variable: str, usual: str) -> Path:
    named = Path(os.environ.get(variable, ""))
    if named.is_absolute():  # XDG: relative paths are to be ignored
        return named / "stopthief"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "stopthief"
    return Path.home() / usual / "stopthief"


class Folder:
    """A user's files in one folder and its subfolders."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def names(self, folder: str, ending: str) -> tuple[str, ...]:
        """The names of the files in a folder, sorted, without their ending."""
        found = (normalize("NFC", path.stem) for path in (self._root / folder).glob(f"*{ending}"))
        return tuple(sorted(name for name in found if _is_name(name)))

    def read(self, name: str) -> bytes | None:
        """The content of a file; None when there is none."""
        path = self._path(name)
        try:
            return path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as problem:
            raise Broken(f"{path}: the file cannot be read ({problem.strerror}).") from None

    def write(self, name: str, data: bytes) -> None:
        """Write a file, replacing any old content."""
        path = self._path(name)
        try:
            write_whole(path, data)
        except OSError as problem:
            raise Broken(f"{path}: the file cannot be written ({problem.strerror}).") from None

    def remove(self, name: str) -> None:
        """Delete a file."""
        path = self._path(name)
        try:
            path.unlink()
        except OSError as problem:
            raise Broken(f"{path}: the file cannot be removed ({problem.strerror}).") from None

    def place(self, name: str) -> str:
        """The path of the file."""
        return str(self._path(name))

    def today(self) -> tuple[int, int]:
        """The month and the day, in local time."""
        now = datetime.now(UTC).astimezone()
        return now.month, now.day

    def _path(self, name: str) -> Path:
        folder, slash, file = name.partition("/") if "/" in name else ("", "", name)
        stem, dot, ending = file.rpartition(".")
        for part in (stem, *([folder] if slash else []), ending):
            if not _is_name(part):
                raise Broken(f'"{part}" will not do as a name; use up to {_LONGEST} letters, digits, spaces, - and _.')
        return self._root / folder / f"{normalize('NFC', stem)}{dot}{ending}"


def user_files() -> Folder:
    """The files of the user who runs the program."""
    return Folder(config_folder())


def _is_name(name: str) -> bool:
    fits = 0 < len(name) <= _LONGEST and name == name.strip()
    return fits and all(one.isalnum() or one in " -_" for one in name)
