"""Setups as devices send them."""

from __future__ import annotations

from typing import Any

import msgspec

from stopthief.core.errors import Broken
from stopthief.core.game import AnyGame


def decode_setup(game: AnyGame, raw: bytes) -> Any:  # noqa: ANN401 - a setup of any game
    """Decode a setup of a game; Broken when it is none."""
    types: Any = game.types
    try:
        return msgspec.json.decode(raw, type=types.setup)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Broken(f"setup: {problem}.") from None
