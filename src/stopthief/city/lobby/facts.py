"""The open parts of a box, as a value for clients that show the city: spaces, places and thief cards."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stopthief.city.box.board import XY, Board, Kind, Path, PlaceKind, circle_between
from stopthief.city.box.box import Box
from stopthief.city.box.cards import Thief
from stopthief.city.drawing.figures import Layer, mugshot
from stopthief.city.lobby.offer import InvestigatorOffer, investigator_offers
from stopthief.city.text.abilities import ability
from stopthief.core.package.words import LANGUAGES, Language


class PlaceFacts(msgspec.Struct, frozen=True):
    """A building or a street; its name comes with the words."""

    digit: int
    kind: PlaceKind


class AreaFacts(msgspec.Struct, frozen=True):
    """A room of a building, or one street; its name comes with the words."""

    id: str
    place: int


class SpaceFacts(msgspec.Struct, frozen=True, array_like=True):
    """A numbered space; a list in JSON."""

    number: int
    place: int
    """The digit of its building or street."""
    kind: Kind
    xy: XY
    area: str | None
    sides: tuple[str, ...]
    near: tuple[int, ...]
    """The numbered spaces next to it (B6)."""


class CircleFacts(msgspec.Struct, frozen=True, array_like=True):
    """A circle on a path; a list in JSON."""

    first: int
    """The numbered space at one end of the path."""
    second: int
    """The one at the other end."""
    node: int
    x: int
    y: int


class ThiefFacts(msgspec.Struct, frozen=True):
    """A thief card."""

    id: str
    name: str
    reward: int
    ability: Mapping[Language, str]
    captured: bool
    """Whether the ability happens when the thief is captured, instead of while it is at large."""
    face: tuple[Layer, ...]


class Facts(msgspec.Struct, frozen=True):
    """The open parts of a box."""

    edition: str
    places: tuple[PlaceFacts, ...]
    areas: tuple[AreaFacts, ...]
    spaces: tuple[SpaceFacts, ...]
    circles: tuple[CircleFacts, ...]
    thieves: tuple[ThiefFacts, ...]
    investigators: tuple[InvestigatorOffer, ...]


def facts(box: Box) -> Facts:
    """The facts of a box."""
    board = box.board
    return Facts(
        edition=box.edition,
        places=tuple(PlaceFacts(place.digit, place.kind) for place in board.plan.places),
        areas=tuple(AreaFacts(area.id, area.place) for area in board.plan.areas),
        spaces=tuple(_space(board, number) for number in board.numbers),
        circles=tuple(_circle(board, path) for path in board.paths.values() if path.circle),
        thieves=(
            *(_thief(thief, pack=False) for thief in box.competitive.values()),
            *(_thief(thief, pack=True) for thief in box.cooperative.values()),
        ),
        investigators=investigator_offers(box),
    )


def _space(board: Board, number: int) -> SpaceFacts:
    space = board.spaces[number]
    near = board.neighbours[number]
    return SpaceFacts(number, board.place(number), space.kind, space.xy, space.area, space.sides, near)


def _circle(board: Board, path: Path) -> CircleFacts:
    node = circle_between(*path.ends)
    return CircleFacts(*path.ends, node, *board.xy[node])


def _thief(thief: Thief, *, pack: bool) -> ThiefFacts:
    said = {language: ability(thief, language, pack=pack) for language in LANGUAGES}
    is_capture = thief.captured is not None
    return ThiefFacts(thief.id, thief.name, thief.reward, said, is_capture, mugshot(thief.id))
