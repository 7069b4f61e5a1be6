"""Every contract test runs on every store; each has a file or a schema of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from stopthief.stores.opening import open_store
from stopthief.table.store import Store
from tests.support.servers.postgres_server import Server, running
from tests.support.servers.storing import Opener


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A real PostgreSQL server; the tests fail where there is none."""
    with running() as one:
        yield one


@pytest.fixture
def address(server: Server) -> str:
    """A schema of the test's own."""
    return server.address(f"test_{uuid4().hex}")


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which store."""
    return str(request.param)


@pytest.fixture
def opener(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Opener:
    """Opens the store of the test."""
    database = tmp_path / "tables.sqlite" if kind == "sqlite" else request.getfixturevalue("address")

    async def opening() -> Store:
        return await open_store(database)

    return opening
