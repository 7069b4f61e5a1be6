"""The event loop: uvloop where it is installed, which is twice as fast, else asyncio's own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end."""
    try:
        import uvloop  # noqa: PLC0415 - not there on every platform
    except ModuleNotFoundError:
        return asyncio.run(main)
    return uvloop.run(main)
