"""Preferences of the city as TOML to read and edit: each mode's last difficulty (C5), saved settings by name (D9)."""

from __future__ import annotations

from typing import Any
from unicodedata import normalize

import msgspec

from stopthief.city.box.box import Box
from stopthief.city.box.settings import Settings, changed, switches
from stopthief.city.box.setup import CUSTOM, MODES, QUICK, USUAL, Mode
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import UserFiles

_PREFERENCES = "preferences.toml"
_BEFORE_LEVELS = "cooperative"
"""The difficulty of every game against the Pack before these had levels."""


class Remembered:
    """The city's part of the user's files."""

    def __init__(self, user_files: UserFiles) -> None:
        self._files = user_files

    def difficulty(self, mode: Mode) -> str:
        """C5: the difficulty of the last game of a mode; the usual level the first time."""
        value = self._difficulties().get(mode)
        return value if isinstance(value, str) else USUAL[mode]

    def choose(self, mode: Mode, difficulty: str) -> None:
        """C5: remember the difficulty for the next game of a mode. A quick case is for once."""
        if difficulty == QUICK:
            return
        known = {**self._difficulties(), mode: difficulty}
        lines = (f"{one} = {_toml(known[one])}\n" for one in MODES if isinstance(known.get(one), str))
        self._files.write(_PREFERENCES, f"[difficulty]\n{''.join(lines)}".encode())

    def _difficulties(self) -> dict[str, Any]:
        """By mode; nothing where nothing can be read. A file of version 0.2 holds the competitive one alone."""
        try:
            value = (self._read(_PREFERENCES) or {}).get("difficulty")
        except Broken:
            return {}
        return {"competitive": value} if isinstance(value, str) else value if isinstance(value, dict) else {}

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


def reserved(box: Box) -> frozenset[str]:
    """Names that settings of one's own cannot have, as they mean something else."""
    return frozenset(level for levels in box.presets.values() for level in levels) | {CUSTOM, _BEFORE_LEVELS}


def _file(name: str) -> str:
    return f"settings/{name}.toml"


def _nothing(place: str, name: str) -> Broken:
    return Broken(f'{place}: no settings are kept under the name "{name}".')


def _toml(value: str | int | bool) -> str:  # noqa: FBT001 - a value, no flag
    """A value in TOML, which for these types is the same as JSON."""
    return msgspec.json.encode(value).decode()
