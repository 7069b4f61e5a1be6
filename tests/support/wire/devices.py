"""A device that plays over the WebSocket like a real client: it keeps what it is told and knows no rule."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


class Seated:
    """The knowledge of a device about one of its seats."""

    def __init__(self) -> None:
        self.number = 0
        self.view: Any = None
        self.now: Message = {}
        self.notes: dict[str, str] = {}
        self.batches: list[Message] = []

    def hear(self, message: Message) -> None:
        """Apply a story or an update."""
        if message["type"] == "story":
            self.view, self.notes = message["view"], message["notes"]
            self.batches += message["batches"]
            self.number = message["number"]
        else:
            _merge(self.view, message["changes"], message["grown"])
            self.batches.append(message["batch"])
            assert message["batch"]["number"] == self.number + 1
            self.number += 1
        self.now = message["now"]


def hear(seats: dict[int | None, Seated], message: Message) -> None:
    """Apply a message to the seat it is about."""
    seat = message.get("seat")
    if message["type"] in ("story", "update"):
        seats.setdefault(seat, Seated()).hear(message)
    elif message["type"] == "notes":
        seats[seat].notes = message["notes"]


class Device:
    """A connection, and all that came over it."""

    def __init__(self, address: str, table: str, tokens: Sequence[str] = (), **options: Any) -> None:
        self._url = address.replace("http", "ws", 1) + "/api/play"
        self._table = table
        self._tokens = tuple(tokens)
        self._options = options
        self.frames: list[str] = []
        """Every frame that was received, as it came."""
        self.seats: dict[int | None, Seated] = {}
        self.room: Message = {}
        self.socket: ClientConnection
        self.connect()

    def connect(self) -> None:
        """Connect, say hello, and hear what was missed."""
        self.socket = connect(self._url, max_size=None, compression=None, legacy=True, **self._options)
        seen = [one.number for one in self.seats.values()] or [0] * max(1, len(self._tokens))
        seats = [{"token": token, "seen": number} for token, number in zip(self._tokens, seen, strict=False)]
        self.send({"type": "hello", "table": self._table, "seats": seats, "seen": 0 if self._tokens else seen[0]})
        told: set[int | None] = set()
        while len(told) < max(1, len(self._tokens)):
            told |= {message.get("seat") for message in self.receive() if message["type"] == "story"}

    def send(self, message: object) -> None:
        """Send a message as JSON."""
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 30) -> list[Message]:
        """Receive the next frame and apply it."""
        frame = self.socket.recv(timeout, decode=True)
        self.frames.append(frame)
        messages: list[Message] = json.loads(frame)
        for message in messages:
            self._hear(message)
        return messages

    def _hear(self, message: Message) -> None:
        if message["type"] == "room":
            self.room = message
        hear(self.seats, message)

    def wait(self, found: Callable[[Message], bool]) -> Message:
        """Receive until a message fits."""
        while True:
            for message in self.receive():
                if found(message):
                    return message

    def do(self, seat: int, command: object) -> Message:
        """Give a command; return the answer."""
        seen = self.seats[seat].number
        self.send({"type": "do", "seat": seat, "seen": seen, "command": command})
        return self.wait(lambda one: one["type"] in ("done", "refused") and one.get("seen") == seen)

    def close(self) -> None:
        """Leave."""
        self.socket.close()


def _merge(view: Any, changes: Message, grown: Message) -> None:
    for path, value in changes.items():
        *way, last = path.split(".")
        at = view
        for step in way:
            at = at[step]
        at[last] = value
    for path, added in grown.items():
        at = view
        for step in path.split("."):
            at = at[step]
        at += added
