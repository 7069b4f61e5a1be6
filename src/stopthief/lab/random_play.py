"""A match of any game with random legal play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from stopthief.core.game import AnyGame
from stopthief.core.match import AnyMatch, Match


def random_match(
    game: AnyGame,
    setup: Any,  # noqa: ANN401 - any game's setup
    seed: str,
    goes_on: Callable[[AnyMatch], bool],
) -> AnyMatch:
    """Play a match at random, to its end or until `goes_on` says no."""
    match: AnyMatch = Match.begin(game, setup, seed)
    whim = Random(f"{seed}/players").random
    while (seat := match.awaited) is not None and goes_on(match):
        choices = match.legal(seat)
        match.submit(seat, choices[int(whim() * len(choices))])
    return match
