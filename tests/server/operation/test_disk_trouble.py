"""The disk is full or the file is locked in mid-game: players hear of it, nothing is lost, and it goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from stopthief.city import city
from stopthief.city.samples.random_setups import random_setup
from tests.support.servers.ledger import Book, audit
from tests.support.servers.serving import Opened, Running, ask, new_key, open_table, server
from tests.support.wire.crowd import LIMITS, Crowd
from tests.support.wire.devices import Device, Message

PROBLEM = "The server's store has a problem ({code}); try again in a while, or tell whoever runs it."
SETUP = random_setup(city().box, lambda _: 0)


@contextmanager
def full_disk(running: Running) -> Iterator[None]:
    """No file of the server's takes any more."""
    process = running.process.pid
    _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, hard))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program keeps the file for itself."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


def hot_seat(running: Running) -> tuple[Opened, Device]:
    """A table with everybody on one device."""
    opened = open_table(running.address, SETUP, here=tuple(range(len(SETUP.players))))
    return opened, Device(running.address, opened.table, list(opened.tokens.values()))


def step(device: Device) -> tuple[int, int, object]:
    """Whose turn it is, how much they have seen, and the first thing they may do."""
    seat = device.seats[0].now["awaited"]
    return seat, device.seats[seat].number, device.seats[seat].now["legal"][0]


def act(device: Device, book: Book) -> Message:
    """Do it; what was done is in the book."""
    seat, seen, command = step(device)
    answer = device.do(seat, command)
    if answer["type"] == "done":
        book.acts.setdefault(seat, []).append((seen, command))
    return answer


def health(running: Running) -> int:
    """The answer to a load balancer."""
    return ask(running.address, "GET", "/api/health").status


def until_quiet(device: Device) -> None:
    """Hear everything that was said before now."""
    device.send({"type": "ping"})
    device.wait(lambda one: one["type"] == "pong")


def trouble(running: Running, code: str, book: Book, device: Device) -> None:
    """Everybody hears that the store has a problem, and nobody anything else."""
    seat, seen, _ = step(device)
    watcher = Device(running.address, book.table)
    frames = len(watcher.frames)
    sentence = PROBLEM.format(code=code)
    refused = {"type": "refused", "code": code, "sentence": sentence, "seat": seat, "seen": seen}
    assert act(device, book) == refused
    body = {"game": "city", "setup": SETUP, "request": "a" * 20}
    answer = ask(running.address, "POST", "/api/tables", key=new_key(), body=body)
    assert (answer.status, answer.json()) == (503, {"code": code, "sentences": [sentence]})
    assert health(running) == 503
    until_quiet(watcher)
    assert [frame for frame in watcher.frames[frames:] if "pong" not in frame] == []


def test_a_full_disk(tmp_path: Path) -> None:
    """The act is refused and nobody hears of it; health is well again as soon as there is room, and the act is done."""
    path = tmp_path / "tables.sqlite"
    with server(path) as running:
        opened, device = hot_seat(running)
        book = Book(opened.table)
        book.devices.append(device.seats)
        assert [act(device, book)["type"] for _ in range(5)] == ["done"] * 5
        with full_disk(running):
            trouble(running, "disk failed", book, device)
        assert health(running) == 200
        assert [act(device, book)["type"] for _ in range(5)] == ["done"] * 5
        code, log = running.end()
    assert code == 0
    assert log.count('"store fails"') == 1
    assert str(path) in log
    asyncio.run(audit(path, [book]))


def test_a_full_disk_under_load(tmp_path: Path) -> None:
    """Many play; refused players ask again, and in the end everything is stored once."""
    path = tmp_path / "tables.sqlite"

    async def work() -> None:
        with server(path, *LIMITS) as running:
            crowd = Crowd("full", running.address)
            crowd.begin(10)
            for _ in range(3):
                await crowd.after(100)
                with full_disk(running):
                    while await asyncio.to_thread(health, running) != 503:
                        pass
            await crowd.after(100)
            await crowd.rest()
            await asyncio.to_thread(running.end)
        assert crowd.refusals == []
        await audit(path, crowd.books)

    asyncio.run(work())


def test_a_locked_file(tmp_path: Path) -> None:
    """Another program is waited for, then the player is told; when it lets go, the game goes on."""
    path = tmp_path / "tables.sqlite"
    with server(path) as running:
        opened, device = hot_seat(running)
        book = Book(opened.table)
        assert act(device, book)["type"] == "done"
        with locked(path):
            seat, seen, _ = step(device)
            sentence = PROBLEM.format(code="locked")
            refused = {"type": "refused", "code": "locked", "sentence": sentence, "seat": seat, "seen": seen}
            assert act(device, book) == refused
            fresh = Device(running.address, opened.table)
            assert fresh.seats[None].number == seen
        assert act(device, book)["type"] == "done"
        assert health(running) == 200
        running.end()
    asyncio.run(audit(path, [book]))
