"""C1-C6 and K1-K3: who plays, what is laid out, and what is drawn before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stopthief.city.box.setup import Mode, Player, Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, Public, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.errors import Broken
from tests.support.city.exact_odds import chances
from tests.support.city.loaded_dice import going
from tests.support.city.tables import ALL, agreed, legal, play, settled, situation
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX

ALL_MONEY = 26 * 1_000 + 16 * 5_000


def revealed(state: State) -> dict[str, Fraction]:
    """The thieves that the next card can show, with their chances."""
    return {event.thief: chance for event, chance in chances(state).items() if isinstance(event, ev.ThiefRevealed)}


def to_reveal(setup: Setup, *seen: str) -> State:
    """A game in which these thieves have been turned over and the next one is due."""
    return situation(setup, phase=Phase.REVEAL, thief_card=seen[-1] if seen else None, seen=seen)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_C1_two_to_four_play(count: int) -> None:
    """Two, three or four players can start, each with the six cards of their own investigator as the hand."""
    setup = agreed(investigators=ALL[-count:])
    CITY.check(setup)
    hands = CITY.start(setup).public.hands
    assert hands == tuple(BOX.investigators[one].hand for one in ALL[-count:])
    assert all(len(set(hand)) == 6 for hand in hands)


@pytest.mark.parametrize("count", [0, 1, 5, 6])
def test_C1_no_fewer_and_no_more(count: int) -> None:
    """One player alone cannot start a competitive game, five cannot either."""
    with pytest.raises(Broken, match=f"2 to 4, not by {count}"):
        CITY.check(agreed(investigators=ALL[:count]))


def test_C1_no_investigator_twice() -> None:
    """There are six investigators, everyone plays one of them, and no two play the same."""
    assert tuple(BOX.investigators) == ALL
    twice = Setup("competitive", (Player("Ann", "tad"), Player("Bob", "tad"), Player("Cy", "columbo"), Player("Di")))
    with pytest.raises(Broken) as caught:
        CITY.check(twice)
    told = " ".join(caught.value.problems)
    assert len(caught.value.problems) == 3
    assert "tad can be only one player's" in told
    assert "no investigator columbo" in told
    assert "every player needs an investigator" in told


def test_C2_the_first_thief_is_any_of_the_twelve() -> None:
    """Each of the twelve competitive thieves is on top of the shuffled deck with a chance of one in twelve."""
    assert revealed(to_reveal(agreed())) == dict.fromkeys(BOX.competitive, Fraction(1, 12))
    assert len(BOX.competitive) == 12


def test_C2_the_next_thief_is_any_that_was_not_seen() -> None:
    """The deck goes on evenly: no card comes twice before the deck is through."""
    left = revealed(to_reveal(agreed(), "phil", "dash", "robin"))
    assert left == dict.fromkeys(set(BOX.competitive) - {"phil", "dash", "robin"}, Fraction(1, 9))


def test_C2_the_top_card_is_revealed_before_the_first_turn() -> None:
    """When the first player is to choose, one thief is face up, and no state holds a face-down card."""
    public = settled(CITY.start(agreed()))[0].public
    assert (public.phase, public.seen) == (Phase.CLUE, (public.thief,))
    assert public.thief in BOX.competitive


@pytest.mark.parametrize(("difficulty", "money"), [("standard", 3_000), ("intermediate", 3_000), ("advanced", 0)])
def test_C3_everyone_starts_on_500_with_money(difficulty: str, money: int) -> None:
    """All stand on 500, with $3,000 each or, on advanced, with nothing."""
    public = CITY.start(agreed(difficulty=difficulty, investigators=ALL[:3])).public
    assert public.at == (500,) * 3
    assert public.money == (money,) * 3


def test_C3_starting_money_is_a_setting() -> None:
    """A table may start richer; without money the setting does nothing."""
    assert CITY.start(agreed(starting_money=7_000)).public.money == (7_000, 7_000)
    assert CITY.start(agreed(difficulty="advanced", starting_money=7_000)).public.money == (0, 0)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_C4_anyone_may_go_first(count: int) -> None:
    """The first player is drawn, every seat with the same chance."""
    drawn = chances(CITY.start(agreed(investigators=ALL[:count])))
    assert drawn == {ev.FirstPlayerDrawn(seat): Fraction(1, count) for seat in range(count)}


def test_C4_play_goes_clockwise() -> None:
    """After the first player the turns go round the table in the order of the seats."""
    state = situation(agreed(investigators=ALL[:4]), thief=467, turn=2)
    turns = []
    for card in (10, 10, 10, 10, 9):
        turns.append(state.public.turn)
        state = play(state, do.PlayCard(card), do.EndTurn(), do.GetClue())
    assert turns == [2, 3, 0, 1, 2]


def test_C5_standard_is_the_default() -> None:
    """Whoever says nothing about difficulty plays standard, which is what every setting's default says."""
    unsaid = Setup("competitive", (Player("Ann", "tad"), Player("Bob", "drake")))
    assert unsaid.difficulty == "standard"
    assert unsaid.settings == BOX.preset("competitive", "standard")


def tables(setup: Setup, seed: int, commands: int) -> Iterator[Public]:
    """The table after every single event of a game in which everybody does anything that is allowed."""
    chance = Random(seed)
    state = CITY.start(setup)
    for _ in range(commands):
        while (odds := CITY.odds(state)) is not None:
            state = CITY.evolve(state, odds.at(chance.randrange(odds.total)))
            yield state.public
        who = CITY.awaited(CITY.view(state, None))
        if who is None:
            return
        command = chance.choice(_lively(state, legal(state)))
        state = CITY.evolve(state, CITY.decide(state, who, command))
        yield state.public


