"""Lines and openers that tests of stores share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from stopthief.table.store import Line, Store

Opener = Callable[[], Coroutine[Any, Any, Store]]
"""Opens the store of a test, again if asked again."""

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do asynchronous work to its end."""
    return asyncio.run(work)


def line(table: str, number: int, entry: bytes | None = None, **more: Any) -> Line:
    """An entry; what it says is its table and number, when it was is its number, unless told otherwise."""
    body = f"{table}/{number}".encode() if entry is None else entry
    return Line(table=table, number=number, entry=body, at=more.pop("at", number), **more)


@asynccontextmanager
async def opened(opener: Opener) -> AsyncIterator[Store]:
    """A store, closed in the end."""
    store = await opener()
    try:
        yield store
    finally:
        await store.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what must come."""
    async with asyncio.timeout(30):
        while not condition():  # noqa: ASYNC110 - any condition, not an event
            await asyncio.sleep(0.005)
