"""Rules R1-R5: where an arrest may be made, what a wrong one costs and what a right one brings."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.kernel import kernel
from stopthief.city.rules.state import BANK, Phase, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.game import Result
from tests.support.city.loaded_dice import falls
from tests.support.city.tables import (
    BOARD,
    DRAKE,
    JIMMY,
    SANDRA,
    TAD,
    acted,
    agreed,
    legal,
    play,
    settled,
    situation,
    targets,
)
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX

TOGETHER = agreed("cooperative")


def _ready(thief: int | ThiefNow, here: int, setup: Setup | None = None, **public: object) -> State:
    """Seat 0 has played a plain card and stands here; the others on the subway."""
    setup = setup or agreed()
    at = (here, *(500 for _ in setup.players[1:]))
    return play(situation(setup, thief, at=at, **public), do.PlayCard(8))


def _money_in_the_box(state: State) -> int:
    public = state.public
    return public.bank + sum(public.money) + public.spree + public.loot


def test_R1_on_ones_own_space_or_one_step_away() -> None:
    """A number one step away and one's own; with a circle between, the number behind it is two steps away."""
    assert targets(_ready(445, 503), do.Arrest) == {503, 413, 113}  # two doors without a circle between
    assert targets(_ready(445, 445), do.Arrest) == {445}


def test_R1_from_a_circle_on_the_numbers_beside_it() -> None:
    """On the circle between 333 and 324 those two can be arrested on, and 332 cannot; a circle is no target."""
    assert targets(_ready(445, 324333), do.Arrest) == {324, 333}


def test_R1_onto_a_window_one_cannot_enter() -> None:
    """Adjacency follows the paths, also onto windows."""
    assert targets(_ready(128, 128519), do.Arrest) == {128, 519}
    assert 128 not in targets(_ready(128, 128519))


@pytest.mark.parametrize("moved", [False, True])
def test_R1_before_or_after_the_move_is_from_where_one_stands(moved: bool) -> None:  # noqa: FBT001 - both cases
    """Not moving at all, an arrest is made from the old space; having moved, from the new one."""
    state = _ready(445, 324333)
    if moved:
        state = play(state, do.MoveTo(333342))
    assert targets(state, do.Arrest) == ({333, 342} if moved else {324, 333})


@pytest.mark.parametrize("thief", [324, 445])
def test_R1_the_number_is_announced_to_all(thief: int) -> None:
    """Right or wrong, every seat and every spectator learns who arrested where."""
    event = acted(_ready(thief, 324333), do.Arrest(324))[1][0]
    assert isinstance(event, ev.ThiefArrested if thief == 324 else ev.ArrestMissed)
    assert (event.seat, event.space) == (0, 324)
    for seat in (0, 1, None):
        assert CITY.observe(event, seat) == (event,)


@pytest.mark.parametrize(("has", "pays"), [(3000, 1000), (1000, 1000), (0, 0)])
def test_R2_wrong_costs_a_thousand_or_what_there_is(has: int, pays: int) -> None:
    """The fine goes to the bank and the turn is over; the thief stays at large with its spree money."""
    state = _ready(445, 333, money=(has, 3000), bank=BANK - has - 5000, spree=2000)
    after, events = acted(state, do.Arrest(333))
    assert events == (ev.ArrestMissed(0, 333, pays), ev.TurnEnded(0, 1))
    assert after.public.money == (has - pays, 3000)
    assert after.public.bank == state.public.bank + pays
    assert (after.public.phase, after.public.turn) == (Phase.CLUE, 1)
    assert (after.public.thief, after.public.spree) == ("phil", 2000)
    assert after.thief == state.thief


def test_R2_a_fine_larger_than_ones_money_takes_all_of_it() -> None:
    """A custom fine of $5,000 takes the $3,000 one has and no more."""
    after = play(_ready(445, 333, agreed(fine=5000)), do.Arrest(333))
    assert after.public.money == (0, 3000)


def test_R2_wrong_in_cooperative_costs_the_loot() -> None:
    """$1,000 from the Loot, nobody's money, and the turn is over; the Pack does not move for it."""
    state = _ready(445, 333, TOGETHER)
    after, events = acted(state, do.Arrest(333))
    assert events == (ev.ArrestMissed(0, 333, 1000), ev.TurnEnded(0, 1))
    assert after.public.loot == 49_000
    assert after.public.money == (0, 0)
    assert _money_in_the_box(after) == _money_in_the_box(state) == BANK


def test_R3_right_pays_reward_and_spree() -> None:
    """The card's reward from the bank, and what lies on the card; nobody else's money changes."""
    state = _ready(445, 445, thief_card="crystal", spree=4000, bank=BANK - 10_000)
    after, events = acted(state, do.Arrest(445))
    assert events[0] == ev.ThiefArrested(0, 445, 10_000)
    assert after.public.money == (13_000, 3000)
    assert after.public.spree == 0
    assert _money_in_the_box(after) == _money_in_the_box(state) == BANK


