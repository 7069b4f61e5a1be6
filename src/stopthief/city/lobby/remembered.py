"""Preferences of the city as TOML to read and edit: the last difficulty (C5) and saved settings by name (D9)."""

from __future__ import annotations

from typing import Any
from unicodedata import normalize

import msgspec

from stopthief.city.box.settings import Settings, changed, switches
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import UserFiles

STANDARD = "standard"
"""C5: the difficulty of the first game."""
_PREFERENCES = "preferences.toml"


class Remembered:
    """The city's part of the user's files."""

    def __init__(self, user_files: UserFiles) -> None:
        self._files = user_files

    def difficulty(self) -> str:
        """C5: the difficulty of the last competitive game; standard the first time, and where nothing can be read."""
        try:
            value = (self._read(_PREFERENCES) or {}).get("difficulty")
        except Broken:
            return STANDARD
        return value if isinstance(value, str) else STANDARD

    def choose(self, difficulty: str) -> None:
        """C5: remember the difficulty for the next competitive game."""
        self._files.write(_PREFERENCES, f"difficulty = {_toml(difficulty)}\n".encode())

    def names(self) -> tuple[str, ...]:
        """The names of saved settings, sorted."""
        return self._files.names("settings", ".toml")

    def save(self, name: str, settings: Settings) -> None:
        """D9: save custom settings under a name, replacing any old ones."""
        explained = {switch.name: switch.explanation for switch in switches()}
        values = msgspec.structs.asdict(settings)
        lines = [f"# {explained[key]}\n{key} = {_toml(value)}\n" for key, value in values.items()]
        self._files.write(_file(name), "\n".join(lines).encode())

    def load(self, name: str) -> Settings:
        """D9: the settings saved under a name; Broken names every fault in the file."""
        values, place = self._read(_file(name)), self._files.place(_file(name))
        if values is None:
            raise _nothing(place, name)
        try:
            return changed(Settings(), values)
        except Broken as broken:
            raise Broken(*(f"{place}: {problem}" for problem in broken.problems)) from None

    def every(self) -> dict[str, Settings]:
        """All saved settings, by name; Broken when any file is damaged."""
        return {name: self.load(name) for name in self.names()}

    def delete(self, name: str) -> None:
        """Delete the settings saved under a name."""
        place = self._files.place(_file(name))
        if normalize("NFC", name) not in self.names():
            raise _nothing(place, name)
        self._files.remove(_file(name))

    def _read(self, file: str) -> dict[str, Any] | None:
        data = self._files.read(file)
        try:
            return None if data is None else msgspec.toml.decode(data, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            place = self._files.place(file)
            raise Broken(f"{place}: this is not TOML ({problem}); mend or remove the file.") from None


def _file(name: str) -> str:
    return f"settings/{name}.toml"


def _nothing(place: str, name: str) -> Broken:
    return Broken(f'{place}: no settings are kept under the name "{name}".')


def _toml(value: str | int | bool) -> str:  # noqa: FBT001 - a value, no flag
    """A value in TOML, which for these types is the same as JSON."""
    return msgspec.json.encode(value).decode()
