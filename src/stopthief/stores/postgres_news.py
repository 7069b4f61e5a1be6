"""Reports what other processes append, by LISTEN on a connection of its own.

When that connection was lost and is back, listeners are told that they may have missed something.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from stopthief.stores.postgres_errors import TROUBLES
from stopthief.stores.postgres_pool import PostgresPool
from stopthief.table.store import Unstored

OnAppend = Callable[[str, int], None]
"""Called with a table and the number of an entry."""

HEARTBEAT = 15.0
"""Seconds of silence after which the connection is tested, in case it broke unnoticed."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.0


class News:
    """Passes on to its listeners what other processes append; `me` is the name of this process."""

    def __init__(self, pool: PostgresPool, me: str) -> None:
        self._pool, self._me = pool, me
        self._listeners: list[OnAppend] = []
        self._following: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._connection: Any = None

    async def begin(self, heard: OnAppend) -> None:
        """Call this listener from now on."""
        if self._following is None:
            await self._tune_in()
            self._following = asyncio.create_task(self._follow())
        self._listeners.append(heard)

    async def close(self) -> None:
        """Stop listening."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.wait([self._following])
        if self._connection is not None:
            self._connection.terminate()

    async def _tune_in(self) -> None:
        self._lost = lost = asyncio.Event()
        self._connection = connection = await self._pool.connect()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            with self._pool.explained():
                await connection.add_listener(self._pool.schema, self._hear)
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
        """Wait until the connection is lost; test it now and then."""
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
