"""All that a seat can ever receive, field by field. To add to it, think first who may know it, then write it here.

A field of these types leaves the app. None may hold, or let anyone work out, what the rules keep from a seat.
"""

from __future__ import annotations

from typing import get_args

import msgspec

from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Public, View
from stopthief.core.game import Result
from tests.support.city.tables import CITY

COMMON = {
    "FirstPlayerDrawn": {"seat": "int"},
    "ThiefRevealed": {"thief": "str"},
    "ClueAsked": {"seat": "int"},
    "CardPlayed": {"seat": "int", "card": "int"},
    "TipAsked": {"seat": "int", "price": "int"},
    "Moved": {"seat": "int", "path": "tuple[int, ...]", "by": "int | None"},
    "ArrestMissed": {"seat": "int", "space": "int", "fine": "int"},
    "ThiefArrested": {"seat": "int", "space": "int", "reward": "int"},
    "CardsPickedUp": {"seats": "tuple[int, ...]"},
    "MoneyMoved": {"seat": "int", "amount": "int"},
    "LootFilled": {"amount": "int"},
    "DigitTold": {"digit": "int"},
    "TurnEnded": {"seat": "int", "next": "int", "picked_up": "bool"},
    "WinSaid": {"seat": "int", "winner": "int | None"},
    "LootSaidGone": {"seat": "int"},
    "GameOver": {"winners": "tuple[int, ...]", "reason": "Reason", "trail": "tuple[int, ...]"},
    "Heard": {"sound": "Sound", "place": "int | None", "spree": "int", "loot": "int", "again": "bool"},
    "TipDone": {},
    "ThiefHidden": {},
}
"""What everyone at the table perceives."""

PRIVATE = {
    "TipHeard": {"tip": "Tip"},
    "PackAt": {"space": "int"},
}
"""What one seat perceives: the owner of a tip (of a digit, everyone), and the Pack's player."""

SECRET = {"ThiefPlaced", "CrimeSounded", "ThiefMoved", "TipGiven"}
"""The events that nobody perceives as they are."""

PARTS: dict[type[msgspec.Struct], dict[str, str]] = {
    ev.Tip: {"clues": "int", "spaces": "tuple[int, ...]", "areas": "tuple[str, ...]", "digit": "int | None"},
    ev.Clue: {"sound": "Sound", "place": "int | None"},
    Result: {"winners": "tuple[int, ...]", "reason": "str"},
    View: {
        "seat": "int | None",
        "public": "Public",
        "tips": "tuple[Tip, ...]",
        # For the Pack's own player only (V1).
        "thief": "ThiefNow | None",
        "trail": "tuple[int, ...]",
    },
    Public: {
        "setup": "Setup",
        "phase": "Phase",
        "at": "tuple[int, ...]",
        "hands": "tuple[tuple[int, ...], ...]",
        "money": "tuple[int, ...]",
        "caught": "tuple[int, ...]",
        "bank": "int",
        "loot": "int",
        "full_loot": "int",
        "turn": "int",
        "turns": "int",
        "thief": "str | None",
        "spree": "int",
        "seen": "tuple[str, ...]",
        "clues": "tuple[Clue, ...]",
        "card": "int | None",
        "effect": "Effect | None",
        "tipped": "bool",
        "escorted": "bool",
        "moved": "bool",
        "tip_for": "int | None",
        "owed_tip": "int | None",
        "steps": "int",
        "extra": "bool",
        "getaway": "bool",
        "tell_digit": "bool",
        "arrested": "bool",
        "caught_in": "int | None",
        "winners": "tuple[int, ...]",
        "reason": "Reason | None",
        # Empty until all is over.
        "trail": "tuple[int, ...]",
    },
}


def fields(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The fields of a type, with their types as written."""
    written: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        written |= getattr(base, "__annotations__", {}) if issubclass(base, msgspec.Struct) else {}
    return {name: written[name] for name in kind.__struct_fields__}


def test_nothing_is_perceived_but_what_is_listed() -> None:
    """Every type of observation and every field of it stands in this file."""
    listed = {kind.__name__: fields(kind) for kind in get_args(CITY.types.observation)}
    assert listed == COMMON | PRIVATE
    assert {kind.__name__ for kind in get_args(ev.Private)} == set(PRIVATE)


def test_only_the_listed_events_are_secret() -> None:
    """Every other event is its own observation, so what it holds is public."""
    events = {kind.__name__ for kind in get_args(CITY.types.event)}
    assert events - set(COMMON) == SECRET
    assert not SECRET & (set(COMMON) | set(PRIVATE))


def test_views_hold_nothing_but_what_is_listed() -> None:
    """What a seat reads off the table, and what those values are made of."""
    for kind, listed in PARTS.items():
        assert fields(kind) == listed, kind
