"""Two deals that a seat cannot tell apart by the rules give it the same in everything, byte for byte."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import settings as profile
from hypothesis import strategies as st

from stopthief.core.errors import Refused
from stopthief.core.playthrough import exported, playthrough
from stopthief.core.verify import verify
from stopthief.games import GAMES
from stopthief.house.game import HouseMatch
from stopthief.house.rules.commands import Command
from stopthief.house.rules.state import State
from tests.support.games.house_cases import COMMANDS
from tests.support.games.playing import recorded
from tests.support.games.strategies import reproducible, seeds
from tests.support.house.players import sleuthed, wandered
from tests.support.house.tables import HOUSE, agreed
from tests.support.oracles.other_deals import other_world, slots_of

WORDS = GAMES["house"].words


def wire(*values: object) -> bytes:
    """Values as they would be sent."""
    return msgspec.json.encode(values)


def refusal(state: State, seat: int, command: Command) -> tuple[str, str]:
    """What a seat is told when it tries what it may not."""
    with pytest.raises(Refused) as caught:
        HOUSE.decide(state, seat, command)
    return caught.value.code, str(caught.value)


def same_for(seat: int | None, one: HouseMatch, other: HouseMatch, rng: Random) -> None:
    """At every step, a seat perceives, knows, may do and is refused the same in both worlds, to the byte."""
    mine, theirs = HOUSE.start(one.setup), HOUSE.start(other.setup)
    for act, changed in zip(one.acts, other.acts, strict=True):
        for event, otherwise in zip(act.events, changed.events, strict=True):
            assert wire(*HOUSE.observe(event, seat)) == wire(*HOUSE.observe(otherwise, seat))
            mine, theirs = HOUSE.evolve(mine, event), HOUSE.evolve(theirs, otherwise)
        view, their_view = HOUSE.view(mine, seat), HOUSE.view(theirs, seat)
        assert wire(view) == wire(their_view)
        assert list(HOUSE.legal(view)) == list(HOUSE.legal(their_view))
        assert wire(HOUSE.guide(view)) == wire(HOUSE.guide(their_view))
        assert wire(HOUSE.awaited(view), HOUSE.result(view)) == wire(
            HOUSE.awaited(their_view), HOUSE.result(their_view)
        )
        if seat is not None:
            for command in rng.sample(COMMANDS, 4):
                if command not in HOUSE.legal(view):
                    assert refusal(mine, seat, command) == refusal(theirs, seat, command)
    mine_told, theirs_told = recorded(one, ended=False), recorded(other, ended=False)
    assert list(exported(HOUSE, mine_told, seat)) == list(exported(HOUSE, theirs_told, seat))
    assert list(playthrough(HOUSE, WORDS, mine_told, seat)) == list(playthrough(HOUSE, WORDS, theirs_told, seat))


@pytest.mark.parametrize("players", range(2, 7))
@profile(reproducible, max_examples=30)
@given(data=st.data(), seed=seeds, most=st.integers(8, 80), plan=st.booleans())
def test_a_seat_gets_the_same_in_both_worlds(
    players: int, data: st.DataObject, seed: int, most: int, *, plan: bool
) -> None:
    """Stream, view, legal choices, refusals, sheet, story and export; of a spectator as well."""
    setup = agreed(players, guess_here=data.draw(st.booleans()))
    seat = data.draw(st.sampled_from((None, *range(players))))
    rng = Random(seed)
    match = (sleuthed if plan else wandered)(setup, seed, most)
    other = other_world(match, seat, rng)
    assume(slots_of(match) != slots_of(other))
    verify(HOUSE, recorded(other, ended=False))
    same_for(seat, match, other, rng)
    same_for(None, match, other, rng)


@pytest.mark.parametrize("players", [3, 6])
def test_what_others_show_each_other_is_nobodys_business(players: int) -> None:
    """The same deal, other cards shown between two others: a third sees no difference, even when all is over."""
    pairs = 0
    for seed in range(2):
        match = sleuthed(agreed(players), seed)
        for seat in range(0, players, 2):
            rng = Random(seed)
            other = other_world(match, seat, rng)
            pairs += match.acts != other.acts
            same_for(seat, match, other, rng)
    assert pairs >= players


def test_the_other_worlds_are_really_other_worlds() -> None:
    """A deal is found in which the answer is another one, and one in which another hand differs."""
    answers, hands = 0, 0
    for seed in range(10):
        match = sleuthed(agreed(4), seed, 14)
        other = other_world(match, 0, Random(seed))
        answers += match.state.answer != other.state.answer
        hands += match.state.hands[1:] != other.state.hands[1:]
        assert match.state.hands[0] == other.state.hands[0]
    assert answers > 5
    assert hands == 10
