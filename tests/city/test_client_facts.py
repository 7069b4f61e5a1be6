"""The client is told rules as tables: looking something up there gives what the rules say."""

from __future__ import annotations

from typing import Literal

import pytest

from stopthief.city.box.board import OPENING_SOUNDS
from stopthief.city.box.settings import Settings
from stopthief.city.box.setup import MODES, Player, Setup
from stopthief.city.lobby.client_facts import client_facts
from stopthief.city.lobby.facts import facts
from tests.support.city.tables import BOARD, BOX

RULES = client_facts(BOX).rules


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("win_by", ["money", "thieves"])
def test_W1_the_goal_is_the_setting_that_the_table_names(win_by: Literal["money", "thieves"], players: int) -> None:
    """For every way to win and every number of players."""
    goals = {"win_money_2": 1000, "win_money_3": 2000, "win_money_4": 3000, "win_thieves": 9}
    settings = Settings(win_by=win_by, **goals)  # type: ignore[arg-type]
    setup = Setup("competitive", tuple(Player(str(seat)) for seat in range(players)), settings=settings)
    assert getattr(settings, RULES.goals[win_by][players]) == setup.goal


def test_D8_every_opening_sound_stands_for_two_buildings() -> None:
    """Those in which it can be heard."""
    assert tuple(RULES.openings) == OPENING_SOUNDS
    for sound, places in RULES.openings.items():
        assert {place for place in BOARD.places if sound in BOARD.opening_sounds(place)} == {*places}


def test_K1_the_pack_is_the_setting_and_one_boss() -> None:
    """The boss is not counted by the setting."""
    assert RULES.bosses == 1


def test_the_modes_in_which_each_plays_for_themselves_are_named() -> None:
    """As the setup says."""
    assert [mode for mode in MODES if Setup(mode, ()).is_competitive] == list(RULES.competitive)


def test_P4_only_a_digit_is_told_to_everyone() -> None:
    """All other tips are private."""
    assert RULES.open_tips == ("digit",)


def test_P3_a_tip_of_two_areas_tells_of_sections() -> None:
    """They are shown on the board."""
    assert RULES.section_tips == ("two areas",)


def test_a_circle_lies_between_two_spaces_and_a_space_in_a_place() -> None:
    """Nobody needs to know how nodes are numbered."""
    told = facts(BOX)
    assert {circle.node: (circle.first, circle.second) for circle in told.circles} == {
        node: BOARD.steps[node] for node in BOARD.nodes if node not in BOARD.spaces
    }
    assert {space.number: space.place for space in told.spaces} == {n: BOARD.place(n) for n in BOARD.numbers}
