"""Random whole games of every mode and difficulty, audited event by event by a second reading of the rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st
from msgspec.structs import replace

from stopthief.city.box.setup import Mode
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Public, State
from tests.support.city.hunters import CityMatch, eager
from tests.support.city.tables import CITY
from tests.support.games.playing import Choose, any_command, played, steps
from tests.support.games.strategies import GAMES, reproducible, seeds, setups
from tests.support.oracles.city_audit import IN_THE_BOX, Audit, Table
from tests.support.oracles.thief_trail import Shadow

EXAMPLES = 300
MOST = 100


def table_of(public: Public) -> Table:
    """What lies on the table by the game's own account."""
    return Table(
        public.money, public.bank, public.spree, public.loot, public.hands, public.at, public.turn, public.caught
    )


def check(match: CityMatch) -> None:
    """Audit a whole game."""
    audit, shadow = Audit(match.setup), Shadow(match.setup)
    for step in steps(match):
        event, public = step.event, step.after.public
        audit.enter(event)
        shadow.judge(event)
        shadow.enter(event)
        assert table_of(public) == audit.table, f"after {event}"
        assert public.bank + sum(public.money) + public.spree + public.loot == IN_THE_BOX
        assert min(*public.money, public.spree, public.loot) >= 0
        assert step.after.trail == shadow.trail
        check_heard(event, len(public.money))


def check_heard(event: ev.Event, seats: int) -> None:
    """S2: everyone gets the clue of the step, and the same one."""
    if isinstance(event, ev.ThiefMoved | ev.CrimeSounded):
        clue = ev.Heard(event.sound, event.place, loot=event.loot)
        if isinstance(event, ev.ThiefMoved):
            clue = replace(clue, spree=event.spree, again=event.again)
        assert all(CITY.observe(event, seat)[0] == clue for seat in (None, *range(seats)))


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
@profile(reproducible, max_examples=EXAMPLES)
@given(data=st.data(), seed=seeds, choose=st.sampled_from((eager, any_command)))
def test_every_game_passes_the_audit(
    mode: Mode, difficulty: str, data: st.DataObject, seed: int, choose: Choose[State, do.Command]
) -> None:
    """Money and hands are conserved, thieves move by M1-M7, clues are what the trail sounds like, turns go round."""
    check(played(CITY, data.draw(setups(mode, difficulty)), str(seed), choose, MOST))
