"""Drawings made fit for paper: styles written onto elements, and pages cut out of a large drawing."""

from __future__ import annotations

import re

import pytest

from stopthief.city.box.box import standard_box
from stopthief.city.drawing import draw, style
from stopthief.paper.flatten import flatten
from stopthief.paper.styles import rules
from stopthief.paper.tiling import SIZES, STRIP, Tiling, cropped

NS = 'xmlns="http://www.w3.org/2000/svg"'
SHEET = """
.town { --ink: #111111; --much: 0.5; }
[data-theme="light"] .town { --ink: #eeeeee; }
.town :is(.a, .b) { --face: var(--ink); }
.town > .b { --face: #00ff00; }
.face { fill: var(--face); fill-opacity: calc(0.5 * var(--much)); }
.town text.loud { text-transform: uppercase; font-size: 12px; pointer-events: none; }
#out .face { fill: #0000ff; }
"""


def town(inner: str) -> str:
    """A small drawing with a shape to be used."""
    return f'<svg {NS} viewBox="0 0 9 9" class="town"><defs><circle id="dot" class="face" r="3"/></defs>{inner}</svg>'


def flat(inner: str, **around: str) -> str:
    """The same on paper."""
    return flatten(
        town(inner), SHEET, around={name.replace("_", "-"): at for name, at in around.items()}, family="Sans"
    )


@pytest.mark.parametrize(
    ("inner", "around", "colour"),
    [
        ('<g class="a"><use href="#dot"/></g>', {}, "#111111"),
        ('<g class="a"><use href="#dot"/></g>', {"data_theme": "light"}, "#eeeeee"),
        ('<g class="b"><use href="#dot"/></g>', {}, "#00ff00"),
        ('<g><g class="b"><use href="#dot"/></g></g>', {}, "#111111"),
        ('<g id="out" class="b"><use href="#dot"/></g>', {}, "#00ff00"),
        ('<g id="out" class="b"><circle class="face" r="3"/></g>', {}, "#0000ff"),
    ],
)
def test_what_is_used_takes_the_colours_of_where_it_is_used(inner: str, around: dict[str, str], colour: str) -> None:
    """It inherits there; but rules about it look at where it was defined, as in browsers."""
    assert re.findall(r'<circle[^>]* fill="([^"]*)"', flat(inner, **around)) == [colour]


def test_products_are_worked_out_and_letters_made_large() -> None:
    """What only browsers know is left out."""
    found = flat('<text class="loud">rue</text><g class="a"><use href="#dot" x="4" y="1"/></g>')
    assert 'fill-opacity="0.25"' in found
    assert 'font-size="12"' in found
    assert ">RUE</text>" in found
    assert 'transform="translate(4 1)"' in found
    assert "pointer-events" not in found


def test_a_symbol_is_put_into_its_box() -> None:
    """As large as it fits, and in the middle."""
    inner = '<symbol id="s" viewBox="0 0 10 20"><path d="M0 0"/></symbol><use href="#s" width="40" height="40"/>'
    assert 'transform="translate(10 0) scale(2.0000)"' in flat(inner)


def test_an_unknown_selector_is_an_error() -> None:
    """A rule that is overlooked would change the drawing."""
    with pytest.raises(ValueError, match="not understood"):
        rules(".a:hover { fill: red }")


def test_nothing_of_the_style_is_left_in_the_board() -> None:
    """Every number is there, and what is on each space."""
    found = flatten(draw(standard_box().board), style(), around={"data-theme": "light"}, family="Sans")
    assert not re.search(r"var\(|calc\(|<use|<style|<symbol|class=", found)
    assert len(re.findall(r">\d{3}</text>", found)) == 183


def test_a_part_of_a_drawing_keeps_what_is_seen_in_it_whole() -> None:
    """What stands elsewhere is left out, with all that is on it."""
    far = '<g transform="translate(900 900)"><g transform="translate(0 -15)"><path d="M1 1"/></g><text>far</text></g>'
    near = far.replace("900 900", "50 50").replace("far", "near").replace("M1 1", "M2 2")
    drawing = f'<svg {NS} viewBox="0 0 1000 1000"><g>{far}{near}</g></svg>'
    assert [text in cropped(drawing, (0, 0, 500, 500)) for text in ("far", "near", "M1 1", "M2 2")] == [0, 1, 0, 1]
    assert [text in cropped(drawing, (500, 500, 500, 500)) for text in ("far", "near", "M1 1", "M2 2")] == [1, 0, 1, 0]


@pytest.mark.parametrize("lying", [False, True])
def test_tiles_fit_on_the_paper_and_go_on_into_each_other(lying: bool) -> None:  # noqa: FBT001 - as the case says
    """Every page but the last of a row has a strip of the next one."""
    tiling = Tiling((0, 400, 1000), (0, 700), "letter", lying=lying)
    wide, high = SIZES["letter"][:: -1 if lying else 1]
    left, right = tiling.tiles(f'<svg {NS} viewBox="0 0 1000 700"/>')
    assert (left["name"], right["name"]) == ("A1", "A2")
    assert left["right"] == pytest.approx(STRIP)
    assert right["right"] == left["below"] == 0
    assert left["width"] - STRIP + right["width"] == pytest.approx(1000 * tiling.scale)
    assert max(left["width"], right["width"]) <= wide - 24
    assert left["height"] <= high - 24
