"""Rules D1-D8: what intermediate and advanced change. Odds are compared as exact fractions."""

from fractions import Fraction

import pytest

from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import BANK, Phase, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.game import Result
from tests.support.city.loaded_dice import falls, heard, opened
from tests.support.city.tables import BOARD, DRAKE, JIMMY, SANDRA, TAD, acted, agreed, legal, play, situation
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX

STANDARD = agreed()
INTERMEDIATE = agreed(difficulty="intermediate")
ADVANCED = agreed(difficulty="advanced")


def _steps(setup: Setup, thief: ThiefNow) -> dict[int, Fraction]:
    """The chance of every step of the thief when a clue is asked for."""
    state = situation(setup, thief, phase=Phase.CLUE)
    odds = CITY.odds(CITY.evolve(state, CITY.decide(state, 0, do.GetClue())))
    assert odds is not None
    return {event.to: Fraction(weight, odds.total) for event, weight in odds if isinstance(event, ev.ThiefMoved)}


def _on_the_move(setup: Setup, thief: ThiefNow) -> dict[int, Fraction]:
    """The same where it does not stay in place."""
    steps = _steps(setup, thief)
    moving = 1 - steps.pop(thief.at, Fraction(0))
    return {to: chance / moving for to, chance in steps.items()}


def test_D1_intermediate_goes_back_through_a_door_in_a_quarter_of_cases() -> None:
    """From 242 onto door 251: the street in 3 of 4 cases, 252 on the same side in 1, 242 itself never."""
    came_out = ThiefNow(251, 242)
    assert _on_the_move(STANDARD, came_out) == {650: 1}
    assert _on_the_move(INTERMEDIATE, came_out) == {650: Fraction(3, 4), 252: Fraction(1, 4)}


def test_D1_with_nowhere_to_return_to_it_goes_through() -> None:
    """From the street onto door 251 there is only the room: both its spaces, evenly."""
    assert _on_the_move(INTERMEDIATE, ThiefNow(251, 650)) == {242: Fraction(1, 2), 252: Fraction(1, 2)}


def test_D1_windows_too() -> None:
    """From 127 onto window 128: the street's spaces share 3 of 4 cases, the room's others 1."""
    steps = _on_the_move(INTERMEDIATE, ThiefNow(128, 127))
    street = {to for to in BOARD.neighbours[128] if to >= 500}
    assert sum(steps[to] for to in street) == Fraction(3, 4)
    assert 127 not in steps
    assert set(_on_the_move(STANDARD, ThiefNow(128, 127))) == street


def test_D2_intermediate_always_takes_the_train() -> None:
    """Having walked onto a subway space it rides to another one, each as likely; standard walks on."""
    walked_on = ThiefNow(899, 879)
    others = {500, 599, 699, 799}
    assert _on_the_move(INTERMEDIATE, walked_on) == dict.fromkeys(others, Fraction(1, 4))
    assert _on_the_move(STANDARD, walked_on) == {897: 1}


def test_D2_after_a_ride_it_walks() -> None:
    """It never rides twice running, and both ways on foot are open."""
    rode = ThiefNow(899, 500, rode=True)
    assert _on_the_move(INTERMEDIATE, rode) == {879: Fraction(1, 2), 897: Fraction(1, 2)}


@pytest.mark.parametrize("thief", [ThiefNow(445), ThiefNow(251, 242), ThiefNow(899, 879), ThiefNow(709, 707)])
def test_D3_intermediate_stays_in_one_case_of_ten(thief: ThiefNow) -> None:
    """Wherever it is it may stay, with 1 in 10; in standard it never does."""
    assert _steps(INTERMEDIATE, thief)[thief.at] == Fraction(1, 10)
    assert thief.at not in _steps(STANDARD, thief)


def test_D3_staying_is_heard_as_hold_music_and_keeps_the_memory() -> None:
    """The clue is hold music with the place; the rules of its last move still bind the next, also on a scene."""
    state = situation(INTERMEDIATE, ThiefNow(445, 444), phase=Phase.CLUE)
    after, events = acted(state, do.GetClue(), pick=falls(to=[445]))
    assert events[1] == ev.ThiefMoved(445, "hold music", 4)
    assert after.thief == ThiefNow(445, 444)
    assert after.public.spree == 0


def test_D4_intermediate_tips_are_two_spaces() -> None:
    """A tip names the thief's space and one other."""
    state = heard(opened(INTERMEDIATE, "phil", 445))
    after = play(state, do.PlayCard(5), do.TakeTip())
    (tip,) = after.tips[0]
    assert len(set(tip.spaces)) == 2
    assert 445 in tip.spaces
    assert not tip.areas


def _advanced(thief: int, here: int, card: str, setup: Setup = ADVANCED, **public: object) -> State:
    at = (here, *(500 for _ in setup.players[1:]))
    return play(situation(setup, thief, at=at, thief_card=card, **public), do.PlayCard(8))


def test_D5_advanced_has_no_money() -> None:
    """Nobody starts with any, and a right or a wrong arrest moves none."""
    for command, here in ((do.Arrest(445), 445), (do.Arrest(333), 333)):
        after = play(_advanced(445, here, "bill"), command)
        assert after.public.money == (0, 0)
        assert after.public.bank == BANK


