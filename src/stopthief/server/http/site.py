"""What a server is told about itself: its files, its address, who may use it, and what games bring besides rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from stopthief.core.errors import Refused
from stopthief.core.package.mind import Mind
from stopthief.core.package.printing import PrintOptions, Sheets
from stopthief.core.package.tutorial import Tutorial
from stopthief.server.http.static import Shelf

Prints = Callable[[PrintOptions], Sheets]


class Beside(msgspec.Struct, frozen=True):
    """What a game brings besides its rules. Each may take a while, or read files."""

    lobby: Callable[[], object] = type(None)
    """All that can be chosen before it."""
    facts: Callable[[Any], object] | None = None
    """What lies open on the table of a setup."""
    document: Callable[[bytes], object] | None = None
    """Reads what somebody wrote for it; Broken names every fault."""
    prints: Prints | None = None
    """What is on the sheets that somebody wishes for."""
    mind: Mind | None = None
    """Its bots, advice and analysis."""
    tutorial: Tutorial | None = None
    """A first game that teaches it."""


class Site(msgspec.Struct, frozen=True):
    """Everything that does not come from the rules of the games or the store."""

    shelf: Shelf = Shelf(dict)
    """The files for browsers."""
    games: Mapping[str, Beside] = MappingProxyType({})
    """What games bring besides their rules."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may use this server."""
    address: str | None = None
    """Where phones in the same network find this server, if they can."""


def no_game(games: Iterable[str]) -> Refused:
    """The reason why nothing is known of a game that is not played here."""
    return Refused("no game", f"There is no such game; there is {', '.join(games)}.")
