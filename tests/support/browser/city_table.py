"""How people play in a browser: by pressing what the page shows. Each command is given the way a hand would give it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, Route, expect

from stopthief.city.box.board import node_name
from stopthief.city.rules import commands as do
from tests.support.browser.page_checks import rested
from tests.support.city.cheat import next_command, table_now
from tests.support.servers.stored import chosen

_MOST = 1000
_QUIET = """() => localStorage.setItem("stopthief.preferences", JSON.stringify({ mute: true }))"""

_NEAR = """(board, node) => new Promise((done) => {
  const rest = () => (board.querySelector(".moving") ? requestAnimationFrame(rest) : done());
  board.zoomTo([node]);
  requestAnimationFrame(() => requestAnimationFrame(rest));
})"""

_NAME = "(seat) => document.querySelector('table-screen')._link.room.setup.players[seat].name"


def quiet(page: Page) -> Page:
    """A page without sound, which would take its time."""
    page.evaluate(_QUIET)
    page.reload()
    return page


def table_of(page: Page) -> str:
    """The table that a page is at."""
    page.wait_for_url(re.compile(r"#[\w-]{16}$"))
    return page.url.rsplit("#", 1)[1]


def poster(page: Page, game: str = "Stop Thief!") -> Locator:
    """What begins a new game on the first screen."""
    return page.get_by_role("button", name=re.compile(rf"^{game}"))


def lessen(page: Page, setting: str, steps: int) -> None:
    """Make a setting of the form smaller, so that a game is shorter."""
    page.get_by_text("Custom settings").click()
    for _ in range(steps):
        page.get_by_role("button", name=f"{setting}: less").click()


def new_game(
    page: Page,
    mode: str,
    players: int | None = None,
    *,
    away: tuple[int, ...] = (),
    difficulty: str | None = None,
    fewer: tuple[str, int] | None = None,
) -> str:
    """Open a table from the first screen; the seats in `away` are for other devices. Its name.

    `fewer` is a setting, and by how many steps it is less than usual.
    """
    poster(page).click()
    page.get_by_role("radio", name=re.compile(rf"^{mode}")).check(force=True)
    if difficulty is not None:
        page.get_by_role("radio", name=re.compile(rf"^{difficulty}")).check(force=True)
    if players is not None:
        page.locator("label", has_text=re.compile(rf"^{players}$")).click()
    if fewer is not None:
        lessen(page, *fewer)
    for seat in away:
        page.get_by_role("radio", name="Own device").nth(seat).check(force=True)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".pass, city-board").first.wait_for()
    return table_of(page)


def invitations(page: Page) -> list[str]:
    """The links to the free seats, which the page shows by itself; the box is closed after that."""
    dialog = page.get_by_role("dialog")
    dialog.locator("input.sharing-link").first.wait_for()
    links = [one.input_value() for one in dialog.locator("input.sharing-link").all()]
    dialog.get_by_role("button", name="Close").click()
    return links[:-1]  # the last one is for those who watch


class Hand:
    """One device at a table, and whoever plays on it."""

    def __init__(self, page: Page, *, is_touch: bool = False) -> None:
        self.page = page
        self.is_touch = is_touch

    def give(self, command: do.Command) -> None:
        """Do it as a person would; on a shared device, after having said who one is."""
        page = self.page
        if (take := page.locator(".pass button")).is_visible():
            take.click()
        match command:
            case do.GetClue():
                self._press("Get clue")
            case do.PlayCard(card):
                self._play(self._card(card))
            case do.TakeTip():
                self._hit(page.get_by_role("button", name=re.compile(r"^Private tip")))
            case do.EndTurn():
                self._press("End turn")
            case do.Choose(seat):
                self._hit(page.locator(".acts").get_by_role("button", name=self._name(seat), exact=True))
            case do.MoveTo(to):
                self._kind("Move")
                self._tap(to)
            case do.Escort(seat, to):
                self._kind(f"Escort {self._name(seat)}")
                self._tap(to)
            case do.MovePack(to):
                self._tap(to)
            case do.Arrest(space):
                self._kind("Arrest")
                self._tap(space)
                self._hit(page.get_by_role("button", name="Stop, thief!"))
            case do.SayWon() | do.SayLootGone():
                raise AssertionError("only a companion is asked that")

    def _name(self, seat: int) -> str:
        """What the page calls a player."""
        name: str = self.page.evaluate(_NAME, seat)
        return name

    def _hit(self, button: Locator) -> None:
        if self.is_touch:
            button.tap()
        else:
            button.click()

    def _play(self, card: Locator) -> None:
        """A click with a mouse; a finger lifts a card first, and then plays it."""
        if self.is_touch:
            card.tap()
            expect(card).to_have_class(re.compile("lifted"))
        self._hit(card)

    def _press(self, name: str) -> None:
        self._hit(self.page.get_by_role("button", name=name, exact=True).first)

    def _card(self, card: int) -> Locator:
        if (tab := self.page.get_by_role("tab", name="Cards")).count():
            self._hit(tab)
        return self.page.get_by_role("button", name=re.compile(rf"^Card {card}:"))

    def _kind(self, name: str) -> None:
        """What a tap on the board means, where there is a choice."""
        kinds = self.page.locator(".kinds").get_by_role("button", name=name, exact=True)
        if kinds.count():
            self._hit(kinds)

    def _tap(self, node: int) -> None:
        """A space on the board: a click with a mouse; a tap with a finger, and another on the button that appears."""
        target = self.page.locator(f'city-board .target[data-key$="-{node}"]')
        expect(target).to_have_count(1)
        if self.is_touch:
            self._approach(node)
        rested(self.page)
        box = target.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if not self.is_touch:
            self.page.mouse.click(x, y)
            return
        self.page.touchscreen.tap(x, y)
        self.page.locator(".chooser, .caption button, dialog[open]").first.wait_for()
        if (near := self.page.locator(".chooser")).is_visible():
            self._hit(near.get_by_role("button", name=_labelled(node)).first)
            self.page.locator(".caption button, dialog[open]").first.wait_for()
        if (go := self.page.locator(".caption button")).is_visible():
            self._hit(go)

    def _approach(self, node: int) -> None:
        """Go near, as two fingers would: on the whole city a thumb covers ten spaces."""
        self.page.locator("city-board").evaluate(_NEAR, node)


def _labelled(node: int) -> re.Pattern[str]:
    """How a button for a space begins; 263 is not the circle between 263 and 273."""
    label = node_name(node).replace("-", r"[-\u2013]")
    return re.compile(rf"^{label}(?![-\u2013\d])")


def hunt(hands: dict[int, Hand], database: Path, table: str, watch: Callable[[], None] | None = None) -> int:
    """Play to the end, each seat on its device; how many acts it took. `watch` looks after each."""
    for acts in range(_MOST):
        if not act(hands, database, table):
            return acts
        if watch is not None:
            watch()
    raise AssertionError(f"The thief is still free after {_MOST} acts.")


def act(hands: dict[int, Hand], database: Path, table: str, times: int = 1) -> bool:
    """Let whoever has to choose do the best that can be done, once or several times; False if all is over.

    Seats without a hand are those of bots, who choose for themselves.
    """
    for _ in range(times):
        now = table_now(database, table)
        choice = next_command(now)
        if choice is None:
            return False
        chosen(hands, database, now, choice)
    return True


def over(page: Page) -> None:
    """The page says that all is over, and offers another game."""
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def with_settings(page: Page, **changes: object) -> None:
    """Let the next tables of a page have other settings than its form can make quickly."""

    def changed(route: Route) -> None:
        body: Any = route.request.post_data_json
        if body:
            body["setup"]["settings"] |= changes
            route.continue_(post_data=msgspec.json.encode(body))
        else:
            route.continue_()

    page.route("**/api/tables", changed)
