"""A competitive game from the lobby to its winner: one player at a desk, the other on a phone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.at_table import Hand, hunt, over, quiet, table_of
from tests.browsing import PHONE, Browsing


def test_two_people_on_two_devices_play_to_the_end(browsing: Browsing, tmp_path: Path) -> None:
    """Opened at the desk in three presses, joined by the link, won by somebody, seen by both."""
    desk = quiet(browsing.page())
    desk.get_by_role("button", name="New game").click()
    desk.get_by_role("radio", name="Own device").nth(1).check(force=True)
    desk.get_by_role("button", name="Start").click()
    table = table_of(desk)
    link = desk.locator("input.sharing-link").first.input_value()
    desk.keyboard.press("Escape")
    phone = quiet(browsing.page(device=PHONE))
    phone.goto(link)
    hands = {0: Hand(desk), 1: Hand(phone, is_touch=True)}
    expect(phone.locator("city-board .target, city-board svg").first).to_be_visible()
    acts = hunt(hands, tmp_path / "tables.sqlite", table)
    assert acts > 10
    over(desk)
    over(phone)
