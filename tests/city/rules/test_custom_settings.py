"""Rule D9: every switch is a setting of its own, and presets are only values of them."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from stopthief.city.box.settings import Settings, changed, switches
from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.chance import shows_place
from stopthief.city.rules.fold import begin
from stopthief.city.rules.state import Phase
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.errors import Broken
from stopthief.core.game import Result
from tests.support.city.loaded_dice import falls, heard, opened
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX
from tests.support.city.tables import DRAKE, JIMMY, SANDRA, TAD, acted, agreed, play, situation

OTHER: dict[str, Any] = {
    "doors": "often",
    "doors_often": 60,
    "subway": "often",
    "subway_often": 40,
    "hold": 25,
    "crime_pull": 3,
    "repeat_robberies": False,
    "clue_place": "never",
    "place_every": 3,
    "opening": "two buildings",
    "tip": "two areas",
    "tip_price": 2000,
    "money": False,
    "win_by": "thieves",
    "win_money_2": 50_000,
    "win_money_3": 25_000,
    "win_money_4": 15_000,
    "win_thieves": 4,
    "starting_money": 0,
    "fine": 3000,
    "spree": 0,
    "first_crime": "elsewhere",
    "loot": 30_000,
    "loot_each": 5000,
    "robbery_price": 7000,
    "pack": 3,
}
"""A value for every switch that is not its default."""


def test_D9_every_switch_is_known_and_explained() -> None:
    """The page's switches and no others, each with a sentence and its range."""
    known = {switch.name: switch for switch in switches()}
    assert set(known) == set(OTHER)
    for switch in known.values():
        assert switch.explanation[0].isupper()
        assert switch.default == getattr(Settings(), switch.name)
        assert switch.choices or isinstance(switch.default, bool) or (switch.least or 0) < (switch.most or 0)


@pytest.mark.parametrize("name", sorted(set(OTHER) - {"money"}))
def test_D9_a_switch_changes_nothing_but_itself(name: str) -> None:
    """Any one of them can be changed alone."""
    settings = changed(Settings(), {name: OTHER[name]})
    differing = {field for field, value in asdict(settings).items() if value != getattr(Settings(), field)}
    assert differing == {name}


def test_D9_money_can_be_switched_off_where_thieves_are_counted() -> None:
    """No money and winning by money do not go together, and the problem says so."""
    with pytest.raises(Broken, match="nobody can win by money"):
        changed(Settings(), {"money": False})
    assert not changed(Settings(), {"money": False, "win_by": "thieves"}).money


@pytest.mark.parametrize(
    ("name", "value"), [("hold", 91), ("doors", "never"), ("fine", 1500), ("loot", 0), ("pack", 10), ("speed", 1)]
)
def test_D9_a_value_out_of_range_is_named(name: str, value: object) -> None:
    """What cannot be is refused by its name, with what may be."""
    with pytest.raises(Broken, match=f"^{name}: .*(must be|there is no such setting).*\\.$"):
        changed(Settings(), {name: value})


def test_D9_the_presets_are_values_of_the_settings() -> None:
    """Each difficulty is reached from standard by changing switches, and these are they."""
    standard = asdict(Settings())
    told = {
        name: {field: value for field, value in asdict(preset).items() if value != standard[field]}
        for name, preset in {**BOX.presets["competitive"], **BOX.presets["cooperative"]}.items()
    }
    assert told == {
        "standard": {},
        "intermediate": {"doors": "often", "subway": "always", "hold": 10, "tip": "two spaces"},
        "advanced": {
            "doors": "often",
            "subway": "often",
            "hold": 10,
            "clue_place": "never",
            "opening": "two buildings",
            "tip": "two areas",
            "money": False,
            "win_by": "thieves",
        },
        "book": {
            "doors": "often",
            "subway": "always",
            "repeat_robberies": False,
            "clue_place": "first",
            "tip": "digit",
            "tip_price": 1000,
        },
    }


@pytest.mark.parametrize("level", ["standard", "intermediate", "advanced"])
def test_D9_a_custom_game_with_a_levels_values_is_that_level(level: str) -> None:
    """The name of a difficulty does nothing by itself: only its values play."""
    named = agreed(difficulty=level)
    custom = Setup("competitive", named.players, "our own", BOX.preset("competitive", level))
    for seed in (ThiefNow(251, 242), ThiefNow(899, 879), ThiefNow(444, 443)):
        assert _steps(custom, seed) == _steps(named, seed)
    assert custom.goal == named.goal


def _steps(setup: Setup, thief: ThiefNow) -> dict[int, Fraction]:
    state = situation(setup, thief, phase=Phase.CLUE)
    odds = CITY.odds(CITY.evolve(state, CITY.decide(state, 0, do.GetClue())))
    assert odds is not None
    return {event.to: Fraction(weight, odds.total) for event, weight in odds if isinstance(event, ev.ThiefMoved)}


def test_D9_odds_of_doors_subway_and_hold() -> None:
    """Any percentage is kept exactly."""
    assert _steps(agreed(doors="often", doors_often=60), ThiefNow(251, 242)) == {
        650: Fraction(3, 5),
        252: Fraction(2, 5),
    }
    rides = _steps(agreed(subway="often", subway_often=40), ThiefNow(899, 879))
    assert rides == dict.fromkeys((500, 599, 699, 799), Fraction(1, 10)) | {897: Fraction(3, 5)}
    assert _steps(agreed(hold=25), ThiefNow(445, 444))[445] == Fraction(1, 4)
    assert 252 not in _steps(agreed(doors="always", doors_often=60), ThiefNow(251, 242))
    assert set(_steps(agreed(subway="never", subway_often=40), ThiefNow(899, 879))) == {897}


