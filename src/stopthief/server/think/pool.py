"""Where thinking is done: a few threads beside the event loop, so that a long thought holds nobody up.

Bots wait for bots, people for people: neither a crowd of bots nor a long look back stands before somebody who asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Bench:
    """The threads of a server."""

    def __init__(self, threads: int) -> None:
        self._bots = ThreadPoolExecutor(threads, "bots")
        self._people = ThreadPoolExecutor(1, "people")
        self._historians = ThreadPoolExecutor(1, "historians")

    async def play(self, think: Callable[[], T]) -> T:
        """What a bot comes to, in its turn."""
        return await asyncio.get_running_loop().run_in_executor(self._bots, think)

    async def answer(self, think: Callable[[], T]) -> T:
        """What somebody asked for, one after another."""
        return await asyncio.get_running_loop().run_in_executor(self._people, think)

    async def look_back(self, think: Callable[[], T]) -> T:
        """What takes longest, and nobody waits for to play on."""
        return await asyncio.get_running_loop().run_in_executor(self._historians, think)

    def close(self) -> None:
        """Begin nothing more."""
        for threads in (self._bots, self._people, self._historians):
            threads.shutdown(wait=False, cancel_futures=True)
