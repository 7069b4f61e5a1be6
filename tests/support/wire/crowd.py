"""Players at many tables who go on whatever happens to the server: they reconnect and repeat their requests."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Mapping
from http.client import HTTPException
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stopthief.city import city
from stopthief.city.samples.random_setups import random_setup
from tests.support.servers.ledger import Book
from tests.support.servers.serving import ask, new_key
from tests.support.wire.devices import Message, Seated, hear

LOST = (WebSocketException, OSError, TimeoutError, HTTPException)
TROUBLE = {"unreachable", "slow", "disk full", "disk failed", "locked", "failed", "closed"}
"""Codes of the store's problems, for which no player is to blame."""
PAUSE = 0.05
LIMITS = tuple(
    f"--limit={name}=100000" for name in ("requests_per_second", "messages_per_second", "connections_per_address")
)


class Crowd:
    """All players, the addresses they play at, and their books."""

    def __init__(self, seed: object, *addresses: str) -> None:
        self.whim = Random(str(seed))
        self.addresses = list(addresses)
        self.books: list[Book] = []
        self.resting = False
        self.refusals: list[Message] = []
        self._parties: list[asyncio.Task[None]] = []

    @property
    def address(self) -> str:
        """Any of the servers."""
        return self.whim.choice(self.addresses)

    def __len__(self) -> int:
        return sum(map(len, self.books))

    def begin(self, tables: int) -> None:
        """Start to play at a number of tables."""
        self._parties = [asyncio.create_task(self._party()) for _ in range(tables)]

    async def after(self, more: int) -> None:
        """Wait for more acknowledgements; a player who fails raises at once."""
        goal = len(self) + more
        while len(self) < goal:
            await asyncio.wait(self._parties, timeout=PAUSE, return_when=asyncio.FIRST_EXCEPTION)
            for party in self._parties:
                if party.done():
                    party.result()

    async def rest(self) -> None:
        """Let all players finish what they began, and catch up."""
        self.resting = True
        async with asyncio.timeout(60):
            await asyncio.gather(*self._parties)

    async def ask(self, path: str, key: str, body: object = None) -> Any:
        """Ask over HTTP until there is an answer."""
        while True:
            try:
                answer = await asyncio.to_thread(ask, self.address, "POST", path, key=key, body=body)
            except LOST:
                await asyncio.sleep(PAUSE)
                continue
            if answer.status != 503:
                assert answer.status < 300, answer.body
                return answer.json()
            await asyncio.sleep(PAUSE)

    async def open(self, here: Callable[[int], list[int]], key: str) -> tuple[Book, Any]:
        """Open a table; `here` chooses the seats on this device from their number."""
        setup = random_setup(city().box, self.whim.randrange)
        wish = {"game": "city", "setup": setup, "request": secrets.token_urlsafe(12), "here": here(len(setup.players))}
        answer = await self.ask("/api/tables", key, wish)
        book = Book(answer["room"]["table"])
        self.books.append(book)
        return book, answer["tickets"]

    async def join(self, book: Book, invitation: str, key: str) -> dict[int, str]:
        """Take a seat."""
        ticket = await self.ask(f"/api/tables/{book.table}/join", key, {"invitation": invitation})
        book.joined[ticket["seat"]] = ticket["token"]
        return {ticket["seat"]: ticket["token"]}

    async def _catch_up(self, book: Book) -> None:
        """Let every server catch up with a table: to be asked about it is enough."""
        for address in self.addresses:
            answer = await asyncio.to_thread(ask, address, "GET", f"/api/tables/{book.table}")
            assert answer.status == 200, answer.body

    async def _party(self) -> None:
        """Play at a table, on one device or several, and again when the game is over."""
        host = new_key()
        book, tickets = await self.open(
            lambda seats: [0, *(s for s in range(1, seats) if self.whim.random() < 0.5)], host
        )
        groups = [{one["seat"]: one["token"] for one in tickets if "token" in one}]
        groups += [await self.join(book, one["invitation"], new_key()) for one in tickets if "invitation" in one]
        while True:
            guests = [Guest(self, book, tokens) for tokens in groups]
            watcher = Guest(self, book, {})
            await asyncio.gather(*(one.play() for one in (*guests, watcher)))
            if self.resting:
                await self._catch_up(book)
                await asyncio.gather(*(one.quiet() for one in (*guests, watcher)))
                return
            answer = await self.ask(f"/api/tables/{book.table}/rematch", groups[0][0])
            book.rematch, before = answer["table"], groups
            await asyncio.gather(*(one.until_rematch() for one in (*guests, watcher)))
            book = Book(answer["table"])
            self.books.append(book)
            groups = []
            for tokens in before:
                key = new_key()
                group: dict[int, str] = {}
                for token in tokens.values():
                    group |= await self.join(book, token, key)
                groups.append(group)


