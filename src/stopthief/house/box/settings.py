"""Every switch of the rules as a field."""

from __future__ import annotations

from typing import Annotated, get_args, get_type_hints

import msgspec
from msgspec import Meta

from stopthief.core.package.words import words


def _about(name: str) -> Meta:
    """The explanation of a switch, from the words of the house."""
    return Meta(description=words("stopthief.house", "en")[f"house.switch.{name}.text"])


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of the rules. The defaults are the rules of the book; the words of each are in `data/words/`."""

    guess_here: Annotated[bool, _about("guess_here")] = False  # F7


class Switch(msgspec.Struct, frozen=True):
    """A setting as shown to people."""

    name: str
    """The field of the settings."""
    explanation: str
    """Its meaning, in a sentence."""
    default: bool
    """Its value by the book."""


def switches() -> tuple[Switch, ...]:
    """Every setting, in the order in which people should meet them."""
    hints = get_type_hints(Settings, include_extras=True)
    book = Settings()
    return tuple(
        Switch(name, get_args(hints[name])[1].description, getattr(book, name)) for name in Settings.__struct_fields__
    )
