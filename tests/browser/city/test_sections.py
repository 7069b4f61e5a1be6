"""P3: the two sections of an advanced tip are lit on the board of its owner, by name, until GO BACK."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Page, expect

from stopthief.city.rules import commands as do
from stopthief.city.rules.events import Tip
from stopthief.core.package.words import Language, words
from tests.support.browser.browsing import DESKTOP, PHONE, Browsing, Device
from tests.support.browser.city_table import Hand, invitations, new_game, quiet
from tests.support.browser.page_checks import accessible, fits
from tests.support.city.cheat import table_now
from tests.support.city.tables import TIP_CARD

LIT = "city-board [data-lit]"


def tipped(page: Page, store: Path, table: str, *, is_touch: bool = False) -> Tip:
    """Whoever begins takes a tip; what it tells."""
    hand = Hand(page, is_touch=is_touch)
    hand.give(do.GetClue())
    page.locator(".card.playable").first.wait_for()
    match = table_now(store, table).match
    hand.give(do.PlayCard(TIP_CARD[match.setup.players[match.awaited].investigator]))
    hand.give(do.TakeTip())
    expect(page.locator(".tip-call")).to_be_visible()
    match = table_now(store, table).match
    tip: Tip = match.view(match.awaited).tips[-1]
    return tip


def called(area: str, language: Language) -> str:
    """The name of a room on the board, or of a street."""
    spoken = words("stopthief.city", language).texts
    return spoken[f"area.{area}"]


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_P3_the_two_sections_are_lit_until_the_tip_is_put_away(
    browsing: Browsing, tmp_path: Path, device: Device
) -> None:
    """Both, and no other; each room with its name; the box does not cover them; nothing of it is left after that."""
    page, store = quiet(browsing.page(device=device)), tmp_path / "tables.sqlite"
    table = new_game(page, "Competitive", difficulty="Advanced")
    tip = tipped(page, store, table, is_touch=device.touch)
    expect(page.locator(LIT)).to_have_count(0)
    page.locator(".tip-call").click()
    expect(page.locator(LIT)).to_have_count(2)
    assert {one.get_attribute("data-lit") for one in page.locator(LIT).all()} == set(tip.areas)
    rooms = [area for area in tip.areas if len(area) > 1]
    named = [" ".join(one.locator("text").all_text_contents()) for one in page.locator(".section-name.lit").all()]
    assert sorted(named) == sorted(called(area, "en") for area in rooms)
    for area in tip.areas:
        expect(page.get_by_role("dialog")).to_contain_text(words("stopthief.city", "en").say(f"within.{area}"))
    page.wait_for_timeout(700)
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    for one in page.locator(".section-name.lit").all():
        name = one.bounding_box()
        assert name is not None
        assert not _overlap(box, name)
    accessible(page)
    fits(page)
    page.get_by_role("button", name="Go back").click()
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator(".section-name.lit")).to_have_count(0)


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def test_P3_only_the_owner_sees_them(browsing: Browsing, tmp_path: Path) -> None:
    """The board of another device stays as it was."""
    host, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(host, "Competitive", 2, away=(1,), difficulty="Advanced")
    (link,) = invitations(host)
    guest = quiet(browsing.page())
    guest.goto(link)
    guest.locator("city-board svg.sheet").wait_for()
    pages = {0: host, 1: guest}
    first = table_now(store, table).match.awaited
    assert first is not None
    owner, other = pages[first], pages[1 - first]
    tipped(owner, store, table)
    owner.locator(".tip-call").click()
    expect(owner.locator(LIT)).to_have_count(2)
    assert other.locator(LIT).count() == 0


def test_P3_rooms_have_names_where_a_tip_may_tell_of_them(browsing: Browsing) -> None:
    """In the language of the page; where no tip names a section there is nothing to read in the way."""
    page = quiet(browsing.page(language="fr-FR"))
    page.locator("[data-poster=city]").click()
    page.locator('input[value="advanced"]').check(force=True)
    page.locator('button[type="submit"]').click()
    page.locator(".pass button").first.click()
    expect(page.locator("city-board .section-name")).to_have_count(25)
    names = [" ".join(one.locator("text").all_text_contents()) for one in page.locator(".section-name").all()]
    assert called("4D", "fr") in names
    plain = quiet(browsing.page())
    new_game(plain, "Solo")
    plain.locator("city-board svg.sheet").wait_for()
    assert plain.locator("city-board .section-name").count() == 0
