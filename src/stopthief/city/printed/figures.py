"""Meeples, signs and mugshots painted for paper, in colours or in greys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from stopthief.city.drawing.figures import Layer, figures, meeples, mugshot
from stopthief.core.svg import element

_NS = "http://www.w3.org/2000/svg"
_INK, _LETTER = "#2b2116", "#f3e9d2"
_FILLS = {"wall": "#dfe3e5", "dark": "#3a332b", "plate": "#20242c"}
_GREYS = {"neck": "#ffffff", "head": "#ffffff", "hair": "#8a8a8a", "coat": "#d0d0d0", "hat": "#6a6a6a"}
"""A face without colour: skin is paper."""
_PLAIN = "#2a2a2a"


def colours(*, plain: bool) -> dict[str, str]:
    """The colour of every meeple by day; without colours, meeples are told apart by shape alone."""
    return {name: _PLAIN if plain else one.day for name, one in figures().colours.items()}


def signs() -> dict[str, str]:
    """Every sign of a sound or an effect by its name, in black."""
    return {name: _sign(paths) for name, paths in figures().signs.items()}


def _sign(paths: Sequence[str]) -> str:
    stroke = {"fill": "none", "stroke": "#191919", "stroke_width": 1.7}
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    parts = (
        element("path", d=path[1:], fill="#191919")
        if path.startswith("!")
        else element("path", d=path, **stroke, **ends)
        for path in paths
    )
    return _svg("0 0 24 24", parts)


def painted_meeples(colours: Mapping[str, str]) -> dict[str, str]:
    """The meeple of every name that has a colour."""
    shapes = meeples()
    return {name: _meeple(shapes[name], colour) for name, colour in colours.items()}


def _meeple(layers: Iterable[Layer], colour: str) -> str:
    paints: dict[str, dict[str, Any]] = {
        "rim": {"fill": "#ffffff", "stroke": "#ffffff", "stroke_width": 7, "stroke_linejoin": "round"},
        "body": {"fill": colour},
        "hole": {"fill": "#ffffff"},
        "eye": {"fill": colour},
        "line": {"fill": "none", "stroke": "#ffffff", "stroke_width": 2.6, "stroke_linecap": "round"},
    }
    return _svg("-4 -4 108 104", (element("path", d=layer.d, **paints[layer.kind]) for layer in layers))


def painted_mugshot(thief: str, plate: str, *, plain: bool) -> str:
    """The mugshot of a thief with a number on its plate."""
    tone: Callable[[str], str] = _grey if plain else str
    paths = (element("path", d=layer.d, **_paint(layer, tone, plain=plain)) for layer in mugshot(thief))
    letters = {"font_family": "Source Sans Pro", "font_weight": 700, "font_size": 10, "text_anchor": "middle"}
    number = element("text", plate, x=50, y=111, fill="#ffffff" if plain else _LETTER, **letters)
    return _svg("0 0 100 120", (*paths, number))


def _paint(layer: Layer, tone: Callable[[str], str], *, plain: bool) -> dict[str, Any]:
    ink = tone(_INK)
    match layer.kind:
        case "line":
            return {"stroke": tone("#bcc4c8")}
        case "ink":
            return {"fill": "none", "stroke": ink, "stroke_width": 3, "stroke_linecap": "round"}
        case "dark":
            return {"fill": tone(_FILLS["dark"]), "stroke": ink, "stroke_width": 2}
        case "wall" | "plate":
            return {"fill": tone(_FILLS[layer.kind])}
        case _:
            rim = {"stroke": ink, "stroke_width": 1.2} if layer.kind in ("coat", "head", "hat") else {}
            return {"fill": _GREYS[layer.kind] if plain else layer.fill, **rim}


def _grey(colour: str) -> str:
    """The grey that is as dark as a colour."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    level = round(0.3 * red + 0.59 * green + 0.11 * blue)
    return f"#{level:02x}{level:02x}{level:02x}"


def _svg(view: str, parts: Iterable[str]) -> str:
    return element("svg", "".join(parts), xmlns=_NS, viewBox=view)
