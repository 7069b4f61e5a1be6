"""How people play in the house in a browser: by pressing what the page shows, quickly, as they know the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from stopthief.house.box.box import packs
from stopthief.house.box.cards import Pack
from stopthief.house.game import House
from stopthief.house.rules import commands as do
from stopthief.house.rules.state import Phase, State
from stopthief.table.table import Table
from tests.support.servers.stored import chosen, kept

HOUSE = House()
_MOST = 200
_OPEN = """async ([setup, here]) => {
  const { openTable } = await import("/shell/device.js");
  return await openTable({ game: "house", setup, here, request: crypto.randomUUID() });
}"""


def table_now(database: Path, name: str) -> Table:
    """A table as the server has stored it."""
    return kept(database, name, HOUSE)


def open_table(
    page: Page,
    names: Sequence[str],
    here: Sequence[int],
    pack: str | Pack = "maison",
    first: int | None = None,
    **settings: bool,
) -> tuple[str, dict[int, str]]:
    """A new table, with these seats on the device that opens it: its name, and the addresses for the other seats.

    Who goes first is drawn, or has birthday.
    """
    day = {"month": 1, "day": 1}
    players = [{"name": name, **({"birthday": day} if seat == first else {})} for seat, name in enumerate(names)]
    words = packs()[pack] if isinstance(pack, str) else pack
    setup = {"players": players, "pack": msgspec.to_builtins(words), "settings": settings, "today": day}
    opened: dict[str, Any] = page.evaluate(_OPEN, [setup, list(here)])
    table: str = opened["room"]["table"]
    invited = {one["seat"]: one["invitation"] for one in opened["tickets"] if one.get("invitation")}
    return table, {seat: f"/#{table}.{invitation}" for seat, invitation in invited.items()}


class Hand:
    """One device at a table of the house, and whoever plays on it."""

    def __init__(self, page: Page, *, is_touch: bool = False) -> None:
        self.page = page
        self.is_touch = is_touch

    def sit(self, address: str, *, invites: bool = False) -> None:
        """Go to a table; whoever invites others there shuts the box with the invitations."""
        self.page.goto(address)
        if invites:
            self.page.locator("dialog.invitations .icon-button").click()
        self.page.locator(".pass, house-board svg.house").first.wait_for()

    def give(self, command: do.Command) -> None:
        """Do it as a person would; on a shared device, after having said who one is."""
        self.take()
        match command:
            case do.PlaceMarker(room) | do.MoveTo(room):
                self.hit(self.page.locator(f'house-board .spot[data-room="{room}"]'))
            case do.Guess(thing, room, place):
                self.guess(thing, room, place)
            case do.Show(card):
                self.hit(self.page.locator(f'.shown-cards [data-card="{card}"]'))
            case do.EndTurn():
                self.hit(self.page.locator(".noted"))

    def take(self) -> None:
        """Say who one is, where the page asks for it."""
        self.page.locator(".pass button, house-board svg.house").first.wait_for()
        if (take := self.page.locator(".pass button")).is_visible():
            self.hit(take)

    def guess(self, thing: str, room: str, place: str) -> None:
        """Choose three cards, see the sentence, and ask."""
        self.choose("thing", thing)
        self.choose("room", room)
        self.choose("place", place)
        self.hit(self.page.locator(".ask"))

    def choose(self, kind: str, card: str) -> None:
        """Pick a card of the guess."""
        self.hit(self.page.locator(f'.gap[data-kind="{kind}"]'))
        picked = self.page.locator(f'.picks-{kind} [data-card="{card}"]')
        self.hit(picked)
        expect(self.page.locator(f'.gap[data-kind="{kind}"]')).to_have_class(f"gap gap-{kind} filled")

    def tab(self, name: str) -> None:
        """Open a page of the sheet."""
        self.hit(self.page.get_by_role("tab", name=name))

    def hit(self, button: Locator) -> None:
        """A click with a mouse, or a tap with a finger."""
        if self.is_touch:
            button.tap()
        else:
            button.click()


def next_command(table: Table) -> tuple[int, do.Command] | None:
    """Whose turn it is, and what it does: everybody asks once for the neighbour's cards, then for the answer."""
    match = table.match
    if (seat := match.awaited) is None:
        return None
    state, legal = match.state, match.legal(seat)
    if state.public.phase is Phase.GUESS:
        return seat, _guess(state, seat)
    return seat, list(legal)[-1]


def _guess(state: State, seat: int) -> do.Guess:
    answer = do.Guess(*state.answer)
    players = len(state.hands)
    if state.public.turns > players:
        return answer
    pack = state.public.setup.pack
    card = state.hands[(seat + 1) % players][0]
    return msgspec.structs.replace(answer, **{pack.kinds[card]: card})


def play(hands: dict[int, Hand], database: Path, table: str, watch: Callable[[Table], None] | None = None) -> int:
    """Play to the end, each seat on its device; how many acts it took. `watch` looks at the table before each."""
    for acts in range(_MOST):
        now = table_now(database, table)
        if watch is not None:
            watch(now)
        if not act(hands, database, now):
            return acts
    raise AssertionError(f"The thief is still free after {_MOST} acts.")


def act(hands: dict[int, Hand], database: Path, now: Table) -> bool:
    """Let whoever has to choose do so; False if all is over. Seats without a hand are those of bots."""
    choice = next_command(now)
    if choice is None:
        return False
    chosen(hands, database, now, choice)
    return True
