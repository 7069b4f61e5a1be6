"""What is in the box: board, investigators, thief cards and presets. Everything a game is played with."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import resources

import msgspec

from stopthief.city.box import board_file, cards, settings
from stopthief.city.box.board import Board
from stopthief.city.box.cards import AtLarge, Effect, Investigator, Thief
from stopthief.city.box.settings import Settings

NO_ABILITY = AtLarge()


class Box:
    """The parts of one edition of the game. Never changed after it is made."""

    def __init__(
        self,
        *,
        city: Board,
        investigators: dict[str, Investigator],
        competitive: dict[str, Thief],
        cooperative: dict[str, Thief],
        presets: dict[str, Settings],
        edition: str,
    ) -> None:
        self.board = city
        self.investigators = investigators
        self.competitive = competitive
        self.cooperative = cooperative
        self.thieves: dict[str, Thief] = {**competitive, **cooperative}
        self.presets = presets
        self.edition = edition
        """Changes with whatever a game's course depends on: the board and the cards, not the presets."""
        self.boss: str = next(thief.id for thief in cooperative.values() if thief.boss)
        self.effects: dict[tuple[str, int], Effect | None] = {
            (one.id, card.moves): card.effect for one in investigators.values() for card in one.cards
        }

    def at_large(self, thief: str | None) -> AtLarge:
        """What the face-up thief card changes in the rules."""
        return NO_ABILITY if thief is None else self.thieves[thief].at_large


def _data(name: str) -> bytes:
    return (resources.files("stopthief.city") / "data" / name).read_bytes()


@cache
def standard_box(plan: bytes | None = None) -> Box:
    """The box as shipped, or with another board in it."""
    parts = plan if plan is not None else _data("board.json"), _data("investigators.toml"), _data("thieves.toml")
    competitive, cooperative = cards.thieves(parts[2])
    return Box(
        city=board_file.load(parts[0]),
        investigators=cards.investigators(parts[1]),
        competitive=competitive,
        cooperative=cooperative,
        presets=settings.presets(msgspec.toml.decode(_data("presets.toml"))),
        edition=sha256(b"\0".join(parts)).hexdigest()[:12],
    )
