"""Houses small enough for an oracle to enumerate every deal."""

from __future__ import annotations

from msgspec.structs import replace

from stopthief.house.box.cards import Pack
from tests.support.house.tables import PACK


def small(things: int, rooms: int, places: int) -> Pack:
    """The usual house with this number of cards of each kind."""
    kept = PACK.rooms[:rooms]
    ids = {room.id for room in kept}
    borders, passages = (tuple(pair for pair in pairs if {*pair} <= ids) for pairs in (PACK.borders, PACK.passages))
    return replace(
        PACK, things=PACK.things[:things], rooms=kept, places=PACK.places[:places], borders=borders, passages=passages
    )
