"""The rules in the browser: found from everywhere, in both languages, and the table is still there afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from stopthief.city.rules import commands as do
from tests.support.browser.browsing import DESKTOP, Browsing, Device
from tests.support.browser.city_table import Hand, new_game, quiet
from tests.support.browser.house_table import open_table
from tests.support.browser.page_checks import accessible, fits, no_raw_keys

SMALL = Device(360, 740, 2, touch=True)


def looks_right(page: Page) -> None:
    """What every screen owes."""
    fits(page)
    no_raw_keys(page)
    accessible(page)


def rule(page: Page, name: str) -> Locator:
    """A rule by its name."""
    return page.locator(f"li#{name}")


def test_looking_something_up_in_the_middle_of_a_game(browsing: Browsing) -> None:
    """On a desk: by words without accents, by a rule's name, in French; closed, the turn goes on."""
    page = quiet(browsing.page(device=DESKTOP, scheme="dark"))
    new_game(page, "Solo")
    Hand(page).give(do.GetClue())
    expect(page.locator(".card.playable").first).to_be_visible()
    page.get_by_role("button", name="The rules").click()
    box = page.get_by_role("dialog", name="The rules of Stop Thief!")
    expect(rule(page, "X1")).to_be_attached()
    looks_right(page)
    box.get_by_role("searchbox").fill("FINE bank")
    expect(box.get_by_role("status")).to_have_text(re.compile(r"^\d+ places?$"))
    expect(rule(page, "R2").locator("mark").first).to_have_text("fine")
    expect(rule(page, "B1")).to_have_count(0)
    box.get_by_role("searchbox").fill("106000")
    expect(rule(page, "C6").locator("mark")).to_have_text("106,000")
    box.get_by_role("searchbox").fill("m7")
    expect(box.locator(".rule-id").first).to_have_text("M7")
    expect(rule(page, "M10")).to_have_count(0)
    box.get_by_role("button", name="FR, Français").click()
    expect(page.get_by_role("dialog", name="Les règles")).to_be_visible()
    box = page.get_by_role("dialog")
    box.get_by_role("searchbox").fill("metro fenetre")
    expect(box.locator("mark", has_text="métro").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(box.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".card.playable").first).to_be_visible()


def test_the_rules_on_a_small_phone(browsing: Browsing) -> None:
    """Over the whole screen, from the short help of the other game; a named rule is one tap away."""
    page = quiet(browsing.page(device=SMALL, language="fr-FR"))
    table, _ = open_table(page, ["Ada", "Ben"], [0, 1])
    page.goto(f"/#{table}")
    page.locator(".pass button").first.tap()
    page.get_by_role("button", name="Comment jouer").tap()
    page.locator(".all-rules").tap()
    expect(rule(page, "F11")).to_be_attached()
    looks_right(page)
    page.get_by_role("navigation", name="Chapitres").get_by_role("button", name="Un tour").tap()
    expect(page.get_by_role("heading", name="Un tour dans la maison")).to_be_in_viewport()
    expect(page.locator(".rules-jump [aria-current]")).to_have_text("Un tour dans la maison")
    rule(page, "F4").get_by_role("link", name="F5").tap()
    expect(rule(page, "F5").locator(".rule-id")).to_be_focused()
    expect(rule(page, "F5")).to_have_class(re.compile("aimed"))
    page.get_by_role("button", name="Fermer").tap()
    expect(page.locator("house-board svg.house")).to_be_visible()
    assert page.url.endswith(f"#{table}")


def test_every_rule_has_an_address(browsing: Browsing) -> None:
    """Whoever follows a link to one gets the book that has it; the first screen and the form lead to the books."""
    page = browsing.page("/#F8", device=SMALL, scheme="dark")
    expect(rule(page, "F8")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Arrêter le Voleur!")).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name="Stop Thief!").click()
    rule(page, "T2").get_by_role("link", name="M1", exact=True).click()
    expect(page).to_have_url(re.compile("#M1$"))
    expect(rule(page, "M1")).to_be_in_viewport()
    looks_right(page)
    page.get_by_role("button", name="Back").click()
    page.get_by_role("link", name="The rules").click()
    expect(page.get_by_role("heading", name="The rules", level=1)).to_be_visible()
    page.goto("/#new/house")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="The rules of Arrêter le Voleur!")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
