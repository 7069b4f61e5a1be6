"""Rules I1-I5: how investigators move. Reach is compared with a plain listing of every walk there is."""

from typing import Any

import pytest

from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.walk import Gait, walks
from stopthief.core.errors import Refused
from tests.support.city.tables import BOARD, DRAKE, JIMMY, SANDRA, TAD, acted, agreed, play, situation, targets
from tests.support.oracles.walk_enumeration import counted, ends

STARTS = (333, 324333, 242, 255, 413, 128, 709, 500, 899, 500501, 697699)
"""A room, a circle, a scene, doors, a window, the news stand, stations, and circles beside stations."""


def _about_to_move(card: int, *at: int, investigators: tuple[str, ...] = (TAD, JIMMY), thief: str = "phil") -> State:
    """Seat 0 has played a card and stands on the first space, the others on the next."""
    setup = agreed(investigators=investigators)
    return play(situation(setup, 445, at=at, thief_card=thief), do.PlayCard(card))


@pytest.mark.parametrize("start", STARTS)
def test_I1_a_card_reaches_what_every_walk_reaches(start: int) -> None:
    """Each step costs one, circles included: the reach is where all walks of that length and their rides end."""
    reach = walks(BOARD, start, Gait())
    for moves in range(8):
        assert reach.within(moves) == ends(BOARD, start, moves)


def test_I1_no_space_of_the_board_is_reached_otherwise() -> None:
    """The same from every space and circle of the board, over a short way."""
    for start in BOARD.steps:
        assert walks(BOARD, start, Gait()).within(3) == ends(BOARD, start, 3)


@pytest.mark.parametrize("start", STARTS)
def test_I1_the_offered_moves_are_the_reach(start: int) -> None:
    """The moves a player is offered are just those, for a card in play."""
    assert targets(_about_to_move(6, start, 500)) == ends(BOARD, start, 6)


def test_I1_a_circle_is_a_space_to_stand_on() -> None:
    """The circle beside a number is one step away, the number behind it two, the circle after that three."""
    cost = walks(BOARD, 333, Gait()).cost
    assert [cost[node] for node in (333, 324333, 324, 314324, 314)] == [0, 1, 2, 3, 4]
    assert play(_about_to_move(4, 333, 500), do.MoveTo(314324)).public.at[0] == 314324


def test_I1_a_path_is_walked_step_by_step_at_the_least_cost() -> None:
    """The path of a move is a walk on the board, at a cost the card pays for, and none is cheaper."""
    state = _about_to_move(9, 333, 500)
    for to in sorted(targets(state)):
        event = acted(state, do.MoveTo(to))[1][0]
        assert isinstance(event, ev.Moved)
        assert (event.path[0], event.path[-1]) == (333, to)
        price = sum(counted(BOARD, event.path))
        assert price == walks(BOARD, 333, Gait()).cost[to] <= 9


def test_I1_a_move_may_be_shorter_than_the_card_or_none_at_all() -> None:
    """Moving is up to the card's number: one's own space is offered too, and staying there is a move."""
    state = _about_to_move(9, 333, 500)
    after = play(state, do.MoveTo(333))
    assert after.public.at[0] == 333
    assert after.public.phase is Phase.ARREST


def test_I2_no_walk_goes_onto_or_through_a_window() -> None:
    """Without an effect no window is reached, nor what lies only behind one within the card."""
    window = 128
    front = next(near for near in BOARD.steps[window] if near in BOARD.outdoors)
    behind = next(near for near in BOARD.steps[window] if near not in BOARD.outdoors)
    offered = targets(_about_to_move(4, front, 500))
    assert window not in offered
    assert behind not in offered
    assert behind in ends(BOARD, front, 4, windows=True)
    for start in STARTS:
        assert not [node for node in walks(BOARD, start, Gait()).within(12) - {start} if BOARD.kind[node] == "window"]


def test_I2_a_window_one_stands_on_may_be_left_or_kept() -> None:
    """Whoever was let onto a window may stay there or step off on either side, but enter no other."""
    offered = targets(_about_to_move(4, 128, 500))
    assert {128, *BOARD.steps[128]} <= offered
    assert [node for node in offered if BOARD.kind[node] == "window"] == [128]


