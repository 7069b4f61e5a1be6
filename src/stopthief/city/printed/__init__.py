"""The city on paper: the content of its sheets. The templates beside it lay them out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec.structs import replace

from stopthief.city.box.board import Board
from stopthief.city.box.box import Box
from stopthief.city.drawing import draw, sample, standalone, style
from stopthief.city.drawing.spaces import CLASSES as KINDS
from stopthief.city.printed.faces import faces
from stopthief.city.printed.figures import colours, painted_meeples, signs
from stopthief.core.package.game_package import UserFiles
from stopthief.core.package.printing import Part, PrintOptions, Sheets, chosen
from stopthief.core.package.words import Language, words
from stopthief.paper.flatten import flatten
from stopthief.paper.press import SANS
from stopthief.paper.tiling import Tiling

PARTS = (
    Part("guide", "how to print, cut and glue"),
    Part("board", "the board over six pages"),
    Part("cards", "36 movement cards"),
    Part("thieves", "22 thief cards, and a turn in short"),
    Part("money", "the notes of the bank"),
    Part("investigators", "six badges, and figures to stand on the board"),
    Part("clues", "a sheet to note clues on"),
    Part("backs", "backs of cards, to be printed on the other side", usual=False),
    Part("poster", "the board on one large page, for a print shop", usual=False),
)
_SIZE = 2000
CUTS = (0, 1037, _SIZE), (0, 663, 1337, _SIZE)
"""Where the board is cut, from left to right and from top to bottom: beside all spaces and circles."""


def sheets(box: Box, _user_files: UserFiles, options: PrintOptions) -> Sheets:
    """The content of the chosen sheets."""
    wanted = chosen(PARTS, options)
    spoken = _words(options.language)
    paints = colours(plain=options.plain)
    tiling = Tiling(*CUTS, options.paper, lying=True)
    board = _board(box, spoken, plain=options.plain) if {"board", "poster"} & {*wanted} else ""
    theme = "paper" if options.plain else ""
    values: dict[str, Any] = {
        "parts": wanted,
        "words": spoken["printed"],
        "tiles": tiling.tiles(board) if "board" in wanted else [],
        "poster": board if "poster" in wanted else "",
        "width": round(tiling.scale * _SIZE / 10),
        "colours": paints,
        "signs": signs(),
        "figures": painted_meeples(paints),
        "samples": {kind.replace(" ", "_"): _flat(sample(kind, theme=theme), plain=options.plain) for kind in KINDS},
        **faces(box, spoken, plain=options.plain),
    }
    return Sheets("city", spoken["printed"]["guide"]["title"], _template(), values)


def _board(box: Box, spoken: Mapping[str, Any], *, plain: bool) -> str:
    """The same drawing as on the screen, by day or in black, with the names of rooms: a tip may tell of two (P3)."""
    board = _called(box.board, spoken)
    return _flat(standalone(board, plates=True) if plain else draw(board, plates=True), plain=plain)


def _called(board: Board, spoken: Mapping[str, Any]) -> Board:
    """The board with the names of a language, shorter on a sign."""
    plan = board.plan
    places = (replace(one, name=_sign(spoken, one.digit)) for one in plan.places)
    areas = (replace(one, name=spoken.get(f"area.{one.id}", one.name)) for one in plan.areas)
    return Board(replace(plan, places=tuple(places), areas=tuple(areas)))


def _sign(spoken: Mapping[str, Any], digit: int) -> str:
    return str(spoken.get(f"sign.{digit}") or spoken[f"place.{digit}"])


def _flat(drawing: str, *, plain: bool) -> str:
    return flatten(drawing, style(), around={} if plain else {"data-theme": "light"}, family=SANS)


def _words(language: Language) -> dict[str, Any]:
    """The words of the city by their keys, and under `printed` those that only paper needs."""
    return {**words("stopthief.city", language).texts, "language": language, "printed": _printed(language)}


@cache
def _printed(language: str) -> Mapping[str, Any]:
    return msgspec.toml.decode(_file(f"{language}.toml"), type=dict[str, Any])


def _template() -> str:
    return "\n".join(_file(f"{name}.typ") for name in ("signs", "cards", "pieces", "reading", "city"))


def _file(name: str) -> str:
    return (resources.files(__name__) / name).read_text("utf-8")
