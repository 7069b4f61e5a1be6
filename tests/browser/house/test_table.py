"""The table of the house: a game from the first marker to the thief, at a desk, on a phone, and on a shared device."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from stopthief.core import record
from stopthief.core.verify import verify
from stopthief.house.rules.state import Phase
from stopthief.table.table import Table
from tests.support.browser.browsing import PHONE, Browsing
from tests.support.browser.city_table import quiet
from tests.support.browser.house_table import HOUSE, Hand, act, open_table, play, table_now
from tests.support.browser.page_checks import accessible, fits, no_raw_keys
from tests.support.servers.stored import caught_up

NAMES = ("Léa", "Max")


def seen(page: Page) -> None:
    """What a page shows is fit to be seen."""
    fits(page)
    no_raw_keys(page)
    accessible(page)


def test_two_people_on_two_devices_catch_the_thief(browsing: Browsing, tmp_path: Path) -> None:
    """One at a desk, one on a phone in French, every phase fit for both; the record is fair, and they play again."""
    store = tmp_path / "tables.sqlite"
    desk = Hand(quiet(browsing.page()))
    phone = Hand(quiet(browsing.page(device=PHONE, language="fr-FR", scheme="dark")), is_touch=True)
    table, links = open_table(desk.page, NAMES, [0])
    desk.sit(f"/#{table}", invites=True)
    phone.sit(links[1])
    hands = {0: desk, 1: phone}
    looked: set[Phase] = set()

    def look(now: Table) -> None:
        seat, phase = now.match.awaited, now.match.state.public.phase
        if seat is not None and phase not in looked:
            caught_up(hands[seat].page, now, seat)
            seen(hands[seat].page)
            looked.add(phase)

    assert play(hands, store, table, look) > 8
    assert looked == {Phase.PLACE, Phase.MOVE, Phase.GUESS, Phase.SHOW, Phase.NOTE}
    for hand in hands.values():
        expect(hand.page.locator(".ending .answer .card")).to_have_count(3)
        seen(hand.page)
    with desk.page.expect_download() as download:
        desk.page.get_by_text("Save record").click()
    lines = Path(download.value.path()).read_bytes()
    assert verify(HOUSE, record.read(HOUSE, record.split(lines))).fair
    desk.page.get_by_role("button", name="Play again").click()
    desk.page.wait_for_url(lambda url: table not in url)
    expect(desk.page.locator("house-board svg.house")).to_be_visible()


def test_the_card_shown_is_on_the_sheet(browsing: Browsing, tmp_path: Path) -> None:
    """Its asker finds it on the sheet, in ink; what one marks with a pencil stays there as well."""
    store = tmp_path / "tables.sqlite"
    desk, phone = Hand(quiet(browsing.page())), Hand(quiet(browsing.page(device=PHONE)), is_touch=True)
    table, links = open_table(desk.page, NAMES, [0])
    hands = {0: desk, 1: phone}
    desk.sit(f"/#{table}", invites=True)
    phone.sit(links[1])
    while table_now(store, table).match.state.public.phase is not Phase.NOTE:
        act(hands, store, table_now(store, table))
    state = table_now(store, table).match.state
    asker = state.public.turn
    card = state.seen[asker][-1].card
    word = state.public.setup.pack.cards[card].word
    expect(hands[asker].page.locator(".note-face .card-word")).to_contain_text(word)
    hand = hands[asker]
    sheet(hand)
    row = hand.page.locator(f'.paper tr[data-card="{card}"]')
    expect(row).to_have_class("struck")
    expect(row.locator(".held")).to_have_count(1)
    cell = hand.page.locator(".pencil button").first
    for mark in ("yes", "no"):
        hand.hit(cell)
        expect(cell).to_have_class(mark)
    accessible(hand.page)
    hand.page.reload()
    sheet(hand)
    expect(hand.page.locator(".pencil button.no")).to_have_count(1)


def sheet(hand: Hand) -> None:
    """Have the evidence sheet in sight."""
    hand.page.locator("house-board svg.house").wait_for()
    if hand.is_touch:
        hand.tab("Evidence")


def test_a_shared_device_keeps_each_hand_to_its_owner(browsing: Browsing, tmp_path: Path) -> None:
    """Between two players there is a screen that shows nothing; what one was shown is not there for the next."""
    store = tmp_path / "tables.sqlite"
    page = quiet(browsing.page(device=PHONE))
    hand = Hand(page, is_touch=True)
    table, _ = open_table(page, NAMES, [0, 1])
    hand.sit(f"/#{table}")

    def look(now: Table) -> None:
        state, seat = now.match.state, now.match.awaited
        if seat is None:
            return
        caught_up(page, now, seat)
        hand.take()
        page.wait_for_function(f"() => document.querySelector('table-screen')._whose() === {seat}")
        if state.public.phase is Phase.MOVE:
            hand.tab("Cards")
            expect(page.locator(".hand.own li")).to_have_count(len(state.hands[seat]))
            words = page.locator(".hand.own").inner_text()
            pack = state.public.setup.pack
            for card in state.hands[1 - seat]:
                assert pack.cards[card].word not in words.split("\n")

    assert play({0: hand, 1: hand}, store, table, look) > 8
    expect(page.locator(".ending")).to_be_visible()


def test_a_drawing_is_shapes_and_nothing_else(browsing: Browsing) -> None:
    """Whatever else somebody wrote into it neither runs nor loads anything: it is not there."""
    browsing.allow("Content Security Policy")
    page = quiet(browsing.page())
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="x()"><script>x()</script>'
        '<path class="a" d="M0 0" style="color:red" onclick="x()"/><use href="#a"/><use href="/b.svg#a"/>'
        '<rect fill="url(/b.svg#a)" mask="url(#a)"/>'
        "<foreignObject><b>c</b></foreignObject><text>d &amp; e</text></svg>"
    )
    made = page.evaluate("async (text) => (await import('/shell/drawing.js')).drawing(text).outerHTML", text)
    shapes = '<path class="a" d="M0 0"></path><use href="#a"></use><use></use><rect mask="url(#a)"></rect>'
    assert made == f'<svg viewBox="0 0 1 1">{shapes}<text>d &amp; e</text></svg>'
