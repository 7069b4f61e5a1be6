"""Where the focus goes: it follows what happens, and is never lost in the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.browser.browsing import Browsing
from tests.support.browser.city_table import new_game, quiet

_LOST = "() => document.activeElement === document.body"


def pressed(page: Page, place: str, number: int, after: str) -> None:
    """Press something with the keyboard, and see that one is still somewhere once the page says what came of it."""
    page.locator(place).nth(number).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text(after)
    page.wait_for_function("() => document.querySelector('city-table')._sender.busy === false")
    assert not page.evaluate(_LOST), after


def test_the_focus_is_never_lost_in_a_turn(browsing: Browsing) -> None:
    """From taking the device over a clue, a card, taking it back, a move and a question to the next player."""
    page = quiet(browsing.page())
    new_game(page, "Competitive", 2)
    expect(page.locator(".pass button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_be_focused()
    pressed(page, ".scanner-button", 0, "play a movement card")
    pressed(page, ".card.playable", 2, "move")
    pressed(page, ".acts button[title='Take back']", 0, "play a movement card")
    expect(page.locator(".sentence")).to_be_focused()
    pressed(page, ".card.playable", 2, "move")
    pressed(page, "city-board .target", 5, "make an arrest")
    expect(page.locator("city-board .picture")).to_be_focused()
    page.locator("city-board .target").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Stop, thief!")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("city-board .target").first).to_be_focused()
    page.get_by_role("button", name="End turn", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pass button")).to_be_focused()


def test_the_focus_stays_in_the_list(browsing: Browsing) -> None:
    """Whoever moves from the list goes on in the list."""
    page = quiet(browsing.page())
    new_game(page, "Solo")
    pressed(page, ".scanner-button", 0, "play a movement card")
    pressed(page, ".card.playable", 0, "move")
    page.get_by_role("button", name="List").click()
    pressed(page, "city-list button.act", 3, "make an arrest")
    expect(page.locator("city-list")).to_be_focused()
