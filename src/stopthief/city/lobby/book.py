"""By the book: which values of a level are those of the rule book, and which are ours."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from stopthief.city.box.settings import Settings, changed

BOOK = "book"
"""The level that keeps to the rule book, in games against the Pack."""


class _Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: dict[str, Any]
    open: dict[str, tuple[str, ...]]


def ours(mode: str, settings: Settings) -> tuple[str, ...]:
    """The switches whose values are not the rule book's, in the order of the settings."""
    book, left_open = _book()
    fields = Settings.__struct_fields__
    return tuple(one for one in fields if one in left_open[mode] or getattr(settings, one) != getattr(book, one))


@cache
def _book() -> tuple[Settings, dict[str, tuple[str, ...]]]:
    data = (resources.files("stopthief.city") / "data" / "book.toml").read_bytes()
    read = msgspec.toml.decode(data, type=_Book)
    return changed(Settings(), read.values), read.open
