"""Stop Thief! as cases for the contract."""

from __future__ import annotations

from msgspec.structs import replace

from stopthief.city.box.setup import Setup, printed
from stopthief.city.rules import commands as do
from tests.support.city.hunters import eager
from tests.support.city.tables import BOARD, CITY, DRAKE, JIMMY, PEPPER, SANDRA, TAD, VIVIAN, agreed
from tests.support.games.cases import Case

ABSURD = (-(10**30), -500, -1, 0, 1, 12, 99, 1000, 9999, 500500, 324325, 899900, 2**31, 2**63, 10**30)
SEATS = (-(10**30), -2, -1, 0, 1, 2, 3, 4, 99, 10**30)
CARDS = (-(10**30), *range(-1, 15), 99, 500, 10**30)
NODES = (*BOARD.steps, *ABSURD)

COMMANDS: tuple[do.Command, ...] = (
    do.GetClue(),
    do.TakeTip(),
    do.EndTurn(),
    do.SayLootGone(),
    do.SayWon(),
    *map(do.SayWon, SEATS),
    *map(do.PlayCard, CARDS),
    *map(do.Choose, SEATS),
    *map(do.MoveTo, NODES),
    *map(do.Arrest, NODES),
    *map(do.MovePack, NODES),
    *(do.Escort(seat, node) for seat in SEATS for node in NODES[::5]),
)
"""Every command over every node, card and seat, and over numbers that are nothing."""


def _pack_first(setup: Setup) -> Setup:
    """The same table with the Pack's player in the first seat."""
    return replace(setup, players=(setup.players[-1], *setup.players[:-1]))


_TABLES: dict[str, Setup] = {
    "standard": agreed(investigators=(SANDRA, JIMMY), win_money_2=15_000),
    "intermediate": agreed("competitive", "intermediate", (DRAKE, PEPPER, VIVIAN), win_money_3=12_000),
    "advanced": agreed("competitive", "advanced", (TAD, DRAKE, JIMMY, SANDRA)),
    "cooperative": agreed("cooperative", "book", (PEPPER, DRAKE, JIMMY)),
    "one-vs-many": _pack_first(agreed("one-vs-many", "book", (DRAKE, VIVIAN, JIMMY))),
    "solo": agreed("solo", "book", (JIMMY,)),
    "custom": agreed(
        "competitive",
        "intermediate",
        (JIMMY, DRAKE, SANDRA, PEPPER),
        crime_pull=5,
        repeat_robberies=False,
        clue_place="first",
        tip="digit",
        tip_price=1000,
        win_money_4=9_000,
    ),
    "custom cooperative": agreed(
        "cooperative", "book", (JIMMY, DRAKE), tip="two spaces", clue_place="always", loot=20_000
    ),
}
_PRINTED: dict[str, Setup] = {
    "printed": printed(agreed("competitive", "intermediate", (JIMMY, DRAKE, SANDRA))),
    "printed cooperative": printed(agreed("cooperative", "book", (JIMMY, DRAKE)), "box"),
}

CASES = tuple(Case(f"city {name}", CITY, setup, COMMANDS, eager) for name, setup in _TABLES.items())
ON_PAPER = tuple(Case(f"city {name}", CITY, setup, COMMANDS, eager) for name, setup in _PRINTED.items())
"""X1: with the board on the table; nothing that is said there can be taken back."""
