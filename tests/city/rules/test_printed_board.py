"""Rule X1: the same game with the board on the table. Nobody enters positions, cards or money."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stopthief.city.box.setup import Mode, Setup, Whose, faults, printed
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.errors import Refused
from stopthief.core.game import Result
from tests.support.city.tables import (
    BOARD,
    BOOK,
    BOOK_BOX,
    JIMMY,
    SANDRA,
    acted,
    agreed,
    legal,
    play,
    settled,
    situation,
)

ALL_MODES: tuple[Mode, ...] = ("competitive", "cooperative", "one-vs-many", "solo")


def _table(mode: Mode = "competitive", cards: Whose = "app", difficulty: str | None = None) -> Setup:
    return printed(agreed(mode, difficulty, (SANDRA,) if mode == "solo" else (SANDRA, JIMMY)), cards)


def _after_clue(setup: Setup, thief: int = 445, **public: object) -> State:
    return situation(setup, thief, phase=Phase.BOARD, **public)


def _kinds(state: State) -> set[type]:
    return {type(command) for command in legal(state)}


def _result(state: State) -> Result | None:
    return BOOK.result(BOOK.view(state, None))


@pytest.mark.parametrize("mode", ALL_MODES)
def test_X1_nothing_on_the_table_is_known(mode: Mode) -> None:
    """No meeple, no hand and no money of a player, from the beginning on."""
    public = BOOK.start(_table(mode)).public
    assert set(public.at) == set(public.money) == {0}
    assert set(public.hands) == {()}


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "solo"])
def test_X1_a_turn_is_a_clue_and_then_a_tip_an_arrest_or_its_end(mode: Mode) -> None:
    """An arrest may name every number of the board, from whoever's turn it is."""
    state, _ = settled(BOOK.start(_table(mode)))
    assert legal(state) == (do.GetClue(),)
    state = play(state, do.GetClue())
    assert _kinds(state) == {do.TakeTip, do.Arrest, do.EndTurn}
    assert [one.space for one in legal(state) if isinstance(one, do.Arrest)] == list(BOARD.numbers)
    ended = play(state, do.EndTurn())
    assert legal(ended) == (do.GetClue(),)
    assert ended.public.turns == 2


@pytest.mark.parametrize("space", [100, 324333, 0, -1, 1000])
def test_X1_a_number_that_is_not_on_the_board_is_refused(space: int) -> None:
    """And changes nothing."""
    with pytest.raises(Refused) as refused:
        play(_after_clue(_table()), do.Arrest(space))
    assert refused.value.code in ("unknown space", "no number")


def test_X1_tips_are_given_whenever_somebody_asks() -> None:
    """Whether a card allows one is for the table to see, so a second one in a turn is given too."""
    state = play(_after_clue(_table()), do.TakeTip(), do.TakeTip())
    assert BOOK.view(state, 0).tips == (ev.Tip(1, spaces=(445,)),) * 2
    assert BOOK.view(state, 1).tips == BOOK.view(state, None).tips == ()
    assert state.public.phase is Phase.BOARD


def test_X1_a_false_arrest_says_what_it_costs_and_ends_the_turn() -> None:
    """The whole fine is named, as the app does not know what one has."""
    state, events = acted(_after_clue(_table()), do.Arrest(444))
    assert events[0] == ev.ArrestMissed(0, 444, 1000)
    assert (state.public.turn, state.public.money) == (1, (0, 0))


@pytest.mark.parametrize("winner", [None, 0, 1])
def test_X1_a_right_arrest_asks_whether_the_money_won(winner: int | None) -> None:
    """Whoever has enough on the table has won; otherwise the next thief comes."""
    state, events = acted(_after_clue(_table(), thief_card="crystal", spree=2000), do.Arrest(445))
    assert events[0] == ev.ThiefArrested(0, 445, 8000)
    assert legal(state) == (do.SayWon(), do.SayWon(0), do.SayWon(1))
    state = play(state, do.SayWon(winner))
    if winner is None:
        assert (state.public.turn, legal(state), state.public.spree) == (1, (do.GetClue(),), 0)
    else:
        assert _result(state) == Result((winner,), "money")


def test_X1_nothing_else_before_it_is_said_who_won() -> None:
    """And nobody can be said to have won who does not play."""
    state = play(_after_clue(_table(), thief_card="crystal"), do.Arrest(445))
    for command, code in ((do.EndTurn(), "not now"), (do.SayWon(7), "choice")):
        with pytest.raises(Refused) as refused:
            play(state, command)
        assert refused.value.code == code


