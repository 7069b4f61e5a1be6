"""A cache of slow results: computed one at a time, and the least recently used one is dropped first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Keeps the results used last. Concurrent requests for one key compute it once; an exception is not cached.

    Pass a lock to serialise the cache with other slow work.
    """

    def __init__(self, capacity: int, lock: asyncio.Lock | None = None) -> None:
        self._capacity = capacity
        self._lock = lock or asyncio.Lock()
        self._results: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._results)

    async def get(self, key: K, compute: Callable[[], Awaitable[V]]) -> V:
        """Return the cached result, or compute and cache it."""
        async with self._lock:
            if key not in self._results:
                self._results[key] = await compute()
            self._results.move_to_end(key)
            if len(self._results) > self._capacity:
                self._results.popitem(last=False)
            return self._results[key]
