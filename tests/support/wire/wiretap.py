"""An independent computation of what a table may tell each seat, from that seat's own observations.

Nothing here asks a table: entries are read from the store, observed by one seat, and folded from nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from stopthief.core.dice import commitment
from stopthief.core.game import AnyGame, Seat
from stopthief.core.product import Product
from stopthief.table import entries
from stopthief.table.entries import Acted, AnyEntry, Noted, Opened, Undone
from stopthief.table.messages import Notes, Now, PublicTable, SeatStatus, Story, Update
from stopthief.table.streams import Batch
from stopthief.table.table import Table
from stopthief.table.telling import changes
from tests.support.wire.devices import Device

encode = msgspec.json.Encoder(order="deterministic").encode


class Log:
    """The log of a table, read from the server's file."""

    def __init__(self, file: Path, game: AnyGame, table: str) -> None:
        self._file, self._game, self._name = file, game, table
        self.lines: list[bytes] = []

    def more(self) -> list[AnyEntry]:
        """The entries that are new."""
        known = len(self.lines)
        asked = "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        database = sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)
        try:
            self.lines += [body for (body,) in database.execute(asked, (self._name, known))]
        finally:
            database.close()
        return [entries.decode(self._game, line, known + 1) for line in self.lines[known:]]

    def table(self) -> Table:
        """The whole truth."""
        return Table.read(self._name, self._game, self.lines)


class Insight:
    """All that one seat, or a spectator, may be told: the fold of its own observations."""

    def __init__(self, game: AnyGame, opened: Opened[Any, Any], seat: Seat) -> None:
        self._game, self.seat = game, seat
        self.number = 0
        self.notes: dict[str, str] = {}
        self._batches: list[Batch] = []
        self._views = [game.blank(opened.setup, seat)]
        self._acts: list[tuple[int, int | None, bool]] = []
        """For every act not undone: the number before it, its seat, and whether it can be undone."""
        self._perceive(None, opened.events)

    def follow(self, entry: AnyEntry) -> bytes | None:
        """The messages to the seat about an entry."""
        before = self._views[-1]
        match entry:
            case Acted(seat, _, _, events):
                self._perceive(seat, events)
            case Undone():
                number, _, _ = self._acts.pop()
                self._views.pop()
                self._add(back=number)
            case Noted(seat, notes) if seat == self.seat:
                merged = self.notes | notes
                self.notes = {name: text for name, text in merged.items() if text is not None}
                return encode(Notes(seat, self.notes))
            case _:
                return None
        different, longer = changes(before, self._views[-1])
        return encode(Update(self.seat, self._batches[-1], different, longer, self._now()))

    def story(self, after: int) -> bytes:
        """The story for a device that has the seat's stream up to a number."""
        missed = tuple(batch for batch in self._batches if batch.number > after)
        return encode(Story(self.seat, self.number, missed, self._views[-1], self._now(), self.notes))

    def _perceive(self, seat: int | None, events: Sequence[Any]) -> None:
        seen = tuple(one for event in events for one in self._game.observe(event, self.seat))
        view = self._views[-1]
        for one in seen:
            view = self._game.fold(view, one)
        self._views.append(view)
        self._acts.append((self.number, seat, all(map(self._game.retractable, seen))))
        self._add(seen=seen)

    def _add(self, **batch: Any) -> None:
        self.number += 1
        self._batches.append(Batch(self.number, **batch))

    def _now(self) -> Now:
        game, view = self._game, self._views[-1]
        _, seat, quiet = self._acts[-1]
        undo = quiet and seat is not None and seat == self.seat
        return Now(game.awaited(view), _told(game.legal(view)), undo, game.result(view))


def _told(legal: Sequence[Any]) -> tuple[Any, ...]:
    """Commands as they are told: all combinations of some values are one command that holds lists of them."""
    rows = [msgspec.to_builtins(command) for command in legal]
    if not isinstance(legal, Product):
        return tuple(legal)
    columns = {name: list(dict.fromkeys(row[name] for row in rows)) for name in rows[0]}
    return ({name: values[0] if name == "type" else values for name, values in columns.items()},)


def room(table: str, game: AnyGame, opened: Opened[Any, Any]) -> bytes:
    """The room message of a table whose seats are all taken."""
    seats = tuple(SeatStatus(taken=True) for _ in opened.places)
    seal = commitment(opened.seed)
    return encode(PublicTable(table, game.name, game.edition, seal, opened.setup, seats, advice=opened.advice))


class Tap:
    """A device of which every byte is expected."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self._frames = 0
        self._expected = 0

    def expect(self, *messages: bytes | None) -> None:
        """Receive exactly these messages next, byte for byte."""
        wanted = [message for message in messages if message is not None]
        heard = list(self._heard())
        while len(heard) < len(wanted):
            self.device.receive()
            heard += self._heard()
        assert heard == wanted

    def _heard(self) -> Iterator[bytes]:
        frames = self.device.frames[self._frames :]
        self._frames += len(frames)
        for frame in frames:
            yield from map(bytes, msgspec.json.decode(frame, type=list[msgspec.Raw]))