def test_X1_thieves_are_counted_where_they_win() -> None:
    """D6: on advanced the app knows who caught two, and asks nobody."""
    state = _after_clue(_table(difficulty="advanced"), caught=(1, 0))
    assert _result(play(state, do.Arrest(445))) == Result((0,), "thieves")


@pytest.mark.parametrize("thief", ["phil", "ivana", "robin", "frank"])
def test_X1_what_people_do_with_cards_and_money_is_left_to_them(thief: str) -> None:
    """H1: these captured thieves change nothing that the app keeps."""
    _, events = acted(_after_clue(_table(), thief_card=thief), do.Arrest(445))
    assert [type(event) for event in events] == [ev.ThiefArrested]


def test_X1_what_changes_clues_and_movement_is_applied() -> None:
    """H1: Connie Singer's tip, Dash Harriman's second step and the Pack's long getaway come as on the screen."""
    state = play(_after_clue(_table(), thief_card="connie"), do.Arrest(445), do.SayWon(), do.GetClue())
    assert (len(BOOK.view(state, 0).tips), BOOK.view(state, 1).tips) == (1, ())
    state = situation(_table(), ThiefNow(446, 455), phase=Phase.CLUE, thief_card="dash")
    heard = [event for event in acted(state, do.GetClue())[1] if isinstance(event, ev.ThiefMoved)]
    assert len(heard) == 1 + any(event.again for event in heard)
    _, events = acted(_after_clue(_table("cooperative"), thief_card="skip"), do.Arrest(445))
    captured = BOOK_BOX.thieves["skip"].captured
    assert captured is not None
    assert sum(isinstance(event, ev.ThiefMoved) for event in events) == captured.amount


def test_X1_the_loot_is_kept_where_the_app_turns_the_cards() -> None:
    """K2, R2, P4: fines, tips and robberies leave it, and the last thousand loses."""
    state = play(_after_clue(_table("cooperative"), loot=3000, thief_card="pearl"), do.TakeTip())
    assert state.public.loot == 2000
    assert do.SayLootGone() not in legal(state)
    missed = play(state, do.Arrest(444))
    assert missed.public.loot == 1000
    assert _result(play(replace(missed, public=replace(missed.public, phase=Phase.BOARD)), do.Arrest(444))) == Result(
        (), "loot gone"
    )


@pytest.mark.parametrize("mode", ["cooperative", "solo", "one-vs-many"])
def test_X1_with_the_cards_of_the_box_the_loot_lies_on_the_table(mode: Mode) -> None:
    """The app knows no card, says what a robbery takes, and is told when nothing is left."""
    state = _after_clue(_table(mode, "box"), thief_card=None, loot=1000)
    state, events = acted(state, do.TakeTip())
    assert (events[0], state.public.loot) == (ev.TipAsked(0, 1000), 1000)
    over = _result(play(state, do.SayLootGone()))
    assert over == Result((2,) if mode == "one-vs-many" else (), "loot gone")


def test_X1_with_the_cards_of_the_box_the_last_of_the_pack_is_counted() -> None:
    """K1: Debbie Atlantic lies under six others; each before her gets away over two spaces."""
    state = _after_clue(_table("cooperative", "box"), thief_card=None, seen=())
    for number in range(7):
        state, events = acted(state, do.Arrest(state.thief.at if state.thief else 0))
        moves = sum(isinstance(event, ev.ThiefMoved) for event in events)
        assert moves == (2 if number < 6 else 0)
        assert not any(isinstance(event, ev.ThiefRevealed) for event in events)
        state = state if number == 6 else play(state, do.GetClue())
    assert _result(state) == Result((0, 1), "pack caught")


def test_X1_with_the_cards_of_the_box_a_thief_has_no_name_and_no_ability() -> None:
    """C2: nothing is revealed, and a new thief begins with its crime as always."""
    state, events = settled(BOOK.start(_table(cards="box")))
    assert [type(event) for event in events] == [ev.FirstPlayerDrawn, ev.ThiefPlaced]
    state = play(state, do.GetClue(), do.Arrest(state.thief.at if state.thief else 0), do.SayWon())
    assert (state.public.thief, state.public.clues) == (None, ())


def test_X1_the_box_goes_with_a_printed_board() -> None:
    """On the screen the app has to know the cards."""
    assert "cards" in faults(BOOK_BOX, replace(agreed(), cards="box"))[0]
    assert faults(BOOK_BOX, _table(cards="box")) == []


def test_X1_what_helps_to_choose_needs_no_meeple() -> None:
    """R2, P4: what an arrest and a tip cost is known without anybody standing anywhere."""
    guide = BOOK.guide(BOOK.view(_after_clue(_table(), thief_card="tip"), 0))
    assert (guide.ways, guide.fine, guide.tip_price) == ((), 1000, 1000)
