"""Rules A1-A9: the movement cards and what they do."""

from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest

from stopthief.city.box.board import Board, BoardPlan, Kind, Path, Space
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.walk import Gait, walks
from stopthief.core.errors import Refused
from tests.support.city.tables import (
    ALL,
    BOARD,
    CITY,
    DRAKE,
    JIMMY,
    PEPPER,
    SANDRA,
    TAD,
    VIVIAN,
    acted,
    agreed,
    legal,
    play,
    situation,
    targets,
)
from tests.support.city.tables import BOOK_BOX as BOX
from tests.support.oracles.walk_enumeration import counted, ends

HANDS = {
    SANDRA: ((3, "pick up"), (5, "tip before"), (6, None), (8, None), (9, "outside"), (10, None)),
    JIMMY: ((3, "pick up"), (5, "tip before"), (7, "tip after"), (8, None), (9, None), (10, None)),
    DRAKE: ((3, "pick up"), (5, "tip before"), (7, "escort"), (8, None), (9, None), (10, None)),
    PEPPER: ((3, "pick up"), (5, "tip before"), (6, "reach"), (8, None), (9, None), (10, None)),
    VIVIAN: ((3, "pick up"), (5, "tip before"), (7, "windows"), (8, None), (9, None), (10, None)),
    TAD: ((4, "pick up"), (6, "tip before"), (9, None), (10, None), (11, None), (12, None)),
}
"""The table of content.md."""


def _played(who: str, card: int, *at: int, thief: int = 445, thief_card: str = "phil") -> State:
    """Seat 0 is this investigator and has played a card; the meeples stand as told."""
    other = TAD if who != TAD else JIMMY
    setup = agreed(investigators=(who, other))
    return play(situation(setup, thief, at=at or (500, 500), thief_card=thief_card), do.PlayCard(card))


@pytest.mark.parametrize("who", ALL)
@pytest.mark.parametrize("last", [do.EndTurn(), do.Arrest(333), do.Arrest(445)], ids=["end", "missed", "right"])
def test_A1_the_lowest_card_brings_back_every_card(who: str, last: do.Command) -> None:
    """However the turn ends, all cards are in the hand again, the lowest included; nobody else's are."""
    hand = BOX.investigators[who].hand
    setup = agreed(investigators=(who, TAD if who != TAD else JIMMY))
    here = last.space if isinstance(last, do.Arrest) else 333
    state = situation(setup, 445, at=(here, 500), hands=((min(hand),), (10,)), thief_card="crystal")
    state = play(state, do.PlayCard(min(hand)))
    assert state.public.hands[0] == ()
    after, events = acted(state, last)
    assert after.public.hands == (hand, (10,))
    assert ev.TurnEnded(0, 1, picked_up=True) in events


def test_A1_any_other_card_stays_on_the_table() -> None:
    """A card that does not pick up is out of the hand until an effect returns it."""
    state = play(_played(SANDRA, 8), do.EndTurn())
    assert state.public.hands[0] == (3, 5, 6, 9, 10)
    state = play(state, do.GetClue(), do.PlayCard(12), do.EndTurn(), do.GetClue())
    with pytest.raises(Refused):
        play(state, do.PlayCard(8))
    assert play(state, do.PlayCard(3), do.EndTurn()).public.hands[0] == (3, 5, 6, 8, 9, 10)


def test_A1_not_before_the_end_of_the_turn() -> None:
    """While the lowest card's turn lasts, the cards still lie on the table."""
    state = play(_played(SANDRA, 3), do.MoveTo(500))
    assert state.public.hands[0] == (5, 6, 8, 9, 10)


@pytest.mark.parametrize("who", ALL)
def test_A2_every_investigator_has_one_tip_before_moving(who: str) -> None:
    """Just one card of six gives a tip at once, before moving and once; the move still follows."""
    giving = [card for card in BOX.investigators[who].hand if do.TakeTip() in legal(_played(who, card))]
    assert len(giving) == 1
    state = play(_played(who, giving[0]), do.TakeTip())
    assert state.tips[0] == (ev.Tip(1, spaces=(445,)),)
    assert do.TakeTip() not in legal(state)
    assert len(targets(state)) > 1


def test_A2_the_tip_is_lost_once_one_has_moved() -> None:
    """Before moving means before: after the move, even a stay, the tip is refused. Nobody has to take it."""
    state = play(_played(TAD, 6), do.MoveTo(500))
    assert do.TakeTip() not in legal(state)
    with pytest.raises(Refused, match="only before moving"):
        play(state, do.TakeTip())


