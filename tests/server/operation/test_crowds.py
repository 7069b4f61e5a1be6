"""Too many, too much, too slow: clients within the limits notice nothing, and afterwards all is as before."""

from __future__ import annotations

import json
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.city.tables import JIMMY, SANDRA, agreed
from tests.support.servers.serving import Opened, Running, ask, new_key, open_table, server
from tests.support.wire.attacks import (
    bystander,
    check_log,
    closing,
    connect,
    everything,
    frame,
    secrets_of,
    settled,
    told,
    upgrade,
    websocket,
)
from tests.support.wire.devices import Device

CROWD = 2_400
SOLO = agreed("solo", "book", [SANDRA])
PAIR = agreed("competitive", "standard", (SANDRA, JIMMY))


@contextmanager
def attacked(file: Path, **limits: float) -> Iterator[Running]:
    """A server with these limits, at which somebody plays; afterwards everything is as before."""
    options = [option for name, value in limits.items() for option in ("--limit", f"{name}={value}")]
    with server(file, *options) as running:
        with bystander(running) as played:
            yield running
            settled(running, connections=2)
        code, log = running.end()
    assert code == 0
    check_log(log, [secret for table in played.tables for secret in secrets_of(table)])


def files_allowed(wanted: int) -> int:
    """Raise how many files this process may open; how many connections it can make then."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + 200:
        soft = wanted + 200 if hard == resource.RLIM_INFINITY else min(wanted + 200, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft - 200)


def test_thousands_of_half_open_connections_are_closed(tmp_path: Path) -> None:
    """Silent, in the middle of a request, or without a hello: when the time is up the server closes every one."""
    halves = [b"", b"GET /api/health HTTP/1.1\r\nHost: x\r\n", upgrade(), upgrade()]
    with (
        attacked(tmp_path / "tables.sqlite", request_seconds=1.5, connections_per_address=3_000) as running,
        ExitStack() as opened,
    ):
        crowd = [opened.enter_context(connect(running, halves[number % 4])) for number in range(files_allowed(CROWD))]
        for made in crowd[3::4]:
            made.sendall(frame(b'{"type":"hello"')[:-3])
        for made in crowd:
            everything(made)


def test_a_crowd_from_one_address_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Above the limit the answer is that the server is full; as soon as somebody leaves there is room again."""
    with server(tmp_path / "tables.sqlite", "--limit", "connections_per_address=5") as running:
        crowd = [websocket(running) for _ in range(5)]
        heard = everything(connect(running, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"))
        assert heard.startswith(b"HTTP/1.1 503 ")
        assert heard.endswith(b"The server is full just now; try again in a while")
        crowd.pop().close()
        while ask(running.address, "GET", "/api/health").status != 200:
            pass
        for made in crowd:
            made.close()
        settled(running)


def test_no_more_connections_than_the_limit_in_total(tmp_path: Path) -> None:
    """Wherever they come from."""
    with server(tmp_path / "tables.sqlite", "--limit", "connections=3") as running:
        crowd = []
        for address in ("127.0.0.1", "127.0.0.2", "127.0.0.3"):
            source = (address, 0)
            crowd.append(socket.create_connection(("127.0.0.1", running.port), source_address=source))
            crowd[-1].sendall(upgrade())
            assert crowd[-1].recv(100).startswith(b"HTTP/1.1 101 ")
        assert everything(connect(running, upgrade())).startswith(b"HTTP/1.1 503 ")
        for made in crowd:
            made.close()
        settled(running)


def test_a_flood_of_messages_ends_its_own_connection(tmp_path: Path) -> None:
    """Good ones or bad: a burst is answered, then the connection is closed for being too fast; the table plays on."""
    with attacked(tmp_path / "tables.sqlite", messages_per_second=60, burst_seconds=2) as running:
        opened = open_table(running.address, SOLO, here=(0,))
        for message in (
            {"type": "ping"},
            {"type": "undo", "seat": 0, "seen": 1},
            {"type": "note", "seat": 0, "notes": {"a": "b"}},
        ):
            made = websocket(running)
            made.sendall(hello(opened))
            for _ in range(10):  # a device that waits for no answer, and yet reads them
                made.sendall(frame(json.dumps(message).encode()) * 15)
            code, said = told(made)
            assert (code, said.count(b'"too fast"')) == (1008, 1)
        made = websocket(running)
        made.sendall(hello(opened) + frame(b'{"type":"ping"}') * 20_000)
        assert closing(made) in {1008, 0}
        device = Device(running.address, opened.table, [opened.tokens[0]])
        assert device.do(0, device.seats[0].now["legal"][0])["type"] == "done"
        device.close()


def hello(opened: Opened) -> bytes:
    """A hello for the first seat."""
    seats = [{"token": opened.tokens[0]}]
    return frame(json.dumps({"type": "hello", "table": opened.table, "seats": seats}).encode())


def test_a_flood_of_requests_is_slowed_down(tmp_path: Path) -> None:
    """One address gets a number of answers and then the advice to wait; another address notices nothing."""
    with server(
        tmp_path / "tables.sqlite", "--limit", "requests_per_second=1", "--limit", "burst_seconds=20"
    ) as running:
        answers = [ask(running.address, "GET", "/api/tables", key=new_key()) for _ in range(60)]
        assert [one.status for one in answers[:20]] == [200] * 20
        assert answers[-1].status == 429
        assert answers[-1].json() == {
            "code": "too fast",
            "sentences": ["Too many requests came at once; wait a few seconds."],
        }
        other = socket.create_connection(("127.0.0.1", running.port), source_address=("127.0.0.2", 0))
        other.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert everything(other).startswith(b"HTTP/1.1 200 ")


def test_a_device_that_never_reads_is_dropped(tmp_path: Path) -> None:
    """Its queue is bounded, its connection ends, and others with the same seat and table are told everything."""
    with attacked(tmp_path / "tables.sqlite", stalled_seconds=1, unsent_bytes=200_000, request_seconds=2) as running:
        opened = open_table(running.address, SOLO, here=(0,))
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", running.port))
        deaf.sendall(upgrade())
        assert deaf.recv(30).startswith(b"HTTP/1.1 101 ")
        deaf.sendall(hello(opened))
        device = Device(running.address, opened.table, [opened.tokens[0]])
        for number in range(60):
            page = {f"{number % 8} {line}": "x" * 200 for line in range(30)}
            device.send({"type": "note", "seat": 0, "notes": page})
            device.wait(lambda one: one["type"] == "notes")
        assert len(device.seats[0].notes) == 240
        settled(running, connections=3)  # who asks, who plays, who writes: the deaf one is gone
        device.close()
        deaf.close()


def test_so_many_may_watch_and_so_many_may_sit(tmp_path: Path) -> None:
    """The next one is told why not; one that leaves makes room, and a new owner of a seat starts afresh."""
    limits = ("--limit", "spectators=2", "--limit", "devices_per_seat=2", "--limit", "request_seconds=5")
    with server(tmp_path / "tables.sqlite", *limits) as running:
        opened = open_table(running.address, PAIR, here=(0, 1))
        for tokens in ([], [opened.tokens[1]]):
            crowd = [Device(running.address, opened.table, tokens) for _ in range(2)]
            with pytest.raises(ConnectionClosed) as closed:
                Device(running.address, opened.table, tokens)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "full")
            for device in crowd:
                device.close()
        # Those who sat there before and do not leave cannot keep the new owner out.
        old = [websocket(running) for _ in range(2)]
        for made in old:
            made.sendall(hello(opened))
            made.recv(65_536)
        body = {"seat": 0}
        answer = ask(running.address, "POST", f"/api/tables/{opened.table}/invite", key=opened.key, body=body)
        shown = {"invitation": answer.json()["invitation"]}
        token = ask(running.address, "POST", f"/api/tables/{opened.table}/join", key=new_key(), body=shown).json()[
            "token"
        ]
        device = Device(running.address, opened.table, [token])
        assert [closing(made) for made in old] == [4001, 4001]
        device.close()