def test_R3_then_the_captured_effect_then_the_next_thief() -> None:
    """In this order: reward, effect, next card, a new crime, the turn of the next player who gets a clue."""
    after, events = acted(_ready(445, 445, hands=((8, 10), (3,))), do.Arrest(445), pick=falls(start=265))
    kinds = [type(event) for event in events]
    assert kinds == [ev.ThiefArrested, ev.CardsPickedUp, ev.ThiefRevealed, ev.ThiefPlaced, ev.TurnEnded]
    assert (after.public.phase, after.public.turn) == (Phase.CLUE, 1)
    assert after.public.clues == ()
    after, events = acted(after, do.GetClue())
    assert events == (ev.ClueAsked(1), ev.CrimeSounded("alarm", 2))


def test_R3_the_next_thief_is_any_card_not_yet_seen_and_starts_anywhere() -> None:
    """Eleven cards are left, each as likely; the new crime is on any of the indoor scenes, each as likely."""
    state = _ready(445, 445, thief_card="crystal")
    state = CITY.evolve(state, CITY.decide(state, 0, do.Arrest(445)))
    odds = CITY.odds(state)
    assert odds is not None
    assert len(odds) == 11
    assert odds.chance(ev.ThiefRevealed("bill")) == Fraction(1, 11)
    odds = CITY.odds(CITY.evolve(state, ev.ThiefRevealed("bill")))
    assert odds is not None
    scenes = [space for space in BOARD.of_kind("crime scene") if space < 500]
    assert all(odds.chance(ev.ThiefPlaced(scene)) == Fraction(1, len(scenes)) for scene in scenes)


def test_R3_with_the_money_to_win_one_wins() -> None:
    """The reward that reaches the goal ends the game: no next thief."""
    state = _ready(445, 445, thief_card="crystal", money=(34_000, 3000))
    after, events = acted(state, do.Arrest(445))
    assert CITY.result(CITY.view(after, None)) == Result((0,), "money")
    assert not [event for event in events if isinstance(event, ev.ThiefRevealed)]


def test_R3_the_effect_comes_before_the_count_and_the_arresting_player_first() -> None:
    """The effect's money counts for winning; where two have enough, the one who made the arrest wins."""
    setup = agreed(investigators=(SANDRA, JIMMY, TAD), win_money_3=11_000)
    state = _ready(445, 445, setup, thief_card="robin", money=(1000, 9000, 9000))
    after = play(state, do.Arrest(445), do.Choose(2))
    assert after.public.money == (9000, 9000, 11_000)
    assert CITY.result(CITY.view(after, None)) == Result((2,), "money")
    state = _ready(445, 445, setup, thief_card="robin", money=(4000, 9000, 20_000))
    after = play(state, do.Arrest(445))
    assert after.public.money == (12_000, 11_000, 20_000)
    assert CITY.result(CITY.view(after, None)) == Result((0,), "money")


def _away(state: State, *to: int) -> tuple[State, tuple[ev.Event, ...]]:
    """The arrest on the Pack's space, Coral Reed next, and the getaway along these spaces."""
    at = state.thief.at if state.thief is not None else 0
    return acted(state, do.Arrest(at), pick=falls(thief="coral", to=to))


def _clues(events: tuple[ev.Event, ...]) -> list[tuple[str, int | None, int]]:
    return [(event.sound, event.place, event.loot) for event in events if isinstance(event, ev.ThiefMoved)]


def test_R4_effect_next_card_and_two_spaces_at_once() -> None:
    """The effect, the card leaves, the next is revealed, two spaces as laughter, and the next player's clue."""
    state = _ready(ThiefNow(443, 444), 443, TOGETHER, thief_card="pearl", loot=40_000)
    after, events = _away(state, 432, 423)
    kinds = [type(event) for event in events]
    assert kinds == [ev.ThiefArrested, ev.LootFilled, ev.ThiefRevealed, ev.ThiefMoved, ev.ThiefMoved, ev.TurnEnded]
    assert _clues(events) == [("laughter", None, 0)] * 2
    assert after.public.thief == "coral"
    assert after.public.seen == ("pearl", "coral")
    assert (after.public.phase, after.public.turn) == (Phase.CLUE, 1)
    assert after.thief == ThiefNow(423, 432)
    assert events[0] == ev.ThiefArrested(0, 443, 0)
    moved = acted(after, do.GetClue())[1]
    assert [type(event) for event in moved] == [ev.ClueAsked, ev.ThiefMoved]


