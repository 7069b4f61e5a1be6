"""Which pages may use a server: its own, and those that its owner names."""

from __future__ import annotations

from collections.abc import Mapping


def is_foreign(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of another site. Programs that are no browser send no origin."""
    origin, host = headers.get("origin"), headers.get("host")
    return origin is not None and origin not in {f"http://{host}", f"https://{host}"} | allowed
