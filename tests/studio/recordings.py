"""Sounds for tests, each read or made once."""

from __future__ import annotations

from functools import cache

from studio.catalogue import made
from studio.encode import decoded, path
from studio.synth import Signal


@cache
def committed(name: str) -> Signal:
    """What a player hears."""
    return decoded(path(name).read_bytes())


@cache
def fresh(name: str, take: int = 0) -> Signal:
    """What the studio makes today."""
    return made(name, take)
