"""Figures, signs and faces of the city for paper, drawn with the lines that the browser client has for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from stopthief.core.package.printing import Client
from stopthief.core.svg import element
from stopthief.paper.script import constant

T = TypeVar("T")

_NS = "http://www.w3.org/2000/svg"
_WALL, _LINE, _INK, _DARK, _PLATE, _LETTER = "#dfe3e5", "#bcc4c8", "#2b2116", "#3a332b", "#20242c", "#f3e9d2"
_GREY = {"skin": "#ffffff", "hair": "#8a8a8a", "coat": "#d0d0d0", "hat": "#6a6a6a"}
"""A face without colour: skin is paper."""


def signs(client: Client) -> dict[str, str]:
    """Every sign of a sound or an effect by its name; its colour is the one of what stands around it: black."""
    return {name: _sign(lines) for name, lines in constant(client("city/parts/icons.js"), "SIGNS").items()}


def _sign(lines: Sequence[str]) -> str:
    stroke = {"fill": "none", "stroke": "#191919", "stroke_width": 1.7}
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    parts = (
        element("path", d=line[1:], fill="#191919")
        if line.startswith("!")
        else element("path", d=line, **stroke, **ends)
        for line in lines
    )
    return _svg("0 0 24 24", parts)


def figures(client: Client, colours: dict[str, str]) -> dict[str, str]:
    """The figure of everybody who has a colour."""
    module = client("city/parts/meeples.js")
    shapes, eyes = constant(module, "FIGURES"), constant(module, "EYES")
    return {name: _figure(shapes[name], colour, eyes if name == "pack" else ()) for name, colour in colours.items()}


def _figure(shape: dict[str, list[str]], colour: str, eyes: Sequence[str]) -> str:
    line = {"fill": "none", "stroke": "#ffffff", "stroke_width": 2.6, "stroke_linecap": "round"}
    rim = {"fill": "#ffffff", "stroke": "#ffffff", "stroke_width": 7, "stroke_linejoin": "round"}
    parts = (
        *(element("path", d=d, **rim) for d in shape["body"]),
        *(element("path", d=d, fill=colour) for d in shape["body"]),
        *(element("path", d=d, fill="#ffffff") for d in shape.get("holes", ())),
        *(element("path", d=d, fill=colour) for d in eyes),
        *(element("path", d=d, **line) for d in shape["lines"]),
    )
    return _svg("-4 -4 108 104", parts)


def mugshot(client: Client, who: str, plate: str, *, plain: bool) -> str:
    """The face of a thief, drawn from the letters of its id, as on the screen."""
    module = client("city/parts/mugshot.js")
    tables = {name: constant(module, name) for name in ("HATS", "HAIR", "EYES", "MOUTHS", "EXTRAS", "COLOURS", "SKINS")}
    by = _seed(who)
    hat, hair, eyes, mouth, extra, colour, skin = (by >> shift for shift in (3, 6, 9, 12, 15, 18, 21))
    face = _GREY["skin"] if plain else _pick(tables["SKINS"], skin)
    coat, tress, felt = (
        (_GREY["coat"], _GREY["hair"], _GREY["hat"])
        if plain
        else (_pick(tables["COLOURS"], colour + more) for more in (2, 0, 3))
    )
    ink = {"fill": "none", "stroke": _gray(_INK, plain=plain), "stroke_width": 3, "stroke_linecap": "round"}
    dark = {"fill": _gray(_DARK, plain=plain), "stroke": _gray(_INK, plain=plain), "stroke_width": 2}
    rim = {"stroke": _gray(_INK, plain=plain), "stroke_width": 1.2}
    parts = (
        element("rect", fill=_gray(_WALL, plain=plain), width=100, height=120),
        element("path", stroke=_gray(_LINE, plain=plain), d="".join(f"M0 {y}H100" for y in (14, 32, 50, 68, 86))),
        element("path", fill=coat, d="M10 120Q12 94 38 90H62Q88 94 90 120z", **rim),
        element("path", fill=face, d="M40 78h20v14q-10 8-20 0z"),
        element("ellipse", fill=face, cx=50, cy=54, rx=25, ry=31, **rim),
        element("path", fill=tress, d=_pick(tables["HAIR"], hair)),
        *(
            element("path", d=d, **ink)
            for d in (_pick(tables["EYES"], eyes), "M50 54l-4 11h7", _pick(tables["MOUTHS"], mouth))
        ),
        *(element("path", d=d, **dark) for d in _pick(tables["EXTRAS"], extra)),
        *((element("path", fill=felt, d=_pick(tables["HATS"], by >> 4), **rim),) if hat % 3 else ()),
        element("rect", x=22, y=98, width=56, height=18, rx=2, fill=_gray(_PLATE, plain=plain)),
        element(
            "text",
            plate,
            x=50,
            y=111,
            fill="#ffffff" if plain else _LETTER,
            font_family="Source Sans Pro",
            font_weight=700,
            font_size=10,
            text_anchor="middle",
        ),
    )
    return _svg("0 0 100 120", parts)


def _gray(colour: str, *, plain: bool) -> str:
    """The same colour, or the grey that is as dark."""
    if not plain:
        return colour
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    level = round(0.3 * red + 0.59 * green + 0.11 * blue)
    return f"#{level:02x}{level:02x}{level:02x}"


def _seed(word: str) -> int:
    total = 7
    for letter in word:
        total = (total * 31 + ord(letter)) % 2**32
    return total


def _pick(some: Sequence[T], by: int) -> T:
    return some[by % len(some)]


def _svg(view: str, parts: Iterable[str]) -> str:
    return element("svg", "".join(parts), xmlns=_NS, viewBox=view)
