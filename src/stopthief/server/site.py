"""The configuration of a server: its files, its address, the sites that may use it, and the extras of its games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from stopthief.core.errors import Refused
from stopthief.core.package.mind import Mind
from stopthief.core.package.printing import PrintOptions, Sheets
from stopthief.core.package.tutorial import Tutorial
from stopthief.server.http.static_files import StaticFiles

Prints = Callable[[PrintOptions], Sheets]


class GameExtras(msgspec.Struct, frozen=True):
    """The parts of a game besides its rules. Each function may be slow or read files."""

    lobby: Callable[[], object] = type(None)
    """Lists all that can be chosen before a game."""
    facts: Callable[[Any], object] | None = None
    """Tells the open information on the table of a setup."""
    document: Callable[[bytes], object] | None = None
    """Reads a document that a user wrote for the game; Broken names every fault."""
    prints: Prints | None = None
    """Makes the contents of the sheets that a user asks for."""
    mind: Mind | None = None
    """Bots, advice and analysis."""
    tutorial: Tutorial | None = None
    """A first game that teaches the rules."""
    box: Callable[[Any], object] | None = None
    """Tells the open parts of the box that a table's game is played with."""


class Site(msgspec.Struct, frozen=True):
    """Everything that comes neither from the rules of the games nor from the store."""

    static_files: StaticFiles = StaticFiles(dict)
    """The files for browsers."""
    games: Mapping[str, GameExtras] = MappingProxyType({})
    """The extras of each game, by its name."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may use this server."""
    address: str | None = None
    """The address of this server for phones in the same network, if they can reach it."""


def no_game(games: Iterable[str]) -> Refused:
    """Refuse a game that this server does not have."""
    return Refused("no game", f"There is no such game; there is {', '.join(games)}.")
