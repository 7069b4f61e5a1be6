"""Which pages may use a server: its own, and those that its owner names."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit


def is_foreign(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of another site. Programs that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return urlsplit(origin).netloc != headers.get("host") or not origin.startswith(("http://", "https://"))
