"""Thread pools for slow computations, so that none of them blocks the event loop.

Each kind of work has its own pool: neither many bots nor a long analysis delays a player who asks for advice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class ThreadPools:
    """The threads of a server."""

    def __init__(self, bot_threads: int) -> None:
        self._bots = ThreadPoolExecutor(bot_threads, "bots")
        self._advice = ThreadPoolExecutor(1, "advice")
        self._analysis = ThreadPoolExecutor(1, "analysis")

    async def run_bot(self, work: Callable[[], T]) -> T:
        """Choose a bot's command."""
        return await asyncio.get_running_loop().run_in_executor(self._bots, work)

    async def run_advice(self, work: Callable[[], T]) -> T:
        """Advise a player; requests are answered one after another."""
        return await asyncio.get_running_loop().run_in_executor(self._advice, work)

    async def run_analysis(self, work: Callable[[], T]) -> T:
        """Analyse a finished game, which takes longest."""
        return await asyncio.get_running_loop().run_in_executor(self._analysis, work)

    def close(self) -> None:
        """Cancel all work that has not begun."""
        for pool in (self._bots, self._advice, self._analysis):
            pool.shutdown(wait=False, cancel_futures=True)
