"""The bots of a table in this process: when they act, what is heard of it, and what becomes of one that fails."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stopthief.core.package.mind import Mind, Strength
from stopthief.server.limits import Limits
from stopthief.server.play import hosting
from stopthief.table.messages import Advise
from tests.contract.games import CASES
from tests.support.games.cases import Case
from tests.support.servers.minds import AT_ONCE, InProcessTable, in_process_table, minded, player
from tests.support.wire.talking import PATIENCE, Talk

COOPERATIVE, HOUSE = (next(one for one in CASES if one.name.startswith(name)) for name in ("city coop", "house"))


def held(tmp_path: Path, case: Case, mind: Mind, work: Callable[[InProcessTable], Awaitable[None]], **how: Any) -> None:
    """Do something at a table where every seat but the first is a bot's, unless told otherwise."""
    bots: dict[int, Strength] = dict.fromkeys(range(1, case.game.seats(case.setup)), "fair")

    async def whole() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            in_process_table(tmp_path / "tables.sqlite", case, mind, **{"bots": bots} | how) as one,
        ):
            await work(one)

    asyncio.run(whole())


def everybody(case: Case) -> dict[int, Strength]:
    """Bots in all seats."""
    return dict.fromkeys(range(case.game.seats(case.setup)), "easy")


async def over(one: InProcessTable, talk: Talk) -> None:
    """Wait until somebody who watches has heard of the end."""
    while not any("result" in message.get("now", {}) for message in talk.heard):
        await talk.until("update", count=len(talk.of("update")) + 1)
    assert one.live.table.match.result is not None


class Failing:
    """A bot that never does what it should."""

    def __init__(self, choose: Callable[[], object], sees: Callable[[], object]) -> None:
        self._choose, self._sees = choose, sees

    def see(self, _observation: object) -> None:
        """Take it badly, or not."""
        self._sees()

    def choose(self) -> object:
        """Nothing that one could do."""
        return self._choose()


def stumble() -> object:
    """Fail."""
    raise ZeroDivisionError


@pytest.mark.parametrize("case", [COOPERATIVE, HOUSE], ids=lambda case: case.name)
@pytest.mark.parametrize(
    ("choose", "sees", "said"),
    [
        (stumble, object, "a bot failed"),
        (object, stumble, "a bot failed"),
        (object, object, "a bot chose what is not legal"),
    ],
)
def test_a_bot_that_fails_plays_anything(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    case: Case,
    choose: Callable[[], object],
    sees: Callable[[], object],
    said: str,
) -> None:
    """It raises, or gives a command that is none: it is logged, something legal is done, and the game goes on."""
    caplog.set_level(logging.ERROR)
    mind = minded(case.game, player=lambda *_: Failing(choose, sees), thought=lambda *_: stumble())

    async def work(one: InProcessTable) -> None:
        talk, table = one.talk(), one.live.table
        while len(talk.of("update")) < 30 and table.match.result is None:  # games played at random may end early
            await talk.until("update", count=len(talk.of("update")) + 1)
        assert len(table.match.acts) > 1

    held(tmp_path, case, mind, work, bots=everybody(case))
    assert {record.message for record in caplog.records} == {said, "a bot cannot say what it thinks"}


async def person(one: InProcessTable, talk: Talk, case: Case) -> None:
    """Play the first seat to the end."""
    table, rng = one.live.table, Random("person")
    while table.match.result is None:
        while table.match.awaited not in (0, None):
            await talk.until("update", count=len(talk.of("update")) + 1)
        if table.match.result is None:
            talk.say(one.choice(0, lambda legal: case.choose(rng, table.match.state, legal)))
            await talk.until("done", count=len(talk.of("done")) + 1)


@pytest.mark.parametrize("case", [COOPERATIVE, HOUSE], ids=lambda case: case.name)
def test_a_thought_comes_before_the_act(tmp_path: Path, case: Case) -> None:
    """Everybody at the table hears of each bot's, made of what everyone sees and the command; then what was done."""
    views: list[Any] = []

    def thought(view: Any, command: Any) -> object:
        views.append(view)
        return {"kind": type(command).__name__}

    async def work(one: InProcessTable) -> None:
        watching, sitting = one.talk(), one.talk(0)
        await asyncio.gather(watching.until("story"), sitting.until("story"))
        await person(one, sitting, case)
        await over(one, watching)
        await over(one, sitting)
        acts = [act for act in one.live.table.match.acts if act.seat]
        for talk in (watching, sitting):
            told = talk.of("thought", "update")
            thoughts = [at for at, message in enumerate(told) if message["type"] == "thought"]
            assert all(told[at + 1]["type"] == "update" for at in thoughts)
            assert [(told[at]["seat"], told[at]["thought"]["kind"]) for at in thoughts] == [
                (act.seat, type(act.command).__name__) for act in acts
            ]
        assert all(case.game.awaited(view) != 0 and not case.game.legal(view) for view in views)

    held(tmp_path, case, minded(case.game, thought=thought), work)


