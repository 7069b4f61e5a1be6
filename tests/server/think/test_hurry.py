"""Whoever waits for bots may hurry them, or change the pace of the table; nothing is lost by it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stopthief.core.package.mind import Strength
from stopthief.table import seating
from stopthief.table.entries import Paced
from stopthief.table.messages import BotThought
from stopthief.table.table import Decision, Table
from tests.contract.games import CASES
from tests.support.games.cases import Case
from tests.support.servers.ledger import told
from tests.support.servers.minds import PATIENT, InProcessTable, in_process_table, minded
from tests.support.wire.talking import PATIENCE, Talk

CITY, HOUSE = (next(one for one in CASES if one.name.startswith(name)) for name in ("city inter", "house for th"))
BOTH = pytest.mark.parametrize("case", [CITY, HOUSE], ids=lambda case: case.name)
Work = Callable[[InProcessTable], Awaitable[None]]


def held(tmp_path: Path, case: Case, work: Work, **how: Any) -> None:
    """Do something at a table where all seats but the first are bots', who take a quarter of an hour for each act."""
    bots: dict[int, Strength] = dict.fromkeys(range(1, case.game.seats(case.setup)), "fair")
    mind = minded(case.game, thought=lambda _view, command: {"kind": type(command).__name__})

    async def whole() -> None:
        given: dict[str, Any] = {"bots": bots, "limits": PATIENT} | how
        async with (
            asyncio.timeout(PATIENCE),
            in_process_table(tmp_path / "tables.sqlite", case, mind, **given) as one,
        ):
            await work(one)

    asyncio.run(whole())


async def waiting(one: InProcessTable, talk: Talk) -> None:
    """People act until a bot has to choose, and has thought."""
    before = len(talk.of("thought"))
    await talk.until("story")
    await people(one)
    await talk.until("thought", count=before + 1)


async def people(one: InProcessTable) -> None:
    """People act, the last thing they can do, until a bot has to choose."""

    def act(table: Table) -> Decision | None:
        seat = table.match.awaited
        assert seat is not None
        return table.act(seat, table.streams[seat].number, list(table.match.legal(seat))[-1])

    while one.live.table.bot(one.live.table.match.awaited) is None:
        await one.live.commit(act)


async def answered(talk: Talk) -> None:
    """All that was said before has been heard by the server."""
    count = len(talk.of("pong"))
    talk.say({"type": "ping"})
    await talk.until("pong", count=count + 1)


async def until_a_person_chooses(one: InProcessTable) -> None:
    """Nobody but bots acts until then."""
    while one.live.table.bot(one.live.table.match.awaited):  # noqa: ASYNC110 - a match says nothing when it goes on
        await asyncio.sleep(0.01)


@BOTH
def test_a_seat_hurries_bots_up_to_its_own_choice(tmp_path: Path, case: Case) -> None:
    """Everybody is told so, hears all of it in order and in the same words as ever; then bots take their time again."""

    async def work(one: InProcessTable) -> None:
        sitting, watching = one.talk(0), one.talk()
        await waiting(one, sitting)
        await watching.until("story")
        before = len(one.live.table.match.acts)
        await asyncio.sleep(0.05)
        assert len(one.live.table.match.acts) == before
        sitting.say({"type": "hurry", "seat": 0})
        await until_a_person_chooses(one)
        for talk, seat in ((sitting, 0), (watching, None)):
            await answered(talk)
            assert talk.of("hurried") == [{"type": "hurried", "seat": 0}]
            batches = [batch for message in talk.of("story") for batch in message["batches"]]
            batches += [message["batch"] for message in talk.of("update")]
            assert batches == msgspec.json.decode(msgspec.json.encode(list(one.live.table.batches(seat))))
        if one.live.table.match.result is None:
            await waiting(one, sitting)
            acts = len(one.live.table.match.acts)
            await asyncio.sleep(0.05)
            assert len(one.live.table.match.acts) == acts

    held(tmp_path, case, work)


def test_hurrying_twice_is_hurrying_once(tmp_path: Path) -> None:
    """Nobody is told twice; and where no bot has to choose, nothing comes of it, then or later."""

    async def work(one: InProcessTable) -> None:
        sitting, match = one.talk(0), one.live.table.match
        await sitting.until("story")
        if match.awaited == 0:
            sitting.say({"type": "hurry", "seat": 0})
            await answered(sitting)
            assert sitting.of("hurried", "refused") == []
        await waiting(one, sitting)
        before = len(match.acts)
        await asyncio.sleep(0.05)
        assert len(match.acts) == before
        for _ in range(3):
            sitting.say({"type": "hurry", "seat": 0})
        await until_a_person_chooses(one)
        sitting.say({"type": "hurry", "seat": 0})
        await answered(sitting)
        assert len(sitting.of("hurried")) == 1
        assert sitting.of("refused") == []

    held(tmp_path, CITY, work)


