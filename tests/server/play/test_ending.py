"""A server that is asked to end does so in order: devices are told, everything is stored, and it starts again."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stopthief.city import city
from stopthief.city.samples.random_setups import random_setup
from tests.support.servers.ledger import Book, audit
from tests.support.servers.serving import Running, open_table, server
from tests.support.wire.crowd import LIMITS, Crowd
from tests.support.wire.devices import Device

RESTARTS = 1012
"""The server goes and will be back: the code of WebSocket for that."""
SETUP = random_setup(city().box, lambda _: 0)


def ended(running: Running, *signals: signal.Signals) -> tuple[int, str]:
    """Ask it to end in this way; its exit code and log."""
    for one in signals:
        running.process.send_signal(one)
    _, log = running.process.communicate(timeout=30)
    return running.process.returncode, log


def until_closed(device: Device) -> int | None:
    """Hear everything to the end; the code it was closed with."""
    try:
        while True:
            device.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_ending_under_load(tmp_path: Path, how: signal.Signals) -> None:
    """Devices without an answer ask again after the restart: a stored act is recognised, any other is done then."""
    path = tmp_path / "tables.sqlite"

    async def work() -> None:
        with server(path, *LIMITS) as running:
            crowd = Crowd(how, running.address)
            crowd.begin(15)
            for _ in range(2):
                await crowd.after(150)
                code, log = await asyncio.to_thread(ended, running, how)
                assert code == 0
                assert log.splitlines()[-1].endswith('"event":"ended"}')
                assert '"error"' not in log
                assert not path.with_name("tables.sqlite-wal").exists()
                await asyncio.to_thread(running.restart)
            await crowd.after(100)
            await crowd.rest()
            await asyncio.to_thread(running.end)
        assert crowd.refusals == []
        await audit(path, crowd.books)

    asyncio.run(work())


def test_devices_are_told_to_come_back(tmp_path: Path) -> None:
    """By the code of the close; when they do, nothing is missing."""
    with server(tmp_path / "tables.sqlite") as running:
        opened = open_table(running.address, SETUP, here=(0,))
        device, watcher = (
            Device(running.address, opened.table, [opened.tokens[0]]),
            Device(running.address, opened.table),
        )
        assert ended(running, signal.SIGTERM)[0] == 0
        assert (until_closed(device), until_closed(watcher)) == (RESTARTS, RESTARTS)
        running.restart()
        for one in (device, watcher):
            before = {seat: vars(seated).copy() for seat, seated in one.seats.items()}
            one.connect()
            assert {seat: vars(seated) for seat, seated in one.seats.items()} == before


def until_heard(later: Device) -> None:
    """When this device has its answer, all messages that others sent before have reached the server."""
    later.send({"type": "ping"})
    later.wait(lambda one: one["type"] == "pong")


def assert_ended(running: Running, *signals: signal.Signals) -> None:
    """It ends in order, without waiting for the program that keeps its file locked."""
    code, log = ended(running, *signals)
    assert (code, '"ended"' in log, '"store fails"' in log) == (0, True, False)


@pytest.mark.parametrize("impatient", [False, True])
def test_ending_in_the_middle_of_a_command(tmp_path: Path, *, impatient: bool) -> None:
    """It waits for the disk, or with a second Ctrl-C does not; sent again, the command is done once."""
    path = tmp_path / "tables.sqlite"
    with server(path) as running:
        opened = open_table(running.address, SETUP, here=tuple(range(len(SETUP.players))))
        device = Device(running.address, opened.table, list(opened.tokens.values()))
        seat = device.seats[0].now["awaited"]
        command = device.seats[seat].now["legal"][0]
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            device.send({"type": "do", "seat": seat, "seen": device.seats[seat].number, "command": command})
            until_heard(Device(running.address, opened.table))
            running.process.send_signal(signal.SIGINT)
            assert until_closed(device) == RESTARTS
            if impatient:
                assert_ended(running, signal.SIGINT)
        if not impatient:
            assert_ended(running)
        running.restart()
        book = Book(opened.table)
        book.acts[seat] = [(device.seats[seat].number, command)]
        device.connect()
        if device.seats[seat].number == book.acts[seat][0][0]:
            assert device.do(seat, command)["type"] == "done"
        running.end()
    asyncio.run(audit(path, [book]))
