"""The game is for everyone: without a mouse, without eyes or ears, in two languages, in large letters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stopthief.city.rules import commands as do
from tests.support.browser.browsing import DESKTOP, PHONE, Browsing, Device, Language, Scheme
from tests.support.browser.city_table import Hand, act, hunt, new_game, quiet, table_of
from tests.support.browser.page_checks import accessible, fits, no_raw_keys
from tests.support.city.cheat import next_command, table_now
from tests.support.servers.stored import caught_up, stored

_TAB = 60


def test_a_turn_with_the_keyboard_alone(browsing: Browsing, tmp_path: Path) -> None:
    """From the first screen on, with Tab and Enter; focus is never lost."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    page.locator("home-screen h1").wait_for()
    press(page, "Stop Thief!")
    radio = page.get_by_role("radio", name="Solo")
    radio.focus()
    page.keyboard.press("Space")
    press(page, "Start")
    page.locator("city-board").wait_for()
    table = table_of(page)
    for _ in range(3):
        now = table_now(store, table)
        choice = next_command(now)
        assert choice is not None
        caught_up(page, now, 0)
        press_for(page, choice[1])
        stored(page, store, now, 0, choice[1])


def press_for(page: Page, command: do.Command) -> None:
    """The keys that give a command."""
    match command:
        case do.GetClue():
            press(page, "Get clue")
        case do.PlayCard(card):
            press(page, f"Card {card}:")
        case do.MoveTo(to):
            target = page.locator(f'city-board .target[data-key="move-{to}"]')
            target.focus()
            page.keyboard.press("Enter")
        case _:
            raise AssertionError(command)


def press(page: Page, name: str) -> None:
    """Tab to a button, and press it."""
    found = []
    for _ in range(_TAB):
        label = page.evaluate("() => document.activeElement?.ariaLabel || document.activeElement?.textContent || ''")
        if label.strip().startswith(name):
            page.keyboard.press("Enter")
            return
        found.append(label.strip()[:20])
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {name}, only to {found}.")


def test_the_city_as_a_list(browsing: Browsing, tmp_path: Path) -> None:
    """Whoever does not see the picture plays from the list beside it: a move and an arrest."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table, hand = new_game(page, "Solo"), Hand(page)
    act({0: hand}, store, table, times=2)
    page.get_by_role("button", name="List").click()
    cities = page.locator("city-list")
    accessible(page)
    choice = next_command(table_now(store, table))
    assert choice is not None
    assert isinstance(choice[1], do.MoveTo | do.Arrest)
    cities.get_by_role("button").nth(3).click()
    expect(page.get_by_text("make an arrest, or end the turn").first).to_be_visible()
    cities.get_by_role("button").first.click()
    page.get_by_role("button", name="Stop, thief!").click()
    expect(page.get_by_text("make an arrest, or end the turn")).to_have_count(0)


def test_what_happens_is_read_out(browsing: Browsing) -> None:
    """Clues and turns, politely, in the words of the log."""
    page = quiet(browsing.page())
    new_game(page, "Solo")
    Hand(page).give(do.GetClue())
    region = page.locator('[aria-live="polite"]')
    expect(region.filter(has_text="listens to the scanner")).to_have_count(1)
    assert region.locator("p").count() >= 2


SCREENS: tuple[tuple[Device, Scheme, Language], ...] = (
    (DESKTOP, "dark", "en-GB"),
    (PHONE, "light", "fr-FR"),
    (PHONE, "dark", "en-GB"),
    (DESKTOP, "light", "fr-FR"),
)
"""Every device in both lights, and in both languages: words do not change colours."""


@pytest.mark.parametrize(
    ("device", "scheme", "language"),
    SCREENS,
    ids=["desk-night-en", "phone-day-fr", "phone-night-en", "desk-day-fr"],
)
def test_every_screen_is_for_everyone(browsing: Browsing, device: Device, scheme: Scheme, language: Language) -> None:
    """From the first screen to the end of a game: no violation, no raw key, nothing wider than the screen."""
    page = quiet(browsing.page(device=device, language=language, scheme=scheme))
    for _ in screens(page):
        fits(page)
        no_raw_keys(page)
        accessible(page)


def screens(page: Page) -> Iterator[str]:
    """Everything that there is to see before and in a turn, one after the other, in any language."""
    page.locator("home-screen h1").wait_for()
    yield "home"
    page.locator(".home-gear").click()
    page.get_by_role("dialog").wait_for()
    yield "preferences"
    page.keyboard.press("Escape")
    page.locator("[data-poster=city]").click()
    page.locator("new-game fieldset").first.wait_for()
    yield "new game"
    page.locator("details summary").first.click()
    yield "settings"
    page.locator(".seat-figure").first.click()
    page.get_by_role("dialog").wait_for()
    yield "investigators"
    page.keyboard.press("Escape")
    page.locator("button[type=submit]").click()
    page.locator(".pass").wait_for()
    yield "pass"
    page.locator(".pass button").first.click()
    page.locator("city-board").wait_for()
    yield "clue"
    page.locator(".scanner-button").click()
    page.locator(".card.playable").first.wait_for()
    yield "card"
    page.locator(".card.playable").last.click()
    page.locator("city-board .target").first.wait_for()
    yield "move"
    for tab in page.get_by_role("tab").all():
        tab.click()
        yield "tab"


def test_large_letters_fit_on_a_phone(browsing: Browsing) -> None:
    """Half as large again, in French, which is longer."""
    page = browsing.page(device=PHONE, language="fr-FR")
    page.evaluate("() => localStorage.setItem('stopthief.preferences', JSON.stringify({ mute: true, text: 1.5 }))")
    page.reload()
    for _ in screens(page):
        fits(page)


def test_the_game_is_played_to_its_end_in_french(browsing: Browsing, tmp_path: Path) -> None:
    """Switched on the first screen; the log, the cards and the ending have no key without words."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table, hand = new_game(page, "Solo"), Hand(page)
    seen: set[str] = set()

    def look() -> None:
        seen.update(page.locator('[role="log"] li').all_inner_texts())

    hunt({0: hand}, store, table, watch=look)
    page.evaluate("() => localStorage.setItem('stopthief.preferences', JSON.stringify({ mute: true, language: 'fr' }))")
    page.reload()
    expect(page.get_by_role("button", name="Rejouer")).to_be_visible()
    no_raw_keys(page)
    said = set(page.locator('[role="log"] li').all_inner_texts())
    assert said
    assert not said & seen


def test_both_languages_and_lights_are_a_choice(browsing: Browsing) -> None:
    """By the browser at first, and by hand after that."""
    choices: tuple[tuple[Language, Scheme], ...] = (("en-GB", "light"), ("en-GB", "dark"), ("fr-FR", "light"))
    for language, scheme in choices:
        page = browsing.page(language=language, scheme=scheme)
        expect(page.locator("html")).to_have_attribute("lang", language[:2])
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
    page = browsing.page(language="fr-FR")
    page.get_by_text("EN", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
