"""Secrets that open seats. They are made from a key that a device keeps; the table knows only their hashes.

Since a secret follows from the key and the place it opens, asking twice gives the same one, not a second one.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,128}$")]
"""A device's own key: made at random on the device, and never stored anywhere else."""
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
"""A seat's token or an invitation to one."""
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16}$")]
"""The name of a table. It is enough to watch the game."""

_ID = 16


def derived(key: str, *place: str | int) -> str:
    """The secret that a key gives for a purpose; it cannot be guessed without the key."""
    message = "/".join(map(str, place)).encode()
    return urlsafe_b64encode(hmac.digest(key.encode(), message, "sha256")).decode().rstrip("=")


def table_id(key: str, *place: str | int) -> str:
    """The name of a table, as hard to guess."""
    return derived(key, "table", *place)[:_ID]


def proof(secret: str) -> str:
    """The hash that is stored of a secret: it proves the secret and cannot be used in its place."""
    return sha256(secret.encode()).hexdigest()
