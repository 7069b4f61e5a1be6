"""Every contract test runs for every game at every table, on the same few matches."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from stopthief.core.match import Match
from tests.contract.games import ALL
from tests.support.games.cases import Case
from tests.support.games.playing import any_command, played

MOST = 500
"""Acts of a match, so that a table that never comes to an end does not hold up the tests."""


@cache
def _matches(case: Case) -> tuple[Match[Any, Any, Any, Any, Any, Any], ...]:
    games = [played(case.game, case.setup, f"{case.name} {n}", case.choose, MOST) for n in range(3)]
    return (*games, played(case.game, case.setup, case.name, any_command, MOST))


@pytest.fixture(params=ALL, ids=[case.name for case in ALL])
def case(request: pytest.FixtureRequest) -> Case:
    """A game at a table."""
    found: Case = request.param
    return found


@pytest.fixture
def matches(case: Case) -> tuple[Match[Any, Any, Any, Any, Any, Any], ...]:
    """Some matches of it: three played well enough to come to an end, and one played at random."""
    return _matches(case)