def test_D5_a_robbery_lays_nothing_on_the_card() -> None:
    """There is no crime spree without money; the alarm is heard all the same."""
    state = situation(ADVANCED, ThiefNow(444, 443), phase=Phase.CLUE)
    after, events = acted(state, do.GetClue(), pick=falls(to=[445]))
    assert events[1] == ev.ThiefMoved(445, "alarm")
    assert (after.public.spree, after.public.bank) == (0, BANK)


def test_D5_prices_and_fines_of_any_setting_fall_away() -> None:
    """A custom game without money ignores its tip price, fine, spree and starting money."""
    setup = agreed(difficulty="advanced", tip_price=4000, fine=4000, spree=4000, starting_money=4000)
    state = situation(setup, 445, at=(333, 500))
    assert state.public.money == (0, 0)
    after, events = acted(play(state, do.PlayCard(5)), do.TakeTip())
    assert events[0] == ev.TipAsked(0, 0)
    assert acted(after, do.Arrest(333))[1][0] == ev.ArrestMissed(0, 333, 0)


def test_D6_advanced_is_won_with_the_second_thief() -> None:
    """The first arrest goes on with a new thief, the second by the same investigator wins."""
    state = play(_advanced(445, 445, "crystal"), do.Arrest(445))
    assert state.public.caught == (1, 0)
    assert CITY.result(CITY.view(state, None)) is None
    for caught, result in (((1, 0), Result((0,), "thieves")), ((0, 1), None)):
        state = play(_advanced(445, 445, "crystal", caught=caught), do.Arrest(445))
        assert CITY.result(CITY.view(state, None)) == result


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D6_two_thieves_win_with_any_number_of_players(players: int) -> None:
    """The number of players changes nothing here."""
    setup = agreed(difficulty="advanced", investigators=(SANDRA, JIMMY, TAD, DRAKE)[:players])
    assert setup.goal == 2


def test_D7_advanced_stays_in_place() -> None:
    """One case in ten, as hold music without a place."""
    assert _steps(ADVANCED, ThiefNow(445, 444))[445] == Fraction(1, 10)


def test_D7_advanced_hides_the_place() -> None:
    """No clue about a thief ever shows a building or street, the first included."""
    state = heard(opened(ADVANCED, "phil", 467), 468, 879, 899, 500, 500, 501)
    assert [clue.place for clue in state.public.clues] == [None] * 7
    sounds = [clue.sound for clue in state.public.clues[1:]]
    assert sounds == ["creak", "hubbub", "train", "train", "hold music", "hubbub"]


def test_D7_advanced_doors_are_often() -> None:
    """As in intermediate: 3 of 4 go through."""
    assert _on_the_move(ADVANCED, ThiefNow(251, 242)) == {650: Fraction(3, 4), 252: Fraction(1, 4)}


def test_D7_advanced_rides_often() -> None:
    """From a subway space it walked onto, 3 of 4 ride, evenly; the rest walk on, never back."""
    steps = _on_the_move(ADVANCED, ThiefNow(899, 879))
    assert steps == {500: Fraction(3, 16), 599: Fraction(3, 16), 699: Fraction(3, 16), 799: Fraction(3, 16)} | {
        897: Fraction(1, 4)
    }
    assert set(_on_the_move(ADVANCED, ThiefNow(899, 500, rode=True))) == {879, 897}


def test_D7_advanced_tips_are_two_areas() -> None:
    """A tip names the thief's area and one other, and no space."""
    after = play(heard(opened(ADVANCED, "phil", 445)), do.PlayCard(5), do.TakeTip())
    (tip,) = after.tips[0]
    assert len(set(tip.areas)) == 2
    assert set(BOARD.areas_of(445)) <= set(tip.areas)
    assert not tip.spaces


TWO_BUILDINGS = {
    "construction": {"bank", "electronics store"},
    "ice cream": {"electronics store", "department store"},
    "car crash": {"department store", "museum"},
    "jazz": {"museum", "bank"},
}


@pytest.mark.parametrize("start", [scene for scene in BOARD.crime_scenes if scene < 500])
def test_D8_a_new_thief_sounds_as_one_of_two_buildings(start: int) -> None:
    """The first clue is one of the two sounds that name its building, evenly, and shows no place."""
    state = opened(ADVANCED, "phil", start)
    odds = CITY.odds(CITY.evolve(state, CITY.decide(state, 0, do.GetClue())))
    assert odds is not None
    told = {
        event.sound: Fraction(weight, odds.total)
        for event, weight in odds
        if isinstance(event, ev.CrimeSounded) and event.place is None
    }
    building = BOARD.places[start // 100].name
    assert told == {sound: Fraction(1, 2) for sound, names in TWO_BUILDINGS.items() if building in names}


def test_D8_every_new_thief_gets_one_not_only_the_first() -> None:
    """After an arrest the next thief's first clue is again for two buildings, and it does not move on it."""
    state = play(_advanced(445, 445, "crystal"), do.Arrest(445), pick=falls(start=355))
    after, events = acted(state, do.GetClue())
    assert isinstance(events[1], ev.CrimeSounded)
    assert events[1].sound in ("car crash", "jazz")
    assert after.thief == ThiefNow(355)
    assert after.public.phase is Phase.CARD
    assert do.PlayCard(8) in legal(after)
    assert BOX.preset("competitive", "advanced").opening == "two buildings"
