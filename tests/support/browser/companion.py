"""How people around a printed board press the companion: large keys, digit by digit, and a button that is held."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from stopthief.city.rules import commands as do
from stopthief.table.table import Table
from tests.support.browser.browsing import Device
from tests.support.browser.city_table import lessen, table_of
from tests.support.city.cheat import table_now
from tests.support.servers.stored import caught_up, stored

SMALL = Device(360, 740, 2, touch=True)
_DO = "([seat, command]) => document.querySelector('table-screen')._link.do(seat, command)"


def open_case(
    page: Page, mode: str, *, cards: str = "app", players: int | None = None, fewer: tuple[str, int] | None = None
) -> str:
    """Open a table for a printed board from the first screen; its name. `fewer` is a setting, and by how many steps."""
    page.locator('a[href="#new/city/board"]').click()
    page.locator(f'input[name="mode"][value="{mode}"]').check(force=True)
    page.locator(f'input[name="cards"][value="{cards}"]').check(force=True)
    if players is not None:
        page.locator("label", has_text=re.compile(rf"^{players}$")).click()
    if fewer is not None:
        lessen(page, *fewer)
    page.locator('button[type="submit"]').click()
    page.locator("city-companion .companion").wait_for()
    return table_of(page)


class Thumb:
    """Whoever presses, at one table; its store is read where somebody has to know the thief."""

    def __init__(self, page: Page, store: Path, table: str) -> None:
        self.page, self.store, self.table = page, store, table

    @property
    def now(self) -> Table:
        """The table as it is stored."""
        return table_now(self.store, self.table)

    @property
    def thief(self) -> int:
        """Where the thief is."""
        at = self.now.match.state.thief
        assert at is not None
        return int(at.at)

    def give(self, command: do.Command) -> None:
        """Press what a command needs, and wait until it is stored."""
        now = self.now
        seat = now.match.awaited
        assert seat is not None
        caught_up(self.page, now, seat)
        self._press(command)
        stored(self.page, self.store, now, seat, command)

    def button(self, name: str) -> Locator:
        """A button by how its name begins."""
        return self.page.get_by_role("button", name=re.compile(rf"^{name}", re.IGNORECASE))

    def press(self, name: str) -> None:
        """Press it; a tip that somebody is owed comes first."""
        wanted, hold = self.button(name), self.button("Hold to see")
        expect(wanted.or_(hold).first).to_be_visible()
        if not wanted.is_visible():
            self._put_away(hold)
        wanted.tap()

    def _put_away(self, hold: Locator) -> None:
        hold.focus()
        self.page.keyboard.down("Space")
        expect(self.page.locator(".secret.lit")).to_be_visible()
        self.page.keyboard.up("Space")
        self.button("Go back").tap()

    def type(self, number: int | str) -> None:
        """A number on the keypad, instead of what was there."""
        for _ in re.findall(r"\d", self.page.locator(".typed").inner_text()):
            self.press("Delete the last digit")
        for digit in str(number):
            self.page.locator(".digit", has_text=digit).tap()

    def _press(self, command: do.Command) -> None:
        if self.button("Go on").is_visible():
            self.go_on()
        match command:
            case do.GetClue():
                self.press("Get clue")
            case do.TakeTip():
                self.press("Get a private tip")
                self.press("Take the tip")
            case do.Arrest(space):
                self.press("Make an arrest")
                self.type(space)
                self.press("Arrest!")
                self.press("Stop, thief!")
            case do.EndTurn():
                self.press("End turn")
            case do.SayWon(None):
                self.press("No, the hunt goes on")
            case do.SayWon(winner):
                self._name_winner(self.now.match, winner)
            case do.SayLootGone():
                self.press("The Loot is gone")
                self.press("It is gone")
            case do.MovePack(to):
                self._slip(to)
            case _:
                raise AssertionError(f"nobody tells a companion that: {command}")

    def _name_winner(self, match: Any, winner: int | None) -> None:
        if winner == match.state.public.turn:
            self.press("Yes")
        else:
            self.press("Somebody else has won")
            self.press(f"{match.setup.players[winner].name} has won")

    def _slip(self, to: int) -> None:
        if self.page.locator(".curtain").is_visible():
            self.press("I am alone")
        self.page.locator(".companion").get_by_role("button", name=re.compile(rf"^{to}")).tap()
        self.press(f"Go to {to}")

    def quickly(self, command: do.Command) -> None:
        """The same without pressing anything: for what is on the way to what a test is about."""
        now = self.now
        seat = now.match.awaited
        assert seat is not None
        caught_up(self.page, now, seat)
        self.page.evaluate(_DO, [seat, msgspec.to_builtins(command)])
        stored(self.page, self.store, now, seat, command)

    def go_on(self) -> None:
        """What came of an arrest has been read."""
        self.press("Go on")

    def hunt(self) -> None:
        """Catch the Pack as somebody who knows where it is, but not what Debbie Atlantic robs before she is caught."""
        while (match := self.now.match).awaited is not None:
            knows = do.Arrest(self.thief) in match.legal(match.awaited)
            self.give(do.Arrest(self.thief) if knows else do.GetClue())

    def over(self) -> None:
        """The page says that all is over, and offers another game."""
        expect(self.button("Play again")).to_be_visible()
