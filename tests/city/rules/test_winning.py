"""Rules W1 and W2: how a game is won and lost."""

import pytest
from msgspec.structs import replace

from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.city.text.offers import offered
from stopthief.core.errors import Refused
from stopthief.core.game import Result
from tests.support.city.loaded_dice import falls
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import DRAKE, JIMMY, SANDRA, TAD, acted, agreed, legal, play, situation

TABLE = (TAD, JIMMY, SANDRA, DRAKE)


def _result(state: State) -> Result | None:
    return CITY.result(CITY.view(state, None))


def _about_to_arrest(setup: Setup, thief: int = 445, here: int = 445, **public: object) -> State:
    at = tuple(here if seat == 0 else 500 for seat in range(len(setup.players)))
    return play(situation(setup, thief, at=at, **public), do.PlayCard(9))


@pytest.mark.parametrize(("players", "goal"), [(2, 40_000), (3, 30_000), (4, 20_000)])
def test_W1_the_money_that_wins(players: int, goal: int) -> None:
    """Reaching the goal of this number of players wins at once; a thousand less does not."""
    setup = agreed(investigators=TABLE[:players])
    for money, result in ((goal - 6000, Result((0,), "money")), (goal - 7000, None)):
        state = _about_to_arrest(setup, thief_card="crystal", money=(money, *(3000,) * (players - 1)))
        assert _result(play(state, do.Arrest(445))) == result


def test_W1_money_wins_at_an_arrest_and_not_before() -> None:
    """The spree on the thief's card is nobody's money until the arrest."""
    state = _about_to_arrest(agreed(investigators=(TAD, JIMMY)), thief=444, money=(39_000, 3000), spree=9000)
    assert _result(play(state, do.EndTurn())) is None


def test_W1_after_the_end_nothing_can_be_done_and_the_trail_is_shown() -> None:
    """Nobody is awaited, every command is refused, and where the thief had been is told to all."""
    state = _about_to_arrest(agreed(investigators=(TAD, JIMMY)), thief_card="crystal", money=(34_000, 3000))
    after, events = acted(state, do.Arrest(445))
    assert events[-1] == ev.GameOver((0,), "money", (445,))
    assert CITY.awaited(CITY.view(after, None)) is None
    assert legal(after, 0) == legal(after, 1) == ()
    with pytest.raises(Refused) as refused:
        play(after, do.GetClue(), seat=1)
    assert refused.value.code == "over"


def test_W2_debbie_caught_wins_for_all() -> None:
    """With a single thousand left in the Loot, her arrest wins for every investigator."""
    state = _about_to_arrest(agreed("cooperative", investigators=TABLE), thief_card="debbie", loot=1000)
    assert _result(play(state, do.Arrest(445))) == Result((0, 1, 2, 3), "pack caught")


def test_W2_any_other_thief_caught_does_not_win() -> None:
    """Six cards lie on hers; the game goes on with the next."""
    state = play(_about_to_arrest(agreed("cooperative", investigators=TABLE), thief_card="wade"), do.Arrest(445))
    assert _result(state) is None
    assert state.public.phase is Phase.CLUE


@pytest.mark.parametrize("loot", [1000, 5000])
def test_W2_a_robbery_of_the_last_money_loses_at_once(loot: int) -> None:
    """The clue of the last robbery ends the game: no card is played, nobody wins."""
    state = situation(agreed("cooperative"), ThiefNow(444, 443), phase=Phase.CLUE, loot=loot)
    after, events = acted(state, do.GetClue(), pick=falls(to=[445]))
    assert _result(after) == Result((), "loot gone")
    assert [type(event) for event in events] == [ev.ClueAsked, ev.ThiefMoved, ev.GameOver]


def test_W2_a_loot_of_one_thousand_is_not_empty() -> None:
    """What is left after a robbery keeps the game going."""
    state = situation(agreed("cooperative"), ThiefNow(444, 443), phase=Phase.CLUE, loot=6000)
    after = play(state, do.GetClue(), pick=falls(to=[445]))
    assert after.public.loot == 1000
    assert after.public.phase is Phase.CARD


def test_W2_a_robbery_at_the_start_can_lose() -> None:
    """With the smallest Loot, a Pack that starts on a crime scene has it with the first clue."""
    setup = agreed("cooperative", loot=5000)
    state = situation(setup, 445, phase=Phase.CLUE, clues=())
    assert _result(play(state, do.GetClue())) == Result((), "loot gone")


