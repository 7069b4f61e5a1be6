"""What can be changed in the middle of a game: the language, the light, the size of letters. Nothing is left behind."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from stopthief.city.rules import commands as do
from tests.support.browser.browsing import Browsing
from tests.support.browser.city_table import Hand, new_game, quiet
from tests.support.browser.page_checks import accessible, fits, no_raw_keys

_WORDS = """() => {
  const names = new Set(document.querySelector("table-screen")._link.room.setup.players.map(({ name }) => name));
  const found = [];
  for (const one of document.querySelectorAll("body *")) {
    if (one.closest("noscript, .unseen[role=log], .poster h3, option")) continue;
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.data.trim());
    for (const name of ["aria-label", "title", "aria-description"]) found.push(one.getAttribute(name) ?? "");
  }
  return found.filter((text) => /[A-Za-z]{3}/.test(text) && !names.has(text));
}"""
"""Everything that is said on the page but names, seen or read out."""
_SAME = {"English", "Français", "Auto", "Volume", "Scanner", "Menu", "QR"}


def words(page: Page) -> set[str]:
    """What the page says."""
    return set(page.evaluate(_WORDS))


def test_the_language_changes_everywhere_at_once(browsing: Browsing) -> None:
    """Cards, signs on the board, the log, the poster, the open box itself: no sentence stays as it was."""
    page = quiet(browsing.page())
    new_game(page, "Solo")
    Hand(page).give(do.GetClue())
    page.locator(".card.playable").first.click()
    expect(page.locator("city-board .target").first).to_be_attached()
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("dialog", name="Preferences")).to_be_visible()
    before = words(page)
    page.get_by_text("Français", exact=True).click()
    expect(page.get_by_role("dialog", name="Préférences")).to_be_visible()
    page.wait_for_timeout(200)
    assert words(page) & before <= _SAME
    no_raw_keys(page)
    page.get_by_text("English", exact=True).click()
    expect(page.get_by_role("dialog", name="Preferences")).to_be_visible()
    page.wait_for_timeout(200)
    assert words(page) == before


def test_light_and_letters_change_in_mid_game(browsing: Browsing) -> None:
    """From day to night, and half as large again, with the game going on."""
    page = quiet(browsing.page())
    new_game(page, "Solo")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_text("Night", exact=True).click()
    page.get_by_role("slider", name="Text size").press("End")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    fits(page)
    accessible(page)
    Hand(page).give(do.GetClue())
    expect(page.locator(".sentence")).to_contain_text("play a movement card")
