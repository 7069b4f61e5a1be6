"""Tools of hostile clients: raw sockets, hand-written frames, and a bystander who plays meanwhile."""

from __future__ import annotations

import json
import os
import socket
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from threading import Event, Thread
from typing import Any

from stopthief.city.samples.random_setups import random_setup
from tests.support.city.tables import BOX
from tests.support.servers.serving import Opened, Running, ask, open_table
from tests.support.wire.devices import Device

PATIENCE = 30
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def connect(running: Running, data: bytes = b"") -> socket.socket:
    """A connection on which some bytes were sent."""
    made = socket.create_connection(("127.0.0.1", running.port), PATIENCE)
    made.sendall(data)
    return made


def upgrade(*more: str, path: str = "/api/play", host: str = "localhost") -> bytes:
    """A request for a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *more,
    ]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode()


def websocket(running: Running) -> socket.socket:
    """A WebSocket on which nothing has been said."""
    made = connect(running, upgrade())
    head = b""
    while b"\r\n\r\n" not in head:
        head += made.recv(1)
    assert head.startswith(b"HTTP/1.1 101 ")
    return made


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a client writes it."""
    first, size = opcode | (0x80 if fin else 0), len(payload)
    bit = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, bit | size)
    elif size < 2**16:
        head = struct.pack("!BBH", first, bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, bit | 127, size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def everything(made: socket.socket) -> bytes:
    """All data until the server closes the connection."""
    data = b""
    with made, suppress(ConnectionError):
        while more := made.recv(65_536):
            data += more
    return data


def closing(made: socket.socket) -> int:
    """The code that the server closes a WebSocket with; 0 if it sends none."""
    return told(made)[0]


def told(made: socket.socket) -> tuple[int, bytes]:
    """The code that the server closes a WebSocket with, and all payloads before."""
    said = b""
    with made:
        for opcode, payload in frames(made):
            if opcode == CLOSE:
                return int.from_bytes(payload[:2]), said
            said += payload
    return 0, said


def frames(made: socket.socket) -> Iterator[tuple[int, bytes]]:
    """Every frame as opcode and payload, until the end."""
    with suppress(ConnectionError, EOFError):
        while True:
            first, size = _exactly(made, 2)
            if size > 125:
                size = int.from_bytes(_exactly(made, 2 if size == 126 else 8))
            yield first & 15, _exactly(made, size)


def _exactly(made: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = made.recv(size - len(data))
        if not more:
            raise EOFError
        data += more
    return data


class Bystander(Thread):
    """A player at another table whose every command must be answered, until told to stop."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self._address = address
        self._enough = Event()
        self.failed: BaseException | None = None
        self.acts = 0
        self.tables: list[Opened] = []

    def run(self) -> None:
        """Play game after game, a little faster than people do."""
        whim = Random(1)
        try:
            while not self._enough.is_set():
                self._play(whim)
        except BaseException as problem:  # noqa: BLE001 - told to the test
            self.failed = problem

    def _play(self, whim: Random) -> None:
        table = open_table(self._address, random_setup(BOX, whim.randrange, "solo"), here=(0,))
        self.tables.append(table)
        device = Device(self._address, table.table, list(table.tokens.values()))
        while (legal := device.seats[0].now.get("legal")) and not self._enough.wait(0.03):
            answer = device.do(0, whim.choice(legal))
            assert answer["type"] == "done", answer
            self.acts += 1
        device.close()

    def stop(self) -> None:
        """Stop, and raise what went wrong."""
        self._enough.set()
        self.join(PATIENCE)
        if self.failed is not None:
            raise self.failed


@contextmanager
def bystander(running: Running) -> Iterator[Bystander]:
    """Play before, during and after an attack."""
    one = Bystander(running.address)
    one.start()
    _until_played(one)
    yield one
    _until_played(one)
    one.stop()


def _until_played(one: Bystander, more: int = 3) -> None:
    goal = one.acts + more
    while one.acts < goal and one.is_alive():
        one.join(0.01)


def settled(running: Running, connections: int = 1) -> None:
    """Wait until the server is well and has this many connections; without a bystander, just the one that asks."""
    found: dict[str, Any] = {}
    waiting = Event()
    for _ in range(PATIENCE * 20):
        found = ask(running.address, "GET", "/api/health").json()
        if found.get("status") == "ok" and found["connections"] <= connections:
            return
        waiting.wait(0.05)
    raise AssertionError(found)


def check_log(log: str, secrets: Sequence[str] = ()) -> None:
    """Check that nothing went wrong, and that no secret was logged."""
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line for line in lines if "problem" in line or line["level"] not in ("info", "warning")] == []
    assert "Traceback" not in log
    for secret in secrets:
        assert secret not in log


def secrets_of(opened: Opened) -> list[str]:
    """All secrets of a table, its name included."""
    return [opened.table, opened.key, *opened.tokens.values(), *opened.invitations.values()]
