"""Before a game in the house: its form, words of one's own, and a whole class at several tables."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.support.browser.browsing import DESKTOP, PHONE, Browsing, Device, Language
from tests.support.browser.city_table import poster, quiet, table_of
from tests.support.browser.house_table import open_table
from tests.support.browser.page_checks import accessible, fits, no_raw_keys

PACK = resources.files("stopthief.house").joinpath("data/packs/maison.toml").read_text("utf-8")
OWN = PACK.replace('name = "La maison"', 'name = "Chez nous"', 1)
PUPILS = ("Emma", "Léo", "Jade", "Louis", "Rose", "Gabriel", "Emma")


def form(browsing: Browsing, device: Device = DESKTOP, language: Language = "en-GB") -> Page:
    """The form of the house."""
    page = quiet(browsing.page(device=device, language=language))
    poster(page, "Arrêter").click()
    page.locator("house-new-game fieldset").first.wait_for()
    return page


def setup_of(page: Page) -> dict[str, Any]:
    """What was agreed at the table that a page has come to."""
    table_of(page)
    page.wait_for_function("() => document.querySelector('table-screen')?._link?.room")
    setup: dict[str, Any] = page.evaluate("() => document.querySelector('table-screen')._link.room.setup")
    return setup


def file(text: str) -> FilePayload:
    """A file as somebody picks it."""
    return {"name": "chez-nous.toml", "mimeType": "text/plain", "buffer": text.encode()}


def birthday(page: Page, seat: int) -> Locator:
    """Day and month of a player."""
    return page.locator(".birthday").nth(seat).locator("select")


def test_a_game_is_set_up_in_two_taps(browsing: Browsing) -> None:
    """With nothing but the start: three players at one device, the usual words, and nobody's birthday."""
    page = form(browsing)
    page.get_by_role("button", name="Start").click()
    setup = setup_of(page)
    assert [one["name"] for one in setup["players"]] == ["Player 1", "Player 2", "Player 3"]
    assert setup["pack"]["name"] == "La maison"
    assert setup.get("today") is None
    expect(page).to_have_title("Arrêter le Voleur!")


def test_a_birthday_is_asked_once(browsing: Browsing) -> None:
    """It goes into the setup with the day that it is; the next time the name is enough. No month has too many days."""
    page = form(browsing)
    page.get_by_role("textbox", name="player 1").fill("Zoé")
    birthday(page, 0).first.select_option("31")
    birthday(page, 0).last.select_option("2")
    expect(birthday(page, 0).first).to_have_value("29")
    page.get_by_role("switch", name="Guess where you stand").check()
    page.get_by_role("button", name="Start").click()
    setup = setup_of(page)
    assert setup["players"][0] == {"name": "Zoé", "birthday": {"month": 2, "day": 29}}
    assert setup["settings"] == {"guess_here": True}
    assert setup["today"] == page.evaluate("() => ({ month: new Date().getMonth() + 1, day: new Date().getDate() })")
    page.goto("/#new/house")
    page.get_by_role("textbox", name="player 2").fill("zoé")
    expect(birthday(page, 1).first).to_have_value("29")


def test_words_of_ones_own(browsing: Browsing) -> None:
    """A file with faults names them all; a good one is chosen, kept on this device, played with, and can be removed."""
    page = form(browsing)
    browsing.allow("status of 422")
    picker = page.locator("input[type=file]")
    picker.set_input_files([file(OWN.replace('gloss = "The house"\n', "", 1).replace('word = "la lampe"', "word = 3"))])
    expect(page.get_by_role("alert").locator("li")).to_have_count(2)
    accessible(page)
    picker.set_input_files([file(OWN)])
    expect(page.get_by_role("radio", name="Chez nous")).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Look at the words").click()
    expect(page.get_by_role("dialog", name="Chez nous")).to_contain_text("sous le lit")
    accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start").click()
    assert setup_of(page)["pack"]["name"] == "Chez nous"
    page.goto("/#new/house")
    page.get_by_role("button", name="Remove this pack").click()
    expect(page.get_by_role("radio", name="Chez nous")).to_have_count(0)
    expect(page.get_by_role("radio", name="La maison")).to_be_checked()


@pytest.mark.parametrize(("device", "language"), [(DESKTOP, "en-GB"), (PHONE, "fr-FR")], ids=["desk", "phone"])
def test_the_form_and_the_class_are_for_everyone(browsing: Browsing, device: Device, language: Language) -> None:
    """On small and large screens, in both languages."""
    page = form(browsing, device, language)
    seen(page)
    page.goto("/#class")
    page.locator("textarea").fill("\n".join(PUPILS))
    seen(page)
    page.locator("button[type=submit]").click()
    expect(page.locator(".class-state.waiting")).to_have_count(2)
    seen(page)
    page.locator(".class-acts .primary").first.click()
    page.locator("dialog svg.code").wait_for()
    seen(page)


