"""Why an investigator may take back a card or a walk, proved without asking the code that says so.

By such an act nobody learns anything: in every world that somebody cannot tell from the real one it looks the same.
"""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules.state import State
from stopthief.core.match import Match
from tests.support.city.hunters import CityMatch, hunted
from tests.support.city.tables import CITY
from tests.support.games.city_cases import CASES
from tests.support.oracles.other_cities import other_world

RETRACTABLE = {"CardPlayed", "Moved"}
"""To add to these, think first what anybody could learn by doing it and taking it back, again and again."""

SETUPS = [pytest.param(case.setup, id=case.name) for case in CASES]


def hidden(state: State) -> tuple[Any, ...]:
    """What only the app knows, and what everybody has heard."""
    public = state.public
    heard = (public.clues, public.thief, public.seen, public.loot, public.spree, public.money, public.owed_tip)
    return state.thief, state.trail, state.tips, state.possible, heard, public.turn, public.turns


def half(match: CityMatch, acts: int) -> CityMatch:
    """A game up to an act."""
    found: CityMatch = Match(CITY, match.setup, match.seed)
    for act in match.acts[:acts]:
        found.restore(act)
    return found


def test_only_these_events_can_be_taken_back() -> None:
    """Every type of event is asked about; the list stands above."""
    kinds = get_args(CITY.types.event)
    made = [kind(*(None for _ in kind.__struct_fields__)) for kind in kinds]
    assert {type(event).__name__ for event in made if CITY.retractable(event)} == RETRACTABLE
    assert len(made) > len(RETRACTABLE) + 10


@pytest.mark.parametrize("setup", SETUPS)
def test_what_can_be_taken_back_looks_the_same_in_every_world(setup: Setup) -> None:
    """For who acts and who watches, whichever of them cannot tell the worlds apart: every observation is equal."""
    tried, different = 0, 0
    for seed in range(3):
        rng, game = Random(seed), hunted(setup, seed, most=90)
        for acts in rng.sample(range(1, len(game.acts)), min(8, len(game.acts) - 1)):
            match = half(game, acts)
            seat = match.awaited
            assert seat is not None
            for watcher in (None, *range(len(setup.players))):
                other = other_world(match, watcher, rng)
                different += other.state.thief != match.state.thief or other.state.tips != match.state.tips
                legal = [one for one in match.legal(seat) if not isinstance(one, do.MovePack)]
                for command in rng.sample(legal, min(3, len(legal))):
                    tried += looks_the_same(match, other, seat, command)
    assert tried > 20
    assert different > 20


def looks_the_same(match: CityMatch, other: CityMatch, seat: int, command: do.Command) -> bool:
    """Check one act in both worlds, if its own event is one that can be taken back."""
    event = CITY.decide(match.state, seat, command)
    if not CITY.retractable(event):
        return False
    assert CITY.decide(other.state, seat, command) == event
    for watcher in (None, *range(len(match.setup.players))):
        assert CITY.observe(event, watcher) == CITY.observe(event, None)
    for world in (match, other):
        assert hidden(CITY.evolve(world.state, event)) == hidden(world.state)
    return True


@pytest.mark.parametrize("setup", SETUPS)
def test_where_more_comes_of_it_it_stays(setup: Setup) -> None:
    """An act of which all events can be taken back threw no dice, and the same person goes on in the same turn."""
    quiet = 0
    for seed in range(6):
        match: CityMatch = Match(CITY, setup, "")
        for act in hunted(setup, seed, most=90).acts:
            before, rolls, awaited = match.state, match.rolls, match.awaited
            match.restore(act)
            if act.events and all(map(CITY.retractable, act.events)):
                assert (match.rolls, match.awaited) == (rolls, awaited)
                assert hidden(match.state) == hidden(before)
                quiet += 1
    assert quiet > 20
