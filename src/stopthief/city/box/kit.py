"""The data that the course of a game depends on, as one value: it stands in the first line of every log.

So a game goes on, and verifies, with the cards it was begun with, whatever later editions of the files say.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta

from stopthief.city.box.board import BoardPlan
from stopthief.city.box.cards import Investigator, Thief

_DIGITS = 12


class Kit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The cards themselves, and the board by its digest. Presets are no part of it: a setup holds its settings."""

    board: str
    investigators: Annotated[tuple[Investigator, ...], Meta(max_length=100)]
    competitive: Annotated[tuple[Thief, ...], Meta(max_length=100)]
    cooperative: Annotated[tuple[Thief, ...], Meta(max_length=100)]
    ways_out: bool = False
    """I6: nobody ends a move where no way leads out. Kits of versions 0.1 and 0.2 do not name it: there one may."""


def board_digest(plan: BoardPlan) -> str:
    """Identify a board by its spaces and paths; where they are drawn and what they are called makes no difference."""
    return _digest(
        (
            [(place.digit, place.kind) for place in plan.places],
            plan.ring,
            [(area.id, area.place) for area in plan.areas],
            [(space.number, space.kind, space.area, space.sides) for space in plan.spaces],
            [(path.ends, path.area, path.circle is not None) for path in plan.paths],
        )
    )


def edition_of(kit: object) -> str:
    """Name the edition of a kit: as a value, or as a log holds it, where fields of other versions count too."""
    return _digest(kit)


def _digest(value: object) -> str:
    return sha256(msgspec.json.encode(value)).hexdigest()[:_DIGITS]
