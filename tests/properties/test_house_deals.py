"""Counting deals: equal to looking at every single one, for every kind of evidence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stopthief.deduction.house.deals import count, deals
from stopthief.deduction.house.facts import facts
from stopthief.house.game import HouseMatch
from tests.house_deals import counted, cut, small
from tests.house_helpers import agreed
from tests.house_players import sleuthed, wandered

Play = Callable[..., HouseMatch]
TABLES = ((2, (3, 3, 3)), (2, (4, 2, 2)), (3, (4, 3, 3)), (3, (5, 2, 3)), (4, (4, 4, 3)), (4, (3, 3, 3)))
"""Players, and cards of each kind; some leave cards over."""


@pytest.mark.parametrize(("players", "cards"), TABLES)
@pytest.mark.parametrize("play", [sleuthed, wandered])
def test_counts_equal_enumeration(players: int, cards: tuple[int, int, int], play: Play) -> None:
    """Of every card and every holder, at moments of games, for every seat and for those who watch."""
    rng = Random(f"{players}{cards}")
    for seed in range(6):
        match = play(agreed(players, small(*cards)), seed, most=60)
        at = cut(match, rng.randrange(2, len(match.acts) + 1))
        for seat in (*range(players), *([None] if players < 4 else [])):  # of four, those who watch take too long
            known = facts(at.view(seat))
            found = deals(known)
            assert found == counted(known.deck, at, seat)
            assert found.total == count(known) > 0
