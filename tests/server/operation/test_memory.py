"""A table that nobody has open needs no memory; it is as it was when somebody comes back."""

from __future__ import annotations

from pathlib import Path

from stopthief.city import city
from stopthief.city.samples.random_setups import random_setup
from tests.support.servers.serving import Running, ask, open_table, server
from tests.support.wire.crowd import LIMITS
from tests.support.wire.devices import Device

SETUP = random_setup(city().box, lambda _: 0)


def play(device: Device, acts: int) -> None:
    """Do the first thing that may be done, again and again."""
    for _ in range(acts):
        seat = device.seats[0].now["awaited"]
        assert device.do(seat, device.seats[seat].now["legal"][0])["type"] == "done"


def in_memory(running: Running) -> int:
    """How many tables the server has in memory."""
    tables: int = ask(running.address, "GET", "/api/health").json()["tables"]
    return tables


def test_a_table_that_nobody_has_open_is_put_out_of_memory(tmp_path: Path) -> None:
    """And comes back with the same numbers; a table that is watched stays."""
    with server(tmp_path / "tables.sqlite", *LIMITS, "--limit=idle_seconds=0.02") as running:
        seats = tuple(range(len(SETUP.players)))
        left, kept = (open_table(running.address, SETUP, seats) for _ in range(2))
        watcher = Device(running.address, kept.table)
        device = Device(running.address, left.table, list(left.tokens.values()))
        play(device, 7)
        for _ in range(3):
            device.close()
            while in_memory(running) > 1:
                pass
            before = {seat: vars(seated).copy() for seat, seated in device.seats.items()}
            device.connect()
            assert {seat: vars(seated) for seat, seated in device.seats.items()} == before
            assert in_memory(running) == 2
            play(device, 3)
        watcher.send({"type": "ping"})
        watcher.wait(lambda one: one["type"] == "pong")
