"""Bots in the browser: chosen in the lobby, played against to the end, put in the place of somebody who left."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.support.browser import house_table as in_house
from tests.support.browser.browsing import DESKTOP, PHONE, Browsing, Device, Language, Scheme
from tests.support.browser.city_table import Hand, act, hunt, invitations, new_game, over, poster, quiet, table_of
from tests.support.browser.page_checks import accessible, fits, no_raw_keys
from tests.support.city.cheat import table_now

_THINKS = """([seat, thought]) =>
  document.querySelector("table-screen")._link._hear([{ type: "thought", seat, thought }])"""
"""As the server would tell it."""


def choose(page: Page, seat: int, strength: str) -> None:
    """Let a bot play a seat of the form."""
    row = page.locator(".seat").nth(seat)
    row.get_by_role("radio", name="Bot", exact=True).check(force=True)
    row.get_by_role("radio", name=strength, exact=True).check(force=True)


def seated(page: Page, players: int) -> None:
    """Say how many play."""
    page.locator("label", has_text=re.compile(rf"^{players}$")).click()
    expect(page.locator(".seat")).to_have_count(players)


def strengths(table: Any) -> list[str | None]:
    """The bots of a table as it is stored."""
    return [place.bot for place in table.places]


def seen(page: Page) -> None:
    """What a page shows is fit to be seen."""
    fits(page)
    no_raw_keys(page)
    accessible(page)


def test_one_person_against_two_bots_to_the_end(browsing: Browsing, tmp_path: Path) -> None:
    """Opened in the lobby with rules for a short game, won by somebody; nobody is asked to hand the device to a bot."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    poster(page).click()
    seated(page, 3)
    choose(page, 1, "Easy")
    choose(page, 2, "Strong")
    page.locator("details summary").first.click()
    page.get_by_label("What wins").select_option("thieves")
    page.get_by_role("spinbutton", name="Thieves to win").fill("1")
    page.get_by_role("button", name="Start", exact=True).click()
    table = table_of(page)
    now = table_now(store, table)
    assert strengths(now) == [None, "easy", "strong"]
    assert now.match.setup.settings.win_by == "thieves"
    expect(page.locator(".bot-badge")).to_have_text([re.compile("Easy"), re.compile("Strong")])
    passes: list[int] = []
    hunt({0: Hand(page)}, store, table, watch=lambda: passes.append(page.locator(".pass").count()))
    assert not any(passes)
    over(page)
    seen(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    assert strengths(table_now(store, table_of(page))) == [None, "easy", "strong"]


def test_one_tap_and_the_house_is_full_of_bots(browsing: Browsing, tmp_path: Path) -> None:
    """The quick start: somebody alone on a phone against two bots, until one of them knows."""
    page, store = quiet(browsing.page(device=PHONE)), tmp_path / "tables.sqlite"
    poster(page, "Arrêter").tap()
    page.get_by_role("button", name=re.compile("with bots")).tap()
    table = table_of(page)
    assert strengths(in_house.table_now(store, table)) == [None, "fair", "fair"]
    expect(page.locator(".bot-badge")).to_have_count(2)
    in_house.play({0: in_house.Hand(page, is_touch=True)}, store, table)
    expect(page.locator(".ending .answer .card")).to_have_count(3)
    seen(page)
    page.get_by_role("button", name="What could be known").tap()
    expect(page.locator(".past table")).to_have_count(3)
    seen(page)


def test_a_bot_takes_the_seat_of_somebody_who_left_and_gives_it_back(browsing: Browsing, tmp_path: Path) -> None:
    """The host says so, and how strong; so goes a seat on the host's own device; a new link brings one back."""
    desk, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(desk, "Competitive", 3, away=(1,))
    (link,) = invitations(desk)
    phone = quiet(browsing.page(device=PHONE))
    phone.goto(link)
    expect(phone.locator("city-board")).to_be_visible()
    desk.locator(".pass button").first.click()
    who(desk)
    accessible(desk)
    hand_over(desk, "Jimmy", "Strong")
    expect(phone.get_by_role("alert")).to_contain_text("a bot plays it now")
    expect(seat_of(desk, "Jimmy")).to_contain_text("Bot, strong")
    hand_over(desk, "Drake", "Easy")
    expect(desk.locator(".bot-badge")).to_have_text([re.compile("Strong"), re.compile("Easy")])
    assert strengths(table_now(store, table)) == [None, "strong", "easy"]
    act({0: Hand(desk)}, store, table, times=6)
    who(desk)
    seat_of(desk, "Jimmy").get_by_role("button", name="Invite a person").click()
    desk.get_by_role("button", name="Make it").click()
    phone.goto(seat_of(desk, "Jimmy").locator("input.sharing-link").input_value())
    expect(phone.locator("city-board")).to_be_visible()
    expect(seat_of(desk, "Jimmy")).to_contain_text("Here")
    assert strengths(table_now(store, table)) == [None, None, "easy"]


def who(page: Page) -> None:
    """Open the box that says who sits where, unless it is open."""
    if page.locator("dialog.invitations").count() == 0:
        page.get_by_role("button", name="Invite players").click()
    expect(page.locator("dialog.invitations")).to_be_visible()


def seat_of(page: Page, name: str) -> Locator:
    """A seat in that box."""
    return page.locator(".invitee", has_text=name)


def hand_over(page: Page, name: str, strength: str) -> None:
    """Give a seat to a bot."""
    who(page)
    seat_of(page, name).get_by_role("button", name="Let a bot play").click()
    box = page.locator("dialog.handing")
    box.get_by_role("radio", name=strength, exact=True).check(force=True)
    box.get_by_role("button", name="Let it play").click()
    expect(box).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_form_offers_the_bots_of_the_game(browsing: Browsing, language: Language) -> None:
    """Four in the city and three in the house, each with a line about how it plays; the middle one at first."""
    for game, bots in (("city", ("easy", "steady", "fair", "strong")), ("house", ("easy", "fair", "strong"))):
        page = browsing.page(f"/#new/{game}", PHONE, language=language)
        row = page.locator(".seat").nth(1)
        row.locator(".places .segment").last.click()
        choices = row.locator(".strengths input")
        expect(choices).to_have_count(len(bots))
        assert tuple(choices.nth(one).get_attribute("value") for one in range(len(bots))) == bots
        expect(row.locator(".strengths input:checked")).to_have_value("fair")
        texts = set()
        for one in range(len(bots)):
            row.locator(".strengths .segment").nth(one).click()
            expect(choices.nth(one)).to_be_checked()
            texts.add(row.locator(".seat-about").last.inner_text())
        assert len(texts) == len(bots)
        fits(page)
        no_raw_keys(page)


def test_what_the_form_says_reaches_the_server(browsing: Browsing) -> None:
    """A bot for the Pack, names that differ from all others, and advice as usual for the mode or as wanted."""
    page = browsing.page("/")
    page.route("**/api/games", with_adviser)
    poster(page).click()
    page.get_by_role("radio", name=re.compile("^One against")).check(force=True)
    page.locator(".seat-name").first.fill("Marmalade")
    choose(page, 1, "Strong")
    adviser = page.get_by_role("switch", name="Adviser")
    expect(adviser).not_to_be_checked()
    page.get_by_role("radio", name=re.compile("^Cooperative")).check(force=True)
    expect(adviser).to_be_checked()
    page.get_by_role("radio", name=re.compile("^One against")).check(force=True)
    adviser.check(force=True)
    seen(page)
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Start").click()
    wish: Any = sent.value.post_data_json
    assert [player["investigator"] is None for player in wish["setup"]["players"]] == [False, True]
    assert (wish["here"], wish["bots"], wish["advice"]) == ([0], {"1": "strong"}, True)
    names = [player["name"] for player in wish["setup"]["players"]]
    assert names[0] == "Marmalade" != names[1] != "The Pack"
    table_of(page)
    page.goto("/#new/city")
    expect(page.locator(".seat").nth(1).get_by_role("radio", name="Strong")).to_be_checked()


def with_adviser(route: Route) -> None:
    """The games as they are, and somebody who could advise."""
    answer = route.fetch()
    offered = answer.json()
    for one in offered["games"]:
        one["adviser"] = True
    route.fulfill(response=answer, json=offered)


SCREENS: tuple[tuple[Device, Scheme, Language, str], ...] = (
    (DESKTOP, "dark", "en-GB", "covers the museum"),
    (PHONE, "light", "fr-FR", "couvre le musée"),
)


@pytest.mark.parametrize(("device", "scheme", "language", "words"), SCREENS, ids=["desk-night-en", "phone-day-fr"])
def test_what_a_bot_thinks_is_seen_and_read_out(
    browsing: Browsing, device: Device, scheme: Scheme, language: Language, words: str
) -> None:
    """In words, until it thinks something else; said once however often it is thought, and nothing else moves."""
    page = quiet(browsing.page(device=device, language=language, scheme=scheme))
    page.locator("[data-poster=city]").click()
    page.locator(".alone").click()
    page.locator("city-table .say").wait_for()
    expect(page.locator(".thought")).to_have_count(1)
    expect(page.locator(".thought.busy")).to_have_count(0)  # on one's own turn no bot thinks
    board = page.locator(".board-space").bounding_box()
    region = page.locator('[aria-live="polite"] p', has_text=words)
    page.evaluate(_THINKS, [2, {"kind": "covering", "place": 4, "space": None}])
    before = region.count()
    for _ in range(2):
        page.evaluate(_THINKS, [2, {"kind": "covering", "place": 3, "space": None}])
    expect(region).to_have_count(before + 1)
    assert page.locator(".board-space").bounding_box() == board
    seen(page)
