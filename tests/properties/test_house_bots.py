"""Bots of the house play legally, finish games, and are reproducible from their seed."""

from __future__ import annotations

from itertools import islice, product

import pytest

from stopthief.core.package.mind import Strength
from stopthief.house.rules import commands as do
from stopthief.house.rules.state import View
from tests.support.games.playing import cut
from tests.support.house.bots import MIND, contested, told
from tests.support.house.players import sleuthed
from tests.support.house.small_houses import small
from tests.support.house.tables import HOUSE, agreed

PACKS = (small(3, 3, 3), small(4, 2, 3), small(5, 4, 4))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("here", [False, True])
def test_bots_play_small_houses_to_the_end(players: int, *, here: bool) -> None:
    """A refused command would end the game with an exception; every strength sits beside every other."""
    tables = islice(product(MIND.strengths, repeat=players), 27)
    for number, strengths in enumerate(tables):
        setup = agreed(players, PACKS[number % len(PACKS)], guess_here=here)
        assert contested(setup, strengths, f"small/{number}").result is not None


@pytest.mark.parametrize("here", [False, True])
def test_the_same_seed_gives_the_same_game(*, here: bool) -> None:
    """To the last command, on the whole pack; another seed of the bots gives another."""
    setup = agreed(3, guess_here=here)
    games = [contested(setup, MIND.strengths, "same").acts for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != contested(setup, MIND.strengths, "other").acts


@pytest.mark.parametrize("strength", MIND.strengths)
def test_a_bot_that_begins_anew_goes_on_the_same(strength: Strength) -> None:
    """A choice depends on observations and seed, not on how often the bot was asked."""
    match = sleuthed(agreed(3), 4, most=40)
    for acts in range(5, len(match.acts)):
        at = cut(match, acts)
        seat = at.awaited
        assert seat is not None
        bot = told(MIND.player(match.setup, seat, strength, "seed"), at, seat)
        first = bot.choose()
        assert bot.choose() == first
        assert told(MIND.player(match.setup, seat, strength, "seed"), at, seat).choose() == first


def test_a_thought_tells_nothing_of_the_card_that_is_shown() -> None:
    """Whichever it is, the same is to be seen; and of a walk or a guess only the room."""
    view: View = HOUSE.blank(agreed(2), None)
    assert MIND.thought(view, do.Show("lamp")) == MIND.thought(view, do.Show("attic"))
    assert MIND.thought(view, do.Guess("lamp", "attic", "bed")) == MIND.thought(view, do.Guess("vase", "attic", "sofa"))
    assert MIND.thought(view, do.MoveTo("attic")) != MIND.thought(view, do.MoveTo("kitchen"))
