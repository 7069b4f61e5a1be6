"""Figures and markers of the players, and the thief: the shapes that page and paper share, from `data/figures.json`.

A figure is a list of layers, drawn in order with the feet at 0, 0. A layer is named by its kind.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

Layer = tuple[str, str]
"""The kind of a path, and the path."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    markers: tuple[str, ...]
    """One for each seat, in a box of 40 by 40."""
    colours: tuple[str, ...]
    """One for each seat."""
    figure: tuple[Layer, ...]
    """The layers that all figures share."""
    hats: tuple[tuple[str, ...], ...]
    """One for each seat, above the head."""
    badge: str
    """The ground that a figure's marker stands on."""
    thief: tuple[Layer, ...]


class Shapes(msgspec.Struct, frozen=True):
    """Every figure as it is drawn."""

    markers: tuple[str, ...]
    figures: tuple[tuple[Layer, ...], ...]
    """One for each seat; its marker comes on top, at `marker_at`."""
    marker_at: tuple[int, int, int]
    """The left and upper edge of a figure's marker, and its size."""
    thief: tuple[Layer, ...]


@cache
def data() -> Figures:
    """The shapes of the house."""
    raw = (resources.files("stopthief.house") / "data" / "figures.json").read_bytes()
    return msgspec.json.decode(raw, type=Figures)


def shapes() -> Shapes:
    """Every marker and figure, and the thief."""
    found = data()
    return Shapes(found.markers, tuple(_figure(found, hat) for hat in found.hats), (-15, -61, 30), found.thief)


def _figure(found: Figures, hat: tuple[str, ...]) -> tuple[Layer, ...]:
    return (*found.figure, *(("figure-hat", d) for d in hat), ("figure-badge", found.badge))


def colour_style() -> str:
    """The colours of the markers as custom properties of a page, such as `--marker-0`."""
    said = "".join(f"--marker-{seat}:{colour};" for seat, colour in enumerate(data().colours))
    return f"@layer tokens{{:root{{{said}}}}}\n"
