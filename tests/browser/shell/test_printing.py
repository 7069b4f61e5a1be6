"""Printing from the page: a button at the form of each game, a box, and a PDF that comes down."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.support.browser.browsing import Browsing, Device, Language
from tests.support.browser.city_table import poster, quiet
from tests.support.browser.page_checks import accessible, fits, no_raw_keys

SMALL = Device(360, 740, 2, touch=True)


def box(browsing: Browsing, game: str, title: str, language: Language) -> Page:
    """A small phone with the box at the form of a game."""
    page = quiet(browsing.page(device=SMALL, language=language))
    poster(page, title).click()
    page.locator(f"{game}-new-game button.print").click()
    expect(page.locator("dialog.printing")).to_be_visible()
    return page


def download(page: Page, path: Path) -> PdfReader:
    """What comes down."""
    with page.expect_download() as coming:
        page.locator("dialog.printing button.primary").click()
    coming.value.save_as(path)
    return PdfReader(path)


def test_the_city_is_printed_from_its_form(browsing: Browsing, tmp_path: Path) -> None:
    """On the paper that is chosen, and as a poster."""
    page = box(browsing, "city", "Stop Thief!", "en-GB")
    accessible(page)
    no_raw_keys(page)
    fits(page)
    page.get_by_text("US Letter").click()
    page.get_by_text("A poster of the board").click()
    page.get_by_label("Black and white").check()
    found = download(page, tmp_path / "city.pdf")
    assert [round(float(page.mediabox.width) / 72, 1) for page in found.pages] == [22.0]
    expect(page.locator("dialog.printing .problem")).to_have_count(0)


def test_the_house_is_printed_with_the_words_that_were_chosen(browsing: Browsing, tmp_path: Path) -> None:
    """In the language of the page; and what goes wrong is said in the box."""
    page = box(browsing, "house", "Arrêter", "fr-FR")
    no_raw_keys(page)
    fits(page)
    found = download(page, tmp_path / "house.pdf")
    assert len(found.pages) == 11
    assert found.metadata is not None
    assert "La maison" in str(found.metadata.title)
    assert "Feuille d" in found.pages[7].extract_text()
    browsing.allow("print")
    page.route("**/print", lambda route: route.fulfill(status=501, json={"code": "no press", "sentences": ["No."]}))
    page.locator("dialog.printing button.primary").click()
    expect(page.locator("dialog.printing .problem")).to_contain_text("stopthief[print]")
