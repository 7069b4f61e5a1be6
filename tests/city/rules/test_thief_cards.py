"""Rules H1 and H2: the two kinds of ability, and every competitive thief in play."""

from fractions import Fraction

import pytest

from stopthief.city.box.cards import AtLarge
from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import BANK, Phase, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.errors import Refused
from tests.support.city.loaded_dice import falls
from tests.support.city.tables import BOARD, JIMMY, SANDRA, TAD, acted, agreed, legal, play, settled, situation, targets
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX
from tests.support.oracles.walk_enumeration import ends

THREE = agreed(investigators=(SANDRA, JIMMY, TAD))
ADVANCED = agreed(difficulty="advanced", investigators=(SANDRA, JIMMY, TAD))
CARDS = {
    "Crystal Payne": (6000, "at large"),
    "Bill Padder": (7000, "at large"),
    "Tip Jarvis": (8000, "at large"),
    "Max Turnstile": (8000, "at large"),
    "Rusty Hinges": (8000, "at large"),
    "Sash Weightman": (6000, "at large"),
    "Dash Harriman": (9000, "at large"),
    "Connie Singer": (6000, "captured"),
    "Phil Handout": (7000, "captured"),
    "Ivana Ride": (7000, "captured"),
    "Robin Peters": (8000, "captured"),
    "Frank Frame": (7000, "captured"),
}
"""The table of content.md."""


def _turn(thief: str, at: int | ThiefNow = 445, here: int = 333, setup: Setup = THREE, **public: object) -> State:
    """Seat 0 stands here with a thief's card face up; the thief is at its space; a card is to be played."""
    return situation(setup, at, thief_card=thief, **({"at": (here, 500, 500)} | public))


def _caught(thief: str, setup: Setup = THREE, **public: object) -> tuple[State, tuple[ev.Event, ...]]:
    """Seat 0 has just made the right arrest on 445; the next thief is Crystal, who starts on 265."""
    state = situation(setup, 445, thief_card=thief, **({"at": (445, 500, 500)} | public))
    return acted(play(state, do.PlayCard(8)), do.Arrest(445), pick=falls(thief="crystal", start=265))


def _clue(thief: str, now: ThiefNow, *to: int, setup: Setup = THREE) -> tuple[State, tuple[ev.Event, ...]]:
    state = _turn(thief, now, setup=setup, phase=Phase.CLUE)
    return acted(state, do.GetClue(), pick=falls(to=to))


def test_H1_every_card_has_one_ability_of_one_kind() -> None:
    """At large or captured, one of them and not both; twelve competitive cards with the rewards of the table."""
    for thief in BOX.thieves.values():
        assert (thief.at_large != AtLarge()) != (thief.captured is not None)
    told = {
        thief.name: (thief.reward, "at large" if thief.captured is None else "captured")
        for thief in BOX.competitive.values()
    }
    assert told == CARDS


def test_H1_at_large_lasts_as_long_as_the_card_is_face_up() -> None:
    """Max Turnstile stops the trains until his arrest; with the next card they run."""
    state = play(_turn("max", here=500), do.PlayCard(8))
    assert 899 not in targets(state)
    after = play(state, do.Arrest(500))
    assert after.public.thief == "max"
    caught = play(_turn("max", here=445), do.PlayCard(8), do.Arrest(445), pick=falls(thief="crystal"))
    next_turn = play(caught, do.GetClue(), do.PlayCard(8))
    assert 899 in targets(next_turn)


@pytest.mark.parametrize("thief", [name for name, card in BOX.competitive.items() if card.captured])
def test_H1_a_captured_ability_does_nothing_before(thief: str) -> None:
    """While such a thief is at large the game is as without abilities: moves, tips, fines, clues."""
    assert BOX.at_large(thief) == AtLarge()
    state = play(_turn(thief, here=413), do.PlayCard(8))
    assert targets(state) == ends(BOARD, 413, 8)
    events = acted(state, do.Arrest(413))[1]
    assert events == (ev.ArrestMissed(0, 413, 1000), ev.TurnEnded(0, 1))


def test_H1_a_captured_ability_happens_once() -> None:
    """The hand is picked up at Phil's arrest, and not again at the next thief's."""
    after, events = _caught("phil", hands=((8,), (3,), (4,)))
    assert events.count(ev.CardsPickedUp((0,))) == 1
    hand = after.public.hands[0]
    later = play(after, do.GetClue(), do.PlayCard(3), do.EndTurn(), do.GetClue(), do.PlayCard(4), do.EndTurn())
    assert later.public.hands[0] == hand


@pytest.mark.parametrize("thief", ["ivana", "robin", "frank"])
def test_H1_the_arresting_investigator_decides(thief: str) -> None:
    """The choice is offered to the one who made the arrest and refused to everybody else."""
    state = _caught(thief, money=(0, 4000, 4000) if thief == "robin" else (3000,) * 3)[0]
    assert CITY.awaited(CITY.view(state, None)) == 0
    choice = legal(state)[-1]
    assert not legal(state, 1)
    with pytest.raises(Refused, match="Sandra Jones"):
        play(state, choice, seat=1)
    assert play(state, choice).public.phase is Phase.CLUE


