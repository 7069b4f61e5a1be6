"""What is shown and heard never stops the game: no sound that fails, no page that slept, no step that breaks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stopthief.city.rules import commands as do
from tests.support.browser.browsing import Browsing
from tests.support.browser.city_table import Hand, new_game

_DEAF = {
    "none": "delete window.AudioContext;",
    "waits": "AudioContext.prototype.resume = () => new Promise(() => {}); Object.defineProperty("
    "AudioContext.prototype, 'state', { get: () => 'suspended' });",
    "fails": "AudioContext.prototype.decodeAudioData = () => Promise.reject(new Error('noise'));",
}
_BROKEN = """async () => {
  const { Stage } = await import("/city/panel/stage.js");
  const stage = new Stage(() => {});
  const seen = [];
  stage.play([() => { throw new Error("broken"); }, () => Promise.reject(new Error("broken")), () => seen.push("on")]);
  await stage.idle();
  for (let batch = 0; batch < 50; batch++) stage.play([() => seen.push(batch)]);
  await stage.idle();
  return { seen, isBusy: stage.isBusy };
}"""


def test_a_broken_step_is_passed_over_and_a_burst_is_cut_short(browsing: Browsing) -> None:
    """A page that slept hears of an hour at once: of that only the last is shown."""
    found = browsing.page().evaluate(_BROKEN)
    assert found["seen"][0] == "on"
    assert found["seen"][-12:] == list(range(38, 50))
    assert len(found["seen"]) <= 14
    assert not found["isBusy"]


@pytest.mark.parametrize("how", _DEAF)
def test_a_device_without_ears_hands_on(browsing: Browsing, how: str) -> None:
    """Whatever a browser does to sounds, the turn is played and the next player gets the device."""
    page = browsing.page()
    page.add_init_script(_DEAF[how])
    page.reload()
    new_game(page, "Competitive", 2)
    page.locator(".pass button").click()
    hand = Hand(page)
    hand.give(do.GetClue())
    page.locator(".card.playable").first.wait_for()
    page.locator(".card.playable").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text("move")
    page.get_by_role("button", name="End turn").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pass h1")).to_be_visible(timeout=9_000)
