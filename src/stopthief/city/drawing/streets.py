"""Streets run wherever two street spaces are joined: road, kerbs, lanes, crossings, and the light that falls on them.

What stands along a street (lamps, trees, cars) stands where it is in nobody's way.
"""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.city.board import Board
from stopthief.city.drawing.clear import room
from stopthief.city.drawing.floors import Box
from stopthief.city.drawing.svg import Number, Point, Segment, element, group, lines, merged, use

SIZE = 2000
LANE = 47
"""From the middle of a street to the middle of the lane along its kerb."""
_KERB = 68
_VERGE = 81
_STEP = 100
_CARS = "sedan", "cab", "van", "coupe"


def ground() -> str:
    """The group of the ground: the sheet, paved."""
    sheet = {"width": SIZE, "height": SIZE, "rx": 36}
    return group(
        "ground",
        (element("rect", class_="land", **sheet), element("rect", class_="paving", fill="url(#city-paving)", **sheet)),
    )


def roads(board: Board) -> list[Segment]:
    """The middle lines of all streets."""
    street = {number for number in board.numbers if not board.indoors(number)}
    return merged((*board.xy[a], *board.xy[b]) for a, b in board.paths if a in street and b in street)


def streets(board: Board, boxes: dict[int, Box]) -> str:
    """The group of streets."""
    middle = roads(board)
    layers = (element("path", class_=layer, d=lines(middle)) for layer in ("kerb", "road", "lanes", "core"))
    return group("streets", (*layers, *_junctions(middle), *_lights(board), *_standing(board, middle, boxes)))


def _junctions(middle: list[Segment]) -> Iterator[str]:
    """Where level and upright streets meet: no lanes, and a crossing on every arm where at least three meet."""
    for x, y, arms in meetings(middle):
        yield element("rect", class_="junction", x=x - 58, y=y - 58, width=116, height=116)
        if len(arms) > 2:  # noqa: PLR2004 - a mere bend has two
            yield from (use("zebra", (x + right * _STEP, y + down * _STEP), 90 if down else 0) for right, down in arms)


def meetings(middle: list[Segment]) -> Iterator[tuple[Number, Number, list[tuple[int, int]]]]:
    """Every point where a level and an upright street meet, with the directions that lead away from it."""
    for x1, y, x2, level in middle:
        for x, y1, upright, y2 in middle:
            if y == level and x == upright and x1 <= x <= x2 and y1 <= y <= y2:
                arms = [(-1, 0)] * (x1 < x) + [(1, 0)] * (x < x2) + [(0, -1)] * (y1 < y) + [(0, 1)] * (y < y2)
                yield x, y, arms


def _lights(board: Board) -> Iterator[str]:
    """Light falls out of doors and windows onto the street."""
    for space in board.spaces.values():
        if {board.places[board.areas[side].place].kind for side in space.sides} == {"building", "street"}:
            yield use(f"{space.kind}-light", space.xy)


def _standing(board: Board, middle: list[Segment], boxes: dict[int, Box]) -> Iterator[str]:
    meets = [(x, y) for x, y, _ in meetings(middle)]
    for count, (spot, turn) in enumerate(_along(middle, LANE)):
        if _is_free(board, spot, meets, boxes, 27) and count % 7 in (1, 4):
            yield use(_CARS[count % len(_CARS)], spot, turn, class_=f"paint-{count % 5}")
    verge = [spot for spot, _ in _along(middle, _VERGE) if _is_free(board, spot, (), boxes, 16)]
    lamps = verge[2::9]
    yield from (use("lamp-light", spot) for spot in lamps)
    yield from (use("tree", spot) for spot in verge[::2] if spot not in lamps)
    yield from (use("lamp", spot) for spot in lamps)


def _along(middle: list[Segment], aside: Number) -> Iterator[tuple[Point, int]]:
    """Spots along both sides of all streets, every half step, with the way that traffic goes there."""
    for x1, y1, x2, y2 in middle:
        if y1 == y2:
            for index in range(1, int(x2 - x1) // 50):
                yield from (((x1 + index * 50, y1 - aside), 270), ((x1 + index * 50, y1 + aside), 90))
        elif x1 == x2:
            for index in range(1, int(y2 - y1) // 50):
                yield from (((x1 - aside, y1 + index * 50), 180), ((x1 + aside, y1 + index * 50), 0))


def _is_free(
    board: Board, spot: Point, meets: list[Point] | tuple[()], boxes: dict[int, Box], size: Number
) -> bool:
    x, y = spot
    if any(abs(x - at[0]) < 150 and abs(y - at[1]) < 150 for at in meets):  # noqa: PLR2004 - the crossing, too
        return False
    if any(left - 16 < x < right + 16 and top - 16 < y < bottom + 16 for left, top, right, bottom in boxes.values()):
        return False
    return 0 < x < SIZE and 0 < y < SIZE and room(board, spot) > size