def _lively(state: State, commands: tuple[do.Command, ...]) -> tuple[do.Command, ...]:
    """Tips are taken, and now and then the right space is arrested on: money has to move to be counted."""
    tips = tuple(command for command in commands if isinstance(command, do.TakeTip))
    right = do.Arrest(0 if state.thief is None else state.thief.at)
    return tips or ((right,) if right in commands else commands)


@pytest.mark.parametrize(
    ("mode", "difficulty", "changes"),
    [
        ("competitive", "standard", {"hold": 30, "crime_pull": 20, "starting_money": 1_000_000, "tip_price": 1_000}),
        ("competitive", "intermediate", {"crime_pull": 20, "win_money_4": 90_000}),
        ("competitive", "advanced", {"win_thieves": 12}),
        ("cooperative", "book", {"loot": 1_000_000}),
        ("cooperative", "book", {"loot": 7_000, "crime_pull": 20, "tip": "two spaces", "tip_price": 0, "fine": 0}),
        ("one-vs-many", "book", {}),
    ],
)
def test_C6_no_dollar_appears_or_gets_lost(mode: Mode, difficulty: str, changes: dict[str, Any]) -> None:
    """Bank, investigators, thief card and Loot together always hold the money of the box, $106,000."""
    setup = agreed(mode, difficulty, ALL[:3] if mode == "one-vs-many" else ALL[:4], **changes)
    banks = set()
    for public in tables(setup, seed=6, commands=800):
        assert public.bank + sum(public.money) + public.spree + public.loot == ALL_MONEY
        assert min(*public.money, public.spree, public.loot) >= 0
        banks.add(public.bank)
    assert (len(banks) > 1) == setup.settings.money


def test_C6_the_bank_never_runs_dry() -> None:
    """The figure of the bank is no limit: an empty bank still pays for a robbery and for a reward."""
    state = situation(thief=467, thief_card="phil", phase=Phase.ARREST, card=10, at=(467, 500), bank=0)
    paid = play(state, do.Arrest(467)).public
    assert (paid.money[0], paid.bank) == (10_000, -7_000)


def test_K1_the_top_card_is_any_of_nine() -> None:
    """Each of the nine thieves but Debbie Atlantic can be on top, evenly, and the top one is revealed at the start."""
    nine = set(BOX.cooperative) - {"debbie"}
    assert revealed(to_reveal(agreed("cooperative"))) == dict.fromkeys(nine, Fraction(1, 9))
    public = settled(CITY.start(agreed("cooperative")))[0].public
    assert (public.phase, public.seen) == (Phase.CLUE, (public.thief,))
    assert public.thief in nine


def test_K1_debbie_atlantic_lies_at_the_bottom() -> None:
    """Six come before her, each once and evenly drawn; the seventh is she for certain, and three are never seen."""
    six = ("marina", "sandy", "cliff", "finn", "coral", "wade")
    for turned in range(1, 6):
        left = set(BOX.cooperative) - {"debbie", *six[:turned]}
        assert revealed(to_reveal(agreed("cooperative"), *six[:turned])) == dict.fromkeys(left, Fraction(1, 9 - turned))
    assert revealed(to_reveal(agreed("cooperative"), *six)) == {"debbie": 1}


@pytest.mark.parametrize(("pack", "seen"), [(0, ()), (9, tuple(BOX.cooperative)[1:])])
def test_K1_the_size_of_the_pack_is_a_setting(pack: int, seen: tuple[str, ...]) -> None:
    """From Debbie Atlantic alone to all ten, she always comes last."""
    assert revealed(to_reveal(agreed("cooperative", pack=pack), *seen)) == {"debbie": 1}


def test_K1_debbie_waits_under_the_others() -> None:
    """Though everyone knows her card is there, a robbery costs her price only once she is on top."""
    state = situation(agreed("cooperative"), ThiefNow(466), phase=Phase.CLUE)
    assert play(state, do.GetClue(), pick=going(465)).public.loot == 45_000
    on_top = replace(state, public=replace(state.public, thief="debbie"))
    assert play(on_top, do.GetClue(), pick=going(465)).public.loot == 42_000


@pytest.mark.parametrize("mode", ["cooperative", "one-vs-many"])
def test_K2_the_loot_is_all_the_money(mode: Mode) -> None:
    """$50,000 in the Loot and none with the investigators; both are so on every cooperative table."""
    public = CITY.start(agreed(mode)).public
    assert public.loot == 50_000
    assert set(public.money) == {0}
    assert CITY.start(agreed(mode, loot=8_000)).public.loot == 8_000


def test_K3_everyone_starts_on_500_with_six_cards() -> None:
    """As in competitive games, and everyone has the same chance to go first."""
    start = CITY.start(agreed("cooperative", investigators=ALL[:3]))
    assert start.public.at == (500, 500, 500)
    assert start.public.hands == tuple(BOX.investigators[one].hand for one in ALL[:3])
    assert chances(start) == {ev.FirstPlayerDrawn(seat): Fraction(1, 3) for seat in range(3)}


@pytest.mark.parametrize(("count", "enough"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_K3_two_to_four_play(count: int, enough: bool) -> None:  # noqa: FBT001 - a row of the table
    """One player alone has the solo game, five are too many."""
    setup = agreed("cooperative", investigators=ALL[:count])
    if enough:
        CITY.check(setup)
        return
    with pytest.raises(Broken, match=f"2 to 4, not by {count}"):
        CITY.check(setup)
