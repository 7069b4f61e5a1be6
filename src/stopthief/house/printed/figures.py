"""The players' figures painted for paper, in colours or in greys."""

from __future__ import annotations

from typing import Any

from stopthief.core.svg import element
from stopthief.house.drawing.figures import Shapes, data, shapes

_NS = "http://www.w3.org/2000/svg"
_INK, _SKIN = "#3a2114", "#ffdcb5"
_MARKER = 40
"""The side of the box that a marker is drawn in."""


def figures(*, plain: bool) -> list[str]:
    """One for each of six seats, told apart by hat and badge."""
    found = shapes()
    return [_figure(found, seat, colours, plain=plain) for seat, colours in enumerate(_colours(plain=plain))]


def _figure(found: Shapes, seat: int, colours: tuple[str, str], *, plain: bool) -> str:
    paints = _paints(colours[0], plain=plain)
    left, top, size = found.marker_at
    layers = [element("path", d=d, **paints[kind]) for kind, d in found.figures[seat] if kind in paints]
    place = f"translate({left} {top}) scale({size / _MARKER})"
    marker = element("path", d=found.markers[seat], fill=colours[1], transform=place)
    return element("svg", "".join((*layers, marker)), xmlns=_NS, viewBox="-48 -186 96 186")


def _paints(colour: str, *, plain: bool) -> dict[str, dict[str, Any]]:
    """The paint of each kind of layer; kinds without one, such as the shadow, are not printed."""
    ink, skin = ("#222222", "#ffffff") if plain else (_INK, _SKIN)
    line = {"stroke": ink, "stroke_width": 4, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return {
        "figure-body": {"fill": colour, **line},
        "figure-head": {"fill": skin, **line},
        "figure-face": {"fill": "none", **line},
        "figure-hat": {"fill": colour, **line},
        "figure-badge": {"fill": "#ffffff", "stroke": ink, "stroke_width": 3},
    }


def _colours(*, plain: bool) -> list[tuple[str, str]]:
    """The colour of each figure and of its marker."""
    colours = data().colours
    if plain:
        return [("#ffffff" if seat % 2 else "#d4d4d4", "#222222") for seat in range(len(colours))]
    return [(colour, colour) for colour in colours]