def test_A2_the_move_follows_the_tip_in_every_turn() -> None:
    """Having moved in the turn before takes nothing from the next one: first the tip, then the move."""
    state = play(_played(SANDRA, 8), do.MoveTo(501), do.EndTurn(), do.GetClue(), do.PlayCard(6), do.TakeTip())
    assert state.public.turn == 1
    assert state.public.phase is Phase.MOVE
    assert len(targets(state)) > 1


def test_A3_jimmys_tip_comes_after_moving() -> None:
    """His 7 gives its tip once he has moved, or stayed; not before; once; and the arrest can follow."""
    state = _played(JIMMY, 7)
    assert do.TakeTip() not in legal(state)
    for to in (500, 501):
        moved = play(state, do.MoveTo(to))
        tipped = play(moved, do.TakeTip())
        assert tipped.tips[0] == (ev.Tip(1, spaces=(445,)),)
        assert tipped.public.phase is Phase.ARREST
        assert do.TakeTip() not in legal(tipped)
        assert targets(tipped, do.Arrest) == targets(moved, do.Arrest)


def _line(kinds: str) -> Board:
    """Spaces in a row, each beside the next: i inside, o outside."""
    kind: dict[str, Kind] = {"i": "inside", "o": "outside"}
    row = [101 + index if letter == "i" else 501 + index for index, letter in enumerate(kinds)]
    spaces = tuple(
        Space(number, kind[letter], (number, 0), "1A" if letter == "i" else "5")
        for number, letter in zip(row, kinds, strict=True)
    )
    paths = tuple(Path((min(a, b), max(a, b))) for a, b in pairwise(row))
    plan = BOARD.plan
    return Board(BoardPlan(plan.places, plan.ring, plan.areas, spaces, paths))


def test_A4_counts_as_in_the_rule_book() -> None:
    """1, 2, 3, free, 4, 5, 6, free, free, 7, 8, 9: the first three spaces outside are free wherever they come."""
    row = _line("iiiioiiiooiii")
    reach = walks(row, 101, Gait(free_outside=3, ways_out=False))
    told = [0, 1, 2, 3, 3, 4, 5, 6, 6, 6, 7, 8, 9]
    assert [reach.cost[space.number] for space in row.plan.spaces] == told
    assert reach.within(9) - reach.within(8) == {113}
    assert walks(row, 101, Gait(ways_out=False)).cost[113] == 12


def test_A4_the_fourth_space_outside_costs() -> None:
    """Only three are free, counted over the whole move."""
    row = _line("ioooooi")
    reach = walks(row, 101, Gait(free_outside=3, ways_out=False))
    assert [reach.cost[space.number] for space in row.plan.spaces] == [0, 0, 0, 0, 1, 2, 3]


@pytest.mark.parametrize("start", [500, 899, 413, 113, 445, 709, 503, 128, 117128, 487])
def test_A4_sandra_reaches_what_every_walk_reaches(start: int) -> None:
    """Free steps, doors that are neither in nor out, and rides with free steps after them: as every walk counts."""
    for moves in range(6):
        assert walks(BOARD, start, Gait(free_outside=3)).within(moves) == ends(BOARD, start, moves, free=3)
    slow_doors = Gait(free_outside=3, door_steps=2, rides=False)
    assert walks(BOARD, start, slow_doors).within(5) == ends(BOARD, start, 5, free=3, door=2, rides=False)
    windows = Gait(free_outside=3, windows=True)
    assert walks(BOARD, start, windows).within(4) == ends(BOARD, start, 4, free=3, windows=True)


@pytest.mark.parametrize("start", [445, 333, 487])
def test_A4_sandras_nine_in_play(start: int) -> None:
    """Her 9 in play offers just that reach, more than a plain 9 does; the path it walks costs what she has."""
    state = _played(SANDRA, 9, start, 500)
    plain = targets(_played(JIMMY, 9, start, 500))
    assert targets(state) == walks(BOARD, start, Gait(free_outside=3)).within(9)
    assert targets(state) > plain
    for to in sorted(targets(state) - plain):
        event = acted(state, do.MoveTo(to))[1][0]
        assert isinstance(event, ev.Moved)
        assert sum(counted(BOARD, event.path, free=3)) <= 9 < sum(counted(BOARD, event.path))


def test_A4_free_steps_are_left_after_a_ride() -> None:
    """One free step used before the train leaves two for after it, and not three."""
    start = 500501
    assert BOARD.kind[start] == "circle"
    reach = walks(BOARD, start, Gait(free_outside=3)).within(0)
    assert {899, 879899, 879, 897} <= reach
    assert 859879 not in reach
    assert reach == ends(BOARD, start, 0, free=3)


