"""Bots and advisers of the house do the same in deals that their seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

from stopthief.core.package.mind import Bot, Strength
from stopthief.house.game import HouseMatch
from stopthief.house.rules import commands as do
from tests.support.games.playing import cut
from tests.support.house.bots import MIND, told
from tests.support.house.players import sleuthed
from tests.support.house.tables import agreed
from tests.support.oracles.other_deals import other_world


def pairs(seat: int, games: int) -> Iterator[tuple[HouseMatch, HouseMatch]]:
    """Moments at which this seat has to choose, each with another deal that it cannot tell from the real one."""
    for seed in range(games):
        match = sleuthed(agreed(2 + seed % 3, guess_here=bool(seed % 2)), seed, most=30 + seed)
        moments = [end for end in range(2, len(match.acts)) if match.acts[end].seat == seat]
        at = cut(match, moments[-1 - seed % 3])
        other = other_world(at, seat, Random(seed))
        assert other.state.hands != at.state.hands
        yield at, other


def tells_apart(make: Callable[[HouseMatch], Bot], seat: int, games: int) -> bool:
    """Whether a player ever does something else in a deal that its seat cannot know to be another."""
    return any(
        told(make(at), at, seat).choose() != told(make(other), other, seat).choose() for at, other in pairs(seat, games)
    )


@pytest.mark.parametrize("strength", MIND.strengths)
def test_a_bot_does_the_same_in_both_deals(strength: Strength) -> None:
    """Wherever it has to choose: start, walk, guess, show."""
    assert not tells_apart(lambda match: MIND.player(match.setup, 1, strength, "honest"), 1, 18)


class Cheat:
    """A player that was handed the whole state: what the check above has to find out."""

    def __init__(self, match: HouseMatch) -> None:
        self._match = match

    def see(self, observation: object) -> None:
        """Needs none of it."""

    def choose(self) -> do.Command:
        """Asks for what was stolen."""
        return do.Guess(*self._match.state.answer)


def test_a_bot_with_the_whole_state_is_found_out() -> None:
    """The check can fail."""
    assert tells_apart(Cheat, 1, 18)


def test_advice_is_the_same_in_both_deals() -> None:
    """To the byte, and so are the reasons."""
    assert MIND.adviser is not None
    for at, other in pairs(1, 12):
        said = []
        for world in (at, other):
            adviser = MIND.adviser(at.setup, 1)
            for seen in world.stream(1):
                adviser.see(seen)
            said.append(
                msgspec.json.encode((adviser.advice(), [adviser.why(card) for card in ("lamp", "attic", "bed")]))
            )
        assert said[0] == said[1]
