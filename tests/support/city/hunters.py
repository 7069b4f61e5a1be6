"""A chooser for the city that makes much happen: it takes tips, walks towards a thief it should not see, arrests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from stopthief.city import City
from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import State, View
from stopthief.core.match import Match
from tests.support.city.tables import BOARD, CITY
from tests.support.games.playing import played

CityMatch = Match[Setup, State, do.Command, ev.Event, ev.Observation, View]


def eager(rng: Random, state: State, commands: Sequence[do.Command]) -> do.Command:
    """Mostly what a lucky investigator would do, often what no investigator would."""
    mood = rng.random()
    at = None if state.thief is None else state.thief.at
    tips = [one for one in commands if isinstance(one, do.TakeTip)]
    arrests = [one for one in commands if isinstance(one, do.Arrest)]
    moves = [one for one in commands if isinstance(one, do.MoveTo)]
    if tips and mood < 0.7:
        return tips[0]
    if arrests and mood < 0.8:
        right = [one for one in arrests if one.space == at]
        if right or mood < 0.1:
            return rng.choice(right or arrests)
    if moves and at is not None and mood < 0.9:
        steps = steps_to(at)
        return min(moves, key=lambda move: steps[move.to])
    return rng.choice(commands)


@cache
def steps_to(target: int) -> dict[int, int]:
    """How far every node is from one, windows counted."""
    found, edge = {target: 0}, [target]
    for node in edge:
        for near in BOARD.steps[node]:
            if near not in found:
                found[near] = found[node] + 1
                edge.append(near)
    return found


def hunted(setup: Setup, seed: int, most: int = 150, game: City = CITY) -> CityMatch:
    """A game of the city between eager investigators."""
    return played(game, setup, str(seed), eager, most)


def seen(match: CityMatch, seat: int | None) -> Iterator[ev.Observation]:
    """All that a seat perceived of a game."""
    for act in match.acts:
        for event in act.events:
            yield from CITY.observe(event, seat)
