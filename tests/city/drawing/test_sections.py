"""P3: every room has its name on the plan, in both languages, where it hides nothing that is walked on."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from stopthief.city.box.board import Board
from stopthief.city.drawing import draw
from stopthief.city.drawing.clear import Clearing
from stopthief.city.drawing.floors import cells
from stopthief.city.drawing.ground import CELL
from stopthief.city.drawing.sections import Plate, plates
from stopthief.city.lobby.section_facts import section_facts
from stopthief.core.package.words import LANGUAGES, Language, words
from tests.support.city.small_city import hamlet
from tests.support.city.tables import BOARD

ROOMS = [area.id for area in BOARD.areas.values() if BOARD.places[area.place].kind == "building"]


def called(language: Language) -> dict[str, str]:
    """The names of rooms."""
    return {area: words("stopthief.city", language).say(f"area.{area}") for area in ROOMS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_P3_every_room_has_its_name_once(language: Language) -> None:
    """In a line or in two, and nothing left out."""
    found = plates(BOARD, called(language))
    assert {plate.area: " ".join(plate.lines) for plate in found} == called(language)
    assert sorted(plate.area for plate in found) == sorted(ROOMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_P3_a_name_lies_in_its_room_and_hides_no_path(language: Language) -> None:
    """Its middle and its four ends are in the room, and no path or space is under it."""
    ground, clearing = cells(BOARD), Clearing(BOARD)
    for plate in plates(BOARD, called(language)):
        for x, y in _under(plate):
            assert ground[int(x) // CELL, int(y) // CELL] == plate.area, plate
            assert clearing.room((x, y)) > 0, plate


def _under(plate: Plate) -> list[tuple[float, float]]:
    wide, high = plate.size[::-1] if plate.is_upright else plate.size
    (x, y), (dx, dy) = plate.at, (wide / 2 - 6, high / 2 - 6)
    return [(x + right * dx, y + down * dy) for right in (-1, -0.5, 0, 0.5, 1) for down in (-1, 0, 1)]


def test_P3_the_page_is_told_of_every_room() -> None:
    """Its outline is the floor of the plan, and its name is there in each language."""
    told = {one.id: one for one in section_facts(BOARD)}
    floors = dict(re.findall(r'data-area="(\w+)" d="([^"]+)"', draw(BOARD)))
    assert {area: one.outline for area, one in told.items()} == floors
    assert all(set(one.names) == set(LANGUAGES) for one in told.values())
    for area, one in told.items():
        left, top, right, bottom = one.box
        inside = [space.xy for space in BOARD.spaces.values() if space.area == area]
        assert all(left <= x <= right and top <= y <= bottom for x, y in inside)


def test_P3_paper_shows_the_names_and_the_page_only_where_they_are_wanted() -> None:
    """The drawing that a page fetches first is without them."""
    assert 'class="sections"' not in draw(BOARD)
    drawn = draw(BOARD, plates=True)
    assert re.findall(r'data-section="(\w+)"', drawn) == sorted(ROOMS)


def test_a_room_without_ground_has_no_name() -> None:
    """On another board nothing is drawn over a path."""
    board = hamlet().box.board
    long = tuple(replace(area, name="a name that is far too long for any room") for area in board.plan.areas)
    assert plates(Board(replace(board.plan, areas=long))) == []
