"""A bot's turn: its own command where it gives a legal one, any legal command where it fails."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stopthief.core.match import Match
from stopthief.core.package.bot_turn import IllegalChoice, choose
from stopthief.core.package.follower import Follower
from stopthief.core.package.mind import Bot
from tests.contract.games import CASES


class Puppet:
    """A bot that does as it is told."""

    def __init__(self, give: Callable[[], object]) -> None:
        self.choose = give

    def see(self, _observation: object) -> None:
        """Ignore it."""


def fail() -> object:
    """Fail."""
    raise ZeroDivisionError


CASE = CASES[0]


@pytest.mark.parametrize(("give", "reason"), [(fail, ZeroDivisionError), (object, IllegalChoice)])
def test_a_bot_that_fails_gives_any_legal_command(give: Callable[[], object], reason: type[Exception]) -> None:
    """The failure is reported, and the bot is made anew for its next turn."""
    match = Match.begin(CASE.game, CASE.setup, "1")
    seat = match.awaited
    assert seat is not None
    made: list[Bot] = []

    def make() -> Bot:
        made.append(Puppet(give))
        return made[-1]

    follower, legal, failures = Follower(CASE.game, seat, make), match.legal(seat), list[Exception]()
    for drawn in range(len(legal)):
        assert choose(follower, match.acts, legal, lambda _, at=drawn: at, failures.append) == legal[drawn]  # type: ignore[misc]
    assert {type(one) for one in failures} == {reason}
    assert len(made) == len(failures) == len(legal)


def test_a_legal_command_is_given() -> None:
    """Nothing is drawn, nothing is reported."""
    match = Match.begin(CASE.game, CASE.setup, "1")
    seat = match.awaited
    assert seat is not None
    legal = match.legal(seat)
    follower = Follower(CASE.game, seat, lambda: Puppet(lambda: legal[-1]))
    assert choose(follower, match.acts, legal, lambda _: fail(), lambda _: None) == legal[-1]  # type: ignore[arg-type,return-value]
