"""Printing a game: the options that a user gives, and the sheets that the press turns into a PDF."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from stopthief.core.errors import Broken
from stopthief.core.package.words import Language

Paper = Literal["a4", "letter"]


class PrintOptions(msgspec.Struct, frozen=True):
    """The parts to print, and how."""

    paper: Paper = "a4"
    language: Language = "en"
    plain: bool = False
    """For printers without colour, or with little ink."""
    parts: tuple[str, ...] = ()
    """The names of parts; empty for the usual ones."""
    choices: Mapping[str, str] = {}
    """By the names of the game's options."""


class Sheets(msgspec.Struct, frozen=True):
    """Sheets that are ready for the press."""

    name: str
    """The name of the game, and of the values in its template."""
    title: str
    template: str
    """The layout."""
    values: Mapping[str, Any]
    """The content: texts, figures, drawings."""


class Part(msgspec.Struct, frozen=True):
    """A part that can be printed by itself."""

    name: str
    text: str
    """A short description."""
    usual: bool = True
    """Whether it is printed by default."""


def chosen(parts: tuple[Part, ...], options: PrintOptions) -> tuple[str, ...]:
    """The names of the chosen parts, in their own order; Broken names those that do not exist."""
    known = {part.name for part in parts}
    if unknown := [name for name in options.parts if name not in known]:
        raise Broken(
            *(f"{name}: there is no such part; there are {', '.join(p.name for p in parts)}." for name in unknown)
        )
    return tuple(part.name for part in parts if (part.name in options.parts if options.parts else part.usual))
