"""Whole games over the wire, and what comes after them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from stopthief.city import city
from stopthief.city.box.setup import MODES, Mode
from stopthief.city.samples.random_setups import random_setup
from stopthief.core import record
from stopthief.core.verify import verify
from tests.support.city.tables import agreed
from tests.support.servers.serving import ask, join, open_table, server
from tests.support.wire.devices import Device

MOST = 400
"""Acts of a competitive game to play: random players may hunt for very long."""


@pytest.mark.parametrize("mode", MODES)
def test_everybody_on_a_device_of_their_own_plays_a_game(mode: Mode, tmp_path: Path) -> None:
    """Each device knows just what it is told when it connects anew; the record of the end verifies."""
    game, whim = city(), Random(mode)
    setup = random_setup(game.box, whim.randrange, mode)
    with server(tmp_path / "tables.sqlite", "--limit", "messages_per_second=10000") as running:
        opened = open_table(running.address, setup, here=(0,))
        tokens = opened.tokens | {seat: join(running.address, opened, seat) for seat in opened.invitations}
        devices = {seat: Device(running.address, opened.table, [token]) for seat, token in tokens.items()}
        watcher = Device(running.address, opened.table)
        acts = 0
        while (seat := watcher.seats[None].now.get("awaited")) is not None and acts < MOST:
            mine = devices[seat].seats[seat]
            while not mine.now.get("legal"):
                devices[seat].receive()
            assert devices[seat].do(seat, whim.choice(mine.now["legal"]))["type"] == "done"
            before = watcher.seats[None].number
            while watcher.seats[None].number == before:
                watcher.receive()
            acts += 1
        everybody: list[tuple[int | None, Device]] = [*devices.items(), (None, watcher)]
        for seat, device in everybody:
            fresh = Device(running.address, opened.table, [tokens[seat]] if seat is not None else [])
            while device.seats[seat].number < fresh.seats[seat].number:
                device.receive()
            assert vars(device.seats[seat]) == vars(fresh.seats[seat])
        answer = ask(running.address, "GET", f"/api/tables/{opened.table}/record")
        if acts < MOST:
            assert verify(game, record.read(game, record.split(answer.body))).fair
        else:
            assert answer.status == 409


def test_a_seat_asks_what_there_is_to_choose_from(tmp_path: Path) -> None:
    """The guide is of the seat's own moment; a seat that another device has is not asked for."""
    with server(tmp_path / "tables.sqlite") as running:
        opened = open_table(running.address, agreed(), here=(0,))
        other = join(running.address, opened, 1)
        for device, seat in (
            (Device(running.address, opened.table, [opened.tokens[0]]), 0),
            (
                Device(running.address, opened.table, [other]),
                1,
            ),
        ):
            device.send({"type": "ask", "seat": seat})
            answer = device.receive()[0]
            assert (answer["type"], answer["seat"], answer["number"]) == ("guide", seat, device.seats[seat].number)
            assert bool(answer["guide"]) == bool(device.seats[seat].now.get("legal"))
            device.send({"type": "ask", "seat": 1 - seat})
            assert device.receive()[0]["code"] == "not your seat"
