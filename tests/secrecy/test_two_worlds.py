"""Two worlds that a seat cannot tell apart by the rules give it the same bytes, always and everywhere."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import settings as profile
from hypothesis import strategies as st

from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.commands import Command
from stopthief.city.rules.state import State
from stopthief.core.errors import Refused
from stopthief.core.match import Match
from stopthief.core.verify import verify
from tests.support.city.hunters import CityMatch, hunted
from tests.support.city.tables import CITY, DRAKE, JIMMY, PEPPER, agreed
from tests.support.games.city_cases import COMMANDS
from tests.support.games.playing import recorded
from tests.support.games.strategies import GAMES, reproducible, seeds, setups
from tests.support.oracles.other_cities import other_world

PAIRS = 100
LONGEST = 110


def half_played(setup: Setup, seed: int, most: int) -> CityMatch:
    """A game up to a random point; not past the end of one where everything is shown."""
    match = hunted(setup, seed, most)
    if match.result is None or setup.is_competitive:
        return match
    before: CityMatch = Match(CITY, setup, match.seed)
    for act in match.acts[:-1]:
        before.restore(act)
    return before


def watchers(setup: Setup) -> tuple[int | None, ...]:
    """Everyone whom the thief hides from."""
    return (None, *setup.investigators)


def export(match: CityMatch, seat: int | None) -> list[bytes]:
    """A seat's stream as JSON lines."""
    return [msgspec.json.encode(seen) for seen in match.stream(seat)]


def secrets(match: CityMatch) -> list[ev.Event]:
    """Everything secret that happened."""
    kinds = (ev.ThiefPlaced, ev.ThiefMoved, ev.TipGiven)
    return [event for act in match.acts for event in act.events if isinstance(event, kinds)]


def same_for(seat: int | None, one: CityMatch, other: CityMatch, rng: Random) -> None:
    """At every step, a seat perceives, may do and is refused the same in both worlds, to the byte."""
    assert export(one, seat) == export(other, seat)
    mine, theirs = CITY.start(one.setup), CITY.start(other.setup)
    for act, changed in zip(one.acts, other.acts, strict=True):
        for event, otherwise in zip(act.events, changed.events, strict=True):
            assert wire(*CITY.observe(event, seat)) == wire(*CITY.observe(otherwise, seat))
            mine, theirs = CITY.evolve(mine, event), CITY.evolve(theirs, otherwise)
        assert mine.possible == theirs.possible, "the odds of tips depend on what not everyone knows"
        view, their_view = CITY.view(mine, seat), CITY.view(theirs, seat)
        assert wire(view) == wire(their_view)
        assert wire(CITY.legal(view)) == wire(CITY.legal(their_view))
        assert wire(CITY.awaited(view), CITY.result(view)) == wire(CITY.awaited(their_view), CITY.result(their_view))
        if seat is not None:
            for command in rng.sample(COMMANDS, 4):
                if command not in CITY.legal(view):
                    assert refusal(mine, seat, command) == refusal(theirs, seat, command)


def wire(*values: object) -> bytes:
    """Values as they would be sent."""
    return msgspec.json.encode(values)


def refusal(state: State, seat: int, command: Command) -> tuple[str, str]:
    """What a seat is told when it tries what it may not."""
    with pytest.raises(Refused) as caught:
        CITY.decide(state, seat, command)
    return caught.value.code, str(caught.value)


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
@profile(reproducible, max_examples=PAIRS)
@given(data=st.data(), seed=seeds, most=st.integers(5, LONGEST))
def test_a_seat_gets_the_same_in_both_worlds(
    mode: Mode, difficulty: str, data: st.DataObject, seed: int, most: int
) -> None:
    """Stream, legal choices, refusals, view and export are byte-equal, and so are a spectator's."""
    setup = data.draw(setups(mode, difficulty))
    seat = data.draw(st.sampled_from(watchers(setup)))
    rng = Random(seed)
    match = half_played(setup, seed, most)
    other = other_world(match, seat, rng)
    assume(secrets(match) != secrets(other))
    verify(CITY, recorded(other, ended=False))
    same_for(seat, match, other, rng)
    same_for(None, match, other, rng)


@pytest.mark.parametrize("tip", ["two spaces", "two areas"])
def test_the_pack_does_not_hear_the_tips_of_its_hunters(tip: str) -> None:
    """V1, P5: the Pack's player knows where the Pack is, and not what the others were told about it."""
    setup = agreed("one-vs-many", "book", (JIMMY, DRAKE, PEPPER), tip=tip)
    pairs = 0
    for seed in range(20):
        rng, match = Random(seed), half_played(setup, seed, 60)
        other = other_world(match, setup.pack, rng)
        verify(CITY, recorded(other, ended=False))
        same_for(setup.pack, match, other, rng)
        pairs += secrets(match) != secrets(other)
    assert pairs > 10
