"""What may be left of somebody on a device: nothing that the next one could find, in the page, address or storage."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from stopthief.city.rules import commands as do
from tests.support.browser.browsing import Browsing
from tests.support.browser.city_table import Hand, act, invitations, new_game, poster, quiet

_LEFT = """() => {
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  const left = document.body.textContent;
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  return left;
}"""
"""Leave the page and come back with the browser's own key, which may show it again as it was."""
_SPOKEN = "() => document.querySelector('[aria-live=polite]')?.textContent ?? ''"


def turn(page: Page) -> None:
    """Whoever is called takes the device and plays a short turn."""
    page.locator(".pass button").click()
    hand = Hand(page)
    hand.give(do.GetClue())
    page.locator(".card.playable").first.wait_for()
    page.locator(".card.playable").first.click()
    hand.give(do.EndTurn())


def test_nobody_is_shown_again_whom_the_device_has_left(browsing: Browsing) -> None:
    """Should the turn come back to them without the device having been taken, they are asked who they are."""
    page = quiet(browsing.page())
    new_game(page, "Competitive", 2)
    turn(page)
    next_one = page.locator(".pass h1").inner_text()
    other_tab = page.context.new_page()
    other_tab.goto(page.url)
    turn(other_tab)
    expect(page.locator(".pass h1")).not_to_have_text(next_one)
    assert page.locator("city-table").count() == 0


def test_a_page_that_is_kept_by_the_browser_keeps_no_secret(browsing: Browsing) -> None:
    """Whoever goes back to it says first who looks."""
    page = quiet(browsing.page())
    new_game(page, "Competitive", 2)
    page.locator(".pass button").click()
    Hand(page).give(do.GetClue())
    expect(page.locator(".sentence")).to_contain_text("play a movement card")
    left = page.evaluate(_LEFT)
    assert "movement card" not in left
    assert page.evaluate(_SPOKEN) == ""
    expect(page.locator(".pass h1")).to_be_visible()
    assert page.locator("city-table").count() == 0


def test_what_was_read_out_goes_with_whoever_heard_it(browsing: Browsing, tmp_path: Path) -> None:
    """The Pack's player leaves the table for the first page: the page remembers no space of the Pack."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(page, "One against", 2)
    hand = Hand(page)
    while "You are on" not in page.evaluate(_SPOKEN):
        act({0: hand, 1: hand}, store, table)
        page.wait_for_timeout(300)
    page.get_by_role("button", name="Home").click()
    expect(poster(page)).to_be_visible()
    assert page.evaluate(_SPOKEN) == ""


def test_an_invitation_is_gone_from_the_address_once_one_sits(browsing: Browsing) -> None:
    """Neither the address nor the way back holds it; the device keeps its key, likes, last setup and levels."""
    host, guest = quiet(browsing.page()), quiet(browsing.page())
    table = new_game(host, "Competitive", 2, away=(1,))
    (link,) = invitations(host)
    guest.goto(link)
    expect(guest).to_have_url(re.compile(rf"#{table}$"))
    guest.locator("city-board").wait_for()
    guest.go_back()
    guest.go_forward()
    expect(guest).to_have_url(re.compile(rf"#{table}$"))
    kept = host.evaluate("() => ({ ...localStorage })")
    assert set(kept) == {f"stopthief.{one}" for one in ("city.levels", "key", "preferences", "setup")}
    assert link.rsplit(".", 1)[1] not in str(kept)
