"""Positions with an obvious best command, which fair and strong investigators find."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stopthief.bots.city.distances import steps_to_arrest
from stopthief.bots.city.investigator.player import InvestigatorBot
from stopthief.bots.city.mind import PERSONS
from stopthief.city.rules import commands as do
from stopthief.city.rules.reach import CardUse, arrests_with, numbered_within
from stopthief.city.rules.state import Phase, State, View
from stopthief.city.rules.thief import ThiefNow
from stopthief.city.rules.walk import Gait
from stopthief.core.package.mind import Strength
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.detective import Detective
from tests.support.city.people import suspecting
from tests.support.city.tables import BOARD, DRAKE, PEPPER, SANDRA, TAD, agreed, play, situation
from tests.support.city.tables import BOOK_BOX as BOX

THINKING: tuple[Strength, ...] = ("fair", "strong")


def chosen(state: State, strength: Strength, *spaces: int | ThiefNow) -> do.Command:
    """The command of seat 0 when the thief is on one of these spaces, each as likely."""
    if strength in PERSONS:
        return suspecting(state, PERSONS[strength], {one if isinstance(one, int) else one.at for one in spaces})
    detective, spectator = (Detective(BOX, state.public.setup, seat) for seat in (0, None))
    detective.view, spectator.view = View(0, state.public), View(None, state.public)
    detective.belief = spectator.belief = Belief.even(ThiefNow(one) if isinstance(one, int) else one for one in spaces)
    return InvestigatorBot.of(detective, spectator).choose()


FAR = max(BOARD.numbers, key=lambda space: (steps_to_arrest(BOARD, space)[500], space))
"""The space that is furthest from the centre."""


def needing(node: int, least: int, most: int, arrest_range: int) -> list[int]:
    """Spaces for which an arrest takes this many steps on one card."""
    near, far = (arrests_with(BOARD, node, CardUse(moves, Gait(), arrest_range)) for moves in (least - 1, most))
    return sorted(far - near)


@pytest.mark.parametrize("strength", THINKING)
def test_a_thief_who_is_known_and_in_reach_is_caught(strength: Strength) -> None:
    """Card, move and arrest, one after the other."""
    (thief, *_) = needing(500, 7, 8, 1)
    state = situation(thief=thief)
    for _ in range(3):
        state = play(state, chosen(state, strength, thief))
    assert state.public.caught == (1, 0)


@pytest.mark.parametrize("strength", THINKING)
def test_an_arrest_that_costs_nothing_is_tried(strength: Strength) -> None:
    """R5: without money a false arrest is free, however unlikely a right one is."""
    here = BOARD.steps[BOARD.numbers[0]][0]
    around = {do.Arrest(space) for space in numbered_within(BOARD, here, 1)}
    state = situation(thief=500, phase=Phase.ARREST, card=3, money=(0, 3000), moved=True, at=(here, 500))
    assert chosen(state, strength, *BOARD.numbers) in around


@pytest.mark.parametrize("strength", THINKING)
def test_an_arrest_that_costs_too_much_is_not(strength: Strength) -> None:
    """Not at one in a hundred, for as much as three rewards."""
    state = situation(agreed(fine=30_000), 312, phase=Phase.ARREST, card=3, money=(30_000, 0), moved=True)
    assert chosen(state, strength, *BOARD.numbers) == do.EndTurn()


@pytest.mark.parametrize("strength", THINKING)
def test_a_tip_that_decides_is_taken(strength: Strength) -> None:
    """P1: with four spaces in reach, and room for one arrest."""
    spaces = needing(500, 3, 5, 1)[:4]
    state = situation(thief=spaces[0], phase=Phase.MOVE, card=5, effect="tip before", hands=((3, 8), (3,)))
    assert chosen(state, strength, *spaces) == do.TakeTip()


@pytest.mark.parametrize("strength", THINKING)
def test_a_tip_that_tells_nothing_is_not_paid_for(strength: Strength) -> None:
    """The thief's space is known."""
    (thief, *_) = needing(500, 3, 5, 1)
    state = situation(thief=thief, phase=Phase.MOVE, card=5, effect="tip before", thief_card="tip")
    assert chosen(state, strength, thief) != do.TakeTip()


