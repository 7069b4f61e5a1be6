"""F1-F5: the answer, the deal, the evidence sheets, the markers, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from stopthief.core.errors import Broken, Refused
from stopthief.house.box.cards import KINDS
from stopthief.house.box.setup import DAYS, Day, first_players
from stopthief.house.rules import commands as do
from stopthief.house.rules import events as ev
from stopthief.house.rules.guide import KnownCard
from stopthief.house.rules.state import Phase, State
from tests.support.house.tables import (
    HOUSE,
    NAMES,
    PACK,
    agreed,
    awaited,
    begun,
    born,
    legal,
    play,
    settled,
    whole_pack,
)

NUMBERS = range(2, 7)
DEALS = {2: (15, 0), 3: (10, 0), 4: (7, 2), 5: (6, 0), 6: (5, 0)}
"""For so many players: cards in each hand, and cards left over. 33 cards, 3 of them hidden."""


def test_F1_one_card_of_each_kind_is_hidden() -> None:
    """A thing, a room and a hiding place, in this order."""
    for seed in range(20):
        thing, room, place = begun(agreed(3), str(seed)).state.answer
        assert thing in {one.id for one in PACK.things}
        assert room in {one.id for one in PACK.rooms}
        assert place in {one.id for one in PACK.places}


def test_F1_every_card_of_a_kind_is_equally_likely_to_be_hidden() -> None:
    """The odds are even over all of the kind, whatever was drawn before."""
    state = HOUSE.start(agreed(2))
    for kind in KINDS:
        odds = HOUSE.odds(state)
        assert odds is not None
        assert dict(odds) == {ev.CardHidden(kind, one.id): 1 for one in PACK.of_kind(kind)}
        state = HOUSE.evolve(state, odds.at(3))


def test_F1_nobody_sees_what_is_hidden() -> None:
    """Drawing the answer is perceived by nobody."""
    assert all(HOUSE.observe(ev.CardHidden("thing", "lamp"), seat) == () for seat in (None, 0, 1))


@pytest.mark.parametrize("players", NUMBERS)
def test_F2_the_rest_is_dealt_evenly(players: int) -> None:
    """Every card is in one place, all hands are of one size, and what is left over could not be dealt evenly."""
    each, left = DEALS[players]
    state = begun(agreed(players)).state
    assert [len(hand) for hand in state.hands] == [each] * players
    assert len(state.left) == left < players
    assert Counter(whole_pack(state)) == Counter(PACK.cards.keys())
    assert state.public.each == each


def test_F2_all_kinds_are_shuffled_together() -> None:
    """Each next card is any of those that are left, evenly, of whatever kind."""
    state = HOUSE.start(agreed(4))
    for _ in range(3 + 5):
        odds = HOUSE.odds(state)
        assert odds is not None
        state = HOUSE.evolve(state, odds.at(0))
    odds = HOUSE.odds(state)
    assert odds is not None
    assert dict(odds) == {ev.CardDealt(card, 5 % 4): 1 for card in PACK.cards if card not in whole_pack(state)}
    assert len(odds) == 33 - 8


@pytest.mark.parametrize("players", NUMBERS)
def test_F2_what_is_left_over_lies_face_up_for_all(players: int) -> None:
    """Everybody is told which, a spectator too; the own cards are told to their owner alone."""
    match = begun(agreed(players))
    for seat in (None, *range(players)):
        view = match.view(seat)
        assert set(view.public.open) == set(match.state.left)
        assert view.hand == (() if seat is None else match.state.hands[seat])
        taken = [seen.card for seen in match.stream(seat) if isinstance(seen, ev.CardTaken)]
        assert tuple(taken) == view.hand


def test_F2_a_dealt_card_is_told_to_its_owner_alone() -> None:
    """A card that goes to nobody is told to nobody, until all is dealt."""
    assert HOUSE.observe(ev.CardDealt("lamp", 1), 1) == (ev.CardTaken("lamp"),)
    assert all(HOUSE.observe(ev.CardDealt("lamp", 1), seat) == () for seat in (None, 0, 2))
    assert all(HOUSE.observe(ev.CardDealt("lamp"), seat) == () for seat in (None, 0, 1))


@pytest.mark.parametrize("players", NUMBERS)
def test_F3_the_sheet_is_ticked_for_the_own_hand_and_the_open_cards(players: int) -> None:
    """With who holds them; nothing else is known at the beginning, and a spectator knows the open cards."""
    match = begun(agreed(players))
    for seat in (None, *range(players)):
        hand = () if seat is None else match.state.hands[seat]
        sheet = HOUSE.guide(match.view(seat))
        ticked = dict.fromkeys(match.state.left) | dict.fromkeys(hand, seat)
        assert sheet.known == tuple(KnownCard(card, ticked[card]) for card in PACK.cards if card in ticked)
        assert sheet.without == ()


@pytest.mark.parametrize("players", NUMBERS)
def test_F4_everyone_puts_a_marker_on_any_room(players: int) -> None:
    """On any of the nine, on one where another stands too; nobody moves before all are placed."""
    state = begun(agreed(players)).state
    for _ in range(players):
        assert state.public.phase is Phase.PLACE
        assert list(legal(state)) == [do.PlaceMarker(room.id) for room in PACK.rooms]
        state = play(state, do.PlaceMarker("basement"))
    assert state.public.rooms == ("basement",) * players
    assert state.public.phase is Phase.MOVE


@pytest.mark.parametrize("players", NUMBERS)
def test_F4_markers_are_placed_in_turn_order(players: int) -> None:
    """Ruling: the first player first, then clockwise; then the first player's turn begins."""
    for first in range(players):
        state = first_is(first, players)
        order = []
        for _ in range(players):
            order.append(awaited(state))
            state = play(state, do.PlaceMarker("attic"))
        assert order == [(first + n) % players for n in range(players)]
        assert awaited(state) == first
        assert (state.public.turns, state.public.round) == (1, 1)


