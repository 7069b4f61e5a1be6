"""What games bring besides their rules, as devices ask for it: one at a time and beside the tables.

The last few facts are kept, because every device at a table asks for the same.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from stopthief.core.errors import Broken, Refused
from stopthief.core.game import AnyGame
from stopthief.server.http.site import Beside, no_game
from stopthief.server.play.live import encode

_KEPT = 32
_NONE = Beside()


class Facts(NamedTuple):
    """What lies open on a table, as JSON: plain, and packed for browsers."""

    plain: bytes
    packed: bytes


class Counter:
    """Hands out lobbies and facts, and reads documents."""

    def __init__(self, games: Mapping[str, AnyGame], beside: Mapping[str, Beside]) -> None:
        self._games = games
        self._beside = beside
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[tuple[str, bytes], Facts] = OrderedDict()

    async def lobbies(self) -> dict[str, object]:
        """What can be chosen before each game, as it is at this moment."""
        return await asyncio.to_thread(lambda: {name: self._of(name).lobby() for name in self._games})

    async def facts(self, name: str, setup: bytes) -> Facts:
        """What lies open on the table of a setup; Broken when no game can start from it."""
        game, facts = self._game(name), self._of(name).facts
        if facts is None:
            raise Refused("no facts", f"The game {name} has nothing to tell of a setup; all is among its files.")
        async with self._turn:
            found = self._kept.pop((name, setup), None)
            if found is None:
                found = await asyncio.to_thread(_facts, game, facts, setup)
            self._kept[name, setup] = found
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return found

    async def document(self, name: str, text: str) -> object:
        """What a game makes of what somebody wrote for it; Broken names every fault."""
        self._game(name)
        read = self._of(name).document
        if read is None:
            raise Refused("no documents", f"The game {name} reads nothing that people write.")
        async with self._turn:
            return await asyncio.to_thread(_document, read, text)

    def _of(self, name: str) -> Beside:
        return self._beside.get(name, _NONE)

    def _game(self, name: str) -> AnyGame:
        if name not in self._games:
            raise no_game(self._games)
        return self._games[name]


def setup_of(game: AnyGame, raw: bytes) -> Any:  # noqa: ANN401 - a setup of any game
    """A setup as a device sent it; Broken when it is none of this game's."""
    types: Any = game.types
    try:
        return msgspec.json.decode(raw, type=types.setup)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Broken(f"setup: {problem}.") from None


def _facts(game: AnyGame, facts: Callable[[Any], object], raw: bytes) -> Facts:
    setup = setup_of(game, raw)
    game.check(setup)
    plain = encode(facts(setup))
    return Facts(plain, gzip.compress(plain, mtime=0))


def _document(read: Callable[[bytes], object], text: str) -> object:
    try:
        return read(text.encode())
    except RecursionError:
        raise Broken("This is nested too deeply.") from None
