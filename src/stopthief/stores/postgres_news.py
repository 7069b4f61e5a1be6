"""What other processes append, heard over LISTEN on a connection of its own.

When that connection was lost and is back, something may have been missed, and that is said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from stopthief.stores.postgres_link import Link
from stopthief.stores.postgres_words import TROUBLES
from stopthief.table.store import Unstored

Heard = Callable[[str, int], None]

HEARTBEAT = 15.0
"""Seconds of silence after which the connection is tried: one that died quietly says nothing."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.0


class News:
    """Everything that is heard, told to everyone who listens. What `me` wrote is no news."""

    def __init__(self, link: Link, me: str) -> None:
        self._link, self._me = link, me
        self._listeners: list[Heard] = []
        self._following: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._connection: Any = None

    async def begin(self, heard: Heard) -> None:
        """Tell from now on."""
        if self._following is None:
            await self._tune_in()
            self._following = asyncio.create_task(self._follow())
        self._listeners.append(heard)

    async def close(self) -> None:
        """Hear no more."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.wait([self._following])
        if self._connection is not None:
            self._connection.terminate()

    async def _tune_in(self) -> None:
        self._lost = lost = asyncio.Event()
        self._connection = connection = await self._link.connect()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            with self._link.explained():
                await connection.add_listener(self._link.schema, self._hear)
        except BaseException:
            connection.terminate()
            raise

    async def _follow(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._until_lost()
            try:
                await self._tune_in()
            except Unstored:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                pause = FIRST_PAUSE
                self._tell("", 0)

    async def _until_lost(self) -> None:
        """Wait for the end of the connection, which is also put to the test now and then."""
        while not self._lost.is_set() and not self._connection.is_closed():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), HEARTBEAT)
                continue
            try:
                await self._connection.execute("SELECT 1")
            except TROUBLES:
                break
        self._connection.terminate()

    def _hear(self, _connection: object, _process: int, _channel: str, message: str) -> None:
        writer, number, table = message.split(" ", 2)
        if writer != self._me:
            self._tell(table, int(number))

    def _tell(self, table: str, number: int) -> None:
        for heard in self._listeners:
            asyncio.get_running_loop().call_soon(heard, table, number)  # what goes wrong there does not stop us here
