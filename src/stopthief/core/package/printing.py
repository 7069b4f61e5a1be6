"""What can be printed of a game: what somebody wishes for, and the matter that a press makes a PDF of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from stopthief.core.errors import Broken

Paper = Literal["a4", "letter"]
Language = Literal["en", "fr"]
Client = Callable[[str], str]
"""Gives a file of the browser client by its path: a game's words and signs are written there once."""


class PrintOptions(msgspec.Struct, frozen=True):
    """What somebody wants printed, and how."""

    paper: Paper = "a4"
    language: Language = "en"
    plain: bool = False
    """For printers without colour, or with little ink."""
    parts: tuple[str, ...] = ()
    """By name; all that are usual where there are none."""
    choices: Mapping[str, str] = {}
    """By the names of the game's options."""


class Sheets(msgspec.Struct, frozen=True):
    """Sheets that are ready for the press."""

    name: str
    """Of the game, and of the values below in its template."""
    title: str
    template: str
    """How they are laid out."""
    values: Mapping[str, Any]
    """What is on them: texts, figures, drawings."""


class Part(msgspec.Struct, frozen=True):
    """Something that can be printed by itself."""

    name: str
    text: str
    """What it is, in half a sentence."""
    usual: bool = True
    """Whether it is printed where nobody says what to print."""


def chosen(parts: tuple[Part, ...], options: PrintOptions) -> tuple[str, ...]:
    """The names of the parts that are wished for, in their own order; Broken names those that do not exist."""
    known = {part.name for part in parts}
    if unknown := [name for name in options.parts if name not in known]:
        raise Broken(
            *(f"{name}: there is no such part; there are {', '.join(p.name for p in parts)}." for name in unknown)
        )
    return tuple(part.name for part in parts if (part.name in options.parts if options.parts else part.usual))
