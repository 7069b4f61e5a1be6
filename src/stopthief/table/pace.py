"""How fast the bots of a table act."""

from __future__ import annotations

from typing import Literal

Pace = Literal["calm", "brisk", "instant"]
"""At a calm table people can follow every act; at an instant one bots do not pause at all."""
