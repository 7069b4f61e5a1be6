"""Rules H1 and H2: Debbie Atlantic and the nine other thieves of the Pack in play."""

import pytest
from msgspec.structs import replace

from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules import rates
from stopthief.city.rules.fold import fold
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.thief import ThiefNow
from tests.support.city.loaded_dice import falls
from tests.support.city.tables import BOARD, JIMMY, SANDRA, acted, agreed, legal, play, situation, targets
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX
from tests.support.city.tables import CITY as SHIPPED
from tests.support.oracles.walk_enumeration import ends

TOGETHER = agreed("cooperative", investigators=(SANDRA, JIMMY))
CARDS = {
    "Debbie Atlantic": "at large",
    "Marina Tide": "at large",
    "Sandy Shore": "at large",
    "Cliff Edge": "at large",
    "Finn Gill": "at large",
    "Coral Reed": "at large",
    "Wade Waters": "captured",
    "Pearl Harper": "captured",
    "Skip Dock": "captured",
    "Jetty Moore": "captured",
}
"""The table of content.md."""


def _clue(thief: str, now: ThiefNow, *to: int, setup: Setup = TOGETHER) -> tuple[State, tuple[ev.Event, ...]]:
    state = situation(setup, now, thief_card=thief, phase=Phase.CLUE)
    return acted(state, do.GetClue(), pick=falls(to=to))


def _caught(thief: str, *to: int, after: str = "coral", **public: object) -> tuple[State, tuple[ev.Event, ...]]:
    """Seat 0 has just arrested this thief on 443, which the Pack reached from 444; it got away along these spaces."""
    state = situation(TOGETHER, ThiefNow(443, 444), thief_card=thief, **({"at": (443, 500)} | public))
    return acted(play(state, do.PlayCard(8)), do.Arrest(443), pick=falls(thief=after, to=to))


def _steps(events: tuple[ev.Event, ...]) -> list[int]:
    return [event.to for event in events if isinstance(event, ev.ThiefMoved)]


def test_H1_the_pack_has_ten_cards_of_two_kinds() -> None:
    """The names and kinds of the table; Debbie alone is the last."""
    told = {thief.name: "at large" if thief.captured is None else "captured" for thief in BOX.cooperative.values()}
    assert told == CARDS
    assert BOX.cooperative[BOX.boss].name == "Debbie Atlantic"


def test_H1_an_ability_of_the_pack_ends_with_its_card() -> None:
    """Cliff Edge caught, investigators ride again, at once: the next player does."""
    after = _caught("cliff", 432, 423)[0]
    assert after.public.thief == "coral"
    assert 899 in targets(play(after, do.GetClue(), do.PlayCard(8)))


def test_H2_debbie_atlantic_robs_eight_thousand() -> None:
    """Each robbery takes $8,000, of another thief $5,000, and at most what is left."""
    assert _clue("debbie", ThiefNow(444, 443), 445)[0].public.loot == 42_000
    assert _clue("coral", ThiefNow(444, 443), 445)[0].public.loot == 45_000
    opening = acted(situation(TOGETHER, 445, thief_card="debbie", phase=Phase.CLUE, clues=()), do.GetClue())
    assert opening[1][1] == ev.CrimeSounded("alarm", 4, 8000)


def test_H2_debbie_atlantic_robs_at_her_price_in_the_getaway_that_reveals_her() -> None:
    """Her card is face up when the Pack gets away, so a robbery on the way costs $8,000."""
    state = situation(
        TOGETHER, ThiefNow(444, 443), thief_card="wade", at=(444, 500), seen=("a", "b", "c", "d", "e", "wade")
    )
    after, events = acted(play(state, do.PlayCard(8)), do.Arrest(444), pick=falls(to=[445, 446]))
    assert after.public.thief == "debbie"
    assert after.public.loot == 42_000
    assert _steps(events) == [445, 446]


def test_H2_debbie_atlantic_of_the_box_spares_the_getaway_that_reveals_her() -> None:
    """R4: nobody loses all before they could do anything; from then on no one mistake takes a full Loot."""
    public = situation(TOGETHER, ThiefNow(444, 443), thief_card="debbie", phase=Phase.CLUE).public
    assert rates.robbery_price(SHIPPED.box, replace(public, getaway=True)) == 0
    robbery, fine = rates.robbery_price(SHIPPED.box, public), rates.fine(SHIPPED.box, public)
    assert 5_000 < fine < robbery < public.loot == 50_000
    assert 1_000 < rates.tip_price(SHIPPED.box, public) < fine


def test_R4_a_card_may_lengthen_the_getaway_that_turns_it_over() -> None:
    """The Pack runs as far as her card says; any other card leaves it at two spaces."""
    public = situation(TOGETHER, 444, thief_card="wade", phase=Phase.REVEAL, arrested=True, steps=2).public
    far = SHIPPED.box.thieves["debbie"].at_large.getaway
    revealed = fold(SHIPPED.box, public, ev.ThiefRevealed("debbie"))
    assert (revealed.steps, revealed.getaway, far > 2) == (far, True, True)
    assert fold(SHIPPED.box, public, ev.ThiefRevealed("skip")).steps == 2