def test_A4_no_other_card_of_sandras_is_free_outside() -> None:
    """Her plain 8 counts every step."""
    assert targets(_played(SANDRA, 8, 899, 500)) == targets(_played(JIMMY, 8, 899, 500))


def _around(node: int, steps: int) -> set[int]:
    """The numbered spaces that walks of so many steps end on, windows included, rides not."""
    return {end for end in ends(BOARD, node, steps, windows=True, rides=False) if end < 1000}


@pytest.mark.parametrize("here", [333, 324333, 128, 500, 709, 413])
def test_A5_peppers_arrest_reaches_three_steps(here: int) -> None:
    """Her 6 arrests on any number up to three steps away, circles counted, windows too; her 8 as anyone's."""
    state = _played(PEPPER, 6, here, 500)
    assert targets(state, do.Arrest) == _around(here, 3)
    assert targets(_played(PEPPER, 8, here, 500), do.Arrest) == _around(here, 1)
    assert _around(here, 3) > _around(here, 1)


def test_A5_peppers_arrest_reaches_from_where_she_moved() -> None:
    """The three steps are counted after the move, and the thief two numbers off without circles is caught."""
    state = play(_played(PEPPER, 6, 333, 500, thief=314), do.MoveTo(324333))
    assert targets(state, do.Arrest) == _around(324333, 3)
    after, events = acted(state, do.Arrest(314))
    assert ev.ThiefArrested(0, 314, 7000) in events
    assert after.public.caught == (1, 0)


def _escorts(state: State, seat: int = 1) -> set[int]:
    return {command.to for command in legal(state) if isinstance(command, do.Escort) and command.seat == seat}


@pytest.mark.parametrize(
    ("thief", "way"), [("phil", {}), ("rusty", {"door": 2}), ("sash", {"windows": True}), ("max", {})]
)
def test_A6_drake_moves_another_up_to_four(thief: str, way: dict[str, int]) -> None:
    """Up to four steps by the regular rules as the thief changes them, never by train."""
    for start in (333, 413, 128, 899):
        state = _played(DRAKE, 7, 500, start, thief_card=thief)
        expected = ends(BOARD, start, 4, rides=False, **way)  # type: ignore[arg-type]
        assert _escorts(state) == expected - {start}


def test_A6_the_escorted_does_not_ride_or_land_on_anyone() -> None:
    """Moved onto a subway space it stays there; spaces where others stand are closed, Drake's own too."""
    setup = agreed(investigators=(DRAKE, TAD, JIMMY))
    state = situation(setup, 445, at=(879, 879899, 897))
    state = play(state, do.PlayCard(7))
    assert _escorts(state) & set(BOARD.stations) == {899}
    assert not _escorts(state) & {879, 897}
    after = play(state, do.Escort(1, 899))
    assert after.public.at == (879, 899, 897)
    assert after.public.phase is Phase.MOVE


def test_A6_once_and_before_moving() -> None:
    """One other investigator is moved once, before Drake's own move, which follows at full length."""
    state = _played(DRAKE, 7, 333, 324)
    escorted, events = acted(state, do.Escort(1, 314324))
    assert events == (ev.Moved(1, (324, 314324), by=0),)
    assert not _escorts(escorted)
    assert targets(escorted) == ends(BOARD, 333, 7) - {314324}
    assert not _escorts(play(state, do.MoveTo(333)))
    assert not _escorts(_played(DRAKE, 8, 333, 324))


def test_A6_again_when_the_card_is_played_again() -> None:
    """Used in one turn, the effect is there anew when the card has come back to the hand."""
    state = play(_played(DRAKE, 7, 333, 324), do.Escort(1, 314324), do.EndTurn(), do.GetClue(), do.PlayCard(9))
    state = play(state, do.EndTurn(), do.GetClue(), do.PlayCard(3), do.EndTurn(), do.GetClue(), do.PlayCard(10))
    state = play(state, do.EndTurn(), do.GetClue(), do.PlayCard(7))
    assert state.public.turn == 0
    assert 324 in _escorts(state)


def test_A6_takes_anybody_but_drake() -> None:
    """Any other investigator can be moved, not himself."""
    setup = agreed(investigators=(TAD, DRAKE, JIMMY))
    state = play(situation(setup, 445, turn=1, at=(333, 500, 709)), do.PlayCard(7))
    assert {command.seat for command in legal(state) if isinstance(command, do.Escort)} == {0, 2}


@pytest.mark.parametrize("start", [519, 333, 128, 351, 850])
def test_A7_vivian_goes_onto_and_through_windows(start: int) -> None:
    """Her 7 walks windows as any space; her 8 does not; nobody else's 7 does."""
    assert targets(_played(VIVIAN, 7, start, 500)) == ends(BOARD, start, 7, windows=True)
    assert targets(_played(VIVIAN, 8, start, 500)) == ends(BOARD, start, 8)
    assert targets(_played(JIMMY, 7, start, 500)) == ends(BOARD, start, 7)


