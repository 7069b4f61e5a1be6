"""The house over the wire: every byte expected, a server killed in the middle, a move taken back, a rematch."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from stopthief.core import record
from stopthief.core.verify import verify
from stopthief.house.box.box import packs
from stopthief.house.rules import commands as do
from tests.support.games.playing import unfolded
from tests.support.house.players import careful
from tests.support.house.tables import HOUSE, agreed
from tests.support.house.wire_player import careful_over_the_wire
from tests.support.servers.serving import ask, open_table, server
from tests.support.wire.devices import Device
from tests.support.wire.wired import WiredGame, fast_server

SECRET = re.compile(rb'"card_(hidden|dealt|shown)"')
FAST = ("--limit", "messages_per_second=100000", "--limit", "requests_per_second=100000")


@pytest.mark.parametrize("players", [2, 4])
def test_a_seat_receives_its_own_observations_and_nothing_else(players: int, tmp_path: Path) -> None:
    """Streams, resumed streams and undos are byte for byte what the seat's own observations make; no secret is near."""
    setup = agreed(players, packs()["ecole"], guess_here=players == 2)
    with fast_server(tmp_path / "tables.sqlite") as running:
        game = WiredGame(running, HOUSE, setup, careful, Random(players))
        for heard in game.whole(most=90):
            everything = b"\n".join(heard.data)
            assert not SECRET.search(everything)
            own = set() if heard.seat is None else set(game.log.table().match.state.hands[heard.seat])
            assert {one.decode() for one in re.findall(rb'"card_taken","card":"([^"]+)"', everything)} == own


def test_a_thousand_guesses_are_one_on_the_wire(tmp_path: Path) -> None:
    """One command with lists for its fields, which covers just what is legal; any of it is accepted, nothing else."""
    with server(tmp_path / "tables.sqlite", *FAST) as running:
        opened = open_table(running.address, agreed(2), here=(0, 1), game="house")
        device = Device(running.address, opened.table, [opened.tokens[0], opened.tokens[1]])
        for _ in range(3):
            seat = device.seats[0].now["awaited"]
            assert device.do(seat, device.seats[seat].now["legal"][0])["type"] == "done"
        seat = device.seats[0].now["awaited"]
        (told,) = device.seats[seat].now["legal"]
        assert (told["type"], *map(len, (told["thing"], told["room"], told["place"]))) == ("guess", 15, 9, 9)
        pack = packs()["maison"]
        every = [do.Guess(a.id, b.id, c.id) for a in pack.things for b in pack.rooms for c in pack.places]
        covered = unfolded(HOUSE, [told])
        assert len(covered) == len(every)
        assert set(covered) == set(every)
        for wrong in (told, msgspec.to_builtins(do.Guess("attic", "attic", "bed"))):
            assert device.do(seat, wrong)["type"] == "refused"
        assert device.do(seat, msgspec.to_builtins(every[-1]))["type"] == "done"


def test_a_game_outlives_its_server(tmp_path: Path) -> None:
    """A move is taken back, the server is killed in the middle and comes again; at the end the record is fair."""
    whim = Random("outlives")
    with server(tmp_path / "tables.sqlite", *FAST) as running:
        opened = open_table(running.address, agreed(3), here=(0, 1, 2), game="house")
        device = Device(running.address, opened.table, [opened.tokens[seat] for seat in range(3)])
        acts, undone, views = 0, 0, {}
        while (seat := device.seats[0].now.get("awaited")) is not None:
            seated = device.seats[seat]
            command = careful_over_the_wire(whim, device, seat)
            before = msgspec.json.encode(seated.view)
            assert device.do(seat, command)["type"] == "done"
            acts += 1
            if isinstance(command, dict) and command["type"] == "move_to" and whim.random() < 0.2:
                assert seated.now["undo"]
                device.send({"type": "undo", "seat": seat, "seen": seated.number})
                device.wait(lambda one: one["type"] == "done")
                assert msgspec.json.encode(seated.view) == before
                undone += 1
            if acts == 20:
                views = {one: msgspec.json.encode(device.seats[one].view) for one in range(3)}
                device.close()
                running.kill()
                running.restart()
                device = Device(running.address, opened.table, [opened.tokens[one] for one in range(3)])
                assert views == {one: msgspec.json.encode(device.seats[one].view) for one in range(3)}
        assert views
        assert undone
        answer = ask(running.address, "GET", f"/api/tables/{opened.table}/record")
        assert verify(HOUSE, record.read(HOUSE, record.split(answer.body))).fair
        again = ask(running.address, "POST", f"/api/tables/{opened.table}/rematch", key=opened.tokens[0])
        assert again.status in (200, 201)
