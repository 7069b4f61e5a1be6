"""Page and paper draw figures from the same layers."""

from __future__ import annotations

import re

import pytest

from stopthief.city.drawing.figures import Layer, colour_style, figures, meeples, mugshot
from stopthief.city.printed.figures import colours, painted_meeples, painted_mugshot
from tests.support.city.tables import BOX

PATH = re.compile(r'<path[^>]* ?d="([^"]*)"')


def test_S1_hold_music_is_a_clock_with_hands() -> None:
    """A dial, four hours on its rim, and two hands that meet in its middle; page and paper draw this sign."""
    dial, hours, hands = figures().signs["hold-music"]
    assert re.fullmatch(r"M12 2\.5a9\.5 9\.5 0 1 0 \.1 0z", dial)
    assert hours.count("M") == 4
    assert re.fullmatch(r"M12 \S+V12l\S+ \S+", hands)
    assert all(hands not in sign for name, sign in figures().signs.items() if name != "hold-music")


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("thief", BOX.thieves)
def test_a_face_on_paper_has_the_layers_of_the_page(thief: str, plain: bool) -> None:  # noqa: FBT001 - a parameter
    """In the same order, and nothing besides the number on its plate."""
    drawn = painted_mugshot(thief, "No 001", plain=plain)
    assert PATH.findall(drawn) == [layer.d for layer in mugshot(thief)]
    assert drawn.endswith(">No 001</text></svg>")


def test_a_face_follows_from_the_id() -> None:
    """The same id has the same face, and the thieves of the box do not all look alike."""
    faces = {thief: mugshot(thief) for thief in BOX.thieves}
    assert all(mugshot(thief) == face for thief, face in faces.items())
    assert len(set(faces.values())) == len(faces)
    assert Layer("hat", "M24 40Q22 12 50 12T76 40Q64 32 50 32T24 40z") not in mugshot("")
    assert {layer.kind for layer in mugshot("anybody else")} >= {"wall", "coat", "head", "hair", "ink", "plate"}


def test_every_investigator_and_the_pack_has_a_figure_with_a_colour() -> None:
    """On paper all layers of the page are there."""
    everyone = {*BOX.investigators, "pack"}
    assert set(meeples()) == set(figures().colours) == everyone
    for name, drawn in painted_meeples(colours(plain=False)).items():
        assert PATH.findall(drawn) == [layer.d for layer in meeples()[name]]
        assert colours(plain=False)[name] in drawn


def test_the_page_has_the_colours_of_the_data() -> None:
    """By night and by day."""
    style = colour_style()
    for name, one in figures().colours.items():
        assert f"--meeple-{name}:light-dark({one.day},{one.night});" in style
