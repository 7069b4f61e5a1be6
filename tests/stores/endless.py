"""Appends to many tables without end, and says what was answered for. Run with a path, to be killed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from stopthief.stores.opening import open_store
from stopthief.table.store import Line, Store


async def play(store: Store, table: str) -> None:
    """Go on with a table from where its log ends."""
    number = len(await store.read(table))
    while True:
        number += 1
        assert await store.append(Line(table, number, f"{table}/{number}".encode(), number))
        os.write(1, f"{table} {number}\n".encode())


async def main() -> None:
    """Play at all tables at once."""
    store = await open_store(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, f"t{n}") for n in range(8)))


if __name__ == "__main__":
    asyncio.run(main())
