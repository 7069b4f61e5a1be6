"""The rooms of the board as clients show them: outlines to light up, and where their names stand (P3)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stopthief.city.box.board import Board
from stopthief.city.drawing.floors import cells
from stopthief.city.drawing.ground import CELL, Bounds, Cells
from stopthief.city.drawing.rooms import outlines
from stopthief.city.drawing.sections import plates
from stopthief.core.package.words import LANGUAGES, Language, words


class PlateFacts(msgspec.Struct, frozen=True, array_like=True):
    """The name of a room in one language; a list in JSON."""

    x: int
    y: int
    upright: bool
    lines: tuple[str, ...]


class SectionFacts(msgspec.Struct, frozen=True):
    """A room."""

    id: str
    outline: str
    """A path in the units of the plan."""
    box: Bounds
    """Its left, upper, right and lower end."""
    names: Mapping[Language, PlateFacts]


def section_facts(board: Board) -> tuple[SectionFacts, ...]:
    """Every room of the board; a street has its name and its shape on the plan."""
    found = {language: _plates(board, language) for language in LANGUAGES}
    floors = cells(board)
    return tuple(
        SectionFacts(
            area, outline, _box(floors, area), {one: found[one][area] for one in LANGUAGES if area in found[one]}
        )
        for area, outline in outlines(board, floors).items()
    )


def _box(floors: Cells, area: str) -> Bounds:
    columns, rows = zip(*(cell for cell, owner in floors.items() if owner == area), strict=True)
    return min(columns) * CELL, min(rows) * CELL, (max(columns) + 1) * CELL, (max(rows) + 1) * CELL


def _plates(board: Board, language: Language) -> dict[str, PlateFacts]:
    spoken = words("stopthief.city", language).texts
    called = {area: spoken[key] for area in board.areas if (key := f"area.{area}") in spoken}
    return {
        one.area: PlateFacts(int(one.at[0]), int(one.at[1]), one.is_upright, one.lines) for one in plates(board, called)
    }
