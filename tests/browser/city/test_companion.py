"""The app of a table with a printed board (X1): every mode on a small phone, from the first screen to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, expect

from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from tests.support.browser.browsing import Browsing
from tests.support.browser.city_table import quiet
from tests.support.browser.companion import SMALL, Thumb, open_case
from tests.support.browser.page_checks import accessible, fits, no_raw_keys
from tests.support.city.tables import BOARD, CITY

ENDINGS = {"pack caught": "The whole Pack is behind bars", "loot gone": "The Loot is gone"}
_HERE = "() => document.documentElement.outerHTML"


def sound(page: Page) -> None:
    """Everybody can use it, it fits, and it speaks in words."""
    accessible(page)
    fits(page)
    no_raw_keys(page)


def elsewhere(space: int) -> int:
    """A space where the thief is not."""
    return next(one for one in BOARD.numbers if one != space)


def test_rivals_around_a_board(browsing: Browsing, tmp_path: Path) -> None:
    """Who begins, numbers that are none, a false arrest that survives a reload, a right one, and who has the money."""
    page, store = quiet(browsing.page(device=SMALL)), tmp_path / "tables.sqlite"
    thumb = Thumb(page, store, open_case(page, "competitive", players=3))
    setup, first = thumb.now.match.setup, thumb.now.match.awaited
    assert first is not None
    expect(page.get_by_role("heading", name=f"{setup.players[first].name} goes first")).to_be_visible()
    thumb.give(do.GetClue())
    expect(page.locator(".screen")).to_contain_text("Alarm")
    sound(page)
    expect(thumb.button("End turn")).to_contain_text(f"then {setup.players[(first + 1) % 3].name}")
    thumb.press("Make an arrest")
    for typed, said in (("44", "Type 1 more"), ("999", "There is no 999 on the board")):
        thumb.type(typed)
        thumb.press("Arrest!")
        expect(page.locator(".about")).to_contain_text(said)
    assert thumb.now.match.awaited == first
    thumb.press("Back")
    thumb.give(do.Arrest(elsewhere(thumb.thief)))
    missed = thumb.now.match.acts[-1].events[0]
    assert isinstance(missed, ev.ArrestMissed)
    fine = f"{setup.players[first].name} pays ${missed.fine:,} to the bank"
    expect(page.locator(".report.missed")).to_contain_text(fine)
    sound(page)
    page.reload()
    expect(page.locator(".orders")).to_contain_text(fine)
    expect(
        page.get_by_role("heading", name=f"{setup.players[thumb.now.match.awaited].name}\u2019s turn")
    ).to_be_visible()
    thumb.give(do.GetClue())
    thumb.press("Review clues")
    expect(page.locator(".clue-list li")).to_have_count(len(thumb.now.match.state.public.clues))
    thumb.press("Back")
    thumb.give(do.EndTurn())
    thumb.quickly(do.GetClue())
    thumb.give(do.Arrest(thumb.thief))
    expect(page.locator(".report.right")).to_contain_text("from the bank")
    expect(page.get_by_role("heading", name="Did that win the game?")).to_be_visible()
    sound(page)
    thumb.give(do.SayWon())
    thumb.quickly(do.GetClue())
    thumb.quickly(do.Arrest(thumb.thief))
    winner = (thumb.now.match.state.public.turn + 1) % 3
    thumb.give(do.SayWon(winner))
    thumb.over()
    expect(page.get_by_role("heading", name=f"{setup.players[winner].name} has $30,000")).to_be_visible()
    trail = thumb.now.match.state.public.trail
    expect(page.locator(".trail-list li b")).to_have_text([str(space) for space in trail])
    sound(page)
    thumb.press("Play again")
    expect(page.get_by_role("heading", name="goes first")).to_be_visible()


def test_a_tip_is_seen_only_while_it_is_held(browsing: Browsing, tmp_path: Path) -> None:
    """Before and after, the page holds no word of it; after going back it is gone for good, also after a reload."""
    page, store = quiet(browsing.page(device=SMALL)), tmp_path / "tables.sqlite"
    thumb = Thumb(page, store, open_case(page, "competitive"))
    thumb.give(do.GetClue())
    thumb.give(do.TakeTip())
    match = thumb.now.match
    secret, name = f"The thief is on {thumb.thief}.", match.setup.players[match.awaited].name
    hold = thumb.button("Hold to see")
    expect(page.get_by_role("heading", name=f"Hand it to {name}")).to_be_visible()
    expect(thumb.button("Go back")).to_have_count(0)
    assert secret not in page.evaluate(_HERE)
    for press, release in _ways_to_hold(page):
        hold.hover()
        hold.focus()
        press()
        expect(page.locator(".secret")).to_have_text(secret)
        release()
        expect(page.locator(".secret")).to_contain_text("while the button is held")
        assert secret not in page.evaluate(_HERE)
    sound(page)
    page.reload()
    expect(hold).to_be_visible()
    hold.focus()
    page.keyboard.down("Space")
    expect(page.locator(".secret")).to_have_text(secret)
    page.keyboard.up("Space")
    thumb.press("Go back")
    page.reload()
    expect(thumb.button("Make an arrest")).to_be_visible()
    assert page.locator(".private").count() == 0
    assert secret not in page.evaluate(_HERE)


def _ways_to_hold(page: Page) -> Iterator[tuple[Callable[[], None], Callable[[], None]]]:
    yield page.mouse.down, page.mouse.up
    yield partial(page.keyboard.down, "Space"), partial(page.keyboard.up, "Space")


def test_a_tip_that_is_owed_goes_to_its_owner_first(browsing: Browsing, tmp_path: Path) -> None:
    """H1: Connie Singer's comes with the next player's clue, and is for whoever caught her."""
    page, store = quiet(browsing.page(device=SMALL)), tmp_path / "tables.sqlite"
    thumb = Thumb(page, store, open_case(page, "competitive"))
    caught, owner = "", -1
    while caught != "connie":
        thumb.quickly(do.GetClue())
        public = thumb.now.match.state.public
        caught, owner = public.thief or "", public.turn
        thumb.quickly(do.Arrest(thumb.thief))
        thumb.quickly(do.SayWon())
    match = thumb.now.match
    assert match.awaited != owner
    thumb.give(do.GetClue())
    expect(page.get_by_role("heading", name=f"Hand it to {match.setup.players[owner].name}")).to_be_visible()


def test_all_together_around_a_board(browsing: Browsing, tmp_path: Path) -> None:
    """The app keeps the Loot, tells how the Pack gets away, sound by sound, and says when the last one is caught."""
    page, store = quiet(browsing.page(device=SMALL)), tmp_path / "tables.sqlite"
    thumb = Thumb(page, store, open_case(page, "cooperative", fewer=("Size of the Pack", 4)))
    thumb.give(do.GetClue())
    thumb.give(do.TakeTip())
    expect(page.locator(".orders")).to_contain_text("A tip for everyone: The Pack is ")
    thumb.give(do.Arrest(thumb.thief))
    heard = [event for event in thumb.now.match.acts[-1].events if isinstance(event, ev.ThiefMoved)]
    expect(page.locator(".getaway li")).to_have_count(len(heard))
    sound(page)
    thumb.go_on()
    left = thumb.now.match.state.public.loot
    expect(page.locator(".standing")).to_have_text(f"Caught: 1 of 3 · Loot ${left:,}")
    thumb.hunt()
    thumb.over()
    result = thumb.now.match.result
    assert result is not None
    expect(page.get_by_role("heading", name=ENDINGS[result.reason])).to_be_visible()


def test_one_plays_the_pack_behind_a_curtain(browsing: Browsing, tmp_path: Path) -> None:
    """Where it is and may go shows to its player alone, with how each step sounds; the table hears, and arrests."""
    page, store = quiet(browsing.page(device=SMALL)), tmp_path / "tables.sqlite"
    thumb = Thumb(page, store, open_case(page, "one-vs-many", cards="box"))
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".spaces").count() == 0
    thumb.press("I am alone")
    sound(page)
    thumb.give(do.MovePack(123))
    expect(page.locator(".orders")).to_contain_text("out of the Loot")
    assert "123" not in page.locator("body").aria_snapshot()
    peek = thumb.button("The Pack: hold to see")
    peek.focus()
    page.keyboard.down("Space")
    expect(page.locator(".peek")).to_contain_text("123")
    page.keyboard.up("Space")
    expect(page.locator(".peek")).to_have_count(0)
    sound(page)
    thumb.give(do.EndTurn())
    thumb.press("I am alone")
    match = thumb.now.match
    seat = match.setup.pack
    guide = CITY.guide(match.view(seat))
    expect(page.locator(".ways li")).to_have_count(len(guide.heard))
    expect(page.locator(".ways li").first).to_contain_text("sounds like: ")
    sound(page)
    thumb.give(do.MovePack(guide.heard[0].to))
    thumb.give(do.Arrest(thumb.thief))
    thumb.go_on()
    thumb.press("I am alone")
    expect(page.get_by_text("Getaway: 2 steps to go")).to_be_visible()
    for _ in range(3):
        thumb.give(thumb.now.match.legal(seat or 0)[0])
    thumb.give(do.SayLootGone())
    thumb.over()
    expect(page.get_by_role("heading", name="The Loot is gone")).to_be_visible()


def test_one_person_alone_in_french(browsing: Browsing, tmp_path: Path) -> None:
    """A case that the first screen lists, to go on with after the tab was closed; awake without a lock, too."""
    page, store = browsing.page(device=SMALL, language="fr-FR"), tmp_path / "tables.sqlite"
    page.add_init_script("delete Navigator.prototype.wakeLock")
    thumb = Thumb(quiet(page), store, open_case(page, "solo", cards="box"))
    expect(page.locator("video")).to_have_js_property("paused", value=False)
    page.locator(".lamp").tap()
    expect(thumb.button("Arrestation")).to_be_visible()
    page.goto("/")
    page.locator(".cases.continue a.case").tap()
    thumb.press("Arrestation")
    for digit in str(thumb.thief):
        page.locator(".digit", has_text=digit).tap()
    thumb.press(r"Arrêter\s!")
    thumb.press(r"Au voleur\s!")
    expect(page.locator(".report.right .getaway li")).to_have_count(2)
    thumb.press("Continuer")
    page.locator(".lamp").tap()
    thumb.press("Le Butin est vide")
    thumb.press("Il n\u2019en reste rien")
    expect(page.get_by_role("heading", name="La Bande gagne")).to_be_visible()
    sound(page)
