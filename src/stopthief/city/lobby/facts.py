"""What lies open in the box, as a value for clients that show the city: its spaces, its places, its thief cards."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stopthief.city.box.board import XY, Area, Board, Kind, Place
from stopthief.city.box.box import Box
from stopthief.city.box.cards import Thief
from stopthief.city.text.abilities import ability
from stopthief.core.package.words import LANGUAGES, Language


class SpaceFacts(msgspec.Struct, frozen=True):
    """A numbered space."""

    number: int
    kind: Kind
    xy: XY
    area: str | None
    sides: tuple[str, ...]
    near: tuple[int, ...]
    """The numbered spaces next to it (B6)."""


class CircleFacts(msgspec.Struct, frozen=True):
    """A circle on a path."""

    node: int
    xy: XY


class ThiefFacts(msgspec.Struct, frozen=True):
    """A thief card."""

    id: str
    name: str
    reward: int
    ability: Mapping[Language, str]
    captured: bool
    """Whether the ability happens when the thief is captured, instead of while it is at large."""


class Facts(msgspec.Struct, frozen=True):
    """All of it."""

    places: tuple[Place, ...]
    areas: tuple[Area, ...]
    spaces: tuple[SpaceFacts, ...]
    circles: tuple[CircleFacts, ...]
    thieves: tuple[ThiefFacts, ...]


def facts(box: Box) -> Facts:
    """What a box shows to everybody."""
    board = box.board
    return Facts(
        places=board.plan.places,
        areas=board.plan.areas,
        spaces=tuple(_space(board, number) for number in board.numbers),
        circles=tuple(CircleFacts(node, board.xy[node]) for node in board.nodes if node not in board.spaces),
        thieves=(
            *(_thief(thief, pack=False) for thief in box.competitive.values()),
            *(_thief(thief, pack=True) for thief in box.cooperative.values()),
        ),
    )


def _space(board: Board, number: int) -> SpaceFacts:
    space = board.spaces[number]
    return SpaceFacts(number, space.kind, space.xy, space.area, space.sides, board.neighbours[number])


def _thief(thief: Thief, *, pack: bool) -> ThiefFacts:
    said = {language: ability(thief, language, pack=pack) for language in LANGUAGES}
    return ThiefFacts(thief.id, thief.name, thief.reward, said, thief.captured is not None)