def seen(page: Page) -> None:
    """What a page shows is fit to be seen."""
    fits(page)
    no_raw_keys(page)
    accessible(page)


def test_a_class_at_two_tables(browsing: Browsing) -> None:
    """Seven pupils, one device for each table; the overview follows them, also after the page was loaded again."""
    page = quiet(browsing.page("/#class"))
    page.locator("textarea").fill("\n".join(PUPILS))
    expect(page.locator(".class-groups li")).to_have_text(
        ["Table 1Emma, Léo, Jade, Louis", "Table 2Rose, Gabriel, Emma 2"]
    )
    page.get_by_role("button", name="Open 2 tables").click()
    expect(page.locator(".class-state")).to_have_text(["Waiting", "Waiting"])
    for number in (1, 2):
        page.get_by_role("button", name="Show code").last.click()
        link = page.locator("dialog input.sharing-link").input_value()
        page.keyboard.press("Escape")
        tablet = browsing.page(link)
        expect(tablet.locator(".pass h1")).to_be_visible()
        expect(page.locator(".class-state.running")).to_have_count(number)
    expect(page.locator(".class-pupils .here")).to_have_count(7)
    page.reload()
    expect(page.locator(".class-state")).to_have_text(["Playing", "Playing"])
    page.get_by_role("button", name="End the lesson").click()
    page.get_by_role("button", name="Forget them").click()
    expect(page.locator("textarea")).to_have_value("\n".join(PUPILS))


def test_a_device_for_every_pupil(browsing: Browsing) -> None:
    """Everyone has a code of their own; who is there is ticked off, and the next code is the next pupil's."""
    page = quiet(browsing.page("/#class"))
    page.locator("textarea").fill("Ann\nBob")
    page.get_by_role("radio", name="One per pupil").check(force=True)
    page.get_by_role("button", name="Open 1 table").click()
    page.get_by_role("button", name="Show codes").click()
    who = page.locator(".class-code-who")
    expect(who).to_contain_text("Ann")
    page.get_by_role("button", name="Next").click()
    expect(who).to_contain_text("Bob")
    link = page.locator("dialog input.sharing-link").input_value()
    page.keyboard.press("Escape")
    browsing.page(link, PHONE)
    expect(page.locator(".class-pupils .here")).to_have_text("BobHere")
    expect(page.locator(".class-now")).to_have_text("1 seat is still free.")


def test_tables_that_fail_are_opened_later(browsing: Browsing) -> None:
    """The others are there; pressing again opens only those that are missing."""
    page = quiet(browsing.page("/#class"))
    page.locator("textarea").fill("\n".join("ABCDEF"))
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    browsing.allow("Failed to load resource|net::ERR_FAILED")
    asked: list[str] = []

    def refuse_the_second(route: Any) -> None:
        asked.append(route.request.post_data_json["request"])
        if len(asked) == 2:
            route.abort()
        else:
            route.continue_()

    page.route("**/api/tables", refuse_the_second)
    page.get_by_role("button", name="Open 3 tables").click()
    expect(page.get_by_role("alert")).to_contain_text("1 table could not be opened")
    expect(page.locator(".class-state")).to_have_text(["Waiting", "Closed", "Waiting"])
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.locator(".class-state")).to_have_text(["Waiting"] * 3)
    assert asked[3:] == [asked[1]]


def test_groups_are_even(browsing: Browsing) -> None:
    """They differ by one at most, and no table has too few."""
    page = browsing.page("about:blank")
    page.goto("/")
    sizes = """async ([many, wanted]) => {
      const { grouped } = await import("/lesson/groups.js");
      const names = Array.from({ length: many }, (_, at) => String(at));
      return grouped(names, wanted, { least: 2 }).map((group) => group.length);
    }"""
    found = {wish: page.evaluate(sizes, wish) for wish in ((23, 4), (7, 4), (3, 2), (1, 4), (0, 4), (30, 6), (5, 2))}
    assert found == {
        (23, 4): [4, 4, 4, 4, 4, 3],
        (7, 4): [4, 3],
        (3, 2): [3],
        (1, 4): [],
        (0, 4): [],
        (30, 6): [6] * 5,
        (5, 2): [3, 2],
    }


