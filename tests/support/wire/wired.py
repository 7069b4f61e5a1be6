"""A game of any kind over the wire, in which every byte is expected before it comes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from stopthief.core.game import AnyGame
from stopthief.table.entries import Joined, Opened
from stopthief.table.messages import Done
from tests.support.games.playing import Choose, unfolded
from tests.support.servers.serving import Running, ask, join, new_key, open_table, server
from tests.support.wire.devices import Device
from tests.support.wire.wiretap import Insight, Log, Tap, encode, room

FAST = ("--limit", "messages_per_second=100000", "--limit", "requests_per_second=100000")

Wired = tuple[Running, Path]
"""A server, and the file that it keeps its tables in."""


@contextmanager
def fast_server(file: Path) -> Iterator[Wired]:
    """A server that lets tests play fast."""
    with server(file, *FAST) as one:
        yield one, file


class Heard(NamedTuple):
    """All that one receiver got, and which secrets are its own."""

    seat: int | None
    data: list[bytes]
    own: set[str]
    heads: list[str]


class WiredGame:
    """A game over the wire in which every byte is expected before it comes."""

    def __init__(self, running: Wired, game: AnyGame, setup: object, choose: Choose[Any, Any], whim: Random) -> None:
        self.game, self.choose, self.whim = game, choose, whim
        self.address, file = running[0].address, running[1]
        opened = open_table(self.address, setup, here=(0,), game=game.name)
        self.table, self.keys = opened.table, {0: opened.key}
        self.tokens, self.invitations = dict(opened.tokens), opened.invitations
        for seat in opened.invitations:
            self.keys[seat] = new_key()
            self.tokens[seat] = join(self.address, opened, seat, self.keys[seat])
        self.log = Log(file, game, self.table)
        first = self.log.more()[0]
        assert isinstance(first, Opened)
        self.opened = first
        self.insights = {seat: Insight(game, first, seat) for seat in (None, *sorted(self.tokens))}
        self.taps: list[tuple[int | None, Tap]] = [(seat, self._tap(seat)) for seat in self.insights]
        self.heard = {seat: Heard(seat, [], self._own(seat), []) for seat in self.insights}

    def _own(self, seat: int | None) -> set[str]:
        if seat is None:
            return set()
        return {self.keys[seat], self.tokens[seat], *(self.invitations.values() if seat == 0 else ())}

    def _tap(self, seat: int | None) -> Tap:
        tap = Tap(Device(self.address, self.table, [] if seat is None else [self.tokens[seat]]))
        tap.expect(room(self.table, self.game, self.opened), self.insights[seat].story(0))
        return tap

    def play(self) -> None:
        """One step: a command, an undo, a note, or a reconnect."""
        awaited = self.taps[0][1].device.seats[None].now.get("awaited")
        assert awaited is not None
        tap = next(tap for seat, tap in self.taps if seat == awaited)
        seated, mood = tap.device.seats[awaited], self.whim.random()
        sent: dict[str, Any] = {"seat": awaited, "seen": seated.number}
        answered = True
        if seated.now.get("undo") and mood < 0.3:
            tap.device.send(sent | {"type": "undo"})
        elif mood < 0.4:
            answered = False
            word = f"note {self.whim.getrandbits(64)}"
            tap.device.send({"type": "note", "seat": awaited, "notes": {f"n{self.whim.randrange(4)}": word}})
        else:
            legal = unfolded(self.game, seated.now["legal"])
            command = self.choose(self.whim, self.log.table().match.state, legal)
            tap.device.send(sent | {"type": "do", "command": msgspec.to_builtins(command)})
        self._hear(tap, awaited, sent["seen"] if answered else None)

    def _hear(self, actor: Tap, awaited: int, seen: int | None) -> None:
        while not (new := self.log.more()):
            actor.device.receive()
        (entry,) = new
        told = {seat: insight.follow(entry) for seat, insight in self.insights.items()}
        for seat, tap in self.taps:
            done = [] if seen is None or tap is not actor else [Done(awaited, seen, self.insights[awaited].number)]
            tap.expect(told[seat], *map(encode, done))

    def come_again(self) -> None:
        """Reconnect every receiver with a known or a random number, and ask over HTTP."""
        for seat, tap in self.taps:
            insight = self.insights[seat]
            seen = self.whim.choice([insight.number, self.whim.randrange(insight.number + 3), 2**53 - 1])
            tap.device.close()
            tap.device.seats[seat].number = seen
            tap.device.connect()
            tap.expect(room(self.table, self.game, self.opened), insight.story(seen))
            self._ask(seat)

    def _ask(self, seat: int | None) -> None:
        key, token = (None, None) if seat is None else (self.keys[seat], self.tokens[seat])
        here = f"/api/tables/{self.table}"
        asked = [ask(self.address, "GET", path, key=key) for path in (here, "/api/tables", "/api/health", f"{here}/no")]
        asked.append(ask(self.address, "POST", f"{here}/join", key=new_key(), body={"invitation": "x" * 43}))
        if self.log.table().match.result is None:
            asked.append(ask(self.address, "GET", f"{here}/record"))
            asked.append(ask(self.address, "POST", f"{here}/rematch", key=token))
            assert [one.status for one in asked[-2:]] == [409, 401 if token is None else 409]
        self.heard[seat].data.extend(one.body for one in asked)
        self.heard[seat].heads.extend(str(one.headers) for one in asked)

    def whole(self, most: int) -> list[Heard]:
        """Play some steps or to the end, with reconnects in between; return all that everybody received."""
        for entry in self.log.more():
            assert isinstance(entry, Joined)
        for step in range(most):
            if self.log.table().match.result is not None:
                break
            self.play()
            if step % 30 == 7:
                self.come_again()
        self.come_again()
        every = self.end()
        for heard in every:
            check_secrets(self, heard)
        return every

    def end(self) -> list[Heard]:
        """Check that nothing more comes; return all that everybody received."""
        for seat, tap in self.taps:
            tap.device.send({"type": "ping"})
            tap.expect(b'{"type":"pong"}')
            self.heard[seat].data.extend(frame.encode() for frame in tap.device.frames)
            tap.device.close()
        return list(self.heard.values())


def check_secrets(game: WiredGame, heard: Heard) -> None:
    """Check that no secret was received, nor its hash, nor another seat's notes."""
    opening = {*game.keys.values(), *game.tokens.values(), *game.invitations.values()} - heard.own
    stored = {value for line in game.log.lines for value in re.findall(rb'"([0-9a-f]{64})"', line)}
    notes = {note for line in game.log.lines for note in re.findall(rb'"(note \d+)"', line)}
    mine = set() if heard.seat is None else {text.encode() for text in notes_of(game, heard.seat)}
    everything = b"\n".join([*heard.data, *map(str.encode, heard.heads)])
    for secret in {one.encode() for one in opening} | stored | (notes - mine):
        assert secret not in everything


def notes_of(game: WiredGame, seat: int) -> set[str]:
    """All notes of a seat."""
    lines = (msgspec.json.decode(line) for line in game.log.lines)
    mine = (line["notes"] for line in lines if line["entry"] == "noted" and line["seat"] == seat)
    return {text for notes in mine for text in notes.values()}
