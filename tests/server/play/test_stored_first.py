"""Nobody hears of anything before it is stored, and nobody acts who may not when their turn comes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stopthief.server.http.requests import NewTable
from stopthief.server.limits import Limits
from stopthief.server.play import hosting
from stopthief.server.play.registry import TableRegistry
from stopthief.stores.sqlite import open_sqlite
from stopthief.stores.sqlite_writer import SQLiteWriter
from stopthief.table import seating
from stopthief.table.store import Line
from tests.support.city.tables import CITY, JIMMY, SANDRA, agreed
from tests.support.servers.serving import new_key
from tests.support.wire.talking import FlakyStore, Talk, talking

SETUP = agreed("competitive", "standard", (SANDRA, JIMMY))


class Scene:
    """A table with two seats on devices of their own, and a spectator."""

    def __init__(
        self, registry: TableRegistry, store: FlakyStore, key: str, table: str, tokens: dict[int, str]
    ) -> None:
        self.registry, self.store, self.key, self.table = registry, store, key, table
        self.seats = {seat: Talk(registry, Limits(), table, token) for seat, token in tokens.items()}
        self.everybody = [*self.seats.values(), Talk(registry, Limits(), table)]

    async def settle(self) -> tuple[int, Talk]:
        """Let everybody hear their story; who has to choose, and how they are reached."""
        stories = [await one.until("story") for one in self.everybody]
        awaited: int = stories[0]["now"]["awaited"]
        return awaited, self.seats[awaited]

    def heard(self) -> list[int]:
        """How much everybody has heard."""
        return [len(one.heard) for one in self.everybody]


def played(file: Path, play: Callable[[Scene], Awaitable[None]]) -> None:
    """Set the scene and play it."""

    async def whole() -> None:
        async with talking(file, CITY) as (registry, store):
            key = new_key()
            new = NewTable("city", msgspec.Raw(msgspec.json.encode(SETUP)), "request1", (0, 1))
            live = await hosting.open_table(registry, new, key)
            tokens = {one.seat: one.token for one in seating.tickets(live.table, key) if one.token}
            scene = Scene(registry, store, key, live.table.id, tokens)
            await play(scene)
            for one in scene.everybody:
                if one.closed is None:
                    await one.end()

    asyncio.run(whole())


async def turns(count: int = 50) -> None:
    """Let everything happen that can happen."""
    for _ in range(count):
        await asyncio.sleep(0)


CLUE: dict[str, Any] = {"type": "do", "seen": 1, "command": {"type": "get_clue"}}


def test_nobody_hears_of_what_is_not_stored(tmp_path: Path) -> None:
    """While the store writes there is silence, for who acted as for all others; then everybody hears at once."""

    async def play(scene: Scene) -> None:
        seat, actor = await scene.settle()
        scene.store.hold()
        before = scene.heard()
        actor.say(CLUE | {"seat": seat})
        await scene.store.asked.wait()
        await turns()
        assert scene.heard() == before
        late = Talk(scene.registry, Limits(), scene.table)  # nor does whoever comes in between
        assert (await late.until("story"))["number"] == 1
        scene.store.open.set()
        for one in (*scene.everybody, late):
            assert (await one.until("update"))["batch"]["number"] == 2
        assert (await actor.until("done"))["number"] == 2
        await late.end()

    played(tmp_path / "tables.sqlite", play)


def test_nobody_hears_of_what_could_not_be_stored(tmp_path: Path) -> None:
    """The refusal says so, and not where the disk is; when there is room the same command is done."""

    async def play(scene: Scene) -> None:
        seat, actor = await scene.settle()
        scene.store.fails = True
        before = scene.heard()
        actor.say(CLUE | {"seat": seat})
        refusal = await actor.until("refused")
        assert (refusal["code"], refusal["seat"], refusal["seen"]) == ("disk full", seat, 1)
        assert "secret" not in refusal["sentence"]
        await turns()
        assert sum(scene.heard()) == sum(before) + 1
        scene.store.fails = False
        actor.say(CLUE | {"seat": seat})
        await actor.until("done")
        for one in scene.everybody:
            assert (await one.until("update"))["batch"]["number"] == 2

    played(tmp_path / "tables.sqlite", play)


def test_a_log_that_was_put_back_is_read_again(tmp_path: Path) -> None:
    """An older copy of the file under a running server: everybody is called back, and finds what is stored."""
    file = tmp_path / "tables.sqlite"

    async def play(scene: Scene) -> None:
        seat, actor = await scene.settle()
        actor.say(CLUE | {"seat": seat})
        number = (await actor.until("done"))["number"]
        with closing(sqlite3.connect(file)) as copy, copy:
            copy.execute("DELETE FROM entries WHERE number > 1")
        card = (await actor.until("update"))["now"]["legal"][0]
        actor.say({"type": "do", "seat": seat, "seen": number, "command": card})
        assert (await actor.until("refused"))["code"] == "replaced"
        assert [await one.until_closed() for one in scene.everybody] == [1012, 1012, 1012]
        again = Talk(scene.registry, Limits(), scene.table)
        assert (await again.until("story"))["number"] == 1
        await again.end()

    played(file, play)


def test_who_loses_the_seat_while_a_command_waits_does_not_act(tmp_path: Path) -> None:
    """The command is given before somebody joins and would be decided after it: it is not done."""

    async def play(scene: Scene) -> None:
        seat, actor = await scene.settle()
        ticket = await hosting.invite(scene.registry, scene.table, scene.key, seat)
        assert ticket.invitation is not None
        scene.store.hold()
        joining = asyncio.create_task(hosting.join(scene.registry, scene.table, ticket.invitation, new_key()))
        await scene.store.asked.wait()
        actor.say(CLUE | {"seat": seat})
        await turns()
        scene.store.open.set()
        await joining
        assert await actor.until_closed() == 4001
        live = await scene.registry.table(scene.table)
        assert live.table.streams[seat].number == 1
        assert not [one for one in actor.heard if one["type"] in ("update", "done")]

    played(tmp_path / "tables.sqlite", play)


def test_an_act_is_one_transaction_and_many_share_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saving a game writes one entry; entries of many tables that come together are written together."""
    batches: list[int] = []
    commit = SQLiteWriter._commit  # noqa: SLF001 - to count

    def counted(self: SQLiteWriter, lines: list[Line]) -> list[bool]:
        batches.append(len(lines))
        return commit(self, lines)

    monkeypatch.setattr(SQLiteWriter, "_commit", counted)

    async def play(scene: Scene) -> None:
        seat, actor = await scene.settle()
        batches.clear()
        actor.say(CLUE | {"seat": seat})
        await actor.until("done")
        assert batches == [1]

    played(tmp_path / "tables.sqlite", play)

    async def together() -> None:
        store = await open_sqlite(tmp_path / "many.sqlite")
        batches.clear()
        lines = [Line(f"table {number}", 1, b"{}", 1) for number in range(100)]
        assert all(await asyncio.gather(*map(store.append, lines)))
        await store.close()
        assert (len(batches), sum(batches)) == (1, 100)

    asyncio.run(together())
