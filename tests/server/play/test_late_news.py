"""A process that has not heard yet of an entry another one stored: its devices find the entry all the same."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

import asyncpg
import pytest

from stopthief.city import city
from stopthief.city.samples.random_setups import random_setup
from tests.support.servers.serving import Opened, Pair, ask, join, open_table
from tests.support.wire.devices import Device

SETUP = random_setup(city().box, Random(3).randrange, "one-vs-many")
LISTENING = "SELECT pid FROM pg_stat_activity WHERE application_name = 'stopthief' AND query LIKE 'LISTEN%'"


async def listening(address: str) -> list[int]:
    """The processes of the database over which servers hear of each other."""
    database = await asyncpg.connect(address)
    found = [pid for (pid,) in await database.fetch(LISTENING)]
    await database.close()
    return found


@contextmanager
def deaf(address: str) -> Iterator[None]:
    """No server hears what another one does."""
    processes = asyncio.run(listening(address))
    for how, pause in ((signal.SIGSTOP, True), (signal.SIGCONT, False)):
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, how)
        if pause:
            yield


@pytest.fixture
def opened(pair: Pair) -> Opened:
    """A table that both have in memory."""
    one = open_table(pair[0].address, SETUP, here=())
    Device(pair[1].address, one.table)
    return one


def play(device: Device, whim: Random, acts: int) -> None:
    """Random acts for everybody, at most to the end of the game."""
    for _ in range(acts):
        if (seat := device.seats[0].now.get("awaited")) is None:
            return
        assert device.do(seat, whim.choice(device.seats[seat].now["legal"]))["type"] == "done"


def test_a_seat_that_was_taken_on_the_other(pair: Pair, opened: Opened, address: str) -> None:
    """Its token is good here, and so is a newer invitation; what was used there is used here."""
    here, there = (one.address for one in pair)
    with deaf(address):
        token = join(here, opened, 0)
        Device(there, opened.table, [token])
        path = f"/api/tables/{opened.table}"
        answer = ask(here, "POST", f"{path}/invite", key=opened.key, body={"seat": 0})
        newer = Opened(opened.table, opened.key, {}, {0: answer.json()["invitation"]})
        Device(here, opened.table, [join(there, newer, 0)])
        again = ask(here, "POST", f"{path}/join", key=opened.key, body={"invitation": newer.invitations[0]})
        assert again.json()["code"] == "used"


def test_a_device_that_comes_from_the_other(pair: Pair, opened: Opened, address: str) -> None:
    """It goes on where it was, hears nothing twice, and its acts are done or recognised."""
    here, there = (one.address for one in pair)
    with deaf(address):
        tokens = [join(here, opened, seat) for seat in range(len(SETUP.players))]
        device = Device(here, opened.table, tokens)
        whim = Random(1)
        for turn in range(10):
            play(device, whim, 3)
            before = {seat: vars(seated).copy() for seat, seated in device.seats.items()}
            device.close()
            device._url = (there, here)[turn % 2].replace("http", "ws", 1) + "/api/play"  # noqa: SLF001 - it moves
            device.connect()
            assert {seat: vars(seated) for seat, seated in device.seats.items()} == before


def test_a_game_that_ended_on_the_other(pair: Pair, opened: Opened, address: str) -> None:
    """Its record can be had here, and a rematch."""
    here, there = (one.address for one in pair)
    with deaf(address):
        tokens = [join(here, opened, seat) for seat in range(len(SETUP.players))]
        device = Device(here, opened.table, tokens)
        play(device, Random(2), 2000)
        assert device.seats[0].now["result"]
        assert ask(there, "GET", f"/api/tables/{opened.table}/record").status == 200
        name = ask(there, "POST", f"/api/tables/{opened.table}/rematch", key=tokens[0]).json()["table"]
        assert ask(here, "GET", f"/api/tables/{opened.table}").json()["room"]["rematch"] == name
        assert ask(here, "GET", f"/api/tables/{name}").status == 200


def test_notes_cross_over(pair: Pair, opened: Opened) -> None:
    """A note on one device of a seat reaches its other one, on the other server."""
    token = join(pair[1].address, opened, 0)
    devices = [Device(one.address, opened.table, [token]) for one in pair]
    for turn in range(10):
        devices[turn % 2].send({"type": "note", "seat": 0, "notes": {"324": f"thought of {turn}"}})
        for device in devices:
            device.wait(lambda one: one["type"] == "notes")
            assert device.seats[0].notes == {"324": f"thought of {turn}"}
