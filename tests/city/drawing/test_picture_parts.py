"""The picture holds what the browser client relies on: groups in order, every space once, no style of its own."""

from __future__ import annotations

import gzip
import re

import pytest

from stopthief.city.drawing import draw, standalone
from stopthief.city.drawing.pieces import PIECES
from tests.support.city.pictures import BOARDS, NS, group, picture, text
from tests.support.city.tables import BOARD

GROUPS = ["ground", "streets", "buildings", "rooms", "furniture", "walls", "paths", "circles", "spaces", "names"]
CLASSES = {"crime scene": "scene", "inside": "inside", "outside": "outside"}


def test_groups_lie_in_order() -> None:
    """What comes later lies on top: overlays of the client go above all of it."""
    root = picture()
    assert root.tag == f"{NS}svg"
    assert root.get("class") == "city"
    assert root.get("viewBox") == "0 0 2000 2000"
    assert [part.get("class") for part in root if part.tag == f"{NS}g"] == GROUPS


def test_every_numbered_space_is_there_once_with_its_kind() -> None:
    """183 spaces, each a group at its place with its number as text."""
    spaces = list(group("spaces"))
    assert sorted(int(space.get("data-node") or 0) for space in spaces) == list(BOARD.numbers)
    for space in spaces:
        number = int(space.get("data-node") or 0)
        kind = BOARD.kind[number]
        x, y = BOARD.xy[number]
        assert space.get("class") == f"space {CLASSES.get(kind, kind)}"
        assert space.get("transform") == f"translate({x} {y})"
        assert [(label.get("class"), label.text) for label in space.iter(f"{NS}text")] == [("number", str(number))]


def test_every_circle_is_there_once() -> None:
    """306 circles where the board has them."""
    drawn = [(int(one.get("data-node") or 0), one.get("cx"), one.get("cy")) for one in group("circles")]
    circles = [node for node in BOARD.nodes if node >= 1000]
    assert sorted(drawn) == [(node, str(BOARD.xy[node][0]), str(BOARD.xy[node][1])) for node in circles]
    assert {one.get("class") for one in group("circles")} == {"circle"}


def test_every_path_has_footprints() -> None:
    """One line of left feet and one of right feet for each path between two numbered spaces."""
    feet = list(group("paths"))
    assert len(feet) == 2
    for side in feet:
        assert (side.get("d") or "").count("M") == len(BOARD.paths)


def test_every_place_is_named() -> None:
    """Words can be replaced: each stands alone and says whose name it is."""
    names = [label for label in group("names").iter(f"{NS}text") if label.get("class") == "name"]
    assert {int(label.get("data-place") or 0) for label in names} == set(BOARD.places)
    for label in names:
        assert label.text == BOARD.places[int(label.get("data-place") or 0)].name


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_that_a_strict_page_forbids(name: str) -> None:
    """No style, script, filter, address or event handler; ids are marked as the city's."""
    for part in picture(name).iter():
        assert part.tag.removeprefix(NS) not in {"style", "script", "filter", "image", "foreignObject", "a"}
        for attribute, value in part.attrib.items():
            assert attribute != "style"
            assert not attribute.startswith("on")
            assert "url(" not in value or re.fullmatch(r"url\(#city-[a-z-]+\)", value)
            assert attribute != "id" or value.startswith("city-")


@pytest.mark.parametrize("name", BOARDS)
def test_everything_used_is_defined_once(name: str) -> None:
    """Symbols, patterns and gradients."""
    defined = [part.get("id") for part in picture(name).iter() if part.get("id")]
    assert len(defined) == len(set(defined))
    used = set(re.findall(r'href="#([^"]+)"', text(name))) | set(re.findall(r"url\(#([^)]+)\)", text(name)))
    assert used <= set(defined)


def test_nothing_is_defined_in_vain() -> None:
    """Whatever is in the definitions is somewhere in the city, but for a window in a corner, which ours has not."""
    defined = set(re.findall(r' id="([^"]+)"', text()))
    used = set(re.findall(r'href="#([^"]+)"', text())) | set(re.findall(r"url\(#([^)]+)\)", text()))
    assert defined - used == {"city-corner-window"}


def test_all_furniture_fits() -> None:
    """No piece of our own city is left out for standing in the way."""
    assert len(list(group("furniture").iter(f"{NS}use"))) == sum(map(len, PIECES.values()))


def test_same_board_same_picture() -> None:
    """Drawing draws no lots."""
    assert draw(BOARD) == text()


def test_picture_is_light() -> None:
    """A phone can take it: few elements, few bytes."""
    assert sum(1 for _ in picture().iter()) < 3500
    assert len(gzip.compress(text().encode())) < 60_000


def test_picture_for_print_brings_its_style() -> None:
    """The same picture with the sheet inside, in black on paper."""
    printed = standalone(BOARD)
    assert printed.count("<style>") == 1
    assert 'class="city paper"' in printed
    assert re.sub(r"<style>.*</style>", "", printed, flags=re.DOTALL).replace("city paper", "city") == text()
