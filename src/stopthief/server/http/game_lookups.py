"""Lobbies, facts and documents of games, looked up in a thread because they may be slow.

Facts are cached: every device at a table asks for the same ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from stopthief.core.errors import Broken, Refused
from stopthief.core.game import AnyGame
from stopthief.server.encoding import PackedJson
from stopthief.server.lru_cache import LruCache
from stopthief.server.play.setups import decode_setup
from stopthief.server.site import GameExtras, no_game

_CACHED = 32
_NO_EXTRAS = GameExtras()


class GameLookups:
    """Asks the games of a server for their extras, one request at a time."""

    def __init__(self, games: Mapping[str, AnyGame], extras: Mapping[str, GameExtras]) -> None:
        self._games = games
        self._extras = extras
        self._lock = asyncio.Lock()
        self._facts: LruCache[tuple[str, bytes], PackedJson] = LruCache(_CACHED, self._lock)

    async def lobbies(self) -> dict[str, object]:
        """All that can be chosen before each game, read anew each time."""
        return await asyncio.to_thread(lambda: {name: self._extras_of(name).lobby() for name in self._games})

    async def facts(self, name: str, setup: bytes) -> PackedJson:
        """The open information on the table of a setup; Broken when no game can start from it."""
        game, facts = self._game(name), self._extras_of(name).facts
        if facts is None:
            raise Refused("no facts", f"The game {name} has nothing to tell of a setup; all is among its files.")
        return await self._facts.get((name, setup), partial(asyncio.to_thread, _facts, game, facts, setup))

    async def document(self, name: str, text: str) -> object:
        """The value that a game makes of a user's document; Broken names every fault."""
        self._game(name)
        read = self._extras_of(name).document
        if read is None:
            raise Refused("no documents", f"The game {name} reads nothing that people write.")
        async with self._lock:
            return await asyncio.to_thread(_document, read, text)

    def _extras_of(self, name: str) -> GameExtras:
        return self._extras.get(name, _NO_EXTRAS)

    def _game(self, name: str) -> AnyGame:
        if name not in self._games:
            raise no_game(self._games)
        return self._games[name]


def _facts(game: AnyGame, facts: Callable[[Any], object], raw: bytes) -> PackedJson:
    setup = decode_setup(game, raw)
    game.check(setup)
    return PackedJson.of(facts(setup))


def _document(read: Callable[[bytes], object], text: str) -> object:
    try:
        return read(text.encode())
    except RecursionError:
        raise Broken("This is nested too deeply.") from None
