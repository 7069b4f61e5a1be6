"""Conversations with a server in this process, over a store that can be held back or made to fail."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from stopthief.core.game import AnyGame
from stopthief.core.package.mind import Mind
from stopthief.server.limits import Limits
from stopthief.server.play.conversation import Conversation
from stopthief.server.play.device import Device
from stopthief.server.play.registry import TableRegistry
from stopthief.stores.sqlite import SQLiteStore, open_sqlite
from stopthief.table.store import Line, Listed, Unstored
from tests.support.wire.devices import Message

PATIENCE = 30
_USUAL = Limits()


class FlakyStore:
    """A store that can be held back, and fails on demand."""

    def __init__(self, store: SQLiteStore) -> None:
        self._store = store
        self.open = asyncio.Event()
        self.open.set()
        self.asked = asyncio.Event()
        """Set when an entry comes to be stored."""
        self.fails = False

    def hold(self) -> None:
        """Hold back all writes."""
        self.open.clear()
        self.asked.clear()

    async def append(self, line: Line) -> bool:
        """Wait while held back, then write or fail."""
        self.asked.set()
        await self.open.wait()
        if self.fails:
            raise Unstored("disk full", "/a/secret/folder: the disk is full.")
        return await self._store.append(line)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """See Store."""
        return await self._store.read(table, after)

    async def tables_of(self, device: str, **which: Any) -> list[Listed]:
        """See Store."""
        return await self._store.tables_of(device, **which)

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """See Store."""
        await self._store.listen(heard)

    async def close(self) -> None:
        """See Store."""
        await self._store.close()


class Talk:
    """One device's conversation."""

    def __init__(self, registry: TableRegistry, limits: Limits, table: str, token: str | None = None) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self.heard: list[Message] = []
        self.closed: int | None = None
        device = Device(self._hear, limits)
        self._task = asyncio.create_task(Conversation(registry, limits, self._said.get, device).hold())
        self.say({"type": "hello", "table": table, "seats": [] if token is None else [{"token": token}]})

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard += json.loads(message["text"])
        else:
            self.closed = message["code"]
            self._said.put_nowait({"type": "websocket.disconnect"})
        self._news.set()

    def say(self, message: object) -> None:
        """Send a message."""
        self._said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def until(self, *kinds: str, count: int = 1) -> Message:
        """Wait for a number of messages of these kinds; return the last of them."""
        async with asyncio.timeout(PATIENCE):
            while len(found := self.of(*kinds)) < count:
                self._news.clear()
                await self._news.wait()
        return found[-1]

    def of(self, *kinds: str) -> list[Message]:
        """All messages of these kinds up to now."""
        return [one for one in self.heard if one["type"] in kinds]

    async def until_closed(self) -> int:
        """Wait until the server closes; return its code."""
        async with asyncio.timeout(PATIENCE):
            await self._task
        assert self.closed is not None
        return self.closed

    async def end(self) -> None:
        """Disconnect."""
        self._said.put_nowait({"type": "websocket.disconnect"})
        await self._task


@asynccontextmanager
async def talking(
    file: Path, game: AnyGame, mind: Mind | None = None, limits: Limits = _USUAL
) -> AsyncIterator[tuple[TableRegistry, FlakyStore]]:
    """A registry over such a store."""
    store = FlakyStore(await open_sqlite(file))
    registry = TableRegistry({game.name: game}, store, limits, {} if mind is None else {game.name: mind})
    await registry.start()
    try:
        yield registry, store
    finally:
        store.open.set()
        await registry.stop()
