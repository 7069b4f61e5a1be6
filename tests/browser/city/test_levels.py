"""Levels in the form: each mode keeps its own, the form says how long it takes, and a quick case is one press away."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from stopthief.city.box.setup import Mode, Setup
from stopthief.city.lobby.minutes import minutes
from tests.support.browser.browsing import DESKTOP, PHONE, Browsing
from tests.support.browser.city_table import lessen, new_game, poster, quiet, table_of
from tests.support.browser.page_checks import accessible, fits, no_raw_keys
from tests.support.city.cheat import table_now
from tests.support.city.tables import BOX, agreed

MODES: dict[Mode, str] = {
    "competitive": "Competitive",
    "cooperative": "Cooperative",
    "one-vs-many": "One against",
    "solo": "Solo",
}
MINUTES = minutes(BOX.presets)
_SETUP = "(setup) => localStorage.setItem('stopthief.setup', JSON.stringify(setup))"


def radio(page: Page, name: str) -> Locator:
    """A mode or a level of the form."""
    return page.get_by_role("radio", name=re.compile(rf"^{name}"))


def form(page: Page) -> Page:
    """The form of a new game, as somebody finds it who comes back."""
    page.goto("/#new/city")
    page.reload()
    page.locator(".levels").wait_for()
    return page


def quick_case(page: Page) -> Locator:
    """The button in the bar, or the one on the first screen."""
    return page.get_by_role("button", name=re.compile(r"^Quick case"))


def setup_of(store: Path, page: Page) -> Setup:
    """What was agreed at the table that the page is at."""
    setup: Setup = table_now(store, table_of(page)).match.setup
    return setup


def test_C5_each_mode_keeps_its_level(browsing: Browsing, tmp_path: Path) -> None:
    """Neither a game of another mode nor a quick case changes it; changed switches are kept with it."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    new_game(page, "Competitive", difficulty="Advanced")
    page.goto("/")
    new_game(page, "Cooperative", difficulty="Expert", fewer=("Size of the Pack", 1))
    assert setup_of(store, page).difficulty == "custom"
    form(page)
    expect(radio(page, "Cooperative")).to_be_checked()
    expect(page.get_by_text("1 change", exact=True)).to_be_visible()
    radio(page, "Competitive").check(force=True)
    expect(radio(page, "Advanced")).to_be_checked()
    radio(page, "Solo").check(force=True)
    expect(radio(page, "By the book")).to_be_checked()
    radio(page, "Competitive").check(force=True)
    quick_case(page).click()
    assert setup_of(store, page).difficulty == "quick"
    form(page)
    expect(radio(page, "Advanced")).to_be_checked()
    radio(page, "Cooperative").check(force=True)
    expect(page.get_by_text("1 change", exact=True)).to_be_visible()


@pytest.mark.parametrize("mode", MODES)
def test_a_quick_case_is_one_press_away_in_every_mode(browsing: Browsing, tmp_path: Path, mode: Mode) -> None:
    """It begins at once, with the people of the form and the settings of the level, whatever was changed."""
    page = quiet(browsing.page(device=PHONE))
    poster(page).click()
    radio(page, MODES[mode]).check(force=True)
    page.get_by_label("Name of player 1").fill("Ann")
    lessen(page, "Lying low", 0)
    page.get_by_role("button", name="Lying low: more").click()
    quick_case(page).click()
    setup = setup_of(tmp_path / "tables.sqlite", page)
    assert (setup.mode, setup.difficulty, setup.settings) == (mode, "quick", BOX.preset(mode, "quick"))
    assert setup.players[0].name == "Ann"


def test_the_form_says_how_long_it_takes(browsing: Browsing) -> None:
    """For so many people, on every level; a custom game takes nobody knows how long."""
    page = quiet(browsing.page())
    poster(page).click()
    said = page.locator(".setup-bar").get_by_role("status")
    for number, word in ((2, "two"), (3, "three"), (4, "four")):
        page.locator("label", has_text=re.compile(rf"^{number}$")).click()
        for level, name in (("standard", "Standard"), ("advanced", "Advanced")):
            radio(page, name).check(force=True)
            figure = MINUTES["competitive"][level][number]
            expect(said).to_contain_text(f"About {figure} minutes for {word}.")
            expect(page.locator(".levels label", has_text=name)).to_contain_text(f"about {figure} min")
        expect(quick_case(page)).to_contain_text(f"about {MINUTES['competitive']['quick'][number]} min")
    radio(page, "Solo").check(force=True)
    expect(said).to_contain_text(f"About {MINUTES['solo']['book'][1]} minutes.")
    lessen(page, "Size of the Pack", 1)
    expect(said).to_contain_text("Solo, custom")
    expect(said).not_to_contain_text("minutes")


def test_by_the_book_says_which_values_are_ours(browsing: Browsing) -> None:
    """On demand, with what they mean; no other level claims to keep to the book. Fit to be seen, small and large."""
    for device in (PHONE, DESKTOP):
        page = quiet(browsing.page(device=device))
        poster(page).click()
        expect(page.get_by_text("What is not from the rule book")).to_have_count(0)
        radio(page, "Cooperative").check(force=True)
        page.get_by_text("What is not from the rule book").click()
        rows = page.locator(".ours-list li")
        expect(rows.first).to_contain_text("Doors: how often")
        expect(rows.last).to_contain_text("Debbie Atlantic")
        fits(page)
        no_raw_keys(page)
        accessible(page)
        radio(page, "Family").check(force=True)
        expect(page.get_by_text("What is not from the rule book")).to_have_count(0)


def test_the_last_game_again_as_a_quick_case(browsing: Browsing, tmp_path: Path) -> None:
    """From the first screen, with the same people; once that was the last game, it is like last time."""
    page, store = quiet(browsing.page(device=PHONE)), tmp_path / "tables.sqlite"
    new_game(page, "Cooperative", 3, difficulty="Family")
    before = setup_of(store, page)
    page.goto("/")
    expect(page.get_by_role("button", name="Like last time")).to_contain_text("Cooperative, family")
    fits(page)
    accessible(page)
    quick_case(page).click()
    page.locator(".pass, city-board").first.wait_for()
    setup = setup_of(store, page)
    assert (setup.mode, setup.difficulty) == ("cooperative", "quick")
    assert setup.settings == BOX.preset("cooperative", "quick")
    assert setup.players == before.players
    page.goto("/")
    expect(page.get_by_role("button", name="Like last time")).to_contain_text("Cooperative, quick case")
    expect(quick_case(page)).to_have_count(0)
    radio(form(page), "Family").wait_for(state="attached")
    expect(radio(page, "Family")).to_be_checked()


def test_a_device_that_played_version_0_2_goes_on(browsing: Browsing, tmp_path: Path) -> None:
    """Its last game had the one difficulty that there was against the Pack: worded, played again, and by the book."""
    page = quiet(browsing.page())
    setup = msgspec.structs.replace(agreed("cooperative"), difficulty="cooperative")
    page.evaluate(_SETUP, [{"game": "city", "setup": msgspec.to_builtins(setup), "here": [0, 1]}])
    radio(form(page), "By the book").wait_for(state="attached")
    expect(radio(page, "By the book")).to_be_checked()
    page.goto("/")
    again = page.get_by_role("button", name="Like last time")
    expect(again).to_contain_text("Cooperative, by the book, earlier edition")
    again.click()
    assert setup_of(tmp_path / "tables.sqlite", page) == setup