def test_hurry_stops_at_another_person(tmp_path: Path) -> None:
    """Bots choose for nobody else: the game waits for whoever has to choose."""

    async def work(one: InProcessTable) -> None:
        table, sitting = one.live.table, one.talk(0)
        await waiting(one, sitting)
        sitting.say({"type": "hurry", "seat": 0})
        await until_a_person_chooses(one)
        acts = len(table.match.acts)
        await asyncio.sleep(0.05)
        assert len(table.match.acts) == acts
        assert table.match.awaited in (0, 2, None)

    held(tmp_path, CITY, work, bots={1: "easy"})


def test_who_watches_or_is_a_stranger_may_not(tmp_path: Path) -> None:
    """Neither hurry nor change the pace, in nobody's name; the bots take their time."""

    async def work(one: InProcessTable) -> None:
        sitting, watching = one.talk(0), one.talk()
        await waiting(one, sitting)
        before = len(one.live.table.match.acts)
        for talk, seat in ((watching, 0), (watching, 1), (sitting, 1)):
            count = len(talk.of("refused"))
            talk.say({"type": "hurry", "seat": seat})
            talk.say({"type": "set_pace", "seat": seat, "pace": "instant"})
            await talk.until("refused", count=count + 2)
        assert {one["code"] for talk in (sitting, watching) for one in talk.of("refused")} == {"not your seat"}
        assert sitting.of("hurried") == []
        assert (len(one.live.table.match.acts), one.live.table.pace) == (before, "calm")

    held(tmp_path, HOUSE, work)


def test_a_bot_that_thinks_is_hurried_too(tmp_path: Path) -> None:
    """Whoever does not wait for the thought does not wait after it."""

    async def work(one: InProcessTable) -> None:
        sitting = one.talk(0)
        await sitting.until("story")
        await people(one)
        sitting.say({"type": "hurry", "seat": 0})
        await until_a_person_chooses(one)
        assert sitting.of("thought")

    held(tmp_path, HOUSE, work)


def test_the_pace_of_a_table(tmp_path: Path) -> None:
    """Any seat may change it, everybody is told, and a bot that pauses hears of it; said twice, it is stored once."""

    async def work(one: InProcessTable) -> None:
        sitting, watching, table = one.talk(0), one.talk(), one.live.table
        await waiting(one, sitting)
        await watching.until("room")
        assert "pace" not in watching.of("room")[-1]
        for pace in ("brisk", "brisk", "instant"):
            sitting.say({"type": "set_pace", "seat": 0, "pace": pace})
        await until_a_person_chooses(one)
        await answered(sitting)
        assert [message.get("pace") for message in watching.of("room")] == [None, "brisk", "instant"]
        assert sitting.of("room")[-1]["pace"] == "instant"
        lines = await one.registry.store.read(table.id)
        assert sum(b'"paced"' in line for line in lines) == 2
        again = Table.read(table.id, table.game, lines)
        assert again.pace == "instant"
        assert vars(told(again, 0)) == vars(told(table, 0))
        sitting.say({"type": "set_pace", "seat": 0, "pace": "hasty"})
        assert (await sitting.until("refused"))["code"] == "malformed"

    held(tmp_path, HOUSE, work)


def test_a_table_is_opened_with_a_pace(tmp_path: Path) -> None:
    """It holds from the first act on, and is told to whoever comes."""

    async def work(one: InProcessTable) -> None:
        talk = one.talk(0)
        assert (await talk.until("room"))["pace"] == "instant"
        await waiting(one, talk)
        await until_a_person_chooses(one)
        assert any(act.seat for act in one.live.table.match.acts)

    held(tmp_path, HOUSE, work, pace="instant")


def test_thoughts_of_hurried_bots_are_told(tmp_path: Path) -> None:
    """What they did can be followed afterwards, so each act has its thought before it."""

    async def work(one: InProcessTable) -> None:
        sitting = one.talk(0)
        await waiting(one, sitting)
        sitting.say({"type": "hurry", "seat": 0})
        await until_a_person_chooses(one)
        await answered(sitting)
        acts = [act for act in one.live.table.match.acts if act.seat]
        thoughts = [msgspec.convert(one, BotThought) for one in sitting.of("thought")]
        assert [one.seat for one in thoughts] == [act.seat for act in acts]

    held(tmp_path, CITY, work)


def test_the_pace_stays_for_the_rematch() -> None:
    """And is written only where it is not the usual one."""
    opened = seating.open_table(HOUSE.game, HOUSE.setup, "k" * 43, "t", seating.Company(pace="brisk"), "seed")
    assert opened.pace == "brisk"
    assert b'"pace"' not in msgspec.json.encode(
        seating.open_table(HOUSE.game, HOUSE.setup, "k" * 43, "t", seating.Company(), "seed")
    )
    table = Table("t", HOUSE.game, opened)
    assert table.set_pace(0, "brisk") is None
    decision = table.set_pace(0, "instant")
    assert decision is not None
    assert decision.entry == Paced(0, "instant")