def test_R4_the_pack_keeps_its_path() -> None:
    """The getaway goes on from where it was by the rules of its last move: never back to the space it left."""
    state = _ready(ThiefNow(444, 443), 444, TOGETHER, thief_card="wade")
    state = CITY.evolve(state, CITY.decide(state, 0, do.Arrest(444)))
    state = CITY.evolve(CITY.evolve(state, ev.CardsPickedUp((0, 1))), ev.ThiefRevealed("coral"))
    odds = CITY.odds(state)
    assert odds is not None
    rules = kernel(BOARD, TOGETHER.settings)
    steps = rules.odds(ThiefNow(444, 443), hold=False)
    goes = {event.to: Fraction(weight, odds.total) for event, weight in odds if isinstance(event, ev.ThiefMoved)}
    assert goes == {to: Fraction(weight, steps.total) for to, weight in steps}
    assert 443 not in goes


def test_R4_scenes_and_stations_sound_as_themselves() -> None:
    """A robbery on the way is heard as an alarm and paid from the Loot, a subway space as a train."""
    state = _ready(ThiefNow(444, 443), 444, TOGETHER, thief_card="wade")
    after, events = _away(state, 445, 456)
    assert _clues(events) == [("alarm", None, 5000), ("laughter", None, 0)]
    assert after.public.loot == 45_000
    events = _away(_ready(ThiefNow(468, 467), 468, TOGETHER, thief_card="wade"), 879, 899)[1]
    assert _clues(events) == [("laughter", None, 0), ("train", None, 0)]


def test_R4_a_robbed_scene_has_its_regular_sound() -> None:
    """A scene that was robbed before sounds as it always does then: as footsteps."""
    thief = ThiefNow(444, 443, robbed=frozenset({445}))
    events = _away(_ready(thief, 444, TOGETHER, thief_card="wade"), 445, 456)[1]
    assert _clues(events) == [("footsteps", None, 0), ("laughter", None, 0)]


def test_R4_a_getaway_never_holds() -> None:
    """Where the Pack may stay in place, it still moves two spaces."""
    setup = agreed("cooperative", hold=90)
    state = _ready(ThiefNow(443, 444), 443, setup, thief_card="wade")
    state = CITY.evolve(CITY.evolve(state, CITY.decide(state, 0, do.Arrest(443))), ev.CardsPickedUp((0, 1)))
    odds = CITY.odds(CITY.evolve(state, ev.ThiefRevealed("coral")))
    assert odds is not None
    assert 443 not in [event.to for event in odds.outcomes() if isinstance(event, ev.ThiefMoved)]


def test_R4_debbie_is_the_last_and_wins() -> None:
    """With her arrest all investigators win; nothing follows."""
    state = _ready(445, 445, TOGETHER, thief_card="debbie")
    after, events = acted(state, do.Arrest(445))
    assert CITY.result(CITY.view(after, None)) == Result((0, 1), "pack caught")
    assert [type(event) for event in events] == [ev.ThiefArrested, ev.GameOver]


def test_R5_no_money_goes_below_zero() -> None:
    """Fines of poor investigators, of the Loot and robberies of an almost empty Loot stop at zero."""
    poor = play(_ready(445, 333, money=(0, 0)), do.Arrest(333))
    assert poor.public.money == (0, 0)
    lost = play(_ready(445, 333, TOGETHER, thief_card="coral", loot=1000), do.Arrest(333))
    assert lost.public.loot == 0
    state = situation(TOGETHER, ThiefNow(444, 443), phase=Phase.CLUE, loot=2000)
    after, events = acted(state, do.GetClue(), pick=falls(to=[445]))
    assert _clues(events) == [("alarm", None, 2000)]
    assert after.public.loot == 0


def test_R5_an_empty_deck_is_made_of_the_captured_cards() -> None:
    """After the twelfth thief all twelve can come again, each as likely; after that eleven are left."""
    everyone = tuple(BOX.competitive)
    state = _ready(445, 445, thief_card="sash", seen=everyone)
    state = CITY.evolve(state, CITY.decide(state, 0, do.Arrest(445)))
    odds = CITY.odds(state)
    assert odds is not None
    assert {odds.chance(ev.ThiefRevealed(thief)) for thief in everyone} == {Fraction(1, 12)}
    after = settled(state, falls(thief="dash"))[0]
    assert after.public.seen == ("dash",)


def test_R5_a_deck_runs_through_before_any_card_comes_again() -> None:
    """Twelve arrests in a row reveal twelve different thieves."""
    setup = agreed(investigators=(SANDRA, DRAKE), win_money_2=1_000_000)
    state = settled(CITY.start(setup))[0]
    revealed = [state.public.thief]
    while len(revealed) < 12:
        assert state.thief is not None
        here = state.thief.at
        state = replace(state, public=replace(state.public, phase=Phase.MOVE, card=8, at=(here, here)))
        state = play(state, do.Arrest(here))
        while state.public.phase is Phase.EFFECT:
            state = play(state, legal(state)[0])
        revealed.append(state.public.thief)
    assert set(revealed) == set(BOX.competitive)
