"""The city as spaces and paths. A space is its number; the circle on a path is its two ends in one number.

Everything else is derived: where investigators can step, whom a thief has for neighbours (B6), which side is which.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from stopthief.core.errors import Broken

Kind = Literal["crime scene", "inside", "outside", "door", "window", "subway"]
XY = tuple[int, int]

OpeningSound = Literal["construction", "ice cream", "car crash", "jazz"]
OPENING_SOUNDS: tuple[OpeningSound, ...] = ("construction", "ice cream", "car crash", "jazz")
"""D8: the n-th sound means the n-th building of the ring or the one after it."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building or a street; the first digit of its spaces."""

    digit: int
    kind: Literal["building", "street"]
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


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as it is written down."""

    places: tuple[Place, ...]
    ring: tuple[int, ...]
    areas: tuple[Area, ...]
    spaces: tuple[Space, ...]
    paths: tuple[Path, ...]


def circle_between(a: int, b: int) -> int:
    """The node of the circle between two numbered spaces: 324 and 333 make 324333."""
    return min(a, b) * 1000 + max(a, b)


def node_name(node: int) -> str:
    """How people write a node: 324, or 324-333 for a circle."""
    return str(node) if node < 1000 else f"{node // 1000}-{node % 1000}"  # noqa: PLR2004 - three digits


class Board:
    """A checked plan with what follows from it. Never changed after it is made."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.places: dict[int, Place] = {place.digit: place for place in plan.places}
        self.areas: dict[str, Area] = {area.id: area for area in plan.areas}
        self.spaces: dict[int, Space] = {space.number: space for space in plan.spaces}
        self.numbers: tuple[int, ...] = tuple(sorted(self.spaces))
        self.paths: dict[tuple[int, int], Path] = {path.ends: path for path in plan.paths}
        self.steps: dict[int, tuple[int, ...]] = _walking_graph(plan)
        """Where one step leads from any node, circles included."""
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
        """On which side of a door or window a neighbour of it lies."""
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


def _walking_graph(plan: Plan) -> dict[int, tuple[int, ...]]:
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


def load(data: bytes) -> Board:
    """Read and check a board; Broken names every problem with its place, not only the first."""
    plan = _read(data)
    problems = _shape_problems(plan) or _sense_problems(Board(plan))
    if problems:
        raise Broken(*problems)
    return Board(plan)


_ROWS: dict[str, type] = {"places": Place, "ring": int, "areas": Area, "spaces": Space, "paths": Path}
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def _read(data: bytes) -> Plan:
    """Read a plan at once; only where that fails row by row, to name every one that is wrong."""
    try:
        return msgspec.json.decode(data, type=Plan)
    except _UNREADABLE as problem:
        raise Broken(*(_misread(data) or (f"board: {problem}.",))) from None


def _misread(data: bytes) -> list[str]:
    """Every table and row that cannot be read; none where the data is not even a set of tables."""
    try:
        tables = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except _UNREADABLE:
        return []
    problems = [f"{name}: is missing." for name in _ROWS if name not in tables]
    problems += [
        f"{name}: is no part of a board; those are {', '.join(_ROWS)}." for name in tables if name not in _ROWS
    ]
    for name in (name for name in _ROWS if name in tables):
        if faults := _faults(name, tables[name], list[msgspec.Raw]):
            problems += faults
            continue
        rows = msgspec.json.decode(tables[name], type=list[msgspec.Raw])
        problems += [fault for index, row in enumerate(rows) for fault in _faults(f"{name}[{index}]", row, _ROWS[name])]
    return problems


def _faults(place: str, data: msgspec.Raw, kind: object) -> list[str]:
    try:
        msgspec.json.decode(data, type=kind)
    except _UNREADABLE as problem:
        what, _, where = str(problem).partition(" - at `$")
        return [f"{place}{where.removesuffix('`')}: {what}."]
    return []


def _shape_problems(plan: Plan) -> list[str]:
    """What is wrong in the plan as written: nothing can be derived until this is mended."""
    problems: list[str] = []
    for what, names in (
        ("place", [place.digit for place in plan.places]),
        ("area", [area.id for area in plan.areas]),
        ("space", [space.number for space in plan.spaces]),
        ("path", [tuple(sorted(path.ends)) for path in plan.paths]),
    ):
        problems += [f"{what} {_written(name)}: stands here twice." for name in _doubles(names)]
    places, areas = {place.digit for place in plan.places}, {area.id: area for area in plan.areas}
    problems += [
        f"areas[{index}]: area {area.id} lies in place {area.place}, which is not on the board."
        for index, area in enumerate(plan.areas)
        if area.place not in places
    ]
    problems += _ring_faults(plan)
    for index, space in enumerate(plan.spaces):
        problems += [f"spaces[{index}]: space {space.number} {fault}" for fault in _space_faults(space, areas)]
    spaces = {space.number: space for space in plan.spaces}
    for index, path in enumerate(plan.paths):
        problems += [f"paths[{index}]: path {_written(path.ends)} {fault}" for fault in _path_faults(path, spaces)]
    return problems


