"""W2: where an arrest or a tip would empty the Loot, the question says that it loses, before it is confirmed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from stopthief.city.rules import commands as do
from tests.support.browser.browsing import DESKTOP, PHONE, Browsing, Device
from tests.support.browser.city_table import Hand, new_game, quiet, with_settings
from tests.support.browser.companion import SMALL, Thumb, open_case
from tests.support.browser.page_checks import accessible, fits
from tests.support.city.cheat import table_now
from tests.support.city.tables import BOARD, TIP_CARD

LAST = {"loot": 20_000, "fine": 20_000, "tip_price": 20_000, "robbery_price": 0}
"""So much that no thief makes it dearer."""


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_W2_the_last_money_is_asked_about(browsing: Browsing, tmp_path: Path, device: Device) -> None:
    """A tip is asked about only now, and can be declined; an arrest says what is at stake; then it happens."""
    page, store = quiet(browsing.page(device=device)), tmp_path / "tables.sqlite"
    with_settings(page, **LAST)
    table = new_game(page, "Solo")
    hand = Hand(page, is_touch=device.touch)
    hand.give(do.GetClue())
    expect(page.get_by_text("play a movement card").first).to_be_visible()
    match = table_now(store, table).match
    hand.give(do.PlayCard(TIP_CARD[match.setup.players[0].investigator]))
    hand.give(do.TakeTip())
    box = page.get_by_role("dialog")
    expect(box).to_contain_text("It takes the last $20,000 of the Loot: the game is lost.")
    accessible(page)
    fits(page)
    box.get_by_role("button", name="Cancel").click()
    assert table_now(store, table).match.state.public.loot == 20_000
    match = table_now(store, table).match
    wrong = next(one for one in match.legal(0) if isinstance(one, do.Arrest) and one.space != match.state.thief.at)
    hand._kind("Arrest")  # noqa: SLF001 - half of what a hand does
    hand._tap(wrong.space)  # noqa: SLF001 - as above
    expect(box).to_contain_text("If nobody is here, the Loot pays its last $20,000: the game is lost.")
    accessible(page)
    box.get_by_role("button", name="Not yet").click()
    hand.give(do.TakeTip())
    box.get_by_role("button", name="Take it and lose").click()
    expect(page.get_by_text("You lose.")).to_be_visible()


def test_W2_a_tip_that_leaves_something_is_not_asked_about(browsing: Browsing, tmp_path: Path) -> None:
    """With more in the Loot the tip is taken at once."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    with_settings(page, **LAST | {"loot": 40_000})
    table = new_game(page, "Solo")
    hand = Hand(page)
    hand.give(do.GetClue())
    expect(page.get_by_text("play a movement card").first).to_be_visible()
    hand.give(do.PlayCard(TIP_CARD[table_now(store, table).match.setup.players[0].investigator]))
    hand.give(do.TakeTip())
    expect(page.get_by_role("button", name="Private tip")).to_have_count(0)
    assert table_now(store, table).match.state.public.loot == 20_000


def test_W2_the_companion_asks_too(browsing: Browsing, tmp_path: Path) -> None:
    """Where the app counts the Loot of a printed board."""
    page = quiet(browsing.page(device=SMALL))
    with_settings(page, **LAST)
    thumb = Thumb(page, tmp_path / "tables.sqlite", open_case(page, "solo"))
    thumb.give(do.GetClue())
    expect(thumb.button("Get a private tip")).to_contain_text("the game is lost")
    thumb.press("Get a private tip")
    expect(page.get_by_role("dialog")).to_contain_text("It takes the last $20,000 of the Loot: the game is lost.")
    accessible(page)
    thumb.press("Cancel")
    thumb.press("Make an arrest")
    thumb.type(next(one for one in BOARD.numbers if one != thumb.thief))
    thumb.press("Arrest!")
    expect(page.get_by_role("dialog")).to_contain_text("the Loot pays its last $20,000: the game is lost.")
    thumb.press("Stop, thief!")
    expect(page.get_by_role("heading", name="The Loot is gone")).to_be_visible()
