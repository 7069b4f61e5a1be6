"""Two server processes on one PostgreSQL: players of one table may be on either, and all hear everything in order."""

from __future__ import annotations

import asyncio
from random import Random

import asyncpg
import pytest

from stopthief.city import city
from stopthief.city.box.setup import Mode
from stopthief.city.samples.random_setups import random_setup
from stopthief.core import record
from stopthief.core.verify import verify
from stopthief.stores.opening import open_store
from stopthief.table.table import Table
from tests.support.servers.ledger import Book, audit, told
from tests.support.servers.serving import Opened, Pair, ask, join, open_table
from tests.support.wire.crowd import Crowd
from tests.support.wire.devices import Device

MOST = 300
"""Acts of a competitive game, which random players may never end."""
DEAF = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'stopthief' AND query LIKE 'LISTEN%'"""


def seated(pair: Pair, mode: Mode) -> tuple[Opened, dict[int | None, Device]]:
    """A table that was opened on one and joined on the other; every seat on either, and one who watches on each."""
    setup = random_setup(city().box, Random(mode).randrange, mode)
    opened = open_table(pair[0].address, setup, here=(0,))
    for seat in opened.invitations:
        opened.tokens[seat] = join(pair[1].address, opened, seat)
    devices: dict[int | None, Device] = {
        seat: Device(pair[seat % 2].address, opened.table, [token]) for seat, token in opened.tokens.items()
    }
    devices[None], devices[-1] = (Device(one.address, opened.table) for one in pair)
    return opened, devices


def play(devices: dict[int | None, Device], whim: Random, most: int) -> int:
    """Random acts, each heard by everybody before the next; how many there were."""
    for acts in range(most):
        seat = devices[None].seats[None].now.get("awaited")
        if seat is None:
            return acts
        assert devices[seat].do(seat, whim.choice(devices[seat].seats[seat].now["legal"]))["type"] == "done"
        hear(devices, devices[seat].seats[seat].number, seat)
    return most


def hear(devices: dict[int | None, Device], number: int, seat: int) -> None:
    """Everybody hears of what one has done; with this game's rules it is news for all."""
    for one, device in devices.items():
        mine = device.seats[None if one == -1 else one]
        while mine.number < number and one != seat:
            device.receive()


async def replayed(database: str, name: str) -> Table:
    """A table as its log tells."""
    store = await open_store(database)
    table = Table.read(name, city(), await store.read(name))
    await store.close()
    return table


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_a_game_across_two_processes(pair: Pair, address: str, mode: Mode) -> None:
    """Everybody hears everything; at the end both give the same record, and a rematch crosses over, too."""
    opened, devices = seated(pair, mode)
    acts = play(devices, Random(mode), MOST)
    table = asyncio.run(replayed(address, opened.table))
    for seat, device in devices.items():
        one = None if seat == -1 else seat
        assert vars(device.seats[one]) == vars(told(table, one))
    records = [ask(one.address, "GET", f"/api/tables/{opened.table}/record") for one in pair]
    assert records[0].body == records[1].body
    if acts < MOST:
        assert verify(city(), record.read(city(), record.split(records[0].body))).fair
        again(pair, opened, devices)
    else:
        assert records[0].status == 409


def again(pair: Pair, opened: Opened, devices: dict[int | None, Device]) -> None:
    """Ask for a rematch on one, join on the other, sit on the first: it is all there at once."""
    path = f"/api/tables/{opened.table}/rematch"
    names = {ask(one.address, "POST", path, key=opened.tokens[0]).json()["table"] for one in pair}
    assert len(names) == 1
    devices[-1].wait(lambda one: one["type"] == "room" and one.get("rematch") in names)
    invited = Opened(names.pop(), "", {}, opened.tokens)
    tokens = [join(pair[1].address, invited, seat) for seat in sorted(opened.tokens)]
    device = Device(pair[0].address, invited.table, tokens)
    seat = device.seats[0].now["awaited"]
    assert device.do(seat, device.seats[seat].now["legal"][0])["type"] == "done"


def test_both_at_the_same_moment(pair: Pair, address: str) -> None:
    """One seat on two processes: of two different acts one is done, the same act is done once and both are told so."""
    setup = random_setup(city().box, Random(1).randrange, "one-vs-many")
    opened = open_table(pair[0].address, setup, here=tuple(range(len(setup.players))))
    here, there = (Device(one.address, opened.table, list(opened.tokens.values())) for one in pair)
    whim, book = Random(2), Book(opened.table)
    for _ in range(60):
        if (seat := here.seats[0].now.get("awaited")) is None:
            break
        mine = here.seats[seat]
        seen, commands = mine.number, [whim.choice(mine.now["legal"]) for _ in range(2)]
        for device, command in zip((here, there), commands, strict=True):
            device.send({"type": "do", "seat": seat, "seen": seen, "command": command})
        answers = [
            device.wait(lambda one: one["type"] in ("done", "refused"))  # of what this device has just asked
            for device in (here, there)
        ]
        done = [command for command, answer in zip(commands, answers, strict=True) if answer["type"] == "done"]
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} <= {"stale"}
        assert len(done) == (2 if commands[0] == commands[1] else 1)
        book.acts.setdefault(seat, []).append((seen, done[0]))
        for device in (here, there):
            while device.seats[seat].number == seen:
                device.receive()
    asyncio.run(audit(address, [book]))


def test_one_of_them_is_killed(pair: Pair, address: str) -> None:
    """Its players go on at the other one; when it is back, it takes part again."""

    async def work() -> None:
        crowd = Crowd("two", *(one.address for one in pair))
        crowd.begin(12)
        for killed in (*pair, pair[0]):
            await crowd.after(150)
            await asyncio.to_thread(killed.kill)
            await crowd.after(100)
            await asyncio.to_thread(killed.restart)
        await crowd.after(150)
        await crowd.rest()
        for one in pair:
            assert (await asyncio.to_thread(one.end))[0] == 0
        assert crowd.refusals == []
        await audit(address, crowd.books)

    asyncio.run(work())


def test_news_that_was_missed(pair: Pair, address: str) -> None:
    """The connections over which they hear of each other are cut; everybody catches up by themselves."""

    async def cut() -> None:
        database = await asyncpg.connect(address)
        while not await database.fetch(DEAF):  # as soon as one has come back from the last time
            pass
        await database.close()

    _, devices = seated(pair, "cooperative")
    whim = Random(4)
    for _ in range(3):
        play(devices, whim, 5)
        asyncio.run(cut())
    play(devices, whim, 5)