def test_D9_crime_pull_and_repeat_robberies() -> None:
    """A pull of 3 weighs a crime scene three times; a scene robbed once only pulls no more and sounds as footsteps."""
    from_452 = ThiefNow(452, 441)
    assert _steps(agreed(crime_pull=3), from_452) == {463: Fraction(3, 5), 442: Fraction(1, 5), 443: Fraction(1, 5)}
    once = agreed(crime_pull=3, repeat_robberies=False)
    robbed = ThiefNow(452, 441, robbed=frozenset({463}))
    assert _steps(once, robbed)[463] == Fraction(1, 3)
    events = acted(situation(once, robbed, phase=Phase.CLUE), do.GetClue(), pick=falls(to=[463]))[1]
    assert events[1] == ev.ThiefMoved(463, "footsteps", 4)


@pytest.mark.parametrize(("shown", "places"), [("always", [4, 4]), ("first", [4, None]), ("never", [None, None])])
def test_D9_clue_place(shown: str, places: list[int | None]) -> None:
    """The place is shown always, with the first clue only, or never."""
    state = heard(opened(agreed(clue_place=shown), "phil", 445), 446)
    assert [clue.place for clue in state.public.clues] == places


@pytest.mark.parametrize(("every", "shown"), [(0, [1]), (1, [1, 2, 3, 4, 5]), (2, [1, 3, 5]), (3, [1, 4])])
def test_D9_place_every_few_clues(every: int, shown: list[int]) -> None:
    """T3: the first clue shows the place, and then every second or third one does."""
    public = begin(BOX, agreed("cooperative", clue_place="first", place_every=every))
    clues = [replace(public, clues=(ev.Clue("hubbub"),) * heard) for heard in range(5)]
    assert [number for number, before in enumerate(clues, 1) if shows_place(before)] == shown


def test_T3_a_place_that_is_never_shown_is_not_shown_every_few_clues() -> None:
    """Never is never."""
    state = heard(opened(agreed(clue_place="never", place_every=1), "phil", 445), 446)
    assert [clue.place for clue in state.public.clues] == [None, None]


@pytest.mark.parametrize(
    ("cast", "loot"), [((SANDRA,), 50_000), ((SANDRA, JIMMY), 60_000), ((SANDRA, JIMMY, TAD), 70_000)]
)
def test_K2_the_loot_grows_with_the_investigators(cast: tuple[str, ...], loot: int) -> None:
    """By a setting; the player of the Pack is none of them."""
    setup = agreed("one-vs-many", investigators=cast, loot_each=10_000)
    assert begin(BOX, setup).loot == begin(BOX, setup).full_loot == loot


def test_D9_opening_tip_and_its_price() -> None:
    """The opening of advanced with a digit tip at $2,000 in a game that is otherwise standard."""
    setup = agreed(opening="two buildings", tip="digit", tip_price=2000)
    state = heard(opened(setup, "phil", 445))
    assert state.public.clues[0].sound in ("construction", "jazz")
    after, events = acted(play(state, do.PlayCard(5)), do.TakeTip())
    assert events == (ev.TipAsked(0, 2000), ev.TipGiven(0, ev.Tip(1, digit=4)))
    assert after.public.money == (1000, 3000)
    assert CITY.view(after, 1).tips == (ev.Tip(1, digit=4),)


@pytest.mark.parametrize(("players", "goal"), [(2, 50_000), (3, 25_000), (4, 15_000)])
def test_D9_winning_money_for_each_number_of_players(players: int, goal: int) -> None:
    """Each table size has its own goal."""
    changes = {name: value for name, value in OTHER.items() if name.startswith("win_money")}
    assert agreed(investigators=(SANDRA, JIMMY, TAD, DRAKE)[:players], **changes).goal == goal


def test_D9_winning_by_a_number_of_thieves_with_money() -> None:
    """Three thieves can win a game that uses money all the same; the money then wins nothing."""
    setup = agreed(win_by="thieves", win_thieves=3)
    for caught, result in ((1, None), (2, Result((0,), "thieves"))):
        state = situation(setup, 445, at=(445, 500), caught=(caught, 0), money=(90_000, 0), thief_card="crystal")
        after = play(state, do.PlayCard(8), do.Arrest(445))
        assert CITY.result(CITY.view(after, None)) == result
        assert after.public.money[0] == 96_000


def test_D9_sums_of_money() -> None:
    """Starting money, fine, spree, Loot, robbery price and the size of the Pack are all free."""
    state = situation(agreed(starting_money=7000, fine=3000, spree=2000), ThiefNow(444, 443), at=(333, 500))
    assert state.public.money == (7000, 7000)
    after = play(state, do.PlayCard(8), do.Arrest(333))
    assert after.public.money == (4000, 7000)
    assert play(after, do.GetClue(), pick=falls(to=[445])).public.spree == 2000
    together = agreed("cooperative", loot=30_000, robbery_price=7000, pack=0)
    state = situation(together, ThiefNow(444, 443), phase=Phase.CLUE)
    assert play(state, do.GetClue(), pick=falls(to=[445])).public.loot == 23_000
    assert opened(together, "", 445).public.thief == "debbie"
