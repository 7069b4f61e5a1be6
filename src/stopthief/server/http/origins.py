"""Which pages may use a server: its own, and those of sites that its operator names."""

from __future__ import annotations

from collections.abc import Mapping


def is_foreign(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of another site. Programs that are not browsers send no origin."""
    origin, host = headers.get("origin"), headers.get("host")
    return origin is not None and origin not in {f"http://{host}", f"https://{host}"} | allowed
