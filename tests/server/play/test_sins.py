"""What other platforms are known for doing to their players. Each is named, and does not happen here.

That nothing is told before it is stored, and that a save is one small transaction, is in test_stored_first.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from stopthief.city.samples.random_setups import random_setup
from stopthief.table.entries import Acted
from tests.support.city.tables import CITY, JIMMY, SANDRA, agreed
from tests.support.servers.serving import Opened, Running, ask, new_key, open_table, server
from tests.support.wire.attacks import frame, secrets_of, websocket
from tests.support.wire.devices import Device, Message
from tests.support.wire.wiretap import Log

FAST = ("--limit", "messages_per_second=100000")
SETUP = agreed("competitive", "standard", (SANDRA, JIMMY))


def tables(tmp_path: Path) -> Path:
    """The file of the test."""
    return tmp_path / "tables.sqlite"


def test_a_refused_command_that_stays_silent(tmp_path: Path) -> None:
    """An impossible command is answered at once with the seat, the number and a sentence."""
    with server(tables(tmp_path)) as running:
        opened = open_table(running.address, SETUP, here=(0, 1))
        device = Device(running.address, opened.table, list(opened.tokens.values()))
        awaited: int = device.seats[0].now["awaited"]
        clue, number = {"type": "get_clue"}, device.seats[0].number
        tried: list[tuple[str, Message]] = [
            ("stale", {"type": "do", "seat": awaited, "seen": number - 1, "command": clue}),
            ("stale", {"type": "do", "seat": awaited, "seen": number + 7, "command": clue}),
            ("malformed", {"type": "do", "seat": awaited, "seen": number, "command": {"type": "cheat"}}),
            ("nothing to undo", {"type": "undo", "seat": awaited, "seen": number}),
            ("not your seat", {"type": "do", "seat": 7, "seen": number, "command": clue}),
        ]
        for code, message in tried:
            device.send(message)
            answer = device.wait(lambda one: one["type"] in ("done", "refused"))
            assert (answer["code"], answer["seat"], answer["seen"]) == (code, message["seat"], message["seen"])
            assert answer["sentence"].endswith(".")
        answer = device.do(1 - awaited, clue)  # it is the other's turn
        assert (answer["type"], answer["seat"], answer["seen"]) == ("refused", 1 - awaited, number)
        device.send({"type": "hello", "table": opened.table})
        assert device.wait(lambda one: one["type"] == "refused")["code"] == "hello again"
        device.close()


@pytest.mark.parametrize("cut", ["before sending", "in mid message", "after sending", "after the answer"])
def test_a_client_stuck_after_a_lost_connection(cut: str, tmp_path: Path) -> None:
    """Wherever the connection breaks: the device comes back, sends the command again, and it is done just once."""
    whim = Random(cut)
    with server(tables(tmp_path), *FAST) as running:
        opened = open_table(running.address, SETUP, here=(0, 1))
        device = Device(running.address, opened.table, list(opened.tokens.values()))
        given = []
        for _ in range(25):
            seat, mine = next((seat, one) for seat, one in device.seats.items() if one.now.get("legal"))
            message = {"type": "do", "seat": seat, "seen": mine.number, "command": whim.choice(mine.now["legal"])}
            given.append((seat, message["command"]))
            lose(device, running, opened, message, cut)
            device.connect()
            device.send(message)
            answer = device.wait(lambda one: one["type"] in ("done", "refused"))
            assert (answer["type"], answer["seat"], answer["seen"]) == ("done", seat, message["seen"])
        device.close()
        log = Log(tables(tmp_path), CITY, opened.table)
        acted = [entry for entry in log.more() if isinstance(entry, Acted)]
    assert [(entry.seat, msgspec.to_builtins(entry.command)) for entry in acted] == given


def lose(device: Device, running: Running, opened: Opened, message: Message, cut: str) -> None:
    """Lose the connection at some point of giving a command."""
    if cut == "after sending":
        device.send(message)
    elif cut == "after the answer":
        device.send(message)
        device.wait(lambda one: one["type"] == "done")
    elif cut == "in mid message":
        seats = [{"token": token} for token in opened.tokens.values()]
        with websocket(running) as made:
            made.sendall(frame(json.dumps({"type": "hello", "table": opened.table, "seats": seats}).encode()))
            made.sendall(frame(json.dumps(message).encode())[:-5])
    device.socket.socket.close()
    device.socket.close()


def test_a_restart_that_opens_a_fresh_game_under_the_old_name(tmp_path: Path) -> None:
    """The same file: the same game goes on. An empty one: the old name is no table, whichever secret is shown."""
    with server(tables(tmp_path)) as running:
        opened = open_table(running.address, SETUP, here=(0, 1))
        device = Device(running.address, opened.table, list(opened.tokens.values()))
        awaited: int = device.seats[0].now["awaited"]
        assert device.do(awaited, {"type": "get_clue"})["type"] == "done"
        told = [vars(one) for one in device.seats.values()]
        running.kill()
        device.socket.close()
        running.restart()
        again = Device(running.address, opened.table, list(opened.tokens.values()))
        assert [vars(one) for one in again.seats.values()] == told
        again.close()
        commitment = again.room["commitment"]
    with server(tmp_path / "empty.sqlite") as running:
        path = f"/api/tables/{opened.table}"
        for _ in range(2):
            for key in (None, opened.key, new_key()):
                assert ask(running.address, "GET", path, key=key).status == 404
            for token in opened.tokens.values():
                with pytest.raises(ConnectionClosed, match="no table"):
                    Device(running.address, opened.table, [token])
                assert ask(running.address, "POST", f"{path}/rematch", key=token).status == 404
        assert ask(running.address, "GET", "/api/tables", key=opened.key).json()["tables"] == []
        assert commitment not in running.end()[1]


def test_a_restart_that_takes_any_credentials(tmp_path: Path) -> None:
    """The old tokens open their seats again; no other secret does, whoever comes first."""
    with server(tables(tmp_path)) as running:
        opened = open_table(running.address, SETUP, here=(0, 1))
        other = open_table(running.address, SETUP, here=(0, 1))
        running.kill()
        running.restart()
        for wrong in ("x" * 43, other.tokens[0], opened.key):
            with pytest.raises(ConnectionClosed, match="wrong token"):
                Device(running.address, opened.table, [wrong])
        for seat, token in opened.tokens.items():
            device = Device(running.address, opened.table, [token])
            assert set(device.seats) == {seat}
            device.close()
        assert not any(secret in running.end()[1] for secret in secrets_of(opened))


def test_spectators_who_receive_the_initial_state_with_its_secrets(tmp_path: Path) -> None:
    """The first thing a spectator of a new game is told holds no seed, no thief, no trail, and nothing to choose."""
    for mode in ("competitive", "one-vs-many"):
        with server(tmp_path / f"{mode}.sqlite") as running:
            opened = open_table(running.address, random_setup(CITY.box, Random(mode).randrange, mode), here=(0, 1))
            device = Device(running.address, opened.table)
            truth = Log(tmp_path / f"{mode}.sqlite", CITY, opened.table)
            truth.more()
            story = device.seats[None]
            assert (story.view["thief"], story.view["trail"], story.view["tips"]) == (None, [], [])
            assert "legal" not in story.now
            assert truth.table().match.seed not in "".join(device.frames)
            device.close()


def test_a_log_copied_whole_at_every_move(tmp_path: Path) -> None:
    """The bytes sent and stored for an act do not grow with the length of the game."""
    with server(tables(tmp_path), *FAST) as running:
        setup = agreed("competitive", "standard", (SANDRA, JIMMY), fine=0, win_money_2=1_000_000)
        opened = open_table(running.address, setup, here=(0, 1))
        device = Device(running.address, opened.table, list(opened.tokens.values()))
        whim, sent = Random(1), []
        for _ in range(400):
            seat, mine = next((seat, one) for seat, one in device.seats.items() if one.now.get("legal"))
            before = len(device.frames)
            assert device.do(seat or 0, whim.choice(mine.now["legal"]))["type"] == "done"
            sent.append(sum(map(len, device.frames[before:])))
        device.close()
        log = Log(tables(tmp_path), CITY, opened.table)
        log.more()
    stored = list(map(len, log.lines[1:]))
    assert len(stored) == 400
    for sizes in (sent, stored):
        assert sum(sizes[300:]) < 2 * sum(sizes[:100])
    assert max(stored) < 2_000
