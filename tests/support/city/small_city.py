"""A city small enough to look at every world there is: three buildings, two streets, everything a thief can meet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from stopthief.city import City, city
from stopthief.city.rules import commands as do
from stopthief.city.rules.state import State

_AREAS = {"shop": 1, "bank": 2, "museum": 3, "north": 5, "south": 6}
_SPACES: dict[int, tuple[str, ...]] = {
    101: ("crime scene", "shop"),
    102: ("inside", "shop"),
    103: ("door", "shop", "north"),
    104: ("window", "shop", "south"),
    105: ("crime scene", "shop"),
    201: ("crime scene", "bank"),
    202: ("inside", "bank"),
    203: ("door", "bank", "north"),
    204: ("window", "bank", "south"),
    301: ("crime scene", "museum"),
    302: ("inside", "museum"),
    303: ("door", "museum", "north"),
    304: ("door", "museum", "south"),
    501: ("outside", "north"),
    502: ("subway", "north"),
    503: ("crime scene", "north"),
    601: ("outside", "south"),
    602: ("subway", "south"),
}
_PATHS = (
    *((101, 102), (101, 105), (102, 103), (102, 105), (104, 105), (103, 501), (501, 502), (501, 503), (502, 503)),
    *((203, 503), (202, 203), (201, 202), (201, 204), (202, 204), (104, 601), (204, 601), (601, 602), (204, 602)),
    *((301, 302), (301, 303), (302, 303), (302, 304), (303, 503), (304, 602)),
)


def _space(number: int, kind: str, *areas: str) -> dict[str, object]:
    where: dict[str, object] = {"sides": areas} if len(areas) > 1 else {"area": areas[0]}
    return {"number": number, "kind": kind, "xy": (number % 100, number // 100), **where}


def hamlet() -> City:
    """The game on this board."""
    plan = {
        "places": [
            {"digit": digit, "kind": "street" if digit > 4 else "building", "name": name}
            for name, digit in _AREAS.items()
        ],
        "ring": (1, 2, 3),
        "areas": [{"id": name, "place": digit, "name": name} for name, digit in _AREAS.items()],
        "spaces": [_space(number, *written) for number, written in _SPACES.items()],
        "paths": [{"ends": ends, "circle": (sum(ends) % 7, 1)} for ends in _PATHS],
    }
    return city(msgspec.json.encode(plan))


TIPPING = {card.moves for one in city().box.investigators.values() for card in one.cards if card.effect == "tip before"}
"""The cards that give somebody a tip."""


def curious(rng: Random, _state: State, commands: Sequence[do.Command]) -> do.Command:
    """Asks for every tip, arrests often and anywhere, and goes on otherwise: much is learnt in few turns."""
    for kind, mood in ((do.TakeTip, 1.0), (do.Arrest, 0.4), (do.EndTurn, 1.0)):
        found = [one for one in commands if isinstance(one, kind)]
        if found and rng.random() < mood:
            return rng.choice(found)
    tipping = [one for one in commands if isinstance(one, do.PlayCard) and one.card in TIPPING]
    return rng.choice(tipping or commands)
