"""The choices before a game in the house, as a value: a lobby can offer them without knowing any rule."""

from __future__ import annotations

import msgspec

from stopthief.core.errors import Broken
from stopthief.core.names import LONGEST_NAME
from stopthief.core.package.game_package import UserFiles
from stopthief.house.box.box import packs
from stopthief.house.box.cards import Pack
from stopthief.house.box.pack_file import read
from stopthief.house.box.settings import Switch, switches
from stopthief.house.box.setup import LEAST, MOST

FOLDER, ENDING = "packs", ".toml"
"""The folder and ending of a user's own packs."""


class Lobby(msgspec.Struct, frozen=True):
    """The choices before a game."""

    packs: tuple[Pack, ...]
    """The words to play with, the usual ones first; a pack goes into the setup as it is."""
    faults: tuple[str, ...]
    """Why some files in the folder of packs cannot be used."""
    least: int
    """The least number of players."""
    most: int
    """The greatest number of players."""
    switches: tuple[Switch, ...]
    """Every setting."""
    longest_name: int
    """The greatest length of a player's name. No two players have the same."""


def own_packs(user_files: UserFiles) -> tuple[dict[str, Pack], tuple[str, ...]]:
    """A user's own packs, by the names of their files, and the faults of the others."""
    found: dict[str, Pack] = {}
    faults: list[str] = []
    for name in user_files.names(FOLDER, ENDING):
        try:
            found[name] = read(user_files.read(f"{FOLDER}/{name}{ENDING}") or b"")
        except Broken as broken:
            faults += [f"{name}{ENDING}: {problem}" for problem in broken.problems]
    return found, tuple(faults)


def lobby(user_files: UserFiles) -> Lobby:
    """The choices that the box and the user's files offer."""
    own, faults = own_packs(user_files)
    return Lobby((*packs().values(), *own.values()), faults, LEAST, MOST, switches(), LONGEST_NAME)