def _ring_faults(plan: Plan) -> Iterable[str]:
    """B3, D8: every building stands in the ring once, and there is a sound for it and the next."""
    buildings = {place.digit for place in plan.places if place.kind == "building"}
    if sorted(plan.ring) != sorted(buildings):
        yield f"ring: must name every building once, {_listed(buildings)}; it names {_listed(plan.ring)}."
    if len(plan.ring) > len(OPENING_SOUNDS):
        yield f"ring: there are sounds for {len(OPENING_SOUNDS)} buildings, not for {len(plan.ring)}."


def _space_faults(space: Space, areas: Mapping[str, Area]) -> Iterable[str]:
    if not 100 <= space.number <= 999:  # noqa: PLR2004 - three digits
        yield "needs a number of three digits."
    if space.kind in ("door", "window"):
        if len(set(space.sides)) != 2 or len(space.sides) != 2:  # noqa: PLR2004 - B5: exactly two
            yield f"is a {space.kind} and needs two sides, two different areas; it has {len(set(space.sides))}."
        if space.area is not None:
            yield f"is a {space.kind}: it has sides and no area."
    elif space.area is None or space.sides:
        yield "needs one area and no sides."
    named = space.sides or (() if space.area is None else (space.area,))
    yield from (f"names area {area}, which is not on the board." for area in named if area not in areas)
    places = {areas[area].place for area in named if area in areas}
    if places and space.number // 100 not in places:
        yield f"begins with {space.number // 100}, but its area is of place {' or '.join(map(str, sorted(places)))}."


def _path_faults(path: Path, spaces: Mapping[int, Space]) -> Iterable[str]:
    a, b = path.ends
    missing = [end for end in path.ends if end not in spaces]
    yield from (f"leads to {end}, a neighbour that is not on the board." for end in missing)
    if a == b:
        yield "leads back to its own start."
    elif a > b:
        yield f"is written one way only: paths run both ways, write its ends as [{b}, {a}], lower number first."
    if missing or a == b:
        return
    one, other = spaces[a], spaces[b]
    if one.sides and other.sides:
        shared = [area for area in one.sides if area in other.sides]
        if path.area is not None:
            if path.area not in shared:
                yield f"lies in area {path.area}, which its two ends do not share."
        elif len(shared) != 1:
            yield f"joins two doors or windows with {len(shared)} areas in common: say which with `area`."
        return
    if path.area is not None:
        yield "says its area, which follows from its ends: leave `area` out unless both are doors or windows."
    if one.sides or other.sides:
        portal, room = (one, other) if one.sides else (other, one)
        if room.area not in portal.sides:
            yield f"leaves {portal.kind} {portal.number} into area {room.area}, which is on neither side of it."


def _sense_problems(board: Board) -> list[str]:
    """What is wrong in the city that the plan makes."""
    problems = [
        f"space {number}: is a dead end for a thief, who needs two neighbours to go on."
        for number in board.numbers
        if len(board.neighbours[number]) < 2  # noqa: PLR2004
    ]
    problems += [
        f"space {number}: the {board.kind[number]} leads nowhere on the side of area {area}."
        for number in board.of_kind("door", "window")
        for area in board.spaces[number].sides
        if all(board.side(number, near) != area for near in board.neighbours[number])
    ]
    problems += _unreachable(board)
    if len(board.stations) < 2:  # noqa: PLR2004 - a ride needs somewhere to go
        problems.append(f"subway: a board needs at least two subway spaces and has {len(board.stations)}.")
    problems += [
        f"subway: {one} and {other} are neighbours, so a walk could not be told from a ride; put a space between them."
        for one in board.stations
        for other in board.neighbours[one]
        if other in board.stations and one < other
    ]
    if not any(board.indoors(scene) for scene in board.crime_scenes):
        problems.append("spaces: no crime scene lies in a building, so no thief can start.")
    return problems


def _unreachable(board: Board) -> list[str]:
    seen, edge = set(board.numbers[:1]), list(board.numbers[:1])
    while edge:
        fresh = [near for near in board.neighbours[edge.pop()] if near not in seen]
        seen.update(fresh)
        edge += fresh
    return [
        f"space {number}: cannot be reached from {board.numbers[0]} on foot."
        for number in board.numbers
        if number not in seen
    ]


def _doubles(names: Iterable[object]) -> list[object]:
    seen: set[object] = set()
    return [name for name in names if name in seen or seen.add(name)]  # type: ignore[func-returns-value]


def _listed(digits: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(digits))) or "none"


def _written(name: object) -> str:
    return "-".join(map(str, name)) if isinstance(name, tuple) else str(name)
