"""Arrêter le Voleur! as cases for the contract."""

from __future__ import annotations

from stopthief.house.box.box import packs
from stopthief.house.box.setup import Setup
from stopthief.house.rules import commands as do
from tests.support.games.cases import Case
from tests.support.house.players import careful
from tests.support.house.tables import HOUSE, PACK, agreed

ABSURD = ("", " ", "LAMP", "lampe", "kitchen ", "None", "0", "attic\n", "é" * 24, "x" * 100_000)
CARDS = (*PACK.cards, "globe", "canteen", "blackboard", *ABSURD)

COMMANDS: tuple[do.Command, ...] = (
    do.EndTurn(),
    *map(do.PlaceMarker, CARDS),
    *map(do.MoveTo, CARDS),
    *map(do.Show, CARDS),
    *(
        do.Guess(thing, room, place)
        for thing in CARDS[::4] + ABSURD[:3]
        for room in CARDS[::5] + ABSURD[:3]
        for place in CARDS[::5] + ABSURD[:3]
    ),
)
"""Every command over every card, of its own kind and of others, and over texts that are nothing."""

_TABLES: dict[str, Setup] = {
    "for two": agreed(2),
    "for three, here": agreed(3, packs()["ecole"], guess_here=True),
    "for four": agreed(4),
    "for five": agreed(5, packs()["casa"]),
    "for six, here": agreed(6, guess_here=True),
}
"""Every number of players, both ways to guess, all packs in the box."""

CASES = tuple(
    Case(f"house {name}", HOUSE, setup, COMMANDS, careful, undoes=1, dice=False) for name, setup in _TABLES.items()
)
