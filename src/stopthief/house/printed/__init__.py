"""The house on paper, with the words of any pack: board, cards, evidence sheets, figures. `house.typ` lays them out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from stopthief.core.package.game_package import Option, UserFiles
from stopthief.core.package.printing import Part, PrintOptions, Sheets, chosen
from stopthief.house.box.cards import Pack
from stopthief.house.drawing import rooms, standalone, style
from stopthief.house.printed.faces import faces
from stopthief.house.printed.figures import figures
from stopthief.house.printed.words import pack_of
from stopthief.paper.flatten import flatten
from stopthief.paper.press import ROUND
from stopthief.paper.tiling import Tiling

PARTS = (
    Part("board", "the house over two pages"),
    Part("cards", "a card for every word, and six cards with what is said"),
    Part("sheets", "evidence sheets for six players"),
    Part("figures", "six figures to stand in the house"),
    Part("poster", "the house on one large page, for a print shop", usual=False),
)
OPTIONS = (
    Option("pack", "the words, by the name of a pack (those of the last game)"),
    Option("gloss", "whether English stands below every word", ("yes", "no"), "yes"),
)
_EDGE = 0.08
"""The greatest distance of the cut from the middle to spare a room, as a part of the width."""


def sheets(user_files: UserFiles, options: PrintOptions) -> Sheets:
    """The content of the chosen sheets."""
    wanted = chosen(PARTS, options)
    pack = pack_of(user_files, options.choices.get("pack"))
    house = _house(pack, plain=options.plain) if {"board", "poster"} & {*wanted} else ""
    values: dict[str, Any] = {
        "parts": wanted,
        "words": _words(options.language),
        "pack": {"name": pack.name, "gloss": pack.gloss},
        "gloss": options.choices.get("gloss", "yes") == "yes",
        "tiles": _tiling(pack, house, options).tiles(house) if "board" in wanted else [],
        "poster": house if "poster" in wanted else "",
        "figures": figures(plain=options.plain) if "figures" in wanted else [],
        **faces(pack, plain=options.plain),
    }
    return Sheets("house", f"{_words(options.language)['title']} · {pack.name}", _file("house.typ"), values)


def _house(pack: Pack, *, plain: bool) -> str:
    """The same drawing as on the screen, by day or in black."""
    return flatten(standalone(pack, theme="paper" if plain else ""), style(), around={}, family=ROUND)


def _tiling(pack: Pack, drawing: str, options: PrintOptions) -> Tiling:
    wide, high = map(float, drawing.split('viewBox="0 0 ', 1)[1].split('"', 1)[0].split())
    return Tiling((0, _parting(pack, wide), wide), (0, high), options.paper)


def _parting(pack: Pack, wide: float) -> float:
    """The position of the cut through the house: along a wall where one is near the middle."""
    walls = {edge for spot in rooms(pack) for edge in (spot.box[0], spot.box[0] + spot.box[2])}
    near = [wall for wall in walls if abs(wall - wide / 2) < _EDGE * wide]
    return min(near, key=lambda wall: abs(wall - wide / 2), default=wide / 2)


@cache
def _words(language: str) -> Mapping[str, Any]:
    return msgspec.toml.decode(_file(f"{language}.toml"), type=dict[str, Any])


def _file(name: str) -> str:
    return (resources.files(__name__) / name).read_text("utf-8")
