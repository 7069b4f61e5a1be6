"""All that a seat can ever receive in the house, field by field. To add to it, think first who may know it."""

from __future__ import annotations

from typing import get_args

import msgspec

from stopthief.house.rules import events as ev
from stopthief.house.rules.guide import Guide, KnownCard, Without
from stopthief.house.rules.state import Asked, Public, Seen, View
from tests.secrecy.test_allow_list import fields
from tests.support.house.tables import HOUSE

COMMON = {
    "Dealt": {"each": "int", "open": "tuple[str, ...]"},
    "FirstPlayerDrawn": {"seat": "int"},
    "MarkerPlaced": {"seat": "int", "room": "str"},
    "Moved": {"seat": "int", "start": "str", "room": "str"},
    "Guessed": {"seat": "int", "guess": "Trio"},
    "CouldNotShow": {"seat": "int"},
    "ShowAsked": {"seat": "int"},
    "OpenCardNamed": {"seat": "int", "card": "str"},
    "OwnCardHeld": {"seat": "int"},
    "TurnEnded": {"seat": "int", "next": "int"},
    "AnswerTurned": {"seat": "int", "answer": "Trio"},
    "Showed": {"seat": "int", "to": "int"},
}
"""What everyone at the table perceives."""

PRIVATE = {
    "CardTaken": {"card": "str"},
    "CardSeen": {"seat": "int", "card": "str"},
    "CardGiven": {"to": "int", "card": "str"},
}
"""What one seat perceives: of its own hand, of what it was shown, of what it showed."""

SECRET = {"CardHidden", "CardDealt", "CardShown"}
"""The events that nobody perceives as they are."""

PARTS: dict[type[msgspec.Struct], dict[str, str]] = {
    ev.Trio: {"thing": "str", "room": "str", "place": "str"},
    Asked: {
        "turn": "int",
        "seat": "int",
        "guess": "Trio",
        "could_not": "tuple[int, ...]",
        "showed": "int | None",
        "outcome": "Outcome | None",
    },
    Seen: {"turn": "int", "seat": "int", "card": "str"},
    View: {
        "seat": "int | None",
        "public": "Public",
        # This seat's own.
        "hand": "tuple[str, ...]",
        "seen": "tuple[Seen, ...]",
        "given": "tuple[Seen, ...]",
    },
    Public: {
        "setup": "Setup",
        "phase": "Phase",
        "rooms": "tuple[str | None, ...]",
        "each": "int",
        "open": "tuple[str, ...]",
        "first": "int",
        "turn": "int",
        "turns": "int",
        "chooser": "int | None",
        "asked": "Asked | None",
        "guesses": "tuple[Asked, ...]",
        # None until all is over.
        "answer": "Trio | None",
        "winner": "int | None",
    },
    Guide: {"known": "tuple[KnownCard, ...]", "without": "tuple[Without, ...]"},
    KnownCard: {"card": "str", "seat": "int | None"},
    Without: {"seat": "int", "cards": "tuple[str, ...]"},
}


def test_nothing_is_perceived_but_what_is_listed() -> None:
    """Every type of observation and every field of it stands in this file."""
    listed = {kind.__name__: fields(kind) for kind in get_args(HOUSE.types.observation)}
    assert listed == COMMON | PRIVATE
    assert {kind.__name__ for kind in get_args(ev.Private)} == set(PRIVATE)


def test_only_the_listed_events_are_secret() -> None:
    """Every other event is its own observation, so what it holds is public."""
    events = {kind.__name__ for kind in get_args(HOUSE.types.event)}
    assert events - set(COMMON) == SECRET
    assert not SECRET & (set(COMMON) | set(PRIVATE))
    assert {kind.__name__ for kind in ev.Open.__subclasses__()} == set(COMMON) - {"Showed"}


def test_views_hold_nothing_but_what_is_listed() -> None:
    """What a seat reads off the table, and what those values are made of."""
    for kind, listed in PARTS.items():
        assert fields(kind) == listed, kind
