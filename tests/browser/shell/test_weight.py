"""What a first visit weighs: a phone in a bad network should be at the table before its owner has lost patience."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page

from stopthief import web
from stopthief.city.rules import commands as do
from tests.support.browser.browsing import Browsing, until
from tests.support.browser.city_table import Hand, new_game, quiet

KB = 1024


class Scale:
    """Weighs what comes over the wire into a page, as it comes: compressed."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        session: CDPSession = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"].split("/", 3)[-1]

    def _came(self, event: dict[str, Any]) -> None:
        address = self._addresses.get(event["requestId"], "?")
        self.bytes[address] = self.bytes.get(address, 0) + int(event["encodedDataLength"])

    @property
    def sounds(self) -> list[str]:
        """The sounds that were asked for."""
        return [address for address in self._addresses.values() if address.startswith("sounds/")]


def test_the_first_way_to_a_table_is_light(browsing: Browsing) -> None:
    """Everything but sounds, from an empty cache to one's own turn; a sound is only asked for when somebody listens."""
    page = browsing.page("about:blank")
    scale = Scale(page)
    page.goto("/")
    new_game(page, "Solo")
    page.locator("city-board svg.sheet").wait_for()
    page.wait_for_load_state("networkidle")
    weight = sum(size for address, size in scale.bytes.items() if not address.startswith("sounds/"))
    heaviest = sorted(scale.bytes.items(), key=lambda one: -one[1])[:5]
    print(f"{weight / KB:.0f} KB in {len(scale.bytes)} files; the heaviest: {heaviest}")  # noqa: T201 - a measurement
    assert weight < 250 * KB, heaviest


def test_sounds_are_light_and_wait_until_they_are_wanted(browsing: Browsing) -> None:
    """None before anybody has touched the page, nor while the sound is off; all of them together are small."""
    page = quiet(browsing.page())
    scale = Scale(page)
    new_game(page, "Solo")
    Hand(page).give(do.GetClue())
    page.locator(".card.playable").first.wait_for()
    assert scale.sounds == []
    page.evaluate("() => localStorage.removeItem('stopthief.preferences')")
    page.reload()
    page.locator("city-board svg.sheet").wait_for()
    assert scale.sounds == []
    page.get_by_role("button", name="Replay clue").click()
    until(lambda: len(scale.sounds) == 1, page)
    total = sum(len(data) for path, data in web.files().items() if path.startswith("sounds/"))
    print(f"{total / KB:.0f} KB of sounds")  # noqa: T201 - a measurement
    assert total < 300 * KB
