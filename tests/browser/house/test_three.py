"""Three people, three browsers, one thief: from the first screen to the answer, and who was told what on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket, expect

from stopthief.core import record
from stopthief.core.verify import verify
from stopthief.house.rules.events import CardShown
from stopthief.house.rules.state import Phase
from stopthief.table.table import Table
from tests.support.browser.browsing import DESKTOP, PHONE, Browsing, Language
from tests.support.browser.city_table import invitations, poster, quiet, table_of
from tests.support.browser.house_table import HOUSE, Hand, play, table_now
from tests.support.browser.page_checks import accessible, fits, no_raw_keys
from tests.support.servers.stored import caught_up

_LOOKS = 5


class Ear:
    """All that a page was ever sent over its connections."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def observations(self, kind: str) -> list[dict[str, Any]]:
        """Every observation of a kind, in the batches that came."""
        batches = (
            batch
            for frame in self.frames
            for message in msgspec.json.decode(frame)
            for batch in (message.get("batches") or [message.get("batch")])
            if batch
        )
        return [seen for batch in batches for seen in batch["seen"] if seen["type"] == kind]


def test_three_browsers_catch_the_thief(browsing: Browsing, tmp_path: Path) -> None:
    """A table opened in the lobby, two links, a desk and two phones, night and day, in two languages."""
    store = tmp_path / "tables.sqlite"
    hands = {
        0: Hand(quiet(browsing.page(device=DESKTOP, scheme="dark"))),
        1: Hand(quiet(browsing.page(device=PHONE, language="fr-FR")), is_touch=True),
        2: Hand(quiet(browsing.page(device=DESKTOP, language="fr-FR"))),
    }
    ears = {seat: Ear(hand.page) for seat, hand in hands.items()}
    host = hands[0].page
    poster(host, "Arrêter le Voleur!").click()
    for seat in (1, 2):
        host.get_by_role("radio", name="Own device").nth(seat).check(force=True)
    host.get_by_role("button", name="Start").click()
    for seat, link in zip((1, 2), invitations(host), strict=True):
        hands[seat].sit(link)
    table = table_of(host)
    play(hands, store, table, seen_by(hands))

    for hand in hands.values():
        expect(hand.page.locator(".ending .answer .card")).to_have_count(3)
    now = table_now(store, table)
    assert verify(HOUSE, record.read(HOUSE, list(record.lines(record.of(now.match))))).fair
    shown = [event for act in now.match.acts for event in act.events if isinstance(event, CardShown)]
    assert shown
    for seat, ear in ears.items():
        given = [(one["to"], one["card"]) for one in ear.observations("card_given")]
        got = [(one["seat"], one["card"]) for one in ear.observations("card_seen")]
        assert given == [(one.to, one.card) for one in shown if one.seat == seat]
        assert got == [(one.seat, one.card) for one in shown if one.to == seat]
        assert [one["card"] for one in ear.observations("card_taken")] == list(now.match.state.hands[seat])
        *before, last = (frame for frame in ear.frames if "answer_turned" in frame or "update" in frame)
        assert "answer_turned" in last
        assert not any("answer_turned" in frame for frame in before)
        assert not any(secret in frame for frame in ear.frames for secret in ("card_hidden", "card_dealt"))


def seen_by(hands: dict[int, Hand]) -> Callable[[Table], None]:
    """In every phase, whoever waits is looked at as well as whoever chooses: each has a page that is fit for all."""
    looked: set[tuple[Phase, int]] = set()

    def look(now: Table) -> None:
        phase, chooser = now.match.state.public.phase, now.match.awaited
        for seat, hand in hands.items():
            if seat != chooser and (phase, seat) not in looked and len(looked) < _LOOKS:
                looked.add((phase, seat))
                caught_up(hand.page, now, seat)
                fits(hand.page)
                no_raw_keys(hand.page)
                accessible(hand.page)

    return look


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_game_speaks_french_whatever_the_page_speaks(browsing: Browsing, language: Language) -> None:
    """The page speaks the player's language; words and sentences of the game are French, and marked as such."""
    page = quiet(browsing.page(language=language))
    page.locator("[data-poster=house]").click()
    page.get_by_role("button", name=re.compile("^(Start|C.est parti)$")).click()
    Hand(page).take()
    for place in (".own .card", ".way"):
        words = page.locator(f'{place} [lang="fr"]').first
        expect(words).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
