"""The thief's number is in nothing that a seat receives, but where a rule gives it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, State, View
from tests.support.city.hunters import hunted
from tests.support.city.tables import CITY
from tests.support.games.playing import steps
from tests.support.games.strategies import GAMES, reproducible, seeds, setups


def numbers(value: Any) -> Iterator[int | str]:
    """Every number and text inside a value as it is sent."""
    if isinstance(value, dict):
        for inside in value.values():
            yield from numbers(inside)
    elif isinstance(value, list | tuple):
        for inside in value:
            yield from numbers(inside)
    else:
        yield value


def holds(value: object, space: int) -> bool:
    """Whether the number of a space is anywhere inside what is sent."""
    return any(
        one == space or (isinstance(one, str) and str(space) in one) for one in numbers(msgspec.to_builtins(value))
    )


def check_observations(event: ev.Event, before: State, after: State, seat: int | None) -> None:
    """No observation of a seat gives the thief away."""
    setup, thief = after.public.setup, after.thief
    spaces = {state.thief.at for state in (before, after) if state.thief is not None}
    for seen in CITY.observe(event, seat):
        match seen:
            case ev.TipHeard(tip):
                assert isinstance(event, ev.TipGiven)
                assert event.seat == seat or (tip.digit is not None and not tip.spaces and not tip.areas)
            case ev.PackAt():
                assert seat is not None
                assert seat == setup.pack
            case ev.ThiefArrested(_, space):
                assert thief is not None
                assert space == thief.at
            case ev.GameOver(trail=trail):
                assert trail == after.trail
            case ev.Moved() | ev.ArrestMissed():
                pass
            case _:
                assert not any(holds(seen, space) for space in spaces), seen


def check_view(view: View, state: State) -> None:
    """A view has the thief only in tips, where an investigator happens to stand, and in the trail when all is over."""
    if state.thief is None or (view.seat is not None and view.seat == state.public.setup.pack):
        return
    assert view.thief is None
    assert view.trail == ()
    if state.public.phase is Phase.OVER:
        return
    assert view.public.trail == ()
    rest = msgspec.structs.replace(view, public=msgspec.structs.replace(view.public, at=()), tips=())
    assert not holds(rest, state.thief.at)


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
@profile(reproducible, max_examples=20)
@given(data=st.data(), seed=seeds)
def test_no_position_is_sent_but_where_a_rule_gives_it(
    mode: Mode, difficulty: str, data: st.DataObject, seed: int
) -> None:
    """In random games, for every seat and a spectator, after every event."""
    setup: Setup = data.draw(setups(mode, difficulty))
    everyone = (None, *range(len(setup.players)))
    for number, step in enumerate(steps(hunted(setup, seed, most=90))):
        for seat in everyone:
            check_observations(step.event, step.before, step.after, seat)
            if number % 7 == 0:
                check_view(CITY.view(step.after, seat), step.after)


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
@profile(reproducible, max_examples=10)
@given(data=st.data(), seed=seeds)
def test_nothing_in_a_stream_counts_what_is_secret(mode: Mode, difficulty: str, data: st.DataObject, seed: int) -> None:
    """Every seat gets one observation of each event, and one more of what is its own: gaps tell nothing."""
    setup: Setup = data.draw(setups(mode, difficulty))
    match = hunted(setup, seed, most=60)
    events = [event for act in match.acts for event in act.events]
    for seat in (None, *range(len(setup.players))):
        own = [seen for seen in match.stream(seat) if isinstance(seen, ev.TipHeard | ev.PackAt)]
        assert len(list(match.stream(seat))) == len(events) + len(own)
