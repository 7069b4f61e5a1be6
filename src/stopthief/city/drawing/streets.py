"""The ground and the streets: road, kerbs, lanes, crossings, stations, and the light that falls on them.

Lamps, trees and cars along a street block no path.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from stopthief.city.box.board import Board
from stopthief.city.drawing.clear import Clearing, distance
from stopthief.city.drawing.ground import Bounds
from stopthief.city.drawing.roads import LANE, along, meetings, roads
from stopthief.city.drawing.svg import Segment, lines, use
from stopthief.core.svg import Number, Point, element, group

SIZE = 2000
_VERGE = 77
_CLEAR_OF_ROAD = 70
_LIGHT = 120
_STEP = 100
_FRONT = 16
_CARS = "sedan", "cab", "van", "coupe"


def ground() -> str:
    """The group of the ground: the sheet, paved."""
    sheet = {"width": SIZE, "height": SIZE, "rx": 36}
    return group(
        "ground",
        (element("rect", class_="land", **sheet), element("rect", fill="url(#city-paving)", **sheet)),
    )


def streets(board: Board, taken: Sequence[Bounds]) -> str:
    """The group of streets; nothing stands where ground is taken by buildings or names."""
    middle = roads(board)
    layers = (element("path", class_=layer, d=lines(middle)) for layer in ("kerb", "road", "lanes", "core"))
    return group(
        "streets", (*layers, *_junctions(middle), *_lights(board), *_traffic(board, middle, taken), *_stops(board))
    )


def _junctions(middle: list[Segment]) -> Iterator[str]:
    """Crossings: no lanes, and a zebra crossing on every arm where at least three arms meet."""
    for (x, y), arms in meetings(middle):
        is_bend = len(arms) == 2  # noqa: PLR2004 - one way in, one way out
        yield element("rect", class_="junction", x=x - 58, y=y - 58, width=116, height=116, rx=50 if is_bend else 0)
        if not is_bend:
            yield from (use("zebra", (x + right * _STEP, y + down * _STEP), 90 if down else 0) for right, down in arms)


def _lights(board: Board) -> Iterator[str]:
    """Light falls out of doors and windows onto the street."""
    for space in board.spaces.values():
        if {board.places[board.areas[side].place].kind for side in space.sides} == {"building", "street"}:
            yield use(f"{space.kind}-light", space.xy)


def _traffic(board: Board, middle: list[Segment], taken: Sequence[Bounds]) -> Iterator[str]:
    clearing = Clearing(board)
    crossings = [(x - 150, y - 150, x + 150, y + 150) for (x, y), _ in meetings(middle)]
    for count, (spot, turn) in enumerate(along(middle, LANE)):
        if count % 7 in (1, 4) and _is_free(clearing, spot, (*taken, *crossings), 27):
            yield use(_CARS[count % len(_CARS)], spot, turn, class_=f"paint-{count % 5}")
    verge = [
        spot
        for spot, _ in along(middle, _VERGE)
        if _is_free(clearing, spot, taken, 26) and all(distance(spot, road) > _CLEAR_OF_ROAD for road in middle)
    ]
    lamps, trees = _apart(_of_turn(verge, {0})), _of_turn(verge, {2, 3, 5, 6})
    yield from (use("lamp-light", spot) for spot in lamps)
    yield from (use("tree", spot) for spot in trees)
    yield from (use("lamp", spot) for spot in lamps)


def _of_turn(verge: list[Point], turns: set[int]) -> list[Point]:
    """Every n-th point along the street, so that both sides differ."""
    return [(x, y) for x, y in verge if int(x + y) // 50 % 8 in turns]


def _apart(spots: list[Point]) -> list[Point]:
    """A selection of points far enough apart that no two lights overlap."""
    kept: list[Point] = []
    for x, y in spots:
        if all(hypot(x - at[0], y - at[1]) > _LIGHT for at in kept):
            kept.append((x, y))
    return kept


def _stops(board: Board) -> Iterator[str]:
    """Stations and street vendors."""
    yield from (use("station", board.xy[station]) for station in board.stations)
    for scene in board.crime_scenes:
        if not board.indoors(scene):
            yield use("kiosk", board.xy[scene])


def _is_free(clearing: Clearing, spot: Point, taken: Sequence[tuple[Number, ...]], size: Number) -> bool:
    x, y = spot
    if any(x1 - _FRONT < x < x2 + _FRONT and y1 - _FRONT < y < y2 + _FRONT for x1, y1, x2, y2 in taken):
        return False
    return 0 < x < SIZE and 0 < y < SIZE and clearing.room(spot) > size
