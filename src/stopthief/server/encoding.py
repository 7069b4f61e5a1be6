"""JSON as the server sends it."""

from __future__ import annotations

import gzip
from typing import NamedTuple

import msgspec

encode = msgspec.json.Encoder(order="deterministic").encode
"""Encodes a message. Equal values give equal bytes, sets included."""


class PackedJson(NamedTuple):
    """A JSON document, plain and compressed."""

    plain: bytes
    packed: bytes

    @classmethod
    def of(cls, value: object) -> PackedJson:
        """Encode and compress a value."""
        plain = encode(value)
        return cls(plain, gzip.compress(plain, mtime=0))