class Guest:
    """A device with some seats of a table, or none. It acts when one of them is awaited."""

    def __init__(self, crowd: Crowd, book: Book, tokens: Mapping[int, str]) -> None:
        self._crowd, self._book, self._tokens = crowd, book, tokens
        self._whim = Random(crowd.whim.random())
        self.seats: dict[int | None, Seated] = {}
        self._socket: ClientConnection | None = None
        self._room: Message = {}
        book.devices.append(self.seats)

    async def play(self) -> None:
        """Play until the game is over, or the crowd rests."""
        while not self._crowd.resting:
            now = next((one.now for one in self.seats.values()), None)
            if now is not None and "awaited" not in now:
                return
            if now is not None and now["awaited"] in self._tokens:
                await self._act(now["awaited"])
            else:
                await self._listen()

    async def _act(self, seat: int) -> None:
        mine, mood = self.seats[seat], self._whim.random()
        if mood < 0.1:
            await self._note(seat)
        elif mood < 0.11:
            await self._crowd.open(lambda _: [0], new_key())
        elif mine.now.get("undo") and mood < 0.3:
            await self._do(seat, {"type": "undo"}, None)
        else:
            command = self._whim.choice(mine.now["legal"])
            await self._do(seat, {"type": "do", "command": command}, command)

    async def _do(self, seat: int, message: Message, command: Any) -> None:
        seen = self.seats[seat].number
        wish = message | {"seat": seat, "seen": seen}
        answer = await self._ask(wish, lambda one: one["type"] in ("done", "refused") and one.get("seen") == seen)
        if answer["type"] == "done":
            self._book.acts.setdefault(seat, []).append((seen, command))
        else:
            self._crowd.refusals.append(answer)

    async def _note(self, seat: int) -> None:
        notes = {self._whim.choice("abc"): secrets.token_hex(4)}
        wish = {"type": "note", "seat": seat, "notes": notes}
        await self._ask(wish, lambda one: one["type"] == "notes" and notes.items() <= one["notes"].items())
        self._book.notes.setdefault(seat, []).append(notes)

    async def quiet(self) -> None:
        """Receive everything that was sent before now, then leave."""
        await self._ask({"type": "ping"}, lambda one: one["type"] == "pong")
        await self.leave()

    async def until_rematch(self) -> None:
        """Wait for the rematch, then leave."""
        while "rematch" not in self._room:
            await self._listen()
        await self.leave()

    async def leave(self) -> None:
        """Close the connection, if it is not closed already."""
        if self._socket is not None:
            socket, self._socket = self._socket, None
            await socket.close()

    async def _ask(self, wish: Message, answered: Callable[[Message], bool]) -> Message:
        """Send a message until it is answered, over as many connections as that takes."""
        while True:
            try:
                await (await self._connected()).send(json.dumps(wish))
                answer = await self._until(answered)
            except LOST:
                await self.leave()
            else:
                if answer.get("code") not in TROUBLE:
                    return answer
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Receive a frame, if one comes soon."""
        try:
            await self._connected()
            async with asyncio.timeout(4 * PAUSE):
                await self._receive()
        except TimeoutError:
            pass
        except LOST:
            await self.leave()
            await asyncio.sleep(PAUSE)

    async def _connected(self) -> ClientConnection:
        if self._socket is None:
            url = self._crowd.address.replace("http", "ws", 1) + "/api/play"
            self._socket = await connect(url, max_size=None, compression=None, proxy=None)
            await self._greet(self._socket)
        return self._socket

    async def _greet(self, socket: ClientConnection) -> None:
        seen = {seat: self.seats[seat].number if seat in self.seats else 0 for seat in self._tokens or [None]}
        seats = [{"token": token, "seen": seen[seat]} for seat, token in self._tokens.items()]
        hello = {"type": "hello", "table": self._book.table, "seats": seats, "seen": seen.get(None, 0)}
        await socket.send(json.dumps(hello))
        told: set[int | None] = set()
        while len(told) < len(seen):
            for message in await self._receive():
                if message["type"] == "refused":
                    assert message["code"] in TROUBLE, message
                    raise ConnectionRefusedError(message["sentence"])
                told |= {message.get("seat")} if message["type"] == "story" else set()

    async def _until(self, found: Callable[[Message], bool]) -> Message:
        while True:
            for message in await self._receive():
                if found(message) or message.get("code") in TROUBLE:
                    return message

    async def _receive(self) -> list[Message]:
        assert self._socket is not None
        messages: list[Message] = json.loads(await self._socket.recv())
        for message in messages:
            self._hear(message)
        return messages

    def _hear(self, message: Message) -> None:
        if message["type"] == "room":
            self._room = message
        hear(self.seats, message)
