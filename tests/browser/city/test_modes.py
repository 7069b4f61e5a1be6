"""Every other mode from the lobby to its end, on one device or several, large and small."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from stopthief.city.rules import events as ev
from stopthief.table.table import Table
from tests.support.browser.browsing import PHONE, Browsing
from tests.support.browser.city_table import Hand, hunt, invitations, new_game, over, quiet
from tests.support.browser.page_checks import accessible, fits, no_raw_keys
from tests.support.city.cheat import table_now

FEWER = ("Size of the Pack", 4)
"""Two of them, and Debbie Atlantic."""


def test_three_people_hunt_the_pack_on_one_device(browsing: Browsing, tmp_path: Path) -> None:
    """A screen that shows nothing stands between two players; the last one sees how it ended for all."""
    page = quiet(browsing.page())
    table = new_game(page, "Cooperative", 3, fewer=FEWER)
    expect(page.locator(".pass h1")).to_be_visible()
    assert page.locator("city-table, city-board").count() == 0
    accessible(page)
    hand = Hand(page)
    hunt({0: hand, 1: hand, 2: hand}, tmp_path / "tables.sqlite", table)
    over(page)
    result = table_now(tmp_path / "tables.sqlite", table).match.result
    assert result is not None
    # Debbie Atlantic may rob before anybody gets to her, even if everybody knows where she is.
    expect(page.get_by_text("You win!" if result.reason == "pack caught" else "You lose.")).to_be_visible()
    accessible(page)
    looks_back(page, table_now(tmp_path / "tables.sqlite", table))


def looks_back(page: Page, table: Table) -> None:
    """What could be known: every arrest with its chance, moment by moment, also after a reload, and the way back."""
    arrests = [
        event
        for act in table.match.acts
        for event in act.events
        if isinstance(event, ev.ArrestMissed | ev.ThiefArrested)
    ]
    page.get_by_role("button", name="What could be known").click()
    rows = page.locator(".arrests li")
    expect(rows).to_have_count(len(arrests))
    expect(rows.last).to_contain_text(f"on {arrests[-1].space}")
    expect(rows.last).to_contain_text("%")
    rows.last.get_by_role("button").click()
    expect(page.locator(".analysis-happened")).to_contain_text(f"arrest on {arrests[-1].space}: caught!")
    expect(page.locator(f'[data-heat="{arrests[-1].space}"]')).to_have_attribute("aria-label", re.compile("100%"))
    page.get_by_role("button", name="Earlier").click()
    expect(page.locator(".analysis-happened")).not_to_contain_text("caught!")
    accessible(page)
    no_raw_keys(page)
    page.reload()
    page.locator(".pass button").first.click()
    expect(rows).to_have_count(len(arrests))
    page.get_by_role("button", name="Back to the table").click()
    over(page)


def test_one_plays_the_pack_and_the_others_never_see_it(browsing: Browsing, tmp_path: Path) -> None:
    """Its own phone shows the trail; what the others' page holds of it is nothing, until the end."""
    desk, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(desk, "One against", 3, away=(1,), fewer=FEWER)
    assert table_now(store, table).match.setup.pack == 1
    (link,) = invitations(desk)
    phone = quiet(browsing.page(device=PHONE))
    phone.goto(link)
    hands = {0: Hand(desk), 1: Hand(phone, is_touch=True), 2: Hand(desk)}
    seen_by_desk: list[int] = []
    seen_by_phone: list[int] = []

    def look() -> None:
        seen_by_desk.append(desk.locator("city-board .footprint, city-board .thief").count())
        seen_by_phone.append(phone.locator("city-board .footprint, city-board .thief").count())

    hunt(hands, store, table, watch=look)
    assert seen_by_desk[:-1] == [0] * (len(seen_by_desk) - 1)
    assert max(seen_by_phone) > 3
    for page in (desk, phone):
        over(page)
        accessible(page)


def test_one_person_alone_on_a_phone(browsing: Browsing, tmp_path: Path) -> None:
    """With a thumb, to the last member of the Pack."""
    page = quiet(browsing.page(device=PHONE))
    table = new_game(page, "Solo", fewer=FEWER)
    hunt({0: Hand(page, is_touch=True)}, tmp_path / "tables.sqlite", table)
    over(page)
    fits(page)
    no_raw_keys(page)
    accessible(page)
