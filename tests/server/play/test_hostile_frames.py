"""WebSocket frames that no device of ours sends: each ends its own connection, with a code, and nothing else."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest

from tests.support.city.tables import SANDRA, agreed
from tests.support.servers.serving import Opened, Running, open_table, server
from tests.support.wire.attacks import (
    BINARY,
    PING,
    TEXT,
    bystander,
    check_log,
    closing,
    connect,
    everything,
    frame,
    frames,
    secrets_of,
    settled,
    told,
    upgrade,
    websocket,
)
from tests.support.wire.devices import Device

LONGEST = 16_384
DEEP = b"[" * 8_000


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which somebody plays through all of this."""
    limits = ("--limit", "request_seconds=1", "--limit", "messages_per_second=40")
    with server(tmp_path_factory.mktemp("frames") / "tables.sqlite", *limits) as one:
        with bystander(one) as played:
            yield one
            settled(one, connections=2)
        check_log(one.end()[1], [secret for table in played.tables for secret in secrets_of(table)])


VIOLATIONS = {
    "not masked": (frame(b"{}", masked=False), 1002),
    "an opcode that is none": (frame(b"", opcode=3), 1002),
    "a reserved bit": (b"\xf1\x80\x00\x00\x00\x00", 1002),
    "a ping in pieces": (frame(b"", opcode=PING, fin=False), 1002),
    "a ping too long": (frame(b"x" * 126, opcode=PING), 1002),
    "the middle without a beginning": (frame(b"x", opcode=0), 1002),
    "a beginning within a message": (frame(b"x", fin=False) + frame(b"y"), 1002),
    "a close with half a code": (frame(b"\x03", opcode=8), 1002),
    "a close with no such code": (frame(b"\x00\x01", opcode=8), 1002),
    "a message too long": (frame(b" " * (LONGEST + 1)), 1009),
    "a length without an end": (b"\x81\xff\x7f" + b"\xff" * 7, 1009),
    "pieces too long together": (frame(b" " * LONGEST, fin=False) + frame(b"  ", opcode=0), 1009),
    "no text": (frame(b"\xff\xfe"), 1007),
    "half a letter": (frame(b"\xc3", fin=False) + frame(b"", opcode=0), 1007),
    "pings without end": (frame(b"", opcode=PING) * 2_000, 1008),
    "pieces without end": (frame(b"", fin=False) + frame(b"", opcode=0, fin=False) * 2_000, 1008),
}
"""Frames that break WebSocket, or flood it, and the code of the close."""

MISTAKES = {
    "an empty message": frame(b""),
    "an empty message of bytes": frame(b"", opcode=BINARY),
    "no JSON": frame(b"hello"),
    "nested too deeply": frame(DEEP),
    "nested too deeply within": frame(b'{"type":"do","seat":0,"seen":0,"command":' + DEEP),
    "a number where none can be": frame(b'{"type":"undo","seat":1e400,"seen":-1}'),
    "too much": frame(b'{"type":"ping","also":1}'),
}
"""Messages that cannot be read."""

NO_HELLO = {
    "silence": b"",
    "half a frame": b"\x81",
    "another message than hello": frame(b'{"type":"ping"}'),
    "a table that is none": frame(b'{"type":"hello","table":"abcdefghijklmnop"}'),
}
"""Beginnings that lead nowhere."""


@pytest.mark.parametrize("what", VIOLATIONS)
def test_a_violation_ends_its_connection(what: str, running: Running) -> None:
    """With the code that WebSocket has for it, before hello and after."""
    data, code = VIOLATIONS[what]
    for made in (websocket(running), playing(running)):
        made.sendall(data)
        assert closing(made) == code


@pytest.mark.parametrize("what", MISTAKES)
def test_mistakes_are_answered_and_counted(what: str, running: Running) -> None:
    """A first message that cannot be read is the last; later each is refused with a sentence, up to the limit."""
    made = websocket(running)
    made.sendall(MISTAKES[what])
    assert closing(made) == 1008
    made = playing(running)
    made.sendall(MISTAKES[what] * 19 + frame(b'{"type":"ping"}') + MISTAKES[what])
    code, said = told(made)
    assert (code, said.count(b'"malformed"'), said.count(b'"mistakes"'), said.count(b'"pong"')) == (1008, 20, 1, 1)


@pytest.mark.parametrize("what", NO_HELLO)
def test_who_does_not_say_hello_is_sent_away(what: str, running: Running) -> None:
    """At once if something else is said, and when the time is up if nothing is."""
    made = websocket(running)
    made.sendall(NO_HELLO[what])
    assert closing(made) == 1008


def playing(running: Running) -> socket.socket:
    """A WebSocket of somebody who watches a table."""
    made = websocket(running)
    made.sendall(frame(json.dumps({"type": "hello", "table": new_table(running).table}).encode()))
    assert b'"story"' in next(frames(made))[1]
    return made


def new_table(running: Running) -> Opened:
    """A table for one."""
    return open_table(running.address, agreed("solo", "book", [SANDRA]), here=(0,))


def test_a_message_may_come_in_pieces_and_as_bytes(running: Running) -> None:
    """All that WebSocket allows is understood: fragments, pings between them, and binary frames."""
    hello = json.dumps({"type": "hello", "table": new_table(running).table}).encode()
    made = websocket(running)
    for start in range(0, len(hello), 7):
        made.sendall(frame(hello[start : start + 7], opcode=0 if start else TEXT, fin=False) + frame(b"", opcode=PING))
    made.sendall(frame(b"", opcode=0) + frame(b'{"type":"ping"}', opcode=BINARY))
    heard = b""
    while b'"pong"' not in heard:
        heard += made.recv(65_536)
    assert b'"story"' in heard
    made.close()


@pytest.mark.parametrize(
    "request_",
    [upgrade(*(f"A{n}: b" for n in range(200))), upgrade("A: " + "b" * 9_000), upgrade(path="/" + "a" * 9_000)],
)
def test_a_handshake_that_is_too_long_is_refused(request_: bytes, running: Running) -> None:
    """It is not left open for ever, as it once was."""
    assert everything(connect(running, request_)).split()[1] in {b"414", b"431"}


def test_a_command_that_makes_no_sense_changes_nothing(running: Running) -> None:
    """Each is refused under its own seat and number, and the seat plays on."""
    opened = new_table(running)
    device = Device(running.address, opened.table, [opened.tokens[0]])
    commands: list[object] = [None, [], "get_clue", {"type": "win"}, {"type": "move_to"}]
    for command in (*commands, {"type": "move_to", "to": 10**4000}):
        answer = device.do(0, command)
        assert (answer["type"], answer["seat"], answer["seen"]) == ("refused", 0, device.seats[0].number)
    assert device.do(0, device.seats[0].now["legal"][0])["type"] == "done"
    device.close()
