"""Bots that are waited for, in the browser: hurried with a tap, followed afterwards, at the pace of the table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from stopthief.city.rules import events as ev
from tests.support.browser import house_table as in_house
from tests.support.browser.browsing import DESKTOP, PHONE, Browsing, Device, Language, Scheme, until
from tests.support.browser.city_table import Hand, act, invitations, new_game, poster, quiet, table_of
from tests.support.browser.page_checks import accessible, fits, no_raw_keys
from tests.support.city.cheat import table_now

PATIENT = pytest.mark.parametrize("browsing", ["--limit=bot_pause_seconds=1000"], indirect=True)
"""Nobody could wait for such bots."""

_HEARD = """() => {
  window.heard = [];
  const note = () => {
    const sounding = document.querySelector(".scanner.sounding .clue-word")?.textContent;
    if (sounding && sounding !== window.heard.at(-1)) window.heard.push(sounding);
  };
  new MutationObserver(note).observe(document.querySelector("city-table"), { subtree: true, childList: true,
    characterData: true, attributes: true });
}"""
"""Notes which clues sound."""


def key(page: Page) -> Locator:
    """What hurries bots."""
    return page.locator(".say .hurry")


def seen(page: Page) -> None:
    """What a page shows is fit to be seen."""
    fits(page)
    no_raw_keys(page)
    accessible(page)


def alone(page: Page, store: Path) -> str:
    """One tap: one person and two bots in the city, up to the first turn of a bot."""
    page.locator("[data-poster=city]").click()
    page.locator(".alone").click()
    page.locator("city-table .say").wait_for()
    table = table_of(page)
    turn(page, store, table)
    return table


def turn(page: Page, store: Path, table: str) -> None:
    """The person at this page acts until a bot has to choose."""
    while table_now(store, table).match.awaited == 0:
        act({0: Hand(page)}, store, table)
    expect(key(page)).to_be_visible()


def missed(store: Path, table: str, since: int) -> list[str]:
    """The sounds that everybody heard after a number of acts."""
    match = table_now(store, table).match
    seen = (one for act in match.acts[since:] for event in act.events for one in match.game.observe(event, 0))
    return [one.sound for one in seen if isinstance(one, ev.Heard)]


@PATIENT
def test_a_tap_and_it_is_ones_own_turn(browsing: Browsing, tmp_path: Path) -> None:
    """Two bots finish at once; their clues are listed, and sound one after the other with another tap."""
    page, store = quiet(browsing.page(still=False)), tmp_path / "tables.sqlite"
    table = alone(page, store)
    before = len(table_now(store, table).match.acts)
    assert key(page).inner_text() == "To my turn"
    expect(page.locator(".meanwhile")).to_have_count(0)
    key(page).click()
    expect(page.locator(".sentence.mine")).to_be_visible()
    assert table_now(store, table).match.awaited == 0
    expect(key(page)).to_have_count(0)
    card = page.locator(".meanwhile")
    expect(card).to_be_visible()
    sounds = missed(store, table, before)
    expect(card.locator(".meanwhile-clues button")).to_have_count(len(sounds))
    names = [text.split(",")[0] for text in card.locator(".meanwhile-clues button").all_inner_texts()]
    expect(card.locator(".meanwhile-lines p")).not_to_have_count(0)
    assert not page.locator("city-table").evaluate("(table) => table._stage.isBusy")
    page.evaluate(_HEARD)
    card.get_by_role("button", name=re.compile(r"^Hear (the|\d)")).click()
    once = [name for at, name in enumerate(names) if at == 0 or name != names[at - 1]]
    until(lambda: page.evaluate("() => window.heard.length") >= len(once), page)
    heard = page.evaluate("() => window.heard")
    assert [name.lower() for name in heard] == [name.lower() for name in once]
    act({0: Hand(page)}, store, table)
    expect(card).to_have_count(0)  # whoever goes on has seen it


@PATIENT
@pytest.mark.parametrize(
    ("device", "scheme", "language"),
    [(DESKTOP, "dark", "en-GB"), (PHONE, "light", "fr-FR")],
    ids=["desk-night-en", "phone-day-fr"],
)
def test_it_fits_on_every_screen(
    browsing: Browsing, tmp_path: Path, device: Device, scheme: Scheme, language: Language
) -> None:
    """The key moves nothing but the words beside it; the card can be read by everybody, and closed."""
    page = quiet(browsing.page(device=device, language=language, scheme=scheme))
    page.locator("[data-poster=city]").click()
    page.locator(".alone").click()
    page.locator("city-table .say").wait_for()
    store, table = tmp_path / "tables.sqlite", table_of(page)
    space = page.locator(".board-space").bounding_box()
    while not table_now(store, table).bot(table_now(store, table).match.awaited):
        command = page.evaluate("() => document.querySelector('table-screen')._link.seen(0).now.legal.at(-1)")
        page.evaluate("(command) => document.querySelector('table-screen')._link.do(0, command)", command)
    expect(key(page)).to_be_visible()
    box = page.locator(".board-space").bounding_box()
    assert (box and box["y"]) == (space and space["y"])
    seen(page)
    key(page).click()
    card = page.locator(".meanwhile")
    expect(card).to_be_visible()
    seen(page)
    card.locator(".icon-button").click()
    expect(card).to_have_count(0)


@PATIENT
def test_everybody_at_the_table_is_told(browsing: Browsing, tmp_path: Path) -> None:
    """Two people on two devices and a bot between them: one taps, both hear; those who watch have no key."""
    desk, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(desk, "Competitive", 3, away=(1,))
    (link,) = invitations(desk)
    phone = quiet(browsing.page(device=PHONE))
    phone.goto(link)
    expect(phone.locator("city-board")).to_be_visible()
    hand_over(desk, store, table)
    watcher = quiet(browsing.page(f"/#{table}"))
    expect(watcher.locator("city-board")).to_be_visible()
    hands = {0: Hand(desk), 1: Hand(phone, is_touch=True)}
    while table_now(store, table).match.awaited != 2:
        act(hands, store, table)
    expect(key(desk)).to_have_text("Skip ahead")
    expect(key(watcher)).to_have_count(0)
    key(phone).tap()
    for page in (desk, phone, watcher):
        expect(page.locator(".meanwhile")).to_be_visible()
        expect(key(page)).to_have_count(0)
    assert table_now(store, table).match.awaited in (0, 1)


def hand_over(desk: Page, store: Path, table: str) -> None:
    """Give the last seat of the host's device to a bot."""
    desk.locator(".pass button").first.click()
    desk.get_by_role("button", name="Invite players").click()
    desk.locator(".invitee", has_text="Drake").get_by_role("button", name="Let a bot play").click()
    desk.locator("dialog.handing").get_by_role("button", name="Let it play").click()
    until(lambda: table_now(store, table).places[2].bot is not None, desk)
    expect(desk.locator("dialog.invitations")).to_have_count(0)  # the device sits down again with the others