def test_H2_marina_tide_doubles_the_tip() -> None:
    """A tip costs $2,000 from the Loot, and needs them all."""
    state = play(situation(TOGETHER, 445, thief_card="marina"), do.PlayCard(5))
    after, events = acted(state, do.TakeTip())
    assert events[0] == ev.TipAsked(0, 2000)
    assert after.public.loot == 48_000
    short = play(situation(TOGETHER, 445, thief_card="marina", loot=1000), do.PlayCard(5))
    assert do.TakeTip() not in legal(short)


def test_H2_sandy_shore_laughs_outside() -> None:
    """Street spaces sound as laughter without a place; doors, trains, rooms and the news stand as ever."""
    shown = agreed("cooperative", investigators=(SANDRA, JIMMY), clue_place="always")
    assert _clue("sandy", ThiefNow(468, 467), 879, setup=shown)[1][1] == ev.ThiefMoved(879, "laughter")
    assert _clue("coral", ThiefNow(468, 467), 879, setup=shown)[1][1] == ev.ThiefMoved(879, "hubbub", 8)
    for came, at, to, sound in (
        (468, 879, 899, "train"),
        (443, 452, 441, "creak"),
        (444, 443, 442, "footsteps"),
        (719, 619, 709, "alarm"),
    ):
        event = _clue("sandy", ThiefNow(at, came), to)[1][1]
        assert isinstance(event, ev.ThiefMoved)
        assert event.sound == sound


def test_H2_cliff_edge_stops_the_subway_for_investigators() -> None:
    """Nobody rides; the Pack does."""
    for start in (500, 879899):
        state = play(situation(TOGETHER, 445, thief_card="cliff", at=(start, 500)), do.PlayCard(8))
        assert targets(state) == ends(BOARD, start, 8, rides=False)
    assert _clue("cliff", ThiefNow(899, 879), 500)[1][1] == ev.ThiefMoved(500, "train")


def test_H2_finn_gill_moves_once_more_after_a_ride() -> None:
    """The train and the step after it are heard with one clue; that step walks, as after any ride."""
    after, events = _clue("finn", ThiefNow(899, 879), 500, 501)
    assert events[1:] == (ev.ThiefMoved(500, "train", again=True), ev.ThiefMoved(501, "hubbub"))
    assert after.public.phase is Phase.CARD
    assert [clue.sound for clue in after.public.clues[1:]] == ["train", "hubbub"]
    walked = _clue("finn", ThiefNow(879, 468), 899)[1]
    assert _steps(walked) == [899]
    assert _steps(_clue("coral", ThiefNow(899, 879), 500)[1]) == [500]


def test_H2_finn_gill_gets_no_extra_space_in_a_getaway() -> None:
    """A ride among the two getaway spaces is one of the two."""
    state = situation(TOGETHER, ThiefNow(879, 468), thief_card="wade", at=(879, 500))
    events = acted(play(state, do.PlayCard(8)), do.Arrest(879), pick=falls(thief="finn", to=[899, 500]))[1]
    assert _steps(events) == [899, 500]


def test_H2_coral_reed_doubles_the_fine() -> None:
    """A false arrest takes $2,000 from the Loot."""
    state = play(situation(TOGETHER, 445, thief_card="coral", at=(333, 500)), do.PlayCard(8))
    after, events = acted(state, do.Arrest(333))
    assert events[0] == ev.ArrestMissed(0, 333, 2000)
    assert after.public.loot == 48_000


def test_H2_wade_waters_gives_everyone_all_cards() -> None:
    """Every investigator's hand is full again at his arrest, the card just played included."""
    after, events = _caught("wade", 432, 423, hands=((3, 8), (10,)))
    assert ev.CardsPickedUp((0, 1)) in events
    assert after.public.hands == ((3, 5, 6, 8, 9, 10), (3, 5, 7, 8, 9, 10))


@pytest.mark.parametrize("loot", [50_000, 1000])
def test_H2_pearl_harper_returns_three_thousand(loot: int) -> None:
    """$3,000 comes from the bank into the Loot, also above what it was at the start."""
    state = situation(TOGETHER, ThiefNow(443, 444), thief_card="pearl")
    after = _caught("pearl", 432, 423, loot=loot)[0]
    assert after.public.loot == loot + 3000
    assert after.public.bank == state.public.bank - 3000


def test_H2_skip_dock_gets_away_over_three_spaces() -> None:
    """Three spaces and three sounds instead of two."""
    after, events = _caught("skip", 432, 423, 413)
    assert _steps(events) == [432, 423, 413]
    assert [clue.sound for clue in after.public.clues[1:]] == ["laughter"] * 3
    assert after.thief == ThiefNow(413, 423)
    assert _steps(_caught("wade", 432, 423)[1]) == [432, 423]


def test_H2_jetty_moore_tells_everyone_the_digit() -> None:
    """After the two spaces every seat and spectator learns the first digit of the Pack's space, at no price."""
    after, events = _caught("jetty", 432, 423)
    kinds = [type(event) for event in events]
    assert kinds[-4:] == [ev.ThiefMoved, ev.ThiefMoved, ev.DigitTold, ev.TurnEnded]
    assert ev.DigitTold(4) in events
    assert after.public.loot == 50_000
    for seat in (0, 1, None):
        assert CITY.view(after, seat).tips == (ev.Tip(3, digit=4),)
    assert not [event for event in _caught("wade", 432, 423)[1] if isinstance(event, ev.DigitTold)]
