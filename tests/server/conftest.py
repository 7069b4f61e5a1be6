"""A PostgreSQL server for those tests that need several servers on one database."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import pytest

from tests.support.servers.postgres_server import Server, running
from tests.support.servers.serving import Pair, server
from tests.support.wire.crowd import LIMITS


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A real one; the tests fail where there is none."""
    with running() as one:
        yield one


@pytest.fixture
def address(postgres: Server) -> str:
    """A schema of the test's own."""
    return postgres.address(f"test_{uuid4().hex}")


@pytest.fixture
def pair(address: str) -> Iterator[Pair]:
    """Two server processes on one database."""
    with server(address, *LIMITS) as one, server(address, *LIMITS) as other:
        yield one, other