def test_bots_sleep_while_nobody_looks(tmp_path: Path) -> None:
    """Nothing happens at a table that nobody has open; when somebody comes it goes on, and rests when they leave."""

    async def work(one: InProcessTable) -> None:
        match = one.live.table.match
        await asyncio.sleep(0.05)
        assert len(match.acts) == 1
        talk = one.talk()
        await talk.until("update", count=5)
        await talk.end()
        await asyncio.sleep(0.05)
        before = len(match.acts)
        assert before > 5
        await asyncio.sleep(0.05)
        assert len(match.acts) == before
        await one.talk().until("update", count=5)

    held(tmp_path, COOPERATIVE, minded(COOPERATIVE.game), work, bots=everybody(COOPERATIVE))


def test_a_table_out_of_memory_goes_on_when_it_is_opened_again(tmp_path: Path) -> None:
    """Bots are made anew from what is stored."""

    async def work(one: InProcessTable) -> None:
        talk = one.talk()
        await talk.until("update", count=5)
        await talk.end()
        while len(one.registry):  # noqa: ASYNC110 - a registry says nothing when it sweeps
            await asyncio.sleep(0.01)
        again = one.talk()
        await again.until("update", count=5)
        kept = (await one.registry.table(one.live.table.id)).table.match.acts
        assert kept[: len(one.live.table.match.acts)] == one.live.table.match.acts

    limits = Limits(bot_pause_seconds=0, idle_seconds=0.02)
    held(tmp_path, HOUSE, minded(HOUSE.game), work, bots=everybody(HOUSE), limits=limits)


class Slow:
    """A bot that thinks until it is let."""

    def __init__(self, bot: Any, let: threading.Event) -> None:
        self.see, self._choose, self._let = bot.see, bot.choose, let

    def choose(self) -> Any:
        """Choose once it is allowed to."""
        assert self._let.wait(PATIENCE)
        return self._choose()


def test_what_a_bot_thought_of_is_dropped_when_its_seat_is_a_persons_again(tmp_path: Path) -> None:
    """While it thinks nobody is held up, and somebody may join in its place: then its command is not given."""
    let = threading.Event()

    def slow(*who: Any) -> Slow:
        return Slow(player(HOUSE.game, *who), let)

    async def work(one: InProcessTable) -> None:
        watching = one.talk()
        await watching.until("story")
        awaited, table = one.live.table.match.awaited, one.live.table
        assert awaited is not None
        watching.say({"type": "ping"})
        await watching.until("pong")
        ticket = await hosting.invite(one.registry, table.id, one.key, awaited)
        mine = await hosting.join(one.registry, table.id, str(ticket.invitation), one.key)
        one.tokens[awaited] = str(mine.token)
        let.set()
        person = one.talk(awaited)
        await person.until("story")
        await asyncio.sleep(0.05)
        assert len(table.match.acts) == 1
        person.say(one.choice(awaited, lambda commands: commands[0]))
        await person.until("done")

    held(tmp_path, HOUSE, minded(HOUSE.game, player=slow), work, bots=everybody(HOUSE))


def test_a_store_in_trouble_only_makes_bots_wait(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An act that cannot be stored is not done; when the store works again, the bot goes on."""
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr("stopthief.server.think.bots._RETRY_SECONDS", 0.01)

    async def work(one: InProcessTable) -> None:
        one.store.fails = True
        talk = one.talk()
        while "a bot cannot act" not in caplog.messages:  # noqa: ASYNC110 - nor does a log
            await asyncio.sleep(0.01)
        assert len(one.live.table.match.acts) == 1
        one.store.fails = False
        await over(one, talk)

    held(tmp_path, HOUSE, minded(HOUSE.game), work, bots=everybody(HOUSE))


def test_a_bot_waits_as_long_as_a_person_would(tmp_path: Path) -> None:
    """With a pause as long as the test nothing is done, though the thought is out."""

    async def work(one: InProcessTable) -> None:
        talk = one.talk()
        await talk.until("thought")
        await asyncio.sleep(0.05)
        assert len(one.live.table.match.acts) == 1

    limits = Limits(bot_pause_seconds=1_000)
    held(tmp_path, HOUSE, minded(HOUSE.game, thought=lambda *_: {}), work, bots=everybody(HOUSE), limits=limits)


def test_no_device_speaks_for_a_bot(tmp_path: Path) -> None:
    """Its seat is nobody's: what a person at the table does or asks in its name is refused."""

    async def work(one: InProcessTable) -> None:
        talk = one.talk(0)
        await talk.until("story")
        for message in ({"type": "ask", "seat": 1}, {"type": "undo", "seat": 1, "seen": 0}, Advise(1)):
            talk.say(message)
        await talk.until("refused", count=3)
        codes = {message["code"] for message in talk.heard if message["type"] == "refused"}
        assert codes == {"not your seat"}
        assert json.dumps(talk.heard).count('"legal"') <= len(one.live.table.match.acts)

    held(tmp_path, HOUSE, minded(HOUSE.game), work, limits=AT_ONCE)
