"""Every game of the contract is played at a table, and what is only read is played once."""

from __future__ import annotations

from functools import cache

import pytest

from tests.contract.games import CASES
from tests.support.games.cases import Case
from tests.support.servers.hosting import Hosted, ended, finished

_finished, _ended = cache(finished), cache(ended)


@pytest.fixture(params=CASES, ids=[case.name for case in CASES])
def case(request: pytest.FixtureRequest) -> Case:
    """A game and who plays it."""
    found: Case = request.param
    return found


@pytest.fixture
def past(case: Case) -> Hosted:
    """A table with a long log, undos among it; not to be changed."""
    return _finished(case)


@pytest.fixture
def over(case: Case) -> Hosted:
    """A table whose game is over; not to be changed."""
    return _ended(case)
