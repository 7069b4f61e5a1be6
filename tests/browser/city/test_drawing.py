"""The table is drawn once for each answer of the server, however much the answer changes."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.support.browser.browsing import Browsing
from tests.support.browser.city_table import new_game, quiet

_WATCH = """(table) => {
  const { _socket: socket } = document.querySelector("table-screen")._link;
  const hear = socket.onmessage;
  const rounds = [{ answer: ["press"], from: table.draws }];
  socket.onmessage = (event) => {
    rounds.push({ answer: JSON.parse(event.data).map(({ type }) => type), from: table.draws });
    hear(event);
  };
  window.countedDraws = async () => {
    await table.idle();
    const until = [...rounds.slice(1).map(({ from }) => from), table.draws];
    return rounds.map(({ answer, from }, at) => [answer, until[at] - from]);
  };
}"""
_GUIDED = "() => window.countedDraws().then((rounds) => rounds.some(([answer]) => answer.includes('guide')))"

Round = tuple[list[str], int]


def _counted(page: Page, button: str) -> list[Round]:
    """Press a button without a pointer on the way; how often the table was drawn after the press and each answer."""
    page.locator("city-table").evaluate(_WATCH)
    page.locator(button).first.evaluate("(button) => button.click()")
    page.wait_for_function(_GUIDED)
    page.wait_for_timeout(200)  # nothing more is drawn later
    found: list[Any] = page.evaluate("() => window.countedDraws()")
    return [(answer, draws) for answer, draws in found]


def test_a_played_card_and_a_clue_draw_the_table_once_for_each_answer(browsing: Browsing) -> None:
    """A clue is drawn twice: when it begins to sound, and when it is over."""
    page = quiet(browsing.page(still=False))
    new_game(page, "Solo")
    clue = page.get_by_role("button", name="Get clue", exact=True)
    expect(clue).to_be_enabled()
    page.wait_for_timeout(500)
    heard = _counted(page, ".scanner-button")
    assert sum(draws for _, draws in heard[1:]) <= _news(heard) + 1, heard
    played = _counted(page, ".card.playable")
    assert all(draws <= 1 for _, draws in played), played
    assert sum(draws for _, draws in played[1:]) == _news(played), played


def _news(rounds: list[Round]) -> int:
    """How many answers change what is to be seen."""
    return sum(bool({"update", "guide"} & set(answer)) for answer, _ in rounds)
