"""Exact odds as fractions: of the next event, and of a thief's next step."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from stopthief.city.box.settings import changed
from stopthief.city.rules import events as ev
from stopthief.city.rules.kernel import Kernel, kernel
from stopthief.city.rules.state import State
from stopthief.city.rules.thief import ThiefNow
from tests.support.city.tables import BOARD
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX


def chances(state: State) -> dict[ev.Event, Fraction]:
    """Each event that can happen next, with its exact probability."""
    odds = CITY.odds(state)
    assert odds is not None
    return {event: Fraction(weight, odds.total) for event, weight in odds}


@cache
def rules_of(level: str = "standard", **changes: object) -> Kernel:
    """How thieves move on a level; by the `book`, how the Pack does."""
    mode = "cooperative" if level == "book" else "competitive"
    return kernel(BOARD, changed(BOX.preset(mode, level), changes))


def steps(rules: Kernel, thief: ThiefNow, *, hold: bool = True) -> dict[int, Fraction]:
    """Each space that a thief can go to next, with its exact probability."""
    odds = rules.odds(thief, hold=hold)
    return {to: Fraction(weight, odds.total) for to, weight in odds}


def thieves(rules: Kernel, *, competitive: bool) -> set[ThiefNow]:
    """Every state that a thief can get into from any start; what it robbed is left out."""
    found = {ThiefNow(start) for start in rules.starts(competitive=competitive)}
    edge = list(found)
    while edge:
        one = edge.pop()
        after = (rules.moved(one, to) for to in rules.odds(one).outcomes())
        fresh = {ThiefNow(now.at, now.came, now.rode) for now in after} - found
        found |= fresh
        edge += fresh
    return found