def first_is(seat: int, players: int) -> State:
    """A game of which the cards are dealt and this seat goes first."""
    wanted = ev.FirstPlayerDrawn(seat)
    start = HOUSE.start(agreed(players))
    return settled(start, lambda odds: wanted if wanted in odds.outcomes() else odds.at(0))[0]


@pytest.mark.parametrize(
    ("today", "birthdays", "first"),
    [
        ((6, 1), [(5, 31), (6, 2), (6, 3)], [1]),
        ((6, 1), [(6, 2), (6, 1), (5, 31)], [1]),
        ((12, 30), [(12, 29), (6, 1), (1, 2)], [2]),
        ((12, 31), [(1, 1), (12, 30), (12, 31)], [2]),
        ((1, 1), [(12, 31), (2, 1), (11, 11)], [1]),
        ((2, 28), [(3, 1), (2, 29), (3, 2)], [1]),
        ((2, 29), [(3, 1), (2, 28), (2, 29)], [2]),
        ((2, 29), [(3, 1), (2, 28), (4, 1)], [0]),
        ((3, 1), [(2, 29), (2, 28), (12, 24)], [2]),
        ((6, 1), [(6, 9), (6, 9), (6, 10)], [0, 1]),
        ((6, 1), [(6, 1), (7, 1), (6, 1)], [0, 2]),
        ((6, 1), [None, (5, 31), None], [1]),
        ((6, 1), [None, (8, 8), (8, 8)], [1, 2]),
        ((6, 1), [None, None, None], [0, 1, 2]),
    ],
)
def test_F5_the_closest_birthday_goes_first(
    today: tuple[int, int], birthdays: list[tuple[int, int] | None], first: list[int]
) -> None:
    """Ruling: the next to come counts, today's is the closest; who tells none is not first if anybody tells one."""
    setup = born(*birthdays, today=today)
    assert first_players(setup) == tuple(first)
    drawn = {begun(setup, str(seed)).state.public.first for seed in range(40)}
    assert drawn == set(first)


