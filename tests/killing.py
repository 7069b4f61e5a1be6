"""Kill a server again and again while many play, then hold the books against its store: nothing lost, nothing doubled.

The long run: python -m tests.killing --kills 50 --tables 50
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from tests.support.servers import postgres_server
from tests.support.servers.ledger import audit
from tests.support.servers.serving import server
from tests.support.wire.crowd import LIMITS, Crowd


class Outcome(msgspec.Struct):
    """How a run went. What was lost or doubled ended it before."""

    kills: int
    tables: int
    finished: int
    acknowledged: int


async def kill(
    database: str | Path, *, kills: int, tables: int, seed: object = 0, environment: Mapping[str, str] | None = None
) -> Outcome:
    """Let a crowd play, kill the server at random moments and start it again at the same address."""
    crowd, dice = Crowd(seed, ""), Random(str(seed))
    with server(database, *LIMITS, environment=environment) as running:
        crowd.addresses[:] = [running.address]
        crowd.begin(tables)
        for _ in range(kills):
            await crowd.after(dice.randrange(400))
            await asyncio.sleep(dice.random() / 10)  # any moment, not only that of an answer
            await asyncio.to_thread(running.kill)
            await asyncio.to_thread(running.restart)
        await crowd.after(100)
        await crowd.rest()
        code, _ = await asyncio.to_thread(running.end)
    assert code == 0
    assert crowd.refusals == []
    finished = await audit(database, crowd.books)
    return Outcome(kills, len(crowd.books), finished, len(crowd))


def main() -> None:
    """Run it as long as was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--postgres", action="store_true", help="keep the tables in PostgreSQL")
    options = parser.parse_args()
    with ExitStack() as places:
        folder = places.enter_context(TemporaryDirectory())
        database: str | Path = Path(folder) / "tables.sqlite"
        if options.postgres:
            database = places.enter_context(postgres_server.running()).address("killing")
        outcome = asyncio.run(kill(database, kills=options.kills, tables=options.tables, seed=options.seed))
    sys.stdout.write(f"{msgspec.json.encode(outcome).decode()} lost 0, doubled 0\n")


if __name__ == "__main__":
    main()
