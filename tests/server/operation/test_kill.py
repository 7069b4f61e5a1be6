"""The server or its database dies at any moment: what was acknowledged is there once, and everybody plays on.

The same for longer: python -m tests.killing
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.killing import kill
from tests.support.servers.ledger import audit
from tests.support.servers.postgres_server import Server
from tests.support.servers.serving import server
from tests.support.wire.crowd import LIMITS, Crowd


def test_killing_the_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """Again and again while twenty tables play, open, join, take notes and take back, on one SQLite file."""
    outcome = asyncio.run(kill(tmp_path / "tables.sqlite", kills=6, tables=20, seed="sqlite"))
    assert outcome.acknowledged > outcome.tables >= 20


def test_killing_the_server_while_the_database_lives(address: str) -> None:
    """The same with PostgreSQL, where half an answer may be on its way."""
    outcome = asyncio.run(kill(address, kills=3, tables=12, seed="postgres"))
    assert outcome.acknowledged > outcome.tables >= 12


def test_pulling_the_plug_of_the_database_while_the_server_lives(postgres: Server, address: str) -> None:
    """Players are refused for a while; all doubts are resolved, and everybody plays on."""

    async def work() -> None:
        with server(address, *LIMITS) as running:
            crowd = Crowd("plug", running.address)
            crowd.begin(12)
            for _ in range(2):
                await crowd.after(200)
                await asyncio.to_thread(postgres.restart)
            await crowd.after(100)
            await crowd.rest()
            code, log = await asyncio.to_thread(running.end)
        assert code == 0
        assert crowd.refusals == []
        assert '"store fails"' in log
        assert '"store is well again"' in log
        await audit(address, crowd.books)

    asyncio.run(work())