def test_I3_passes_through_another_investigator() -> None:
    """A meeple in a corridor of one path does not stop anyone from walking on."""
    ahead = 324333
    state = _about_to_move(4, 333, ahead)
    beyond = ends(BOARD, 333, 4) - {ahead}
    assert targets(state) == beyond
    event = acted(state, do.MoveTo(324))[1][0]
    assert isinstance(event, ev.Moved)
    assert event.path == (333, ahead, 324)


@pytest.mark.parametrize("other", [324, 324333, 709])
def test_I3_may_not_end_on_another_investigator(other: int) -> None:
    """A number or a circle where somebody stands is refused, and only because of that."""
    start = 333 if other != 709 else BOARD.steps[709][0]
    assert other in targets(_about_to_move(4, start, 500))
    state = _about_to_move(4, start, other)
    assert other not in targets(state)
    with pytest.raises(Refused) as refused:
        play(state, do.MoveTo(other))
    assert refused.value.code == "taken"


def test_I3_a_subway_space_holds_any_number() -> None:
    """All four may stand on one subway space."""
    state = _about_to_move(4, BOARD.steps[899][0], 899, 899, 899, investigators=(TAD, JIMMY, SANDRA, DRAKE))
    assert play(state, do.MoveTo(899)).public.at == (899,) * 4


def test_I4_a_ride_is_free_from_the_start_of_a_move() -> None:
    """Standing on a subway space every other one is in reach of the lowest card, at no cost."""
    assert set(BOARD.stations) <= targets(_about_to_move(4, 500, 500))
    assert walks(BOARD, 500, Gait()).within(0) == set(BOARD.stations)


def test_I4_a_ride_is_possible_with_no_steps_left() -> None:
    """Whoever reaches a subway space with the last step may still ride; one step further off nobody may."""
    four_off = next(n for n in BOARD.steps if walks(BOARD, n, Gait(rides=False)).cost.get(899) == 4)
    five_off = next(n for n in BOARD.steps if walks(BOARD, n, Gait(rides=False)).cost.get(899) == 5)
    state = _about_to_move(4, four_off, 500)
    assert set(BOARD.stations) <= targets(state)
    assert not targets(_about_to_move(4, five_off, 500)) & set(BOARD.stations)
    event = acted(state, do.MoveTo(699))[1][0]
    assert isinstance(event, ev.Moved)
    assert event.path[-2:] == (899, 699)


def test_I4_the_move_is_over_at_once_after_a_ride() -> None:
    """With steps left nobody walks on from the station ridden to, nor rides again on the same move."""
    state = _about_to_move(12, 500, 500)
    beside = set(BOARD.steps[899])
    assert not targets(state) & beside
    after = play(state, do.MoveTo(899))
    assert after.public.phase is Phase.ARREST
    assert not targets(after)


def test_I4_an_effect_can_follow_a_ride() -> None:
    """After riding, Jimmy still takes his tip after moving, and an arrest beside the station is possible."""
    state = _about_to_move(7, 500, 500, investigators=(JIMMY, TAD))
    state = play(state, do.MoveTo(899), do.TakeTip())
    assert state.tips[0] == (ev.Tip(1, spaces=(445,)),)
    assert 899 in targets(state, do.Arrest)


def test_I4_an_effect_that_moves_can_follow_a_ride() -> None:
    """After riding, Sandra still walks what is left of her three free outside spaces."""
    state = _about_to_move(9, 500, 500, investigators=(SANDRA, TAD))
    plain = _about_to_move(8, 500, 500, investigators=(SANDRA, TAD))
    assert {879899, 879, 859879, 897899, 897} <= targets(state)
    assert not {487, 859} & targets(state)  # a door is not outside; four steps are too many
    assert not {879899, 897899} & targets(plain)


Way = dict[str, Any]


@pytest.mark.parametrize(
    ("thief", "way"), [("max", {"rides": False}), ("rusty", {"door": 2}), ("sash", {"windows": True}), ("phil", {})]
)
def test_I5_a_thief_at_large_changes_how_investigators_move(thief: str, way: Way) -> None:
    """Rides forbidden, doors at two steps, windows open: each card changes the reach in its way, others do not."""
    for start in (500, 413, 128, 333, 879899):
        assert targets(_about_to_move(6, start, 500, thief=thief)) == ends(BOARD, start, 6, **way)
    differs = any(ends(BOARD, start, 6, **way) != ends(BOARD, start, 6) for start in (500, 413, 333))
    assert differs == bool(way)
