"""Many tables played at once over the wire: a load for a server that runs in another process.

It plays at random, as fast as it is answered or at a given pace, and notes how long every answer took.
"""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from http.client import HTTPConnection
from random import Random
from time import perf_counter
from typing import cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

SETUP = {
    "mode": "competitive",
    "players": [{"name": "Ada", "investigator": "tad"}, {"name": "Bo", "investigator": "vivian"}],
    "difficulty": "custom",
    "settings": {"win_by": "thieves", "win_thieves": 12},
}
"""By the standard rules, but so long that no game ends while it is measured."""
SEATS = 2


class _Now(msgspec.Struct):
    legal: list[msgspec.Raw] = []


class _Batch(msgspec.Struct):
    number: int


class _Message(msgspec.Struct):
    """As much of any message as is needed to play."""

    type: str
    seat: int = 0
    number: int = 0
    batch: _Batch | None = None
    now: _Now | None = None


_messages = msgspec.json.Decoder(list[_Message])


class Socket(asyncio.Protocol):
    """The connection of a device."""

    def __init__(self, address: str, hello: bytes, player: Player) -> None:
        self._protocol = ClientProtocol(parse_uri(address.replace("http", "ws", 1) + "/api/play"), max_size=None)
        self._hello = hello
        self._player = player
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Pass on what came."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                self.send(self._hello)
            elif event.opcode is Opcode.TEXT:
                self._player.hear(_messages.decode(event.data), self)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make it known."""
        self._player.lost(exc)

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._protocol.send_text(message)
        self._flush()

    def close(self) -> None:
        """Leave without ceremony."""
        self._player.is_leaving = True
        self._transport.abort()

    def _flush(self) -> None:
        self._transport.write(b"".join(self._protocol.data_to_send()))


class Player:
    """Plays the seats of one device at random."""

    def __init__(self, load: Load, pace: float) -> None:
        self._load = load
        self._pace = pace
        self._sent = 0.0
        self.is_leaving = False
        self.ready = asyncio.get_running_loop().create_future()

    def hear(self, messages: Sequence[_Message], socket: Socket) -> None:
        """Choose, if there is something to choose."""
        for message in messages:
            if message.type == "done":
                self._load.answered(perf_counter() - self._sent)
            elif message.type == "refused":
                self._load.refusals += 1
            elif message.now is not None:
                number = message.batch.number if message.batch else message.number
                if not self.ready.done():
                    self.ready.set_result(None)
                if message.now.legal:
                    self._choose(message.seat, number, message.now.legal, socket)

    def _choose(self, seat: int, seen: int, legal: list[msgspec.Raw], socket: Socket) -> None:
        command = bytes(legal[int(self._load.whim() * len(legal))])
        message = b'{"type":"do","seat":%d,"seen":%d,"command":%b}' % (seat, seen, command)
        send = partial(self._send, socket, message)
        if not self._load.is_playing:
            self._load.waiting.append(send)
        elif self._pace:
            asyncio.get_running_loop().call_later(self._pace * 2 * self._load.whim(), send)
        else:
            asyncio.get_running_loop().call_soon(send)

    def _send(self, socket: Socket, message: bytes) -> None:
        if not self.is_leaving:
            self._sent = perf_counter()
            socket.send(message)

    def lost(self, problem: Exception | None) -> None:
        """A connection that ends too early spoils the measurement."""
        if not self.is_leaving:
            self._load.losses += 1
            if not self.ready.done():
                self.ready.set_exception(problem or ConnectionError("the server closed the connection"))


class Load:
    """Players at many tables, and their measurements."""

    def __init__(self, addresses: Sequence[str], seed: str = "load") -> None:
        self._addresses = addresses
        self.whim = Random(seed).random
        self.times: list[float] = []
        self.refusals = 0
        self.losses = 0
        self.is_playing = False
        self.waiting: list[Callable[[], None]] = []
        """Messages to send when play begins."""
        self._sockets: list[Socket] = []

    def answered(self, seconds: float) -> None:
        """An action was acknowledged."""
        self.times.append(seconds)

    async def open(self, tables: int, pace: float, devices: int) -> None:
        """Open tables, with a device for every seat or one for both; devices take turns among the servers."""
        for number in range(tables):
            name, tokens = await asyncio.to_thread(_opened, self._addresses[number % len(self._addresses)])
            for device in range(devices):
                seats = [{"token": token} for token in tokens[device::devices]]
                hello = msgspec.json.encode({"type": "hello", "table": name, "seats": seats})
                await self._sit(self._addresses[(number + device) % len(self._addresses)], hello, Player(self, pace))

    async def _sit(self, address: str, hello: bytes, player: Player) -> None:
        host, port = address.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(address, hello, player), host, int(port))
        self._sockets.append(socket)
        await player.ready

    def begin(self) -> None:
        """Let everybody play; this process is not to pause for its own garbage meanwhile."""
        gc.collect()
        gc.disable()
        self.is_playing = True
        for send in self.waiting:
            send()

    async def run(self, seconds: float) -> float:
        """Let them play; how long that was."""
        self.times, began = [], perf_counter()
        await asyncio.sleep(seconds)
        return perf_counter() - began

    def close(self) -> None:
        """Let everybody leave."""
        for socket in self._sockets:
            socket.close()


def _opened(address: str) -> tuple[str, list[str]]:
    """A new table and the tokens of its seats."""
    connection = HTTPConnection(address.removeprefix("http://"), timeout=60)
    body = {"game": "city", "setup": SETUP, "request": secrets.token_urlsafe(12), "here": list(range(SEATS))}
    headers = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
    connection.request("POST", "/api/tables", msgspec.json.encode(body), headers)
    answer = connection.getresponse()
    data = answer.read()
    connection.close()
    assert answer.status == 201, data
    opened = msgspec.json.decode(data)
    return opened["room"]["table"], [ticket["token"] for ticket in opened["tickets"]]
