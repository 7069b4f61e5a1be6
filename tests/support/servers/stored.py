"""Stored tables of any game, and waiting until a page or the disk has caught up."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page

from stopthief.core.game import AnyGame
from stopthief.table.table import Table

_LOG = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
_UP_TO_DATE = """([table, seat, number]) => {
  const screen = document.querySelector("table-screen");
  const link = screen?._link;
  if (link?.table !== table || link.seen(seat)?.number !== number) return false;
  return screen._whose() === seat || screen.querySelector(".pass") !== null;
}"""
"""Whether a page is up to date. A person would not press a button that is about to change."""


def kept(database: Path, name: str, game: AnyGame) -> Table:
    """A table as the server has stored it."""
    with closing(sqlite3.connect(database)) as file:
        return Table.read(name, game, [bytes(body) for (body,) in file.execute(_LOG, (name,))])


def caught_up(page: Page, now: Table, seat: int) -> None:
    """Wait until a page knows all that a seat knows."""
    page.wait_for_function(_UP_TO_DATE, arg=[now.id, seat, now.streams[seat].number])


def stored(page: Page, database: Path, before: Table, seat: int, what: object) -> None:
    """Wait until the server has stored a seat's command."""
    for _ in range(400):
        if kept(database, before.id, before.game).streams[seat].number > before.streams[seat].number:
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"What was pressed never arrived: {what}")


class Hand(Protocol):
    """Gives commands on one page by pressing its buttons."""

    page: Page

    def give(self, command: Any) -> None:
        """Give a command as a person would."""


def chosen(hands: Mapping[int, Hand], database: Path, now: Table, choice: tuple[int, Any]) -> None:
    """Let a seat give its command, and wait until it is stored. Seats without a hand belong to bots."""
    seat, command = choice
    page = hands[seat if seat in hands else min(hands)].page
    if seat in hands:
        caught_up(page, now, seat)
        hands[seat].give(command)
    stored(page, database, now, seat, command)
