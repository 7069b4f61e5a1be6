"""The cache of slow results: computed once, the least recently used dropped, failures forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stopthief.server.lru_cache import LruCache


class Source:
    """Computes a result for a key, and remembers for which."""

    def __init__(self) -> None:
        self.computed: list[str] = []
        self.running = 0
        self.most_running = 0

    def of(self, key: str) -> Callable[[], Awaitable[str]]:
        """The computation for a key; it lets others run in between."""

        async def compute() -> str:
            self.computed.append(key)
            self.running += 1
            self.most_running = max(self.most_running, self.running)
            await asyncio.sleep(0)
            self.running -= 1
            return key.upper()

        return compute


def test_a_result_is_computed_once_however_many_ask_at_once() -> None:
    """And everybody gets it."""

    async def work() -> None:
        cache: LruCache[str, str] = LruCache(2)
        assert await asyncio.gather(*(cache.get("a", source.of("a")) for _ in range(5))) == ["A"] * 5

    source = Source()
    asyncio.run(work())
    assert source.computed == ["a"]


def test_the_least_recently_used_result_is_dropped() -> None:
    """To be asked for counts as use."""

    async def work() -> None:
        cache: LruCache[str, str] = LruCache(2)
        for key in ("a", "b", "a", "c", "a", "b"):
            assert await cache.get(key, source.of(key)) == key.upper()
        assert len(cache) == 2

    source = Source()
    asyncio.run(work())
    assert source.computed == ["a", "b", "c", "b"]


def test_results_are_computed_one_at_a_time() -> None:
    """Those of other caches with the same lock included."""

    async def work() -> None:
        lock = asyncio.Lock()
        caches: list[LruCache[str, str]] = [LruCache(9, lock), LruCache(9, lock)]
        await asyncio.gather(*(cache.get(key, source.of(key)) for cache in caches for key in "abc"))

    source = Source()
    asyncio.run(work())
    assert source.computed == [*"abc", *"abc"]
    assert source.most_running == 1


def test_a_failure_is_not_cached() -> None:
    """The next request computes again."""

    async def fail() -> str:
        raise ZeroDivisionError

    async def work() -> None:
        cache: LruCache[str, str] = LruCache(2)
        with pytest.raises(ZeroDivisionError):
            await cache.get("a", fail)
        assert len(cache) == 0
        assert await cache.get("a", Source().of("a")) == "A"

    asyncio.run(work())
