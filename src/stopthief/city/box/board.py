"""The city as spaces and paths. A space is its number; the circle on a path is its two ends in one number.

Everything else is derived: the steps of investigators, the neighbours for a thief (B6), the sides of doors.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

Kind = Literal["crime scene", "inside", "outside", "door", "window", "subway"]
PlaceKind = Literal["building", "street"]
XY = tuple[int, int]

OpeningSound = Literal["construction", "ice cream", "car crash", "jazz"]
OPENING_SOUNDS: tuple[OpeningSound, ...] = ("construction", "ice cream", "car crash", "jazz")
"""D8: the n-th sound means the n-th building of the ring or the one after it."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building or a street; the first digit of its spaces."""

    digit: int
    kind: PlaceKind
    name: str


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room of a building, or one street."""

    id: str
    place: int
    name: str


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered space: in one area, or, as a door or window, between two."""

    number: int
    kind: Kind
    xy: XY
    area: str | None = None
    sides: tuple[str, ...] = ()


class Path(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A footprint path between two numbered spaces, with a circle on it or none.

    `area` is written only where two doors or windows share both their areas.
    """

    ends: tuple[int, int]
    circle: XY | None = None
    area: str | None = None


class BoardPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as written in its file."""

    places: tuple[Place, ...]
    ring: tuple[int, ...]
    areas: tuple[Area, ...]
    spaces: tuple[Space, ...]
    paths: tuple[Path, ...]


def circle_between(a: int, b: int) -> int:
    """The node of the circle between two numbered spaces: 324 and 333 make 324333."""
    return min(a, b) * 1000 + max(a, b)


def node_name(node: int) -> str:
    """A node as people write it: 324, or 324-333 for a circle."""
    return str(node) if node < 1000 else f"{node // 1000}-{node % 1000}"  # noqa: PLR2004 - three digits


class Board:
    """A checked plan with everything derived from it. Immutable."""

    def __init__(self, plan: BoardPlan) -> None:
        self.plan = plan
        self.places: dict[int, Place] = {place.digit: place for place in plan.places}
        self.areas: dict[str, Area] = {area.id: area for area in plan.areas}
        self.spaces: dict[int, Space] = {space.number: space for space in plan.spaces}
        self.numbers: tuple[int, ...] = tuple(sorted(self.spaces))
        self.paths: dict[tuple[int, int], Path] = {path.ends: path for path in plan.paths}
        self.steps: dict[int, tuple[int, ...]] = _walking_graph(plan)
        """The nodes one step away from each node, circles included."""
        self.nodes: tuple[int, ...] = tuple(sorted(self.steps))
        self.index: dict[int, int] = {node: index for index, node in enumerate(self.nodes)}
        self.xy: dict[int, XY] = {space.number: space.xy for space in plan.spaces}
        self.xy |= {circle_between(*path.ends): path.circle for path in plan.paths if path.circle}
        self.neighbours: dict[int, tuple[int, ...]] = {
            number: _neighbours(self.steps, number) for number in self.numbers
        }
        """B6: the numbered spaces a thief can reach from another over circles only, or directly."""
        self.kind: dict[int, str] = dict.fromkeys(self.steps, "circle")
        self.kind |= {space.number: space.kind for space in plan.spaces}
        self.stations: tuple[int, ...] = self.of_kind("subway")
        self.crime_scenes: tuple[int, ...] = self.of_kind("crime scene")
        self.outdoors: frozenset[int] = frozenset(filter(self._is_outdoors, self.steps))
        """Street spaces, stations, and the circles on streets; doors and windows are neither in nor out."""
        self.locked: frozenset[int] = self._locked()
        """I6: the nodes from which no way leads to a subway space without crossing a window."""

    def of_kind(self, *kinds: Kind) -> tuple[int, ...]:
        """The numbered spaces of some kinds, in order."""
        return tuple(number for number in self.numbers if self.spaces[number].kind in kinds)

    def place(self, number: int) -> int:
        """The building or street of a numbered space: its first digit."""
        return number // 100

    def indoors(self, number: int) -> bool:
        """Whether a numbered space belongs to a building."""
        return self.places[self.place(number)].kind == "building"

    def areas_of(self, number: int) -> tuple[str, ...]:
        """The area a numbered space lies in; the two it joins, for a door or window."""
        space = self.spaces[number]
        return space.sides or (space.area or "",)

    def side(self, portal: int, neighbour: int) -> str:
        """The side of a door or window on which a neighbour lies."""
        return _path_area(self.spaces, self.paths[min(portal, neighbour), max(portal, neighbour)])

    def is_ride(self, start: int, end: int) -> bool:
        """Whether a thief going from one space to the other takes the subway."""
        kind = self.kind
        return kind[start] == "subway" == kind[end] and start != end and end not in self.neighbours[start]

    def opening_sounds(self, place: int) -> tuple[OpeningSound, ...]:
        """D8: the sounds that may stand for a crime in this building."""
        ring = self.plan.ring
        return tuple(
            sound
            for index, sound in enumerate(OPENING_SOUNDS[: len(ring)])
            if place in (ring[index], ring[(index + 1) % len(ring)])
        )

    def opening_places(self, sound: OpeningSound) -> tuple[int, int]:
        """D8: the two buildings that a sound may stand for."""
        ring, index = self.plan.ring, OPENING_SOUNDS.index(sound)
        return ring[index], ring[(index + 1) % len(ring)]

    def _is_outdoors(self, node: int) -> bool:
        if node not in self.spaces:
            ends = node // 1000, node % 1000
            area = self.areas[_path_area(self.spaces, self.paths[ends])]
            return self.places[area.place].kind == "street"
        return not self.spaces[node].sides and not self.indoors(node)

    def _locked(self) -> frozenset[int]:
        seen, edge = set(self.stations), list(self.stations)
        while edge:
            onward = {near for near in self.steps[edge.pop()] if self.kind[near] != "window"} - seen
            seen |= onward
            edge += onward
        return frozenset(node for node in self.steps if node not in seen and seen.isdisjoint(self.steps[node]))


def _walking_graph(plan: BoardPlan) -> dict[int, tuple[int, ...]]:
    steps: dict[int, list[int]] = {space.number: [] for space in plan.spaces}
    for path in plan.paths:
        a, b = path.ends
        if path.circle is None:
            steps[a].append(b)
            steps[b].append(a)
        else:
            circle = circle_between(a, b)
            steps[circle] = [a, b]
            steps[a].append(circle)
            steps[b].append(circle)
    return {node: tuple(sorted(near)) for node, near in steps.items()}


def _neighbours(steps: Mapping[int, tuple[int, ...]], number: int) -> tuple[int, ...]:
    found: set[int] = set()
    seen, edge = {number}, [number]
    while edge:
        for node in steps[edge.pop()]:
            if node in seen:
                continue
            seen.add(node)
            if node < 1000:  # noqa: PLR2004 - a numbered space
                found.add(node)
            else:
                edge.append(node)
    return tuple(sorted(found))


def _path_area(spaces: Mapping[int, Space], path: Path) -> str:
    """The area a path lies in. An open passage between two rooms counts for the room of its first end."""
    if path.area is not None:
        return path.area
    one, other = (spaces[end] for end in path.ends)
    if one.sides and other.sides:
        return next(area for area in one.sides if area in other.sides)
    return (other.area if one.sides else one.area) or ""
