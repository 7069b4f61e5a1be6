"""F6 and F7: staying or going to a bordering room, and the guess."""

from __future__ import annotations

from itertools import product

import pytest

from stopthief.core.errors import Refused
from stopthief.house.rules import commands as do
from stopthief.house.rules import events as ev
from stopthief.house.rules.state import Phase
from tests.support.house.tables import ANSWER, HOUSE, PACK, WRONG, acted, agreed, asked, legal, play, situation

BORDERS = """
attic: bedroom bathroom office garage
bedroom: attic bathroom living-room
bathroom: attic bedroom office dining-room
office: attic bathroom kitchen
living-room: bedroom dining-room basement
dining-room: bathroom living-room kitchen basement
kitchen: office dining-room basement garage
basement: living-room dining-room kitchen
garage: attic kitchen
"""
"""The house, read off its plan from every room, so that each border stands here twice."""
HOUSE_PLAN = {room: around.split() for room, around in (line.split(": ") for line in BORDERS.split("\n") if line)}
HANDS = (("rug",), ("vase",), ("sofa",))


@pytest.mark.parametrize("room", HOUSE_PLAN)
def test_F6_stay_or_go_to_a_bordering_room(room: str) -> None:
    """From every room just these, the own one among them; attic and garage border each other by rule."""
    state = situation(*HANDS, rooms=(room, "attic", "attic"))
    assert {move.room for move in legal(state) if isinstance(move, do.MoveTo)} == {room, *HOUSE_PLAN[room]}
    assert all(isinstance(one, do.MoveTo) for one in legal(state))


@pytest.mark.parametrize(("start", "room"), list(product(HOUSE_PLAN, HOUSE_PLAN)))
def test_F6_every_move_there_is_and_is_not(start: str, room: str) -> None:
    """The marker goes there and everyone sees from where; what does not border is refused, whatever stands there."""
    state = situation(*HANDS, rooms=(start, room, "attic"))
    if room in (start, *HOUSE_PLAN[start]):
        state, events = acted(state, do.MoveTo(room))
        assert events == (ev.Moved(0, start, room),)
        assert state.public.rooms == (room, state.public.rooms[1], "attic")
        assert state.public.phase is Phase.GUESS
    else:
        with pytest.raises(Refused) as caught:
            HOUSE.decide(state, 0, do.MoveTo(room))
        assert caught.value.code == "too far"
        assert PACK.cards[room].word in str(caught.value).lower()


def test_F6_borders_lead_both_ways() -> None:
    """Whoever can go there can come back; the plan above is the pack's."""
    assert {room: set(around) for room, around in PACK.neighbours.items()} == {
        room: set(around) for room, around in HOUSE_PLAN.items()
    }
    assert all(room in HOUSE_PLAN[other] for room, around in HOUSE_PLAN.items() for other in around)


def test_F6_one_move_a_turn_and_the_guess_after_it() -> None:
    """Nobody guesses before having stayed or gone, nor goes a second time."""
    state = situation(*HANDS)
    with pytest.raises(Refused, match="go to a room that borders yours, or stay"):
        HOUSE.decide(state, 0, WRONG)
    state = play(state, do.MoveTo("bedroom"))
    with pytest.raises(Refused, match="make your guess"):
        HOUSE.decide(state, 0, do.MoveTo("attic"))


def test_F6_only_a_move_can_be_taken_back() -> None:
    """Nobody learns anything by it. A marker placed, a guess, a card shown and a turn ended stand."""
    assert HOUSE.retractable(ev.Moved(0, "attic", "garage"))
    stand: tuple[ev.Event, ...] = (
        ev.MarkerPlaced(0, "attic"),
        ev.Guessed(0, ev.Trio(*ANSWER)),
        ev.CardShown(1, 0, "lamp"),
        ev.TurnEnded(0, 1),
        ev.CouldNotShow(1),
        ev.ShowAsked(1),
        ev.OwnCardHeld(0),
        ev.OpenCardNamed(0, "lamp"),
        ev.AnswerTurned(0, ev.Trio(*ANSWER)),
    )
    assert not any(map(HOUSE.retractable, stand))


def test_F7_guess_any_thing_room_and_hiding_place() -> None:
    """By the book the room need not be the one stood in: all 1,215 guesses are offered, each once."""
    state = play(situation(*HANDS), do.MoveTo("bedroom"))
    every = product([one.id for one in PACK.things], [one.id for one in PACK.rooms], [one.id for one in PACK.places])
    assert list(legal(state)) == [do.Guess(*three) for three in every]
    assert len(legal(state)) == 15 * 9 * 9


def test_F7_everyone_hears_the_guess() -> None:
    """All three cards, and who asks."""
    _, events = asked(situation(*HANDS))
    assert events[0] == ev.Guessed(0, ev.Trio("vase", "attic", "sofa"))
    assert all(HOUSE.observe(events[0], seat) == (events[0],) for seat in (None, 0, 1, 2))


@pytest.mark.parametrize("here", HOUSE_PLAN)
def test_F7_where_it_was_agreed_the_room_is_the_one_stood_in(here: str) -> None:
    """`guess_here`: only guesses of the own room are offered, another one is refused and says which it is."""
    state = situation(*HANDS, setup=agreed(3, guess_here=True), rooms=(here, "attic", "garage"))
    state = play(state, do.MoveTo(here))
    assert {guess.room for guess in legal(state) if isinstance(guess, do.Guess)} == {here}
    assert len(legal(state)) == 15 * 9
    elsewhere = next(room for room in HOUSE_PLAN if room != here)
    with pytest.raises(Refused) as caught:
        HOUSE.decide(state, 0, do.Guess("lamp", elsewhere, "bed"))
    assert caught.value.code == "not here"
    assert PACK.cards[here].word in str(caught.value)


def test_F7_the_room_stood_in_is_the_one_gone_to() -> None:
    """One may go somewhere first, and then has to guess that room."""
    state = play(situation(*HANDS, setup=agreed(3, guess_here=True)), do.MoveTo("basement"))
    assert {guess.room for guess in legal(state) if isinstance(guess, do.Guess)} == {"basement"}


def test_F7_guess_here_is_off_by_default() -> None:
    """The rules do not ask it."""
    assert not agreed(2).settings.guess_here


@pytest.mark.parametrize("field", range(3))
def test_F7_a_guess_names_one_card_of_each_kind(field: int) -> None:
    """A card of another kind, or none at all, is refused; the sentence names those there are."""
    state = play(situation(*HANDS), do.MoveTo("bedroom"))
    for wrong in ("lamp", "attic", "sofa", "unicorn", "", "l'évier\n", "x" * 10_000):
        three = ["vase", "kitchen", "bed"]
        three[field] = wrong
        if do.Guess(*three) in legal(state):
            continue
        with pytest.raises(Refused) as caught:
            HOUSE.decide(state, 0, do.Guess(*three))
        assert caught.value.code == "unknown card"
        assert ("television", "bedroom", "curtain")[field] in str(caught.value)
        assert len(str(caught.value)) < 300
