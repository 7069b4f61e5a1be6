"""The text picture: the whole city, who stands where, and nothing that a seat should not know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stopthief.city.box.setup import MODES, Mode
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase
from stopthief.city.text.ground_plan import mark_spot, plan
from stopthief.city.text.picture import WIDTH, picture
from tests.support.city.tables import ALL, BOARD, agreed, situation
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX


def test_every_space_is_on_the_plan_once() -> None:
    """183 numbers with the mark of their kind."""
    drawn = "\n".join(plan(BOARD, {}))
    for number in BOARD.numbers:
        assert drawn.count(str(number)) == 1
    assert "!467" in drawn
    assert "+113" in drawn
    assert "#482" in drawn
    assert "@500" in drawn
    assert " 446" in drawn


def test_every_path_can_be_seen() -> None:
    """Between two spaces with a path there is a line, or they touch; between others there is neither."""
    lines = plan(BOARD, {})
    touching = {
        tuple(sorted((int(line[column + 1 : column + 4]), int(line[column + 5 : column + 8]))))
        for line in lines
        for column in range(0, len(line) - 4, 4)
        if line[column + 1 : column + 4].isdecimal() and line[column + 5 : column + 8].isdecimal()
    }
    for path in BOARD.plan.paths:
        circle = path.ends[0] * 1000 + path.ends[1]
        spot = mark_spot(BOARD, circle)
        assert (spot is None) == (path.ends in touching)
        if spot is not None:
            assert lines[spot[0]][spot[1]] in ("o\\/|X-" if path.circle else ":")
    assert touching <= set(BOARD.paths)


@pytest.mark.parametrize("mode", MODES)
def test_the_picture_is_plain_and_narrow(mode: Mode) -> None:
    """ASCII, at most 79 columns, however much there is to tell."""
    clues = tuple(ev.Clue("alarm", 4) for _ in range(80))
    setup = agreed(mode, investigators=ALL[:1] if mode == "solo" else ALL[:3])
    text = picture(BOX, CITY.view(situation(setup, 446, clues=clues), None))
    assert text.isascii()
    assert max(map(len, text.split("\n"))) <= WIDTH


def test_investigators_are_marked_where_they_stand() -> None:
    """By letter on spaces and on the lines where circles are; several on one space by a sign, and all in a list."""
    text = picture(BOX, CITY.view(situation(agreed(investigators=ALL[:2]), 446, at=(467, 446447)), None))
    row, column = mark_spot(BOARD, 446447) or (0, 0)
    assert "S467" in text
    assert text.split("\n")[row][column] == "J"
    assert "on 446-447" in text
    assert "&500" in picture(BOX, CITY.view(situation(), None))


def test_P5_tips_are_not_in_the_picture() -> None:
    """The picture lies open on the table, whoever asks for it."""
    told = CITY.evolve(situation(agreed(), 317), ev.TipGiven(0, ev.Tip(1, spaces=(317,))))
    owner = CITY.view(told, 0)
    assert owner.tips
    assert picture(BOX, owner) == picture(BOX, replace(owner, tips=())) == picture(BOX, CITY.view(told, None))


def test_V1_only_the_packs_player_sees_its_trail() -> None:
    """A star on the plan and the trail below, for that one seat."""
    state = situation(agreed("one-vs-many"), 446, phase=Phase.THIEF)
    assert "*446" in picture(BOX, CITY.view(state, 2))
    assert "Trail  446" in picture(BOX, CITY.view(state, 2))
    for seat in (None, 0, 1):
        assert "*" not in picture(BOX, CITY.view(state, seat))
        assert "Trail" not in picture(BOX, CITY.view(state, seat))