def test_H2_crystal_payne_adds_a_thousand_for_a_window() -> None:
    """A window she breaks lays $1,000 on her card; another thief's window lays none."""
    after, events = _clue("crystal", ThiefNow(127, 126), 128)
    assert events[1] == ev.ThiefMoved(128, "glass", 1, spree=1000)
    assert after.public.spree == 1000
    assert after.public.bank == BANK - 10_000
    assert _clue("bill", ThiefNow(127, 126), 128)[0].public.spree == 0


def test_H2_bill_padder_doubles_the_fine() -> None:
    """A false arrest costs $2,000, or what one has."""
    for has, pays in ((3000, 2000), (1000, 1000), (0, 0)):
        state = play(_turn("bill", money=(has, 0, 0)), do.PlayCard(8))
        assert acted(state, do.Arrest(333))[1][0] == ev.ArrestMissed(0, 333, pays)


def test_H2_tip_jarvis_charges_for_tips() -> None:
    """A tip costs its owner $1,000, paid to the bank; without money there is none."""
    state = play(_turn("tip"), do.PlayCard(5))
    after, events = acted(state, do.TakeTip())
    assert events[0] == ev.TipAsked(0, 1000)
    assert after.public.money == (2000, 3000, 3000)
    assert after.public.bank == state.public.bank + 1000
    poor = play(_turn("tip", money=(0, 3000, 3000)), do.PlayCard(5))
    assert do.TakeTip() not in legal(poor)


def test_H2_max_turnstile_stops_the_subway_for_investigators() -> None:
    """Nobody rides, from the start or on the way; the thief is not bound by it."""
    for start in (500, 879899):
        state = play(_turn("max", here=start), do.PlayCard(8))
        assert targets(state) == ends(BOARD, start, 8, rides=False)
    rides = agreed(difficulty="intermediate", investigators=(SANDRA, JIMMY, TAD))
    assert _clue("max", ThiefNow(899, 879), 500, setup=rides)[1][1] == ev.ThiefMoved(500, "train", 5)


@pytest.mark.parametrize("start", [503, 113, 413, 445, 255])
def test_H2_rusty_hinges_doors_cost_two(start: int) -> None:
    """Stepping onto a door costs two steps, leaving it one, as every walk counts."""
    state = play(_turn("rusty", here=start), do.PlayCard(6))
    assert targets(state) == ends(BOARD, start, 6, door=2)
    assert targets(state) < targets(play(_turn("bill", here=start), do.PlayCard(6)))


def test_H2_sash_weightman_opens_windows() -> None:
    """Any card of any investigator goes onto and through windows."""
    for start in (519, 333):
        state = play(_turn("sash", here=start), do.PlayCard(6))
        assert targets(state) == ends(BOARD, start, 6, windows=True)
    assert play(_turn("sash", here=519), do.PlayCard(6), do.MoveTo(128)).public.at[0] == 128


def test_H2_dash_harriman_moves_once_more_after_a_robbery() -> None:
    """Both sounds are heard with one clue and the money of the robbery is laid once; another thief stops there."""
    after, events = _clue("dash", ThiefNow(444, 443), 445, 446)
    assert events[1:] == (
        ev.ThiefMoved(445, "alarm", 4, spree=1000, again=True),
        ev.ThiefMoved(446, "footsteps", 4),
    )
    assert after.public.phase is Phase.CARD
    assert after.thief == ThiefNow(446, 445)
    assert [type(event) for event in _clue("bill", ThiefNow(444, 443), 445)[1]] == [ev.ClueAsked, ev.ThiefMoved]


def test_H2_dash_harriman_does_not_stay_on_his_extra_move_nor_run_from_his_first_crime() -> None:
    """The extra move is never hold music; the crime he starts with gives none."""
    setup = agreed(difficulty="intermediate", investigators=(SANDRA, JIMMY, TAD))
    state = _turn("dash", ThiefNow(444, 443), setup=setup, phase=Phase.CLUE)
    state = CITY.evolve(state, CITY.decide(state, 0, do.GetClue()))
    odds = CITY.odds(state)
    assert odds is not None
    robbery = ev.ThiefMoved(445, "alarm", 4, spree=1000, again=True)
    assert odds.chance(robbery) == Fraction(9, 10)
    extra = CITY.odds(CITY.evolve(state, robbery))
    assert extra is not None
    assert {event.to for event in extra.outcomes() if isinstance(event, ev.ThiefMoved)} == {446, 456}
    first = acted(_turn("dash", 445, phase=Phase.CLUE, clues=()), do.GetClue())[1]
    assert first[1:] == (ev.CrimeSounded("alarm", 4),)


