"""Rule I6: nobody is left where only windows lead out; games of editions before the rule go on without it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stopthief.city import City, city
from stopthief.city.box.kit import edition_of
from stopthief.city.rules import commands as do
from stopthief.city.rules.reach import arrest_stands, card_uses
from stopthief.city.rules.state import State
from stopthief.city.rules.walk import Gait, walks
from stopthief.core.errors import Refused
from tests.support.city.small_city import hamlet
from tests.support.city.tables import BOARD, BOOK, BOX, CITY, DRAKE, JIMMY, TAD, VIVIAN, agreed, legal, play, situation

LOCKED = (217228, 342351)
EDITIONS = Path(__file__).parents[2] / "editions"
WINDOWS = next(card.moves for card in BOOK.box.investigators[VIVIAN].cards if card.effect == "windows")
ESCORT = next(card.moves for card in BOOK.box.investigators[DRAKE].cards if card.effect == "escort")


def _beside(node: int) -> int:
    """A space in front of one of the two windows."""
    window = node // 1000
    return next(near for near in BOARD.steps[window] if near != node)


def _old(name: str) -> City:
    """The game of a landed edition, with the kit as a log holds it."""
    opening = msgspec.json.decode((EDITIONS / name / "tables" / "city-standard.jsonl").read_bytes().splitlines()[0])
    return CITY.of_edition(name, opening.get("kit"))


def _sash(node: int, investigators: tuple[str, ...] = (TAD, JIMMY), card: int | None = None) -> State:
    """Windows are open for everyone, and both investigators stand in front of one."""
    outside = _beside(node)
    near = next(one for one in BOARD.steps[outside] if BOARD.kind[one] != "window")
    state = situation(agreed(investigators=investigators), 445, at=(near, outside), thief_card="sash")
    return play(state, do.PlayCard(card or max(state.public.hands[0])))


def test_I6_the_board_knows_where_only_windows_lead_out() -> None:
    """They are computed: just the circles between two windows, as no room of this city has windows alone."""
    between = {
        node
        for node in BOARD.nodes
        if node not in BOARD.spaces and {BOARD.kind[near] for near in BOARD.steps[node]} == {"window"}
    }
    assert between == set(LOCKED) == BOARD.locked


def test_I6_a_room_with_windows_alone_is_locked_too() -> None:
    """Not only a circle: whatever no walk without windows joins to the subway. A window with a way off is not."""
    plan = msgspec.to_builtins(hamlet().box.board.plan)
    for space in plan["spaces"]:
        if space["number"] == 103:
            space["kind"] = "window"
    board = city(msgspec.json.encode(plan)).box.board
    assert {101, 102, 105, 101102, 102105} <= board.locked
    assert not board.locked & {103, 104, 501, 601}


@pytest.mark.parametrize("node", LOCKED)
def test_I6_nobody_stops_between_two_windows(node: int) -> None:
    """With open windows the circle can be passed, not stopped on: not offered, and refused with the reason."""
    state = _sash(node)
    offered = [one.to for one in legal(state) if isinstance(one, do.MoveTo)]
    assert node not in offered
    assert {node // 1000, node % 1000} <= set(offered)
    with pytest.raises(Refused, match=f"Only windows lead out of {node // 1000}-{node % 1000}") as refused:
        play(state, do.MoveTo(node))
    assert refused.value.code == "no way out"


@pytest.mark.parametrize("node", LOCKED)
def test_I6_vivian_does_not_stop_there_either(node: int) -> None:
    """Her windows are open for this turn alone, so she would be locked in on the next."""
    state = play(situation(agreed(investigators=(VIVIAN, TAD)), 445, at=(_beside(node), 500)), do.PlayCard(WINDOWS))
    ways = {way.to: way.path for way in BOOK.guide(BOOK.view(state, 0)).ways}
    assert node not in ways
    assert node in ways[node % 1000]


@pytest.mark.parametrize("node", LOCKED)
def test_I6_nobody_is_escorted_there(node: int) -> None:
    """Drake leads nobody into the trap, and is told why."""
    state = _sash(node, (DRAKE, TAD), ESCORT)
    escorts = [one.to for one in legal(state) if isinstance(one, do.Escort)]
    assert node not in escorts
    assert node // 1000 in escorts
    with pytest.raises(Refused) as refused:
        play(state, do.Escort(1, node))
    assert refused.value.code == "no way out"


@pytest.mark.parametrize("node", LOCKED)
def test_I6_bots_reckon_with_the_same_ends(node: int) -> None:
    """The reach of a card in hand is where its moves may end; nobody plans an arrest from the circle."""
    state = _sash(node)
    here = state.public.at[0]
    for use in card_uses(BOOK.box, state.public, 0, state.public.hands[0]):
        assert node not in walks(BOARD, here, use.gait).within(use.moves)
        assert node not in arrest_stands(BOARD, here, use).values()


def test_I6_whoever_stands_there_may_stay() -> None:
    """A walk that starts there still knows its start."""
    reach = walks(BOARD, LOCKED[0], Gait(windows=True, ways_out=True))
    assert LOCKED[0] in reach.within(0)


@pytest.mark.parametrize("name", ["0cc9bf9e1098", "1b181a88e6b1"])
def test_I6_an_edition_before_the_rule_may_still_end_there(name: str) -> None:
    """Its kit does not name the rule, so the acts of its logs stay legal, and its digest is what it was."""
    game = _old(name)
    assert "ways_out" not in msgspec.to_builtins(game.box.kit)
    assert game.edition == edition_of(game.box.kit)
    state = _sash(LOCKED[0])
    assert do.MoveTo(LOCKED[0]) in game.legal(game.view(state, 0))
    game.decide(state, 0, do.MoveTo(LOCKED[0]))


def test_I6_is_part_of_the_edition_as_shipped() -> None:
    """New games follow it, and their logs say so."""
    assert BOX.kit.ways_out
    assert msgspec.to_builtins(CITY.kit)["ways_out"] is True
