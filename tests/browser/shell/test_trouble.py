"""What goes wrong around a game does not touch it: lost networks, killed servers, two tabs, taken seats."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from stopthief.city.rules import commands as do
from tests.support.browser.browsing import PHONE, Browsing, until
from tests.support.browser.city_table import Hand, act, hunt, invitations, new_game, quiet
from tests.support.city.cheat import next_command, table_now
from tests.support.servers.stored import caught_up


def turn_of(page: Page) -> str:
    """The sentence over everything."""
    return page.locator(".sentence").first.inner_text()


def test_a_phone_that_loses_its_network_goes_on_in_mid_turn(browsing: Browsing, tmp_path: Path) -> None:
    """What was pressed meanwhile is done once the network is back, and once only."""
    page = quiet(browsing.page(device=PHONE))
    store, hand = tmp_path / "tables.sqlite", Hand(page, is_touch=True)
    table = new_game(page, "Solo")
    act({0: hand}, store, table, times=2)
    browsing.server.kill()
    browsing.allow("ERR_|WebSocket")
    expect(page.get_by_role("alert")).to_be_visible()
    browsing.server.restart()
    expect(page.get_by_role("alert")).to_have_count(0)
    act({0: hand}, store, table, times=3)
    assert len(table_now(store, table).match.acts) == 6


def test_a_killed_server_comes_back_in_mid_game(browsing: Browsing, tmp_path: Path) -> None:
    """Pages find it again by themselves, nothing that was confirmed is lost, and the game is played to its end."""
    desk, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(desk, "Cooperative", 2, away=(1,))
    (link,) = invitations(desk)
    other = quiet(browsing.page())
    other.goto(link)
    hands = {0: Hand(desk), 1: Hand(other)}
    for _ in range(3):
        act(hands, store, table, times=5)
        before = table_now(store, table).match.acts
        browsing.kill()
        browsing.restart()
        assert table_now(store, table).match.acts == before
    hunt(hands, store, table)
    for page in (desk, other):
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_two_tabs_of_one_seat_show_the_same(browsing: Browsing, tmp_path: Path) -> None:
    """What is done in one is seen in the other, and either can go on."""
    one, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(one, "Solo")
    two = one.context.new_page()
    two.goto(one.url)
    tabs = Hand(one), Hand(two)
    for number in range(8):
        act({0: tabs[number % 2]}, store, table)
    for tab in (one, two):
        caught_up(tab, table_now(store, table), 0)
    until(lambda: turn_of(one) == turn_of(two), one)


def test_a_seat_that_another_device_took_is_given_up_in_words(browsing: Browsing) -> None:
    """The host gives a lost phone's seat away; whoever finds the phone reads what happened."""
    desk = quiet(browsing.page())
    new_game(desk, "Competitive", 2, away=(1,))
    (link,) = invitations(desk)
    lost, found = quiet(browsing.page(device=PHONE)), quiet(browsing.page(device=PHONE))
    lost.goto(link)
    expect(lost.locator("city-board")).to_be_visible()
    browsing.allow("status of 409")
    found.goto(link)
    expect(found.get_by_role("alert")).to_contain_text("used on another device")
    desk.get_by_role("button", name="Invite").click()
    desk.get_by_role("button", name="New invitation").click()
    desk.get_by_role("button", name="Make").last.click()
    expect(desk.locator("input.sharing-link")).to_have_count(2)
    fresh = desk.locator("input.sharing-link").first.input_value()
    found.goto(fresh)
    expect(found.locator("city-board")).to_be_visible()
    expect(lost.get_by_role("alert")).to_contain_text("Another device has taken this seat")


def test_a_step_is_taken_back(browsing: Browsing, tmp_path: Path) -> None:
    """A card and a walk, as long as nothing was revealed; a clue stays heard."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table, hand = new_game(page, "Solo"), Hand(page)
    act({0: hand}, store, table)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_count(0)
    choice = next_command(table_now(store, table))
    assert choice is not None
    assert isinstance(choice[1], do.PlayCard)
    act({0: hand}, store, table)
    back.click()
    expect(back).to_have_count(0)
    assert next_command(table_now(store, table)) == choice


def test_what_is_pressed_while_the_server_is_gone_is_done_once(browsing: Browsing, tmp_path: Path) -> None:
    """A second press is answered in words; the table itself stays as it is, with all that is open in it."""
    page, store = quiet(browsing.page()), tmp_path / "tables.sqlite"
    table = new_game(page, "Solo")
    page.locator(".scanner-button").wait_for()
    page.locator("city-board svg.sheet").wait_for()
    page.evaluate("() => { window.before = document.querySelector('city-table'); }")
    browsing.kill()
    expect(page.get_by_role("alert")).to_contain_text("connection is lost")
    page.locator(".scanner-button").click()
    page.locator(".scanner-button").click(force=True)
    expect(page.locator(".toast")).to_contain_text("still on its way")
    browsing.restart()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text("play a movement card")
    commands = [one.command for one in table_now(store, table).match.acts]
    assert commands == [None, do.GetClue()]
    assert page.evaluate("() => window.before === document.querySelector('city-table')")