@pytest.mark.parametrize(("difficulty", "count"), [("standard", 1), ("intermediate", 2)])
def test_H2_connie_singer_tips_about_the_next_thief(difficulty: str, count: int) -> None:
    """Right after the next thief's first crime, in the next player's turn, free, of the game's kind, privately."""
    setup = agreed(difficulty=difficulty, investigators=(SANDRA, JIMMY, TAD))
    state = play(_turn("connie", here=445, setup=setup), do.PlayCard(8))
    state = play(state, do.Arrest(445), pick=falls(thief="tip", start=265))
    assert not CITY.view(state, 0).tips
    after, events = acted(state, do.GetClue())
    assert [type(event) for event in events] == [ev.ClueAsked, ev.CrimeSounded, ev.TipGiven]
    (tip,) = CITY.view(after, 0).tips
    assert 265 in tip.spaces
    assert len(tip.spaces) == count
    assert not CITY.view(after, 1).tips
    assert after.public.money == state.public.money
    assert (after.public.phase, after.public.turn) == (Phase.CARD, 1)
    later = play(after, do.PlayCard(8), do.EndTurn(), do.GetClue())
    assert CITY.view(later, 0).tips == (tip,)


def test_H2_phil_handout_gives_all_cards_back() -> None:
    """The arresting investigator has all six in hand again, the card just played included; others have not."""
    after = _caught("phil", hands=((3, 8), (3,), (4,)))[0]
    assert after.public.hands == ((3, 5, 6, 8, 9, 10), (3,), (4,))


def test_H2_ivana_ride_moves_to_any_subway_space() -> None:
    """Any subway space or staying, at once and at no card; then the next thief comes."""
    state = _caught("ivana")[0]
    assert targets(state) == {*BOARD.stations, 445}
    assert play(state, do.MoveTo(445)).public.at[0] == 445
    after, events = acted(state, do.MoveTo(799))
    assert events[0] == ev.Moved(0, (445, 799))
    assert after.public.at[0] == 799
    assert (after.public.phase, after.public.turn) == (Phase.CLUE, 1)


def test_H2_robin_peters_helps_the_poorest() -> None:
    """The one with the least takes $2,000 from the bank, also the arresting one; among equals she chooses."""
    after, events = _caught("robin", money=(0, 1000, 4000))
    assert ev.MoneyMoved(1, 2000) in events
    assert after.public.money == (8000, 3000, 4000)
    assert _caught("robin", money=(0, 9000, 9000))[0].public.money == (10_000, 9000, 9000)
    state = _caught("robin", money=(0, 4000, 4000))[0]
    assert set(legal(state)) == {do.Choose(1), do.Choose(2)}
    assert play(state, do.Choose(2)).public.money == (8000, 4000, 6000)


def test_H2_frank_frame_fines_another() -> None:
    """One other, of the arresting investigator's choice, pays $2,000 or what there is; with two no choice is asked."""
    state = _caught("frank", money=(3000, 3000, 1000))[0]
    assert set(legal(state)) == {do.Choose(1), do.Choose(2)}
    assert play(state, do.Choose(1)).public.money == (10_000, 1000, 1000)
    poor = play(state, do.Choose(2))
    assert poor.public.money == (10_000, 3000, 0)
    assert poor.public.bank == state.public.bank + 1000
    two = play(situation(agreed(), 445, at=(445, 500), thief_card="frank"), do.PlayCard(8), do.Arrest(445))
    assert two.public.money == (10_000, 1000)


@pytest.mark.parametrize("thief", ["robin", "frank"])
def test_H2_on_advanced_captured_money_effects_do_nothing(thief: str) -> None:
    """No choice is asked, no money moves, the next thief comes at once."""
    after, events = _caught(thief, ADVANCED)
    assert [type(event) for event in events] == [ev.ThiefArrested, ev.ThiefRevealed, ev.ThiefPlaced, ev.TurnEnded]
    assert after.public.money == (0, 0, 0)
    assert after.public.bank == BANK


def test_H2_on_advanced_money_abilities_at_large_do_nothing() -> None:
    """Crystal's windows lay nothing on her card, Bill's fine and Tip's price are nought."""
    assert _clue("crystal", ThiefNow(127, 126), 128, setup=ADVANCED)[0].public.spree == 0
    missed = acted(play(_turn("bill", setup=ADVANCED), do.PlayCard(8)), do.Arrest(333))[1][0]
    assert missed == ev.ArrestMissed(0, 333, 0)
    tipped, events = acted(play(_turn("tip", setup=ADVANCED), do.PlayCard(5)), do.TakeTip())
    assert events[0] == ev.TipAsked(0, 0)
    assert len(tipped.tips[0]) == 1


def test_H2_on_advanced_the_other_abilities_work() -> None:
    """What has nothing to do with money is as always: Phil's cards, Max's trains, Connie's tip."""
    assert ev.CardsPickedUp((0,)) in _caught("phil", ADVANCED)[1]
    assert 899 not in targets(play(_turn("max", here=500, setup=ADVANCED), do.PlayCard(8)))
    tipped = play(_caught("connie", ADVANCED)[0], do.GetClue())
    assert len(tipped.tips[0][0].areas) == 2
    assert settled(tipped)[1] == ()
