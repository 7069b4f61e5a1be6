"""Page and paper draw figures from the same layers."""

from __future__ import annotations

import re

from stopthief.house.box.setup import MOST
from stopthief.house.drawing.figures import colour_style, data, shapes
from stopthief.house.printed.figures import figures

PATH = re.compile(r'<path[^>]* ?d="([^"]*)"')


def test_a_figure_on_paper_has_the_layers_of_the_page() -> None:
    """All but the shadow, with the marker of the seat on top."""
    found = shapes()
    for seat, drawn in enumerate(figures(plain=False)):
        layers = [d for kind, d in found.figures[seat] if kind != "figure-shadow"]
        assert PATH.findall(drawn) == [*layers, found.markers[seat]]


def test_every_seat_has_a_marker_a_figure_and_a_colour() -> None:
    """No two have the same."""
    found = shapes()
    for ones in (found.markers, found.figures, data().colours):
        assert len(set(ones)) == len(ones) == MOST
    assert all(f"--marker-{seat}:{colour};" in colour_style() for seat, colour in enumerate(data().colours))
