"""The tutorials in a browser, on a small phone: one does what glows, and has won a game in the end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.browsing import Browsing, Device
from tests.support.browser.city_table import quiet
from tests.support.browser.page_checks import accessible, fits, no_raw_keys

SMALL = Device(360, 740, 2, touch=True)
_LIFTED = {"play_card": ".card.lifted", "move_to": ".caption button"}
"""What a first tap brings in the city, before the second does it."""
_SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
_WANTED = """() => {
  const coach = document.querySelector("table-coach");
  return coach._step.act ? coach._cue().command.type : null;
}"""
_SPACE = """(node) => {
  const { x, y, width, height } = document.querySelector("city-board").spot(node);
  return [x + width / 2, y + height / 2];
}"""
_COVERED = """() => {
  const at = (name) => document.querySelector(name).getBoundingClientRect();
  const [ring, panel] = [at(".coach-ring"), at(".coach-panel")];
  const across = Math.min(ring.right, panel.right) - Math.max(ring.left, panel.left);
  const down = Math.min(ring.bottom, panel.bottom) - Math.max(ring.top, panel.top);
  return across > 1 && down > 1;
}"""


class Learner:
    """Somebody who does what the coach says."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.coach = page.locator("table-coach")
        page.get_by_role("region", name="Learn to play").get_by_role("button", name=game).tap()

    def at(self, step: str) -> None:
        """The coach has come to a step, and points at something that it does not cover."""
        expect(self.coach).to_have_attribute("data-step", step)
        self.page.evaluate(_SETTLED)
        if self.ring.is_visible():
            assert not self.page.evaluate(_COVERED), step

    @property
    def ring(self) -> Locator:
        """Around what is meant."""
        return self.page.locator(".coach-ring")

    def read(self, *steps: str) -> None:
        """Read what there is only to read."""
        for step in steps:
            self.at(step)
            self.page.locator(".coach-next").tap()

    def do(self, step: str, times: int = 1) -> None:
        """Press what the ring is around; a guess is made of several presses."""
        self.at(step)
        first = _LIFTED.get(self.page.evaluate(_WANTED))
        for _ in range(times):
            self.page.evaluate(_SETTLED)
            self._tap()
        if first is not None and self.page.locator("city-table").count():
            self.page.locator(first).first.wait_for()
            self._tap()

    def _tap(self) -> None:
        box = self.ring.bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def point(self, node: int) -> None:
        """Tap a space of the city."""
        self.page.evaluate(_SETTLED)
        self.page.touchscreen.tap(*self.page.evaluate(_SPACE, node))


def seen(page: Page) -> None:
    """What a page shows is fit to be seen."""
    fits(page)
    no_raw_keys(page)
    accessible(page)


def test_the_first_case_of_the_city(browsing: Browsing) -> None:
    """From an alarm to an arrest. Other things can wait, wrong answers get a hint, and a reload changes nothing."""
    page = quiet(browsing.page(device=SMALL))
    learner = Learner(page, "Stop Thief!")
    learner.read("case.hello", "case.you")
    learner.do("case.clue")
    learner.read("case.alarm")
    learner.at("case.sounds")
    seen(page)
    for button in page.locator(".coach-sounds button").all():
        button.tap()
    learner.at("case.hand")
    page.reload()  # what was read is noted at the table
    learner.read("case.hand")
    learner.at("case.card")
    other = page.get_by_role("button", name=re.compile(r"^Card 12:"))
    other.tap()
    expect(other).to_have_class(re.compile("lifted"))
    other.tap()
    expect(page.locator(".toasts")).to_contain_text("Later")
    learner.do("case.card")
    learner.do("case.move")
    learner.do("case.end")
    learner.read("case.shared")
    learner.do("case.clue.two")
    learner.at("case.door")
    learner.point(472)
    expect(page.locator(".coach-hint")).to_contain_text("472 is no door")
    learner.point(471)
    learner.do("case.tip.card")
    learner.do("case.tip")
    page.reload()
    learner.do("case.look")
    page.get_by_role("button", name="Go back").tap()
    learner.do("case.after")
    learner.do("case.end.two")
    learner.read("case.street")
    learner.do("case.clue.three")
    learner.at("case.window")
    learner.point(351)
    expect(page.locator(".coach-hint")).to_contain_text("351")
    learner.point(371)
    learner.do("case.sure")
    learner.do("case.near")
    learner.do("case.arrest")
    page.get_by_role("button", name="Stop, thief!").tap()
    learner.read("case.trail")
    learner.at("case.done")
    seen(page)
    page.get_by_role("button", name="Play alone with bots").tap()
    expect(page.locator("city-table")).to_be_visible()
    expect(learner.coach).to_have_count(0)


def test_the_first_case_of_the_house(browsing: Browsing) -> None:
    """Three guesses, a card shown, a card seen, and ticks on the sheet; afterwards it is no game among others."""
    page = quiet(browsing.page(device=SMALL))
    learner = Learner(page, "Arrêter le Voleur!")
    learner.read("home.case.hello", "home.case.hand", "home.case.sheet")
    learner.do("home.case.place")
    learner.do("home.case.move")
    learner.do("home.case.guess", 4)
    learner.read("home.case.shown")
    learner.do("home.case.noted")
    learner.do("home.case.show")
    learner.at("home.case.could")
    seen(page)
    learner.read("home.case.could")
    learner.do("home.case.move.two")
    learner.do("home.case.trick", 4)
    learner.do("home.case.vase")
    page.reload()
    learner.do("home.case.table")
    learner.do("home.case.room")
    learner.do("home.case.move.three")
    learner.do("home.case.last", 4)
    learner.read("home.case.won")
    learner.at("home.case.done")
    seen(page)
    page.get_by_role("button", name="Leave").tap()
    expect(page.locator(".home-empty")).to_be_visible()
