"""The adviser on the plan: how likely each space is, and why; off until somebody asks."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from stopthief.deduction.city.detective import Detective
from tests.support.browser import house_table as in_house
from tests.support.browser.browsing import PHONE, Browsing
from tests.support.browser.city_table import Hand, act, new_game, poster, quiet, table_of
from tests.support.browser.page_checks import accessible, fits, no_raw_keys, rested
from tests.support.city.cheat import table_now
from tests.support.city.tables import BOARD, CITY


def believed(database: Path, table: str) -> dict[int, float]:
    """What follows from all that the first seat was told."""
    match = table_now(database, table).match
    detective = Detective(CITY.box, match.setup, 0)
    for observation in match.stream(0):
        detective.see(observation)
    return detective.belief.spaces()


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where something is drawn, once nothing moves any more."""
    rested(page)
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_adviser_shows_where_the_thief_can_be_and_why(browsing: Browsing, tmp_path: Path) -> None:
    """A dot for every space that is possible; pointing tells how likely it is, and what ruled out the others."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(page, "Solo")
    act({0: Hand(page)}, store, table)
    button, dots, told = (
        page.get_by_role("button", name="Adviser"),
        page.locator(".heat"),
        page.locator(".caption-heat"),
    )
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(dots).to_have_count(0)
    button.click()
    spaces = believed(store, table)
    expect(dots).to_have_count(len(spaces))
    expect(page.locator(".heat-note")).to_contain_text(f"{len(spaces)} spaces possible")
    page.mouse.move(*middle(page, f'[data-heat="{min(spaces)}"]'))
    expect(told).to_contain_text("%")
    expect(told).to_contain_text("It may have started here.")
    page.locator(".heat[tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".heat:focus")).to_have_count(1)
    accessible(page)
    act({0: Hand(page)}, store, table, times=4)
    expect(dots).to_have_count(len(believed(store, table)))
    button.click()
    expect(dots).to_have_count(0)


def test_a_thumb_asks_what_ruled_a_space_out(browsing: Browsing, tmp_path: Path) -> None:
    """A tap on a space that nobody can be on names the clue, and nothing is covered that one needs."""
    page, store = quiet(browsing.page(device=PHONE)), tmp_path / "tables.sqlite"
    table = new_game(page, "Solo")
    act({0: Hand(page, is_touch=True)}, store, table)
    page.get_by_role("button", name="Adviser").tap()
    spaces = believed(store, table)
    expect(page.locator(".heat")).to_have_count(len(spaces))
    space = next(number for number in BOARD.of_kind("inside") if number not in spaces)
    page.locator("city-board").evaluate("(board, node) => board.zoomTo([node])", space)
    expect(page.locator(".stage.moving")).to_have_count(0)
    rested(page)
    x, y, width, height = page.locator("city-board .picture").evaluate(
        "(one) => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }"
    )
    at = page.locator("city-board").evaluate(
        "(board, node) => board._camera.toScreen(board.model.facts.xy(node))", space
    )
    assert 0 < at[0] < width
    assert 0 < at[1] < height
    page.touchscreen.tap(x + at[0], y + at[1])
    expect(page.locator(".caption strong").first).to_have_text(str(space))
    expect(page.locator(".caption-heat")).to_contain_text("impossible")
    expect(page.locator(".caption-heat")).to_contain_text("ruled it out")
    fits(page)
    no_raw_keys(page)
    accessible(page)


def test_the_adviser_of_the_house_says_how_likely_each_card_is(browsing: Browsing, tmp_path: Path) -> None:
    """In a column of the evidence sheet, where the host wants an adviser; a tap says why."""
    page = quiet(browsing.page(device=PHONE))
    poster(page, "Arrêter").tap()
    expect(page.get_by_role("switch", name="Adviser")).to_be_visible()
    for row in page.locator(".seat").all()[1:]:
        row.get_by_role("radio", name="Bot", exact=True).check(force=True)
    page.get_by_role("switch", name="Adviser").check(force=True)
    page.get_by_role("button", name="Start", exact=True).tap()
    match = in_house.table_now(tmp_path / "tables.sqlite", table_of(page)).match
    page.get_by_role("button", name="Adviser").tap()
    chances = page.locator(".odds button")
    expect(chances).to_have_count(len(match.setup.pack.kinds))
    expect(page.locator(".adviser-line")).to_contain_text("answers possible")
    own = match.view(0).hand[0]
    page.locator(f'tr[data-card="{own}"] .odds button').tap()
    expect(page.locator(".adviser-line")).to_contain_text("It is in your hand.")
    expect(chances.filter(has_text=re.compile("%"))).not_to_have_count(0)
    fits(page)
    no_raw_keys(page)
    accessible(page)
