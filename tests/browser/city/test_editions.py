"""A table that was begun with other cards shows its own on the page, not those that are shipped."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from tests.support.browser.browsing import Browsing
from tests.support.browser.city_table import quiet
from tests.support.city.hunters import eager
from tests.support.city.tables import BOOK, BOX, agreed
from tests.support.games.cases import Case
from tests.support.servers.hosting import TABLE, hosted


def test_a_table_of_another_edition_shows_its_own_cards(browsing: Browsing, tmp_path: Path) -> None:
    """Reward and ability of the wanted thief and the cards in hand are those of the log."""
    case = Case("another edition", BOOK, agreed(), (), eager)
    begun = hosted(case)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("INSERT INTO entries VALUES (?, 1, 0, ?)", (TABLE, begun.log[0]))
    thief = begun.match.state.public.thief
    assert BOOK.box.thieves[thief].reward != BOX.thieves[thief].reward
    page = quiet(browsing.page())
    page.goto(f"{page.url.partition('#')[0]}#{TABLE}")
    expect(page.locator(".poster-reward")).to_contain_text(f"${BOOK.box.thieves[thief].reward:,}")
