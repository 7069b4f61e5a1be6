"""The filter agrees with an enumeration of every world, for every kind of evidence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from stopthief.city import City
from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, State
from stopthief.deduction.city.detective import Detective
from tests.support.city.hunters import CityMatch, hunted
from tests.support.city.small_city import curious, hamlet
from tests.support.city.tables import CITY, agreed
from tests.support.games.playing import Step, played, steps
from tests.support.games.strategies import GAMES, reproducible, seeds, setups
from tests.support.oracles.city_worlds import Enumeration

HAMLET = hamlet()
EXACT = 1e-12


def compared(game: City, match: CityMatch, seat: int | None) -> Iterator[ev.Observation]:
    """Check the filter against the enumeration after every event; return the evidence."""
    detective, worlds = Detective(game.box, match.setup, seat), Enumeration(game, match, seat)
    for act in match.acts:
        for seen in worlds.follow(act):
            before = detective.belief
            for one in seen:
                detective.see(one)
            if detective.belief != before:
                yield from seen
            if isinstance(seen[0], ev.GameOver):  # the trail is shown, and worlds keep none
                return
            if detective.belief:
                expected = worlds.thieves()
                assert detective.belief.keys() == expected.keys()
                assert all(abs(detective.belief[one] - float(expected[one])) < EXACT for one in expected)


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
def test_the_filter_equals_enumeration(mode: Mode, difficulty: str) -> None:
    """In every mode and difficulty, for every seat and those who watch."""

    @given(setups(mode, difficulty), seeds)
    @limits(reproducible, max_examples=20)
    def check(setup: Setup, seed: int) -> None:
        match = played(HAMLET, setup, str(seed), curious, 45)
        for seat in (None, *range(len(setup.players))):
            for _ in compared(HAMLET, match, seat):
                pass

    check()


KINDS: dict[str, tuple[Mode, dict[str, Any], str]] = {
    "a tip of a space": ("competitive", {"tip": "space"}, "TipHeard"),
    "a tip of two spaces": ("competitive", {"tip": "two spaces", "clue_place": "never"}, "TipHeard"),
    "a tip of two areas": ("competitive", {"tip": "two areas", "clue_place": "never"}, "TipHeard"),
    "a tip of a digit": ("cooperative", {"tip": "digit", "clue_place": "never"}, "TipHeard"),
    "a missed arrest": ("competitive", {"clue_place": "never"}, "ArrestMissed"),
    "an arrest of the Pack": ("cooperative", {"loot": 90_000, "tip_price": 100_000}, "ThiefArrested"),
    "a digit after the getaway": ("cooperative", {"loot": 900_000, "pack": 9}, "DigitTold"),
    "an opening for two buildings": ("competitive", {"opening": "two buildings"}, "opening"),
    "hold music": ("competitive", {"hold": 40, "clue_place": "never"}, "hold music"),
    "laughter": ("cooperative", {"loot": 900_000, "pack": 9}, "laughter"),
    "a train": ("competitive", {"subway": "often", "clue_place": "never"}, "train"),
    "a second step": ("competitive", {"clue_place": "never"}, "again"),
    "a robbed scene": ("cooperative", {"loot": 900_000, "crime_pull": 5}, "robbed"),
}
"""Every kind of evidence, a game in which it comes up, and how to know it."""


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_evidence(kind: str) -> None:
    """Each changes the belief, to what the enumeration says."""
    mode, changes, wanted = KINDS[kind]
    found: Counter[str] = Counter()
    for seed in range(60):
        setup = agreed(mode, **changes)
        match = played(HAMLET, setup, f"{kind}/{seed}", curious, 120)
        for one in compared(HAMLET, match, 0):
            found[type(one).__name__] += 1
            if isinstance(one, ev.Heard):
                found.update([one.sound, *(["again"] if one.again else [])])
                found["opening"] += one.sound in ("construction", "ice cream")
        found["robbed"] += sum(map(_is_robbed_scene, steps(match)))
        if found[wanted]:
            return
    pytest.fail(f"{wanted} never came up: {found}")


def _is_robbed_scene(step: Step[State, ev.Event]) -> bool:
    """M9: a scene that was robbed before sounds as footsteps."""
    robbed = isinstance(step.event, ev.ThiefMoved) and HAMLET.box.board.kind[step.event.to] == "crime scene"
    return robbed and isinstance(step.event, ev.ThiefMoved) and step.event.sound == "footsteps"


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
def test_the_truth_is_never_ruled_out(mode: Mode, difficulty: str) -> None:
    """On the city itself, after every event, for every seat; and all that is believed sums to one."""

    @given(setups(mode, difficulty), st.integers(0, 2**32))
    @limits(reproducible, max_examples=8)
    def check(setup: Setup, seed: int) -> None:
        match = hunted(setup, seed, 120)
        seats = (None, *range(len(setup.players)))
        detectives = [Detective(CITY.box, setup, seat) for seat in seats]
        for step in steps(match):
            for detective in detectives:
                for seen in CITY.observe(step.event, detective.view.seat):
                    detective.see(seen)
                assert detective.view == CITY.view(step.after, detective.view.seat)
                if step.after.thief is not None and step.after.public.phase not in (Phase.REVEAL, Phase.PLACE):
                    assert detective.belief[step.after.thief] > 0
                    assert detective.belief.total == pytest.approx(1)

    check()


def test_one_seat_knows_more_by_its_tip() -> None:
    """A private tip changes the belief of its owner and of nobody else."""
    assert sum(map(_told_something_new, range(6)))


def _told_something_new(seed: int) -> int:
    """The tips of the first seat that told it anything, in one game."""
    match = played(HAMLET, agreed(clue_place="never"), f"tips/{seed}", curious, 60)
    owner, other = (Detective(HAMLET.box, match.setup, seat) for seat in (0, 1))
    told = 0
    for act in match.acts:
        for event in act.events:
            before = owner.belief, other.belief
            for detective in (owner, other):
                for seen in HAMLET.observe(event, detective.view.seat):
                    detective.see(seen)
            if isinstance(event, ev.TipGiven) and event.seat == 0:
                told += len(before[0]) > 1
                assert set(owner.belief.spaces()) == {*event.tip.spaces}
                assert other.belief == before[1]
    return told
