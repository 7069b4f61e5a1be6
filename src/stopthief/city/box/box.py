"""What is in the box: board, investigators, thief cards and presets. Everything a game is played with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from importlib import resources

import msgspec

from stopthief.city.box import board_file, cards
from stopthief.city.box.board import Board
from stopthief.city.box.cards import AtLarge, Effect, Investigator, Thief
from stopthief.city.box.kit import Kit, board_digest, edition_of
from stopthief.city.box.presets import Presets, preset, presets
from stopthief.city.box.settings import Settings
from stopthief.core.errors import Broken

NO_ABILITY = AtLarge()
_BEFORE_KITS = frozenset({"0cc9bf9e1098"})
"""Editions whose logs name the edition alone; data/editions/ holds their kits."""


class Box:
    """The parts of one edition of the game. Never changed after it is made."""

    def __init__(
        self,
        *,
        city: Board,
        investigators: dict[str, Investigator],
        competitive: dict[str, Thief],
        cooperative: dict[str, Thief],
        presets: Presets,
        ways_out: bool = True,
    ) -> None:
        self.board = city
        self.investigators = investigators
        self.competitive = competitive
        self.cooperative = cooperative
        self.thieves: dict[str, Thief] = {**competitive, **cooperative}
        self.presets = presets
        self.kit = Kit(
            board_digest(city.plan),
            tuple(investigators.values()),
            tuple(competitive.values()),
            tuple(cooperative.values()),
            ways_out,
        )
        self.edition = edition_of(self.kit)
        self.boss: str = next(thief.id for thief in cooperative.values() if thief.boss)
        self.effects: dict[tuple[str, int], Effect | None] = {
            (one.id, card.moves): card.effect for one in investigators.values() for card in one.cards
        }

    def at_large(self, thief: str | None) -> AtLarge:
        """What the face-up thief card changes in the rules."""
        return NO_ABILITY if thief is None else self.thieves[thief].at_large

    def preset(self, mode: str, level: str) -> Settings:
        """The settings of a level of a mode; Broken names those that there are."""
        return preset(self.presets, mode, level)

    def of_edition(self, edition: str, kit: object) -> Box | None:
        """The box that a log was played with: from the log's own kit, or from an edition older than kits."""
        if edition == self.edition:
            return self
        found = _older(edition) if kit is None else _read(edition, kit)
        if found is None:
            return None
        return self if found == self.kit else _unpacked(self, found)

    @cached_property
    def written(self) -> object:
        """The kit as it is read from a log: JSON has lists and no tuples."""
        return msgspec.json.decode(msgspec.json.encode(self.kit))


@lru_cache(maxsize=64)
def _unpacked(own: Box, kit: Kit) -> Box | None:
    city = own.board if kit.board == own.kit.board else _board(kit.board)
    if city is None:
        return None
    return Box(
        city=city,
        investigators=cards.by_id(kit.investigators),
        competitive=cards.by_id(kit.competitive),
        cooperative=cards.by_id(kit.cooperative),
        presets=own.presets,
        ways_out=kit.ways_out,
    )


def _read(edition: str, kit: object) -> Kit:
    if edition_of(kit) != edition:
        raise Broken(f"kit: this is not the kit of edition {edition}.")
    try:
        return msgspec.convert(kit, Kit)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise Broken(f"kit: {problem}.") from None


def _older(edition: str) -> Kit | None:
    """The kit of an edition whose logs hold none."""
    return msgspec.json.decode(_data(f"editions/{edition}.json"), type=Kit) if edition in _BEFORE_KITS else None


def _board(digest: str) -> Board | None:
    """A board that was shipped before the present one."""
    for data in (_data("board.json"), *_past_boards()):
        board = board_file.load(data)
        if board_digest(board.plan) == digest:
            return board
    return None


def _past_boards() -> Iterator[bytes]:
    folder = resources.files("stopthief.city") / "data" / "boards"
    return (file.read_bytes() for file in folder.iterdir()) if folder.is_dir() else iter(())


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
        presets=presets(msgspec.toml.decode(_data("presets.toml"))),
    )
