"""What is for one pair of eyes: tips, notebooks, and what stands between the players of one device."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from stopthief.city.rules import commands as do
from tests.support.browser.browsing import PHONE, Browsing
from tests.support.browser.city_table import Hand, act, invitations, new_game, poster, quiet
from tests.support.browser.page_checks import accessible
from tests.support.city.cheat import table_now
from tests.support.city.tables import TIP_CARD

_WHOLE = "() => document.documentElement.outerHTML + [...document.querySelectorAll('input')].map((one) => one.value)"


def everything(page: Page) -> str:
    """All that a page holds, seen or not."""
    whole: str = page.evaluate(_WHOLE)
    return whole


def tipped(page: Page, store: Path, table: str) -> str:
    """Let the seat whose turn it is take a private tip; what it says."""
    hand = Hand(page)
    hand.give(do.GetClue())
    expect(page.get_by_text("play a movement card").first).to_be_visible()
    match = table_now(store, table).match
    hand.give(do.PlayCard(TIP_CARD[match.setup.players[match.awaited].investigator]))
    hand.give(do.TakeTip())
    call = page.get_by_role("button", name="Your informant called")
    expect(call).to_be_visible()
    match = table_now(store, table).match
    tip = match.view(match.awaited).tips[-1]
    return str(tip.spaces[0])


def test_P5_a_tip_shows_after_a_deliberate_tap_and_is_gone_after_going_back(browsing: Browsing, tmp_path: Path) -> None:
    """In between it is a box with one button; before and after, the page holds no word of it, and offers it no more."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(page, "Competitive")
    secret = f"is on {tipped(page, store, table)}"
    assert secret not in everything(page)
    page.get_by_role("button", name="Your informant called").click()
    expect(page.get_by_role("dialog")).to_contain_text(secret)
    accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_contain_text(secret)
    page.get_by_role("button", name="Go back").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert secret not in everything(page)
    for tab in ("Notebook", "Log", "Clues"):
        page.get_by_role("tab", name=tab).click()
        assert secret not in everything(page)
    page.reload()
    page.locator(".pass button").first.click()
    expect(page.locator(".sentence")).to_contain_text("Your turn")
    expect(page.get_by_role("button", name="Your informant called")).to_have_count(0)
    page.get_by_role("tab", name="Notebook").click()
    expect(page.locator(".notebook")).to_be_visible()
    assert "Tip" not in page.locator(".notebook").inner_text()
    assert secret not in everything(page)


def test_P5_a_tip_that_was_not_put_away_still_waits(browsing: Browsing, tmp_path: Path) -> None:
    """A page that closes while it is open took nothing from its owner: it is gone after GO BACK, not before."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(page, "Competitive")
    secret = f"is on {tipped(page, store, table)}"
    page.get_by_role("button", name="Your informant called").click()
    expect(page.get_by_role("dialog")).to_contain_text(secret)
    page.reload()
    assert secret not in everything(page)
    page.locator(".pass button").first.click()
    page.get_by_role("button", name="Your informant called").click()
    expect(page.get_by_role("dialog")).to_contain_text(secret)


def test_a_shared_device_shows_nothing_until_somebody_says_who_looks(browsing: Browsing, tmp_path: Path) -> None:
    """After a reload as well: whoever waits for a player elsewhere says first who holds the device."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(page, "One against", 3, away=(1,))
    (link,) = invitations(page)
    phone = quiet(browsing.page(device=PHONE))
    phone.goto(link)
    hands = {0: Hand(page), 1: Hand(phone, is_touch=True), 2: Hand(page)}
    while table_now(store, table).match.awaited != 1:
        act(hands, store, table)
    page.reload()
    expect(page.get_by_role("heading", name="Who is looking?")).to_be_visible()
    assert page.locator("city-table").count() == 0
    page.get_by_role("button", name="I am Sandra").click()
    expect(page.locator("city-board")).to_be_visible()
    assert page.locator("city-board .footprint, city-board .thief").count() == 0


def test_the_notebook_stays_with_the_seat(browsing: Browsing) -> None:
    """Across a reload and on another device; the other players' pages never hear of it."""
    host = quiet(browsing.page())
    new_game(host, "Competitive", 2, away=(1,))
    (link,) = invitations(host)
    guest = quiet(browsing.page())
    guest.goto(link)
    guest.get_by_role("tab", name="Notebook").click()
    for pencil, space in (("Suspect", 324), ("Clear", 326)):
        guest.get_by_role("button", name=pencil, exact=True).click()
        box = guest.locator(f'city-board [data-node="{space}"]').bounding_box()
        assert box is not None
        guest.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    notes = "city-board .note"
    expect(guest.locator(notes)).to_have_count(2)
    accessible(guest)
    guest.reload()
    expect(guest.locator(notes)).to_have_count(2)
    host.get_by_role("button", name="Invite").click()
    host.get_by_role("button", name="New invitation").click()
    host.get_by_role("button", name="Make it").click()
    expect(host.locator("input.sharing-link")).to_have_count(2)
    phone = quiet(browsing.page(device=PHONE))
    phone.goto(host.locator("input.sharing-link").first.input_value())
    expect(phone.locator(notes)).to_have_count(2)
    assert host.locator(notes).count() == 0


def test_names_that_people_type_are_text(browsing: Browsing) -> None:
    """Whatever they look like, and wherever they are shown."""
    page = quiet(browsing.page())
    poster(page).click()
    name = "<b>x</b>&amp;{me}"
    page.get_by_role("textbox", name="player 1").fill(name)
    page.get_by_role("button", name="Start").click()
    page.locator(".pass").wait_for()
    page.locator(".pass button").first.click()
    expect(page.get_by_text(name).locator("visible=true").first).to_be_visible()
    assert page.locator("b", has_text="x").count() == 0
    page.goto("/")
    expect(page.get_by_text(name).locator("visible=true").first).to_be_visible()