def test_W2_a_fine_of_the_last_money_loses_at_once() -> None:
    """A false arrest with $1,000 left loses, before the turn passes."""
    after, events = acted(
        _about_to_arrest(agreed("cooperative", investigators=TABLE), here=333, loot=1000), do.Arrest(333)
    )
    assert _result(after) == Result((), "loot gone")
    assert [type(event) for event in events] == [ev.ArrestMissed, ev.GameOver]


@pytest.mark.parametrize("mode", ["cooperative", "one-vs-many", "solo"])
def test_W2_the_guide_says_that_an_arrest_would_lose(mode: Mode) -> None:
    """Exactly where the fine is all that is left in the Loot, whoever asks is told before it is done."""
    setup = agreed(mode, investigators=TABLE[:1] if mode == "solo" else TABLE[:2])
    for loot, loses in ((1000, True), (2000, False)):
        state = _about_to_arrest(setup, here=333, loot=loot)
        assert CITY.guide(CITY.view(state, 0)).fine_loses == loses
        assert (_result(play(state, do.Arrest(333))) is not None) == loses
        offer = offered(CITY.box, CITY.view(state, 0), do.Arrest(333))
        assert ("the game is lost" in offer) == loses


@pytest.mark.parametrize("mode", ["cooperative", "one-vs-many", "solo"])
def test_W2_the_guide_says_that_a_tip_would_lose(mode: Mode) -> None:
    """Exactly where its price is all that is left in the Loot."""
    setup = agreed(mode, investigators=TABLE[:1] if mode == "solo" else TABLE[:2])
    tip = next(card.moves for card in CITY.box.investigators[TABLE[0]].cards if card.effect == "tip before")
    for loot, loses in ((1000, True), (2000, False)):
        at = tuple(333 if seat == 0 else 500 for seat in range(len(setup.players)))
        state = play(situation(setup, 445, at=at, loot=loot), do.PlayCard(tip))
        assert CITY.guide(CITY.view(state, 0)).tip_loses == loses
        assert ("the game is lost" in offered(CITY.box, CITY.view(state, 0), do.TakeTip())) == loses
        assert (_result(play(state, do.TakeTip())) is not None) == loses


def test_W2_nothing_loses_where_the_loot_is_not_counted_here() -> None:
    """In competitive games nobody loses by a fine, and a Loot that lies on the table is not known."""
    poor = _about_to_arrest(agreed(), here=333, money=(1000, 3000))
    assert not CITY.guide(CITY.view(poor, 0)).fine_loses
    printed = replace(agreed("cooperative"), board="printed", cards="box")
    state = situation(printed, 445, phase=Phase.BOARD, loot=1000)
    told = CITY.guide(CITY.view(state, 0))
    assert (told.fine, told.fine_loses, told.tip_loses) == (1000, False, False)
    kept = situation(replace(printed, cards="app"), 445, phase=Phase.BOARD, loot=1000)
    assert CITY.guide(CITY.view(kept, 0)).fine_loses


def test_W2_a_robbery_in_the_getaway_loses_before_its_end() -> None:
    """Half way through the getaway the Loot is gone: the second space is not taken any more."""
    state = play(
        situation(agreed("cooperative"), ThiefNow(444, 443), at=(444, 500), thief_card="wade", loot=3000),
        do.PlayCard(8),
    )
    after, events = acted(state, do.Arrest(444), pick=falls(thief="coral", to=[445]))
    assert _result(after) == Result((), "loot gone")
    assert sum(isinstance(event, ev.ThiefMoved) for event in events) == 1


def test_W2_in_one_vs_many_an_empty_loot_is_the_packs_victory() -> None:
    """The Pack's player wins when the Loot is gone; the investigators win when Debbie is caught."""
    setup = agreed("one-vs-many", investigators=(TAD, JIMMY))
    lost = play(_about_to_arrest(setup, here=333, loot=1000), do.Arrest(333))
    assert _result(lost) == Result((2,), "loot gone")
    won = play(_about_to_arrest(setup, thief_card="debbie"), do.Arrest(445))
    assert _result(won) == Result((0, 1), "pack caught")