def test_A7_through_a_window_in_one_move() -> None:
    """From the street through 128 into the room behind it, four steps."""
    event = acted(_played(VIVIAN, 7, 519, 500), do.MoveTo(127))[1][0]
    assert event == ev.Moved(0, (519, 128519, 128, 127128, 127))


def test_A8_tad_has_no_effect_of_his_own() -> None:
    """Four of his cards are plain, everyone else has three; each of his is higher than everyone's in its place."""
    plain = {who: [card.moves for card in BOX.investigators[who].cards if card.effect is None] for who in ALL}
    assert plain.pop(TAD) == [9, 10, 11, 12]
    assert {len(cards) for cards in plain.values()} == {3}
    tad = sorted(BOX.investigators[TAD].hand)
    for who in plain:
        assert all(his > theirs for his, theirs in zip(tad, sorted(BOX.investigators[who].hand), strict=True))
    assert targets(_played(TAD, 12, 333, 500)) == walks(BOARD, 333, Gait()).within(12)


def test_A8_tad_has_the_highest_numbers_of_the_box_that_ships() -> None:
    """Whatever tuning does: card by card his go further than anybody's."""
    hands = {who: sorted(CITY.box.investigators[who].hand) for who in ALL}
    tad = hands.pop(TAD)
    for hand in hands.values():
        assert all(his > theirs for his, theirs in zip(tad, hand, strict=True))


def test_A9_what_binds_the_cards_of_the_box_that_ships() -> None:
    """Whatever tuning does: some cards reach 12, none moves less than 2, and Sandra's free spaces are on a 9."""
    cards = [card for one in CITY.box.investigators.values() for card in one.cards]
    assert min(card.moves for card in cards) >= 2
    assert max(card.moves for card in cards) == 12
    assert [card.moves for card in CITY.box.investigators[SANDRA].cards if card.effect == "outside"] == [9]


def test_A9_a_good_card_crosses_a_building() -> None:
    """From a door on one street, through the building, to a door on another."""
    box = CITY.box
    longest = {max(one.hand) for one in box.investigators.values()}
    for place in (1, 2, 3, 4):
        doors = [at for at in box.board.of_kind("door") if at // 100 == place and _streets(at)]
        crossed = [
            walks(box.board, one, Gait()).cost.get(other, 99)
            for one in doors
            for other in doors
            if _streets(one).isdisjoint(_streets(other))
        ]
        assert min(longest) >= min(crossed)


def _streets(door: int) -> set[str]:
    return {area for area in CITY.box.board.areas_of(door) if len(area) == 1}


def test_H2_money_on_the_cards_is_paid_in_notes() -> None:
    """C6: the notes are $1,000 and $5,000, so every amount of the box and of every level is in whole thousands."""
    raw = msgspec.to_builtins([CITY.box.kit, CITY.box.presets])
    amounts = [value for name, value in _numbers(raw) if name in MONEY]
    assert len(amounts) > 50
    assert [amount for amount in amounts if amount % 1000] == []


def test_H2_no_captured_thief_pays_a_rival_more_than_the_captor() -> None:
    """R3: not even with the least that is paid for the arrest."""
    deck = CITY.box.competitive.values()
    helped = [(one.reward, one.captured.amount) for one in deck if one.captured and one.captured.amount]
    assert helped
    assert all(reward >= amount for reward, amount in helped)


MONEY = {"reward", "window_bonus", "fine", "tip_price", "robbery_price", "starting_money", "spree", "loot", "loot_each"}
MONEY |= {"win_money_2", "win_money_3", "win_money_4"}


def _numbers(value: object, name: str = "") -> Iterator[tuple[str, int]]:
    """Every number of nested data, with the name it stands under."""
    if isinstance(value, dict):
        yield from (found for key, one in value.items() for found in _numbers(one, key))
    elif isinstance(value, list | tuple):
        yield from (found for one in value for found in _numbers(one, name))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield name, value


@pytest.mark.parametrize("who", ALL)
def test_A9_the_numbers_of_the_cards(who: str) -> None:
    """Every card has the number and the effect of the table."""
    cards = BOX.investigators[who].cards
    assert tuple((card.moves, card.effect) for card in cards) == HANDS[who]
    assert situation(agreed(investigators=(who, SANDRA if who != SANDRA else TAD))).public.hands[0] == tuple(
        moves for moves, _ in HANDS[who]
    )
