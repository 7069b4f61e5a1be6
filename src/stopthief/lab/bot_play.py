"""A match of any game between bots of one strength."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from stopthief.core.game import AnyGame
from stopthief.core.match import AnyMatch, Match
from stopthief.core.package.follower import Follower
from stopthief.core.package.mind import Bot, Mind, Strength


def bot_match(
    game: AnyGame,
    mind: Mind,
    strength: Strength,
    setup: Any,  # noqa: ANN401 - any game's setup
    seed: str,
    goes_on: Callable[[AnyMatch], bool],
) -> AnyMatch:
    """Play a match with bots on all seats, to its end or until `goes_on` says no."""
    match: AnyMatch = Match.begin(game, setup, seed)
    bots: list[Follower[Bot]] = [
        Follower(game, seat, partial(mind.player, setup, seat, strength, f"{seed}/bot/{seat}"))
        for seat in range(game.seats(setup))
    ]
    while (seat := match.awaited) is not None and goes_on(match):
        match.submit(seat, bots[seat].after(match.acts).choose())
    return match
