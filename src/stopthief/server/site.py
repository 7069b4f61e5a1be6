"""What a server is told about itself: its files, its address, who may use it, and what its games let people choose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from stopthief.server.shelf import Shelf


class Site(msgspec.Struct, frozen=True):
    """Everything that does not come from the games or the store."""

    shelf: Shelf = Shelf(dict)
    """The files for browsers."""
    lobbies: Mapping[str, object] = MappingProxyType({})
    """What can be chosen before each game."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may use this server."""
    address: str | None = None
    """Where phones in the same network find this server, if they can."""
