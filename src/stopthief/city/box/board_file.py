"""Reads boards. A bad one is refused with all its faults, each with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from stopthief.city.box.board import OPENING_SOUNDS, Area, Board, BoardPlan, Path, Place, Space
from stopthief.core.errors import Broken


def load(data: bytes) -> Board:
    """Read and check a board; Broken names every fault with its place."""
    plan = _read(data)
    problems = _shape_problems(plan) or _sense_problems(Board(plan))
    if problems:
        raise Broken(*problems)
    return Board(plan)


_ROWS: dict[str, type] = {"places": Place, "ring": int, "areas": Area, "spaces": Space, "paths": Path}
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def _read(data: bytes) -> BoardPlan:
    """Read a plan in one go; if that fails, row by row to name every bad one."""
    try:
        return msgspec.json.decode(data, type=BoardPlan)
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


def _shape_problems(plan: BoardPlan) -> list[str]:
    """Faults in the plan as written; nothing can be derived until they are fixed."""
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


def _ring_faults(plan: BoardPlan) -> Iterable[str]:
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
    """Faults in the city that the plan describes."""
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
