"""Anything at all, thrown at a server over real sockets: it answers or closes with a code, and a bystander plays on."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from stopthief.table.messages import Do, FromDevice, Undo
from tests.support.city.tables import JIMMY, SANDRA, agreed
from tests.support.games.city_cases import COMMANDS
from tests.support.games.strategies import reproducible
from tests.support.servers.serving import Opened, Running, ask, new_key, open_table, server
from tests.support.wire.attacks import (
    check_log,
    connect,
    everything,
    frame,
    frames,
    secrets_of,
    settled,
    told,
    websocket,
)
from tests.support.wire.devices import Device, Message

EXAMPLES = 200
NOW, LEGAL = 0, "legal"
_GOOD = msgspec.json.Decoder(FromDevice)


class Scene:
    """A server with one table whose player must be able to play on, whatever others send."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.opened: Opened = open_table(
            running.address, agreed("competitive", "standard", (SANDRA, JIMMY)), here=(0, 1)
        )
        self._whim = Random(1)
        self._device = Device(running.address, self.opened.table, list(self.opened.tokens.values()))

    def hello(self, **changes: object) -> Message:
        """The token of the second seat."""
        seats = [{"token": self.opened.tokens[1], "seen": 0}]
        return {"type": "hello", "table": self.opened.table, "seats": seats} | changes

    def resolved(self, message: Any) -> Any:
        """The message with what the second seat knows now in place of NOW and LEGAL."""
        mine, changed = self._device.seats[1], {}
        if message.get("seen") == NOW:
            changed["seen"] = mine.number
        if message.get("command") == LEGAL:
            changed["command"] = self._whim.choice(mine.now.get("legal") or [LEGAL])
        return message | changed

    def play_on(self) -> None:
        """The bystander hears of everything, and gives a command that is done."""
        self._device.send({"type": "ping"})
        self._device.wait(lambda one: one["type"] == "pong")
        found = next((seat, one.now["legal"]) for seat, one in self._device.seats.items() if one.now.get("legal"))
        assert found[0] is not None
        assert self._device.do(found[0], self._whim.choice(found[1]))["type"] == "done"

    def end(self) -> None:
        """Nothing is left but clean lines."""
        self._device.close()
        settled(self.running)
        code, log = self.running.end()
        assert code == 0
        check_log(log, secrets_of(self.opened))


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server that is not to be too fast for."""
    fast = [f"--limit={name}=100000" for name in ("requests_per_second", "messages_per_second")]
    with server(tmp_path_factory.mktemp("fuzz") / "tables.sqlite", *fast, "--limit=request_seconds=2") as running:
        found = Scene(running)
        yield found
        found.end()


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=8,
)
numbers = st.just(NOW) | st.integers(0, 60) | st.sampled_from([-1, 2**31, 2**53 - 1, 2**53, 2**64, 10**30])
seats = st.integers(0, 2) | st.sampled_from([-1, 99, 100])
commands = st.just(LEGAL) | st.sampled_from(COMMANDS).map(msgspec.to_builtins) | anything
notes = st.dictionaries(st.text(max_size=41), st.none() | st.text(max_size=201), max_size=4)
plausible = st.one_of(
    st.just({"type": "do", "seat": 1, "seen": NOW, "command": LEGAL}),
    st.fixed_dictionaries({"type": st.just("do"), "seat": seats, "seen": numbers, "command": commands}),
    st.fixed_dictionaries({"type": st.just("undo"), "seat": seats, "seen": numbers}),
    st.fixed_dictionaries({"type": st.just("note"), "seat": seats, "notes": notes}),
    st.just({"type": "ping"}),
    st.fixed_dictionaries({"type": st.just("hello"), "table": st.text(max_size=17)}),
)


@st.composite
def twisted(draw: st.DrawFn) -> Any:
    """A message, or one with a field missing, changed or added."""
    message = dict(draw(plausible))
    match draw(st.integers(0, 5)):
        case 0:
            del message[draw(st.sampled_from(sorted(message)))]
        case 1:
            message[draw(st.sampled_from(sorted(message)))] = draw(anything)
        case 2:
            message[draw(st.text(max_size=8))] = draw(anything)
        case _:
            pass
    return message


def is_good(data: bytes) -> Do | Undo | None:
    """The command in a message, if it is one."""
    try:
        message = _GOOD.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return message if isinstance(message, Do | Undo) else None


@profile(reproducible, max_examples=EXAMPLES)
@given(messages=st.lists(twisted(), max_size=15))
def test_every_command_has_one_answer(scene: Scene, messages: list[Any]) -> None:
    """In order, `done` or `refused`, with the seat and the number it was given at; all else is answered or ignored."""
    sent = [json.dumps(scene.resolved(message)).encode() for message in messages]
    made = websocket(scene.running)
    made.sendall(b"".join(map(frame, [json.dumps(scene.hello()).encode(), *sent, b'{"type":"ping"}'])))
    wanted = [(one.seat, one.seen) for one in map(is_good, sent) if one is not None]
    answered: list[tuple[int, int]] = []
    pongs = 1 + sum(message == {"type": "ping"} for message in messages)
    with made:
        for _, payload in frames(made):
            heard = json.loads(payload)
            answers = [one for one in heard if one["type"] in ("done", "refused") and "seen" in one]
            answered += [(one["seat"], one["seen"]) for one in answers]
            pongs -= sum(one["type"] == "pong" for one in heard)
            if not pongs:
                break
    assert answered == wanted
    scene.play_on()


@profile(reproducible, max_examples=EXAMPLES)
@given(
    pieces=st.lists(
        st.tuples(
            st.binary(max_size=60), st.integers(0, 15), st.booleans(), st.sampled_from([True, True, True, False])
        ),
        max_size=8,
    ),
    tail=st.binary(max_size=40),
    greeted=st.booleans(),
)
def test_any_frames_are_survived(
    scene: Scene, pieces: list[tuple[bytes, int, bool, bool]], tail: bytes, *, greeted: bool
) -> None:
    """With any content and any type, before hello or after."""
    hello = frame(json.dumps(scene.hello()).encode()) if greeted else b""
    made = websocket(scene.running)
    sent = b"".join(frame(data, opcode, fin=fin, masked=masked) for data, opcode, fin, masked in pieces)
    made.sendall(hello + sent + tail + frame(b"\x00", opcode=3) + b"\x81\x00")
    made.shutdown(socket.SHUT_WR)
    code, said = told(made)
    assert code in {0, 1000, 1002, 1007, 1008, 1009}
    assert b"Something went wrong" not in said
    scene.play_on()


@profile(reproducible, max_examples=EXAMPLES)
@given(
    data=st.binary(max_size=200) | st.from_regex(rb"(GET|POST) /[ -~]{0,20} HTTP/1\.[01]\r\n([ -~]{0,20}\r\n){0,4}\r\n")
)
def test_any_bytes_are_survived(scene: Scene, data: bytes) -> None:
    """An invalid request is refused or cut off; no status blames the server."""
    made = connect(scene.running, data + b"\r\n\r\n\x00\r\n\r\n")
    for status in re.findall(rb"^HTTP/1\.1 (\d+)", everything(made), re.MULTILINE):
        assert int(status) < 500
    scene.play_on()


paths = st.sampled_from(["", "/join", "/invite", "/rematch", "/record", "/", "/x", "?before=1", "?finished=1&before=x"])
odd = st.text(st.characters(min_codepoint=33, max_codepoint=255, exclude_characters="\x7f"), max_size=20)


@profile(reproducible, max_examples=EXAMPLES)
@given(
    method=st.sampled_from(["GET", "POST", "POST", "PUT", "HEAD", "OPTIONS"]),
    table=st.sampled_from(["real", "real", "", "abcdefghijklmnop", "%00", "%ff%fe", "..", "a" * 300]),
    path=paths,
    header=st.tuples(st.sampled_from(["Origin", "Host", "Authorization", "Expect", "Content-Type", "X"]), odd),
    body=anything | st.binary(max_size=50),
)
def test_any_request_is_answered(
    scene: Scene, method: str, table: str, path: str, header: tuple[str, str], body: Any
) -> None:
    """With a status below 500; above 399 there is a code and a sentence."""
    where = f"/api/tables/{scene.opened.table if table == 'real' else table}{path}"
    headers = {"Authorization": f"Bearer {new_key()}", header[0]: header[1].encode("latin-1")}
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = ask(scene.running.address, method, where, body=sent, headers=headers)
    assert answer.status < 500
    if answer.status >= 400 and method != "HEAD" and answer.headers.get("content-type") == "application/json":
        assert set(answer.json()) == {"code", "sentences"}
    scene.play_on()
