"""The questions before a game in the city: mode, difficulty, settings, players. The answer is a setup."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec.structs import replace

from stopthief.city.box.box import Box
from stopthief.city.box.settings import Settings
from stopthief.city.box.setup import CUSTOM, SEATS, USUAL, Mode, Player, Setup
from stopthief.city.lobby.custom import custom
from stopthief.city.lobby.offer import LevelOffer, lobby
from stopthief.city.lobby.remembered import reserved
from stopthief.city.text.terms import MODE_TEXTS
from stopthief.core.errors import Broken
from stopthief.core.names import ask_name
from stopthief.core.package.interview import Interview, Question, choose, count


class Memory(Protocol):
    """Preferences kept from game to game."""

    def difficulty(self, mode: Mode) -> str:
        """C5: the last difficulty in a mode."""

    def names(self) -> tuple[str, ...]:
        """The names of saved settings."""

    def load(self, name: str) -> Settings:
        """D9: settings by name; Broken when they cannot be read."""

    def save(self, name: str, settings: Settings) -> None:
        """D9: save settings under a name; Broken when that fails."""


def interview(box: Box, memory: Memory) -> Interview[Setup]:
    """Ask for everything, with a default for every answer."""
    offered = lobby(box)
    mode = yield from choose("What shall it be?", MODE_TEXTS, "competitive")
    people = yield from _people(mode)
    (levels,) = (one.levels for one in offered.modes if one.mode == mode)
    difficulty, settings = yield from _difficulty(box, memory, mode, _options(levels, people))
    players = yield from _players(box, mode, people)
    return Setup(mode, players, difficulty, settings)


def _people(mode: Mode) -> Interview[int]:
    least, most = SEATS[mode]
    if least == most:
        return least
    pack = ", the one who plays the Pack included" if mode == "one-vs-many" else ""
    return (yield from count(f"How many play? ({least} to {most}{pack})", least, most, least))


def _options(levels: Iterable[LevelOffer], people: int) -> dict[str, str]:
    """The levels, each with how long it takes so many people."""
    return {one.level: f"{one.text} About {one.minutes[str(people)]} minutes." for one in levels}


def _difficulty(box: Box, memory: Memory, mode: Mode, levels: dict[str, str]) -> Interview[tuple[str, Settings]]:
    """C5, D9: a level, settings of one's own by name, or new ones."""
    usual, note = memory.difficulty(mode), ""
    while True:
        options = levels | {name: "your own settings" for name in memory.names() if name not in levels}
        options[CUSTOM] = "change the switches one by one"
        name = yield from choose("How hard shall it be?", options, usual if usual in options else USUAL[mode], note)
        try:
            return (yield from _settings(box, memory, mode, name))
        except Broken as problem:
            note = str(problem)


def _settings(box: Box, memory: Memory, mode: Mode, name: str) -> Interview[tuple[str, Settings]]:
    """The settings that a difficulty stands for; raises Broken when they cannot be read."""
    if name == CUSTOM:
        return (yield from _own(box, memory, mode))
    levels = box.presets[mode]
    return name, levels[name] if name in levels else memory.load(name)


def _own(box: Box, memory: Memory, mode: Mode) -> Interview[tuple[str, Settings]]:
    settings = yield from custom(box.presets[mode], USUAL[mode])
    question = Question("Keep these settings for other games? Type a name for them, or press Enter for no.")
    while True:
        name = yield question
        if not name:
            return CUSTOM, settings
        if name in reserved(box):
            question = replace(question, note=f'"{name}" means something else already; choose another name.')
            continue
        try:
            memory.save(name, settings)
        except Broken as problem:
            question = replace(question, note=str(problem))
        else:
            return name, settings


def _players(box: Box, mode: Mode, people: int) -> Interview[tuple[Player, ...]]:
    """C1: names and investigators, no investigator twice. V1: the Pack's player comes last and has none."""
    players: list[Player] = []
    packs = 1 if mode == "one-vs-many" else 0
    for number in range(1, people - packs + 1):
        who = "You" if people == 1 else f"Player {number}"
        taken = {player.investigator for player in players}
        free = {one.name: one.id for one in box.investigators.values() if one.id not in taken}
        chosen = yield from choose(f"{who}: which investigator?", dict.fromkeys(free, ""), next(iter(free)))
        name = yield from ask_name(f"{who}: what is your name?", chosen, [one.name for one in players])
        players.append(Player(name, free[chosen]))
    if packs:
        name = yield from ask_name("And who plays the Pack?", "The Pack", [one.name for one in players])
        players.append(Player(name))
    return tuple(players)
