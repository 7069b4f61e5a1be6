"""Preferences of the house as TOML to read and edit: the last pack, and the players' birthdays (F5)."""

from __future__ import annotations

from typing import Any

import msgspec

from stopthief.core.errors import Broken
from stopthief.core.package.game_package import UserFiles
from stopthief.house.box.box import USUAL, packs
from stopthief.house.box.cards import Pack
from stopthief.house.box.setup import Day, Setup
from stopthief.house.lobby.offer import own_packs

_FILE = "house.toml"


class _Kept(msgspec.Struct):
    """The content of the file."""

    pack: str = USUAL
    birthdays: dict[str, str] = {}


class Remembered:
    """The house's part of the user's files."""

    def __init__(self, user_files: UserFiles) -> None:
        self._files = user_files

    def packs(self) -> tuple[dict[str, Pack], tuple[str, ...]]:
        """Every pack by name, those of the box first, and the faults of files that cannot be used."""
        own, faults = own_packs(self._files)
        return {**packs(), **{name: pack for name, pack in own.items() if name not in packs()}}, faults

    def pack(self) -> str:
        """The name of the last pack; the usual one the first time, and where nothing can be read."""
        return self._kept().pack

    def birthday(self, name: str) -> Day | None:
        """The birthday of a player of this name, if it was ever told."""
        return day(self._kept().birthdays.get(name, ""))

    def today(self) -> Day:
        """The date."""
        return Day(*self._files.today())

    def keep(self, setup: Setup) -> None:
        """Remember the pack and the birthdays of a game."""
        kept = self._kept()
        pack = next((name for name, one in self.packs()[0].items() if one == setup.pack), kept.pack)
        told = {one.name: written(one.birthday) for one in setup.players if one.birthday is not None}
        birthdays = {**kept.birthdays, **told}
        lines = [
            f"# The pack of the last game.\npack = {_toml(pack)}\n",
            "# Day and month of birth, by name.\n[birthdays]",
        ]
        lines += [f"{_toml(name)} = {_toml(birthdays[name])}" for name in sorted(birthdays)]
        self._files.write(_FILE, ("\n".join(lines) + "\n").encode())

    def _kept(self) -> _Kept:
        try:
            data = self._files.read(_FILE)
            return _Kept() if data is None else msgspec.toml.decode(data, type=_Kept)
        except (Broken, msgspec.DecodeError, UnicodeDecodeError):
            return _Kept()


def day(typed: str) -> Day | None:
    """A day and a month, in this order: 14.7., 14/7, 14-07, 14 7; None for anything else."""
    for mark in "./-":
        typed = typed.replace(mark, " ")
    parts = typed.split()
    if len(parts) != 2 or not all(part.isascii() and part.isdecimal() and len(part) <= 2 for part in parts):  # noqa: PLR2004
        return None
    found = Day(month=int(parts[1]), day=int(parts[0]))
    return found if found.is_real else None


def written(born: Day) -> str:
    """A day as it is typed."""
    return f"{born.day}.{born.month}."


def _toml(value: Any) -> str:  # noqa: ANN401 - what both write alike
    """A text in TOML, which is the same as in JSON."""
    return msgspec.json.encode(value).decode()
