"""The games that can be played, by name: their rules, their words and the questions before them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from stopthief import preferences
from stopthief.city import city
from stopthief.city.drawing import draw, style
from stopthief.city.facts import facts
from stopthief.city.interview import interview
from stopthief.city.lobby import lobby
from stopthief.city.phrasebook import CityWords
from stopthief.city.settings import Settings
from stopthief.city.setup import Setup
from stopthief.core.errors import Broken
from stopthief.core.game import AnyGame
from stopthief.core.interview import Interview
from stopthief.core.phrasebook import Phrasebook

AnyWords = Phrasebook[Any, Any, Any, Any, Any]


class Entry(msgspec.Struct, frozen=True):
    """A game with all that a client needs to play it."""

    game: AnyGame
    words: AnyWords
    interview: Callable[[Path], Interview[Any]]
    """The questions before a game; the folder holds what was remembered."""
    remember: Callable[[Path, Any], None]
    """Keep what the next game's questions should know of a setup."""
    lobby: object
    """All that can be chosen before a game, to be written as JSON."""
    files: Callable[[], Mapping[str, bytes]] = dict
    """What its page in a browser needs, by path."""


class _Memory:
    """What the city keeps in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def difficulty(self) -> str:
        return preferences.remembered_difficulty(self.folder)

    def names(self) -> tuple[str, ...]:
        return preferences.saved_names(self.folder)

    def load(self, name: str) -> Settings:
        return preferences.load_settings(self.folder, name)

    def save(self, name: str, settings: Settings) -> None:
        preferences.save_settings(self.folder, name, settings)


def _city() -> Entry:
    game = city()

    def ask(folder: Path) -> Interview[Setup]:
        return interview(game.box, _Memory(folder))

    def remember(folder: Path, setup: Setup) -> None:
        # C5: the difficulty is remembered for the next competitive game.
        if setup.is_competitive:
            preferences.remember_difficulty(folder, setup.difficulty)

    @cache
    def files() -> dict[str, bytes]:
        return {
            "board.json": msgspec.json.encode(facts(game.box)),
            "board.svg": draw(game.box.board).encode(),
            "city.css": style().encode(),
        }

    return Entry(game, CityWords(game.box), ask, remember, lobby(game.box), files)


GAMES: Mapping[str, Entry] = {"city": _city()}
"""Every game there is."""


def game_named(name: str) -> Entry:
    """A game by the name that stands in the first line of its records; Broken when there is none."""
    if name not in GAMES:
        raise Broken(f"line 1: there is no game {name}; there is {', '.join(GAMES)}.")
    return GAMES[name]