def test_a_birthday_stays_with_its_name(browsing: Browsing) -> None:
    """Whoever is called Maxime types Max on the way, and has not Max's birthday; nor has anybody one by chance."""
    page = form(browsing)
    known = '{"max": {"month": 3, "day": 9}}'
    page.evaluate("(known) => localStorage.setItem('stopthief.birthdays', known)", known)
    name = page.get_by_role("textbox", name="player 1")
    name.fill("Max")
    expect(birthday(page, 0).first).to_have_value("9")
    name.press_sequentially("ime")
    expect(birthday(page, 0).first).to_have_value("")
    birthday(page, 0).first.select_option("5")
    birthday(page, 0).last.select_option("4")
    name.fill("constructor")
    expect(birthday(page, 0).first).to_have_value("5")


def test_a_class_with_any_names(browsing: Browsing) -> None:
    """Thirty lines, empty, double, endless, with signs that are two letters long for a browser: every table opens."""
    page = quiet(browsing.page("/#class"))
    endless = f"{'x' * 39}\N{GRINNING FACE}\N{GRINNING FACE}"
    page.locator("textarea").fill("\n\n".join(["Ann", " ", endless, endless, "Ann", "\u202eBob", "<b>Ann</b>"] * 5))
    expect(page.locator(".class-groups li")).to_have_count(8)
    page.get_by_role("button", name="Open 8 tables").click()
    expect(page.locator(".class-state.waiting")).to_have_count(8)
    expect(page.locator(".class-pupils li")).to_have_count(30)
    fits(page)


def test_a_lesson_that_ends_while_its_tables_open_is_over(browsing: Browsing) -> None:
    """What comes late does not bring it back."""
    page = quiet(browsing.page("/#class"))
    page.locator("textarea").fill("\n".join("ABCDEF"))
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    held: list[Any] = []
    page.route("**/api/tables", lambda route: held.insert(0, route))
    page.get_by_role("button", name="Open 3 tables").click()
    expect(page.get_by_text("Opening 3 tables")).to_be_visible()
    expect(page.get_by_text("Everybody has a seat")).to_have_count(0)
    page.get_by_role("button", name="End the lesson").click()
    page.get_by_role("button", name="Forget them").click()
    expect(page.locator("class-form")).to_be_visible()
    held[0].continue_()
    page.wait_for_timeout(400)
    expect(page.locator("class-form")).to_be_visible()
    assert len(held) == 1
    assert page.evaluate("() => JSON.parse(localStorage.getItem('stopthief.class')).running") is None


def test_a_class_finds_its_tables_again(browsing: Browsing) -> None:
    """While the server is away this is said; when it is back, so are the tables, with their codes."""
    page = quiet(browsing.page("/#class"))
    page.locator("textarea").fill("Ann\nBob")
    page.route("**/api/tables/*", lambda route: route.abort())
    browsing.allow("Failed to load resource|net::ERR_FAILED")
    page.get_by_role("button", name="Open 1 table").click()
    expect(page.locator(".class-state")).to_have_text("Waiting")
    expect(page.get_by_role("button", name="Show code")).to_have_count(0)
    browsing.kill()
    expect(page.locator(".class-state")).to_have_text("Disconnected")
    page.unroute("**/api/tables/*")
    browsing.restart()
    expect(page.locator(".class-state")).to_have_text("Waiting")
    expect(page.get_by_role("button", name="Show code").first).to_be_visible()


def test_a_link_to_several_seats_one_of_which_is_gone(browsing: Browsing) -> None:
    """The others are taken, and this is said; who comes too late for the first takes nothing from anybody."""
    host, early, tablet = (quiet(browsing.page()) for _ in range(3))
    table, links = open_table(host, ("Ann", "Bob", "Cleo"), [])
    one, two, three = (links[seat].rsplit(".", 1)[1] for seat in range(3))
    early.goto(f"/#{table}.{two}")
    early.locator("house-board svg.house").wait_for()
    browsing.allow("status of 409")
    tablet.goto(f"/#{table}.{one}.{two}.{three}")
    expect(tablet.locator(".toast")).to_contain_text("used on another device")
    tablet.locator(".pass, house-board svg.house").first.wait_for()
    assert tablet.evaluate("() => document.querySelector('table-screen')._link.mine") == [0, 2]
    expect(tablet).to_have_url(re.compile(rf"#{table}$"))
    late = browsing.page(f"/#{table}.{one}.{three}")
    expect(late.get_by_role("alert")).to_contain_text("used on another device")
    assert tablet.evaluate("() => document.querySelector('table-screen')._link.problem") is None
