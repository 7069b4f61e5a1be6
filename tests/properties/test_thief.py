"""The kernel and the tips against the referee: not only what happened, but everything that can, with its odds."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import settings as profile

from stopthief.city.box.settings import Settings
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.kernel import kernel
from tests.support.city.hunters import hunted
from tests.support.city.tables import BOARD, BOX, CITY
from tests.support.games.playing import steps
from tests.support.games.strategies import customs, reproducible, seeds, setups
from tests.support.oracles.thief_referee import AREAS, KIND, NEAR, STATIONS, Moment, Trail, shares, starts
from tests.support.oracles.thief_trail import Shadow
from tests.support.oracles.whereabouts import Whereabouts

Told = dict[tuple[int | str, ...], Fraction]

LAST_LEGS: tuple[Trail, ...] = (
    *((start,) for start in KIND),
    *((came, at) for at in KIND for came in NEAR[at]),
    *((came, at) for at in STATIONS for came in STATIONS if came != at),
)
"""Every way a thief can have come to where it is."""


def same_odds(settings: Settings, trail: Trail, *, getaway: bool = False) -> None:
    """Compare the engine's odds of the next step with the referee's, fraction by fraction."""
    rules = kernel(BOARD, settings)
    thief = rules.placed(trail[0])
    for to in trail[1:]:
        thief = rules.moved(thief, to)
    odds = rules.odds(thief, hold=not getaway)
    found = {to: Fraction(weight, odds.total) for to, weight in odds}
    assert found == shares(trail, Moment(settings, competitive=True, card="phil", getaway=getaway)), trail


@pytest.mark.parametrize(("mode", "level"), [(mode, level) for mode, levels in BOX.presets.items() for level in levels])
def test_the_kernel_gives_the_odds_that_the_rules_give(mode: str, level: str) -> None:
    """M1-M7, D3: from every space, however it was reached, exactly."""
    for trail in LAST_LEGS:
        same_odds(BOX.preset(mode, level), trail)
        same_odds(BOX.preset(mode, level), trail, getaway=True)


@profile(reproducible, max_examples=40)
@given(settings=customs())
def test_the_kernel_gives_the_odds_under_any_settings(settings: Settings) -> None:
    """D9, M10: with every share and pull, and after a hold, which changes nothing."""
    for trail in LAST_LEGS[::7]:
        same_odds(settings, trail)
        same_odds(settings, (*trail, trail[-1]), getaway=True)


def test_thieves_start_where_M4_lets_them() -> None:
    """Competitive thieves on a crime scene in a building, the Pack anywhere in one but on doors and windows."""
    settings = BOX.preset("competitive", "standard")
    for competitive in (True, False):
        rules = kernel(BOARD, settings)
        assert set(rules.starts(competitive=competitive)) == starts(Moment(settings, competitive, "phil"))


@profile(reproducible, max_examples=60)
@given(setup=setups("competitive", "intermediate"), seed=seeds)
def test_the_other_half_of_a_tip_is_any_space_that_the_clues_allow(setup: Setup, seed: int) -> None:
    """P2: drawn evenly from what everyone's clues and missed arrests leave, computed here from the rules alone."""
    for tips, allowed, at in every_tip(setup, seed):
        others = allowed - {at} or set(KIND) - {at}
        assert set(tips) == {tuple(sorted((at, other))) for other in others}
        assert len(set(tips.values())) == 1


@profile(reproducible, max_examples=60)
@given(setup=setups("competitive", "advanced"), seed=seeds)
def test_the_other_area_of_a_tip_is_any_that_the_clues_allow(setup: Setup, seed: int) -> None:
    """P3: likewise; a thief on a door or window is in either of its areas, evenly."""
    for tips, allowed, at in every_tip(setup, seed):
        areas = {area for space in allowed for area in AREAS[space]}
        expected: Told = {}
        for true in AREAS[at]:
            others = areas - {true} or {area for some in AREAS.values() for area in some} - {true}
            for other in others:
                pair = tuple(sorted((true, other)))
                expected[pair] = expected.get(pair, Fraction(0)) + Fraction(1, len(AREAS[at]) * len(others))
        assert tips == expected


def every_tip(setup: Setup, seed: int) -> Iterator[tuple[Told, set[int], int]]:
    """For every tip of a game: what it could tell and how likely, what the clues allowed, where the thief was."""
    shadow, whereabouts = Shadow(setup), Whereabouts()
    for step in steps(hunted(setup, seed, most=80)):
        if isinstance(step.event, ev.TipGiven):
            odds = CITY.odds(step.before)
            assert odds is not None
            tips = {_told(event): Fraction(weight, odds.total) for event, weight in odds}
            yield tips, whereabouts.spaces, shadow.trail[-1]
        whereabouts.enter(step.event, shadow.moment)
        shadow.enter(step.event)


def _told(event: ev.Event) -> tuple[int | str, ...]:
    assert isinstance(event, ev.TipGiven)
    return event.tip.spaces or event.tip.areas