@pytest.mark.parametrize("strength", THINKING)
def test_the_last_of_the_loot_buys_no_tip(strength: Strength) -> None:
    """W2: an empty Loot loses at once."""
    spaces = needing(500, 3, 5, 1)
    state = situation(agreed("solo", investigators=(SANDRA,)), spaces[0])
    public = replace(state.public, phase=Phase.MOVE, card=5, effect="tip before", loot=1000)
    assert chosen(replace(state, public=public), strength, *spaces) != do.TakeTip()


QUIET = [space for space in BOARD.numbers if not {space, *BOARD.neighbours[space]} & {*BOARD.crime_scenes}]
"""Where no robbery can follow."""


def hunting(loot: int, space: int) -> State:
    """Alone beside a space where the Pack may be, with the turn's arrest to be made or not."""
    state = situation(agreed("solo", investigators=(SANDRA,)), space)
    beside = BOARD.steps[space][0]
    return replace(state, public=replace(state.public, phase=Phase.ARREST, card=5, moved=True, at=(beside,), loot=loot))


@pytest.mark.parametrize("strength", THINKING)
def test_a_guess_is_made_while_it_is_cheap(strength: Strength) -> None:
    """R2: one in three, for a thousand of the whole Loot."""
    assert chosen(hunting(50_000, QUIET[0]), strength, QUIET[0], QUIET[-1], QUIET[-2]) == do.Arrest(QUIET[0])


@pytest.mark.parametrize("strength", THINKING)
def test_the_game_is_not_staked_on_a_guess_that_is_likelier_wrong(strength: Strength) -> None:
    """W2: the same for the last thousand, when nothing presses."""
    assert chosen(hunting(1_000, QUIET[0]), strength, QUIET[0], QUIET[-1], QUIET[-2]) == do.EndTurn()


def test_a_bad_guess_is_better_than_a_robbery_that_is_sure_to_lose() -> None:
    """W2, M2: wherever the Pack is, its next step is onto a crime scene, and the Loot is all but gone."""
    doomed = [ThiefNow(231, came=630), ThiefNow(233, came=223), ThiefNow(444, came=443)]
    for thief in doomed:
        assert {*BOARD.neighbours[thief.at]} - {thief.came} <= {*BOARD.crime_scenes}
    assert chosen(hunting(1_000, 231), "strong", *doomed) == do.Arrest(231)


@pytest.mark.parametrize("strength", THINKING)
def test_cards_are_picked_up_when_little_is_left(strength: Strength) -> None:
    """A1: with the thief far away from any card, the lowest brings all others back."""
    state = situation(thief=FAR, hands=((3, 6), (3, 5, 7, 8, 9, 10)))
    assert chosen(state, strength, FAR) == do.PlayCard(3)


@pytest.mark.parametrize("strength", THINKING)
def test_the_long_arm_is_used_where_no_other_card_reaches(strength: Strength) -> None:
    """A5: three steps more than the card has."""
    short = {*needing(500, 0, 6, 1)}
    thief = next(space for space in needing(500, 0, 6, 3) if space not in short)
    setup = agreed(investigators=(PEPPER, TAD))
    state = situation(setup, thief, hands=((3, 5, 6), BOX.investigators[TAD].hand))
    assert chosen(state, strength, thief) == do.PlayCard(6)
    for _ in range(3):
        state = play(state, chosen(state, strength, thief))
    assert state.public.caught == (1, 0)


def test_another_is_helped_against_the_pack() -> None:
    """A6: the next one can be brought to where it catches a thief who is known, and the mover cannot."""
    setup = agreed("cooperative", investigators=(DRAKE, TAD))
    thief = next(space for space in needing(500, 8, 8, 1))
    hands = ((3,), BOX.investigators[TAD].hand[:1])
    state = situation(setup, thief, phase=Phase.MOVE, card=7, effect="escort", hands=hands, at=(FAR, 500))
    assert isinstance(chosen(state, "strong", thief), do.Escort)


@pytest.mark.parametrize("fields", [{"thief_card": "robin", "money": (3000, 3000)}, {"thief_card": "frank"}])
def test_money_goes_to_oneself_and_comes_from_others(fields: dict[str, Any]) -> None:
    """H1: what a captured thief leaves to choose."""
    setup = agreed(investigators=(SANDRA, DRAKE, TAD))
    money = fields.pop("money", (1000, 9000, 5000))
    state = situation(setup, 500, phase=Phase.EFFECT, **fields, money=(*money, 7000)[:3])
    assert chosen(state, "fair", 500) == do.Choose(0 if money[0] == money[1] else 1)
