"""What a person keeps between games, as TOML to read and edit: the last difficulty (C5), custom settings by name (D9).

Every function takes the folder; where folders are by default is said once, here.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any
from unicodedata import normalize

import msgspec

from stopthief.city.settings import Settings, changed, switches
from stopthief.core.errors import Broken
from stopthief.files import write_whole

STANDARD = "standard"
"""C5: the difficulty of the first game."""
_LONGEST = 40


def config_folder() -> Path:
    """Where preferences are kept."""
    return _folder("XDG_CONFIG_HOME", ".config")


def data_folder() -> Path:
    """Where games are kept."""
    return _folder("XDG_DATA_HOME", ".local/share")


def _folder(variable: str, usual: str) -> Path:
    named = Path(os.environ.get(variable, ""))
    if named.is_absolute():  # as XDG has it, anything else is to be ignored
        return named / "stopthief"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "stopthief"
    return Path.home() / usual / "stopthief"


def remembered_difficulty(folder: Path) -> str:
    """C5: the difficulty of the last competitive game; standard the first time, and where nothing can be read."""
    try:
        value = _read(folder / "preferences.toml").get("difficulty")
    except Broken:
        return STANDARD
    return value if isinstance(value, str) else STANDARD


def remember_difficulty(folder: Path, name: str) -> None:
    """C5: remember the difficulty for the next competitive game."""
    _write(folder / "preferences.toml", f"difficulty = {_toml(name)}\n".encode())


def save_settings(folder: Path, name: str, settings: Settings) -> None:
    """D9: keep custom settings under a name; those kept under it before are replaced."""
    explained = {switch.name: switch.explanation for switch in switches()}
    values = msgspec.structs.asdict(settings)
    lines = [f"# {explained[key]}\n{key} = {_toml(value)}\n" for key, value in values.items()]
    _write(_path(folder, name), "\n".join(lines).encode())


def saved_names(folder: Path) -> tuple[str, ...]:
    """The names under which settings are kept, in order."""
    found = (normalize("NFC", path.stem) for path in (folder / "settings").glob("*.toml"))
    return tuple(sorted(name for name in found if _is_name(name)))


def load_settings(folder: Path, name: str) -> Settings:
    """The settings kept under a name; Broken names every fault in the file."""
    path = _kept(folder, name)
    try:
        return changed(Settings(), _read(path))
    except Broken as broken:
        raise Broken(*(_placed(path, problem) for problem in broken.problems)) from None


def saved_settings(folder: Path) -> dict[str, Settings]:
    """All settings kept, by name; Broken when any file is damaged."""
    return {name: load_settings(folder, name) for name in saved_names(folder)}


def delete_settings(folder: Path, name: str) -> None:
    """Forget the settings kept under a name."""
    path = _kept(folder, name)
    try:
        path.unlink()
    except OSError as problem:
        raise Broken(f"{path}: the file cannot be removed ({problem.strerror}).") from None


def _kept(folder: Path, name: str) -> Path:
    path = _path(folder, name)
    if not path.exists():
        raise Broken(f'{path}: no settings are kept under the name "{name}".')
    return path


def _path(folder: Path, name: str) -> Path:
    if not _is_name(name):
        raise Broken(f'"{name}" will not do as a name; use up to {_LONGEST} letters, digits, spaces, - and _.')
    return folder / "settings" / f"{normalize('NFC', name)}.toml"


def _is_name(name: str) -> bool:
    fits = 0 < len(name) <= _LONGEST and name == name.strip()
    return fits and all(one.isalnum() or one in " -_" for one in name)


def _read(path: Path) -> dict[str, Any]:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"{path}: this is not TOML ({problem}); mend or remove the file.") from None
    except OSError as problem:
        raise Broken(f"{path}: the file cannot be read ({problem.strerror}).") from None


def _write(path: Path, data: bytes) -> None:
    try:
        write_whole(path, data)
    except OSError as problem:
        raise Broken(f"{path}: the file cannot be written ({problem.strerror}).") from None


def _placed(path: Path, problem: str) -> str:
    return problem if problem.startswith(str(path)) else f"{path}: {problem}"


def _toml(value: str | int | bool) -> str:  # noqa: FBT001 - a value, no flag
    """A value as TOML writes it, which for these is as JSON does."""
    return msgspec.json.encode(value).decode()