def test_F5_the_dice_decide_between_equals_evenly() -> None:
    """Each with the same weight, and where nobody tells a birthday, everybody."""
    for setup, seats in ((born((6, 9), None, (6, 9), today=(1, 1)), (0, 2)), (agreed(4), (0, 1, 2, 3))):
        state = HOUSE.start(setup)
        while state.public.phase is not Phase.FIRST:
            odds = HOUSE.odds(state)
            assert odds is not None
            state = HOUSE.evolve(state, odds.at(0))
        odds = HOUSE.odds(state)
        assert odds is not None
        assert dict(odds) == {ev.FirstPlayerDrawn(seat): 1 for seat in seats}


def test_F5_every_birthday_on_every_day() -> None:
    """Of two, the one whose birthday comes first when one walks on from today, day by day, around the year."""
    year = [(month, day) for month, days in enumerate(DAYS, 1) for day in range(1, days + 1)]
    assert len(year) == 366
    for start in range(0, 366, 13):
        ahead = year[start:] + year[:start]
        for near in range(0, 365, 37):
            setup = born(ahead[-1], ahead[near], today=ahead[0])
            assert first_players(setup) == (1,), (ahead[0], ahead[near])


@pytest.mark.parametrize("day", [(2, 30), (4, 31), (11, 31), (6, 0), (0, 1), (13, 1)])
def test_F5_a_birthday_is_a_day_of_the_year(day: tuple[int, int]) -> None:
    """No 30 February; 29 February is one. The same holds for today."""
    with pytest.raises(Broken, match="birthday is no day"):
        born(day, None, today=(1, 1))
    with pytest.raises(Broken, match="today: this is no day"):
        born(None, None, today=day)
    assert Day(2, 29).is_real


def test_F5_birthdays_are_counted_from_a_day() -> None:
    """Where somebody tells one, the setup has to say what day it is."""
    with pytest.raises(Broken, match="today: say what day it is"):
        HOUSE.begin(PACK, {"Ada": Day(1, 2), "Basile": None}, seed="x")
    HOUSE.begin(PACK, {"Ada": None, "Basile": None}, seed="x")


@pytest.mark.parametrize("players", NUMBERS)
def test_F5_play_goes_clockwise(players: int) -> None:
    """Seats go clockwise in their order, and after the last comes the first."""
    state = first_is(players - 1, players)
    turns: list[int | None] = []
    while len(turns) < 2 * players + 1:
        if state.public.phase is Phase.MOVE:
            turns.append(awaited(state))
        state = play(state, legal(state)[0] if state.public.phase is not Phase.GUESS else not_the_answer(state))
    assert turns == [(players - 1 + n) % players for n in range(len(turns))]


def not_the_answer(state: State) -> do.Guess:
    """A guess that is wrong for certain."""
    return next(do.Guess(one.id, *state.answer[1:]) for one in PACK.things if one.id != state.answer[0])


@pytest.mark.parametrize("players", [0, 1, 7, 1000])
def test_two_to_six_play(players: int) -> None:
    """Fewer or more cannot start a game."""
    with pytest.raises(Broken, match="it is played by 2 to 6"):
        HOUSE.begin(PACK, dict.fromkeys(map(str, range(players))), seed="x")


@pytest.mark.parametrize("name", ["", " Ada", "Ada ", "A\nda", "x" * 41])
def test_a_name_can_be_read(name: str) -> None:
    """It has letters, not too many, none that cannot be printed."""
    with pytest.raises(Broken, match="cannot be a name"):
        HOUSE.begin(PACK, dict.fromkeys((name, "Basile")), seed="x")


def test_only_who_has_to_choose_places_a_marker() -> None:
    """The others wait for their turn, and nobody guesses before the markers stand."""
    state = first_is(1, 3)
    with pytest.raises(Refused, match=f"It is for {NAMES[1]} to choose now"):
        HOUSE.decide(state, 0, do.PlaceMarker("attic"))
    with pytest.raises(Refused, match="put your marker on a room first"):
        HOUSE.decide(state, 1, do.MoveTo("attic"))
