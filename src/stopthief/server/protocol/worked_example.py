"""A worked example: a table is opened and played at in this process, and every message is written down.

Key, request and seed are fixed, so it is the same each time. Long lists are cut where … stands.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import Any

import msgspec
from starlette.requests import Request

from stopthief.server.http.services import Services
from stopthief.server.http.table_endpoints import open_table
from stopthief.server.limits import Limits
from stopthief.server.play.conversation import Conversation
from stopthief.server.play.device import Device
from stopthief.server.play.registry import TableRegistry
from stopthief.server.protocol.vocabulary import Spoken
from stopthief.server.site import Site
from stopthief.table import entries, seating
from stopthief.table.keys import table_id
from stopthief.table.seating import Company
from stopthief.table.store import Line, Listed

_KEY, _REQUEST, _SEED = "an-example-of-a-key-of-a-device-0123456789", "first-table", "an example"
_WIDTH = 116
_FEW = 3
"""Items shown of longer lists."""
_BLANK = "\0"


class _Memory:
    """A store in memory."""

    def __init__(self) -> None:
        self._lines: dict[str, list[bytes]] = {}

    async def append(self, line: Line) -> bool:
        lines = self._lines.setdefault(line.table, [])
        if line.number != len(lines) + 1:
            return False
        lines.append(line.entry)
        return True

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self._lines.get(table, [])[after:]

    async def tables_of(
        self,
        device: str,  # noqa: ARG002 - not needed here
        *,
        finished: bool,  # noqa: ARG002 - as above
        before: int | None = None,  # noqa: ARG002 - as above
        limit: int = 50,  # noqa: ARG002 - as above
    ) -> list[Listed]:
        return []

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """There is no other process."""

    async def close(self) -> None:
        """There is nothing to release."""


class _Socket:
    """The two ends of a WebSocket, without a network between them."""

    def __init__(self) -> None:
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.received: asyncio.Queue[Any] = asyncio.Queue()

    def send(self, message: object) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def leave(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect"})

    async def server_receives(self) -> Any:  # noqa: ANN401 - as ASGI has it
        return await self._sent.get()

    async def server_sends(self, event: Any) -> None:  # noqa: ANN401 - as ASGI has it
        if event["type"] == "websocket.send":
            self.received.put_nowait(json.loads(event["text"]))


class _Speaker:
    """A device that writes down all messages."""

    def __init__(self, socket: _Socket) -> None:
        self._socket = socket
        self.lines: list[str] = []
        self.now: dict[str, Any] = {}
        self.number = 0

    async def say(self, message: dict[str, Any], until: str) -> None:
        self._socket.send(message)
        self.lines += [*_written("→", message)]
        heard = ""
        while heard != until:
            frame = await asyncio.wait_for(self._socket.received.get(), 10)
            self.lines += _written("←", frame)
            for one in frame:
                heard = one["type"]
                self.now = one.get("now", self.now)
                self.number = one.get("number", one.get("batch", {}).get("number", self.number))


def worked_example(spoken: Spoken) -> str:
    """Open a table, say hello, act twice, undo, send the undo again, and be refused."""
    return asyncio.run(_held(spoken))


async def _held(spoken: Spoken) -> str:
    game, limits = spoken.game, Limits()
    registry, name = TableRegistry({game.name: game}, _Memory(), limits), table_id(_KEY, _REQUEST)
    seats = tuple(range(game.seats(spoken.setup)))
    # A server draws the seed. Here it is fixed: the request below finds its table already open.
    opened = seating.open_table(game, spoken.setup, _KEY, name, Company(seats), _SEED)
    await registry.store.append(Line(name, 1, entries.encode(opened), 0))
    body = {"game": game.name, "setup": msgspec.to_builtins(spoken.setup), "request": _REQUEST, "here": seats}
    answer = await _asked(Services.of(registry, limits, Site()), body)
    seat = (await registry.table(name)).table.match.awaited or 0
    lines = [
        "POST /api/tables",
        f"Authorization: Bearer {_KEY}",
        *_written("→", body),
        *_written("←", answer),
        "",
        "GET /api/play, upgraded to a WebSocket",
        *await _played(registry, limits, name, seat, answer["tickets"][seat]["token"]),
    ]
    return "\n".join(["```", *lines, "```"])


async def _asked(services: Services, body: object) -> Any:  # noqa: ANN401 - JSON
    async def receive() -> Any:  # noqa: ANN401 - as ASGI has it
        return {"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}

    scope = {"type": "http", "method": "POST", "headers": [(b"authorization", f"Bearer {_KEY}".encode())]}
    return json.loads(bytes((await open_table(services, Request(scope, receive))).body))


async def _played(registry: TableRegistry, limits: Limits, table: str, seat: int, token: str) -> list[str]:
    socket = _Socket()
    connection = Device(socket.server_sends, limits)
    talking = asyncio.create_task(Conversation(registry, limits, socket.server_receives, connection).hold())
    device = _Speaker(socket)
    await device.say({"type": "hello", "table": table, "seats": [{"token": token}]}, "story")
    command: dict[str, Any] = {}
    while not device.now.get("undo"):
        command = {"type": "do", "seat": seat, "seen": device.number, "command": device.now["legal"][0]}
        await device.say(command, "done")
    await device.say({"type": "undo", "seat": seat, "seen": device.number}, "done")
    await device.say({"type": "undo", "seat": seat, "seen": device.number - 1}, "done")
    await device.say(command, "refused")
    socket.leave()
    await talking
    return device.lines


def _written(sign: str, message: object) -> Iterator[str]:
    """A message, or a frame with a line for each of its messages; long lines are folded."""
    lines = (
        ("[" + ",\n".join(map(_short, message)) + "]").split("\n") if isinstance(message, list) else [_short(message)]
    )
    for line in lines:
        folded = wrap(line, _WIDTH, break_long_words=False, break_on_hyphens=False, subsequent_indent="  ")
        yield from (f"{sign} {part.replace(_BLANK, ' ')}" for part in folded)


def _short(message: object) -> str:
    """JSON with long lists and known objects cut, which can be folded at its spaces."""
    text = json.dumps(_cut(message), separators=(",", ":"), ensure_ascii=False).replace(" ", _BLANK)
    return text.replace('"…"', "…").replace(',"', ', "').replace(",{", ", {").replace("{…:…}", "{…}")


def _cut(value: Any) -> Any:  # noqa: ANN401 - JSON
    if isinstance(value, list):
        return [*map(_cut, value[:_FEW]), *(["…"] if len(value) > _FEW else [])]
    if isinstance(value, dict):
        return {name: {"…": "…"} if name in ("setup", "settings") else _cut(one) for name, one in value.items()}
    return value
