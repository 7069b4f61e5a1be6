"""The registry of games, by name. A new game is a folder of its own and a line here; with bots, two lines."""

from __future__ import annotations

from collections.abc import Mapping

from stopthief.bots.city.mind import mind as city_mind
from stopthief.bots.house.mind import mind as house_mind
from stopthief.city.package import package as city
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.mind import Mind
from stopthief.house.package import package as house

GAMES: Mapping[str, GamePackage] = {
    "city": city(),
    "house": house(),
}
"""Every game there is."""

MINDS: Mapping[str, Mind] = {
    "city": city_mind(),
    "house": house_mind(),
}
"""The minds of each game."""


def game_named(name: str) -> GamePackage:
    """A game by the name in the first line of its records; Broken when there is none."""
    if name not in GAMES:
        raise Broken(f"line 1: there is no game {name}; there is {', '.join(GAMES)}.")
    return GAMES[name]


def thinking_game(name: str) -> tuple[GamePackage, Mind]:
    """A game by its name, with its mind."""
    return game_named(name), MINDS[name]
