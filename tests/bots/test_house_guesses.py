"""The guesses of a fair bot in the house: open cards, and an own one among them against a single rival."""

from __future__ import annotations

import pytest

from stopthief.bots.house.fair import Fair
from stopthief.house.rules import commands as do
from tests.support.house.bots import told
from tests.support.house.tables import agreed, begun


@pytest.mark.parametrize(("players", "own"), [(2, 1), (3, 0)])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_only_to_an_only_rival_an_own_card_is_named(players: int, own: int, seed: str) -> None:
    """F7, F8: a single rival shows one card however many of the three are open."""
    match = begun(agreed(players), seed)
    while True:
        seat = match.awaited
        assert seat is not None
        command = told(Fair(match.setup, seat, seed), match, seat).choose()
        if isinstance(command, do.Guess):
            break
        match.submit(seat, command)
    assert len({command.thing, command.room, command.place} & {*match.state.hands[seat]}) == own