@PATIENT
def test_the_pace_is_set_at_the_table_and_kept_for_the_next(browsing: Browsing, tmp_path: Path) -> None:
    """Instant bots do not wait for a tap, and what they did is told as well; the next table begins like that."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = alone(page, store)
    page.get_by_role("button", name="Preferences").click()
    box = page.locator("dialog.preferences")
    expect(box.get_by_role("radio", name="Calm", exact=True).last).to_be_checked()
    box.get_by_role("radio", name="Instant").check(force=True)
    until(lambda: table_now(store, table).pace == "instant", page)
    expect(box.get_by_role("radio", name="Instant")).to_be_checked()
    seen(page)
    box.get_by_role("button", name="Close").click()
    expect(page.locator(".sentence.mine")).to_be_visible()
    while table_now(store, table).match.awaited == 0 and not page.locator(".meanwhile").count():
        act({0: Hand(page)}, store, table)
    expect(page.locator(".meanwhile")).to_be_visible()
    expect(key(page)).to_have_count(0)
    assert json.loads(page.evaluate("() => localStorage['stopthief.preferences']"))["pace"] == "instant"
    page.goto("/#new/city")
    with page.expect_request("**/api/tables") as sent:
        page.locator(".alone").click()
    wish: Any = sent.value.post_data_json
    assert wish["pace"] == "instant"


@PATIENT
def test_in_the_house_too(browsing: Browsing, tmp_path: Path) -> None:
    """What the bots said is in the card as it is in the talk."""
    page, store = quiet(browsing.page(device=PHONE)), tmp_path / "tables.sqlite"
    poster(page, "Arrêter").tap()
    page.get_by_role("button", name=re.compile("with bots")).tap()
    page.locator("house-table .say").wait_for()
    table = table_of(page)
    while not (now := in_house.table_now(store, table)).bot(now.match.awaited):
        command = page.evaluate("() => document.querySelector('table-screen')._link.seen(0).now.legal.at(-1)")
        flat = {name: value[-1] if isinstance(value, list) else value for name, value in command.items()}
        page.evaluate("(command) => document.querySelector('table-screen')._link.do(0, command)", flat)
    key(page).tap()
    expect(page.locator(".meanwhile .bubble").first).to_be_visible()
    assert in_house.table_now(store, table).match.awaited == 0
    seen(page)
