"""Whatever is legal can be done by pressing what the page shows, and arrives as meant: in games played at random."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page

from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.table.table import Table
from tests.support.browser.browsing import Browsing
from tests.support.browser.city_table import Hand, quiet
from tests.support.city.cheat import next_command, table_now
from tests.support.city.tables import BOX, DRAKE, PEPPER, VIVIAN, agreed
from tests.support.servers.stored import caught_up, stored

_OPEN = """async (setup) => {
  const { openTable } = await import("/shell/device.js");
  const here = setup.players.map((_, seat) => seat);
  const { room } = await openTable({ game: "city", setup, request: "at-random", here });
  location.hash = room.table;
  return room.table;
}"""
_ACTS = 45
_RARE = {"Escort": "escort", "TakeTip": "tip before", "Choose": "none"}
"""What comes up seldom, and the effect of the card that brings it, if one does."""
_ALWAYS = {"PlayCard", "MoveTo", "Arrest", "EndTurn"}


def opened(page: Page, setup: Setup) -> str:
    """A table for all these players on one device."""
    table: str = page.evaluate(_OPEN, msgspec.to_builtins(setup))
    page.locator(".pass").wait_for()
    return table


def kind(command: do.Command) -> str:
    """What the page has a place of its own for."""
    name = type(command).__name__
    return f"{name} {command.seat}" if isinstance(command, do.Escort | do.Choose) else name


def drawn(table: Table, dice: random.Random, given: set[str]) -> tuple[int, do.Command] | None:
    """What was not given yet, the rarest first; otherwise any kind, and every other time what a hunter would do."""
    choice = next_command(table)
    if choice is None:
        return None
    seat, best = choice
    kinds = defaultdict(list)
    for command in table.match.legal(seat):
        kinds[kind(command)].append(command)
    new = sorted(kinds.keys() - given, key=lambda one: one.split()[0] not in _RARE)
    some = kinds[new[0] if new else dice.choice(list(kinds))]
    missing = [effect for name, effect in _RARE.items() if name not in given]
    wanted = [one for one in some if isinstance(one, do.PlayCard) and _effect(table, seat, one) in missing]
    if wanted:
        return seat, dice.choice(wanted)
    return seat, best if best in some and dice.random() < 0.5 else dice.choice(some)


def _effect(table: Table, seat: int, command: do.PlayCard) -> str | None:
    """What a card does besides moving."""
    return BOX.effects[table.match.setup.players[seat].investigator, command.card]


@pytest.mark.parametrize(
    ("setup", "kinds"),
    [
        (agreed(investigators=(DRAKE, PEPPER, VIVIAN), win_money_3=90_000), {"GetClue", "TakeTip", "Escort"}),
        (agreed("one-vs-many", investigators=(DRAKE, VIVIAN)), {"MovePack", "Escort", "TakeTip"}),
    ],
    ids=["competitive", "one-vs-many"],
)
def test_every_command_is_offered_and_arrives(
    browsing: Browsing, tmp_path: Path, setup: Setup, kinds: set[str]
) -> None:
    """Moves, stays, escorts, tips before and after, arrests, choices, the Pack's steps, the end of a turn."""
    page, store, dice = quiet(browsing.page()), tmp_path / "tables.sqlite", random.Random(7)
    table, hand = opened(page, setup), Hand(page)
    given: set[str] = set()
    for _ in range(_ACTS):
        now = table_now(store, table)
        choice = drawn(now, dice, given)
        if choice is None:
            break
        seat, command = choice
        caught_up(page, now, seat)
        print(seat, command)  # noqa: T201 - so that a failure tells how it came to it
        hand.give(command)
        stored(page, store, now, seat, command)
        last = table_now(store, table).match.acts[-1]
        assert (last.seat, last.command) == (seat, command)
        given |= {kind(command), type(command).__name__}
    assert _ALWAYS | kinds <= given
