"""The time of day."""

from __future__ import annotations

from time import time_ns


def milliseconds() -> int:
    """Milliseconds since 1970, as the store keeps them."""
    return time_ns() // 1_000_000
