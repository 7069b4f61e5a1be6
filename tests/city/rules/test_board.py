"""B1-B7: the board, compared with a table of its own: tests/rules/neighbours.txt."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

from stopthief.city.box.board import circle_between
from stopthief.city.rules import commands as do
from stopthief.city.rules.walk import Gait, walks
from tests.support.city.tables import BOARD, agreed, play, situation, targets

WALK = Gait(windows=True, rides=False)
WALK_CARD = 10


class Row(NamedTuple):
    """What the table says of one space: its areas, and in each the neighbours with the circles on the way."""

    kind: str
    near: dict[str, dict[int, int]]

    @property
    def neighbours(self) -> dict[int, int]:
        """Every neighbour with the circles on the way, whatever the side."""
        return {to: circles for side in self.near.values() for to, circles in side.items()}


@cache
def table() -> dict[int, Row]:
    """The table: `113 door 1D:123,124 5:503+`, where + marks a neighbour with no circle on the way."""
    lines = (Path(__file__).parent / "neighbours.txt").read_text("utf-8").splitlines()
    rows = {}
    for number, kind, *sides in (line.split() for line in lines if not line.startswith("#")):
        near = {}
        for area, _, links in (side.partition(":") for side in sides):
            near[area] = {int(to.removesuffix("+")): int(not to.endswith("+")) for to in links.split(",")}
        rows[int(number)] = Row(kind.replace("-", " "), near)
    return rows


def links() -> dict[tuple[int, int], int]:
    """Every link of the table once, lower number first, with its circles."""
    rows = table().items()
    return {(a, b): circles for a, row in rows for b, circles in row.neighbours.items() if a < b}


def test_B1_every_step_can_be_taken_back() -> None:
    """Where a step leads from one space or circle to another, one leads back."""
    assert all(node in BOARD.steps[near] for node, nears in BOARD.steps.items() for near in nears)


def test_B1_walking_there_costs_what_walking_back_costs() -> None:
    """Footprints point nowhere: both ways along a path are equally long, one step or two with a circle on it."""
    for (a, b), circles in links().items():
        assert walks(BOARD, a, WALK).cost[b] == walks(BOARD, b, WALK).cost[a] == 1 + circles


def test_B2_every_numbered_space_is_of_its_kind() -> None:
    """The 183 numbered spaces have the kinds of the table."""
    assert {number: BOARD.kind[number] for number in BOARD.numbers} == {at: row.kind for at, row in table().items()}


def test_B2_there_are_six_kinds() -> None:
    """So many of each kind there are; whatever else one can stand on is a circle without a number."""
    counted = Counter(BOARD.kind.values())
    assert counted.pop("circle") == 306
    assert counted == {"crime scene": 19, "inside": 44, "outside": 51, "door": 44, "window": 20, "subway": 5}
    assert sum(counted.values()) == 183


def test_B2_inside_is_in_a_building_and_outside_on_a_street() -> None:
    """The kind fits the place; the news stand is the one crime scene in the open."""
    assert all(BOARD.indoors(number) for number in BOARD.of_kind("inside", "door", "window"))
    assert not any(BOARD.indoors(number) for number in BOARD.of_kind("outside", "subway"))
    assert [scene for scene in BOARD.crime_scenes if not BOARD.indoors(scene)] == [709]


def test_B3_four_buildings_stand_in_a_ring() -> None:
    """Bank, electronics store, department store, museum, and the four streets besides."""
    assert [BOARD.places[digit].name for digit in BOARD.plan.ring] == [
        "bank",
        "electronics store",
        "department store",
        "museum",
    ]
    assert [place.digit for place in BOARD.places.values() if place.kind == "building"] == [1, 2, 3, 4]
    assert [place.digit for place in BOARD.places.values() if place.kind == "street"] == [5, 6, 7, 8]


def test_B3_each_building_is_beside_the_next() -> None:
    """On the plan the ring runs clockwise from the top left: each building has a quarter, next to the one before."""
    mid_x, mid_y = BOARD.xy[500]
    quarters: list[tuple[bool, bool]] = []
    for digit in BOARD.plan.ring:
        rooms = [BOARD.xy[at] for at in BOARD.of_kind("inside", "crime scene") if BOARD.place(at) == digit]
        sides = {(x > mid_x, y > mid_y) for x, y in rooms}
        assert len(sides) == 1
        quarters += sides
    assert quarters == [(False, False), (True, False), (True, True), (False, True)]


def test_B4_the_subway_has_five_spaces() -> None:
    """500 in the centre, and one in each corner of the city."""
    assert BOARD.stations == (500, 599, 699, 799, 899)
    xs, ys = zip(*BOARD.xy.values(), strict=True)
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    assert BOARD.xy[500] == ((left + right) / 2, (top + bottom) / 2)
    corners = {BOARD.xy[station] for station in BOARD.stations[1:]}
    assert corners == {(left, top), (right, top), (left, bottom), (right, bottom)}


def test_B5_a_door_or_window_joins_two_areas() -> None:
    """Two areas, just those of the table, and at least one of them is a room; any other space lies in one."""
    assert {number: set(BOARD.areas_of(number)) for number in BOARD.numbers} == {
        at: set(row.near) for at, row in table().items()
    }
    for number in BOARD.of_kind("door", "window"):
        kinds = [BOARD.places[BOARD.areas[area].place].kind for area in BOARD.spaces[number].sides]
        assert len(set(BOARD.spaces[number].sides)) == 2
        assert "building" in kinds
    assert all(len(BOARD.areas_of(at)) == 1 for at in BOARD.of_kind("inside", "outside", "crime scene", "subway"))


def test_B5_every_neighbour_of_a_door_or_window_is_on_one_side() -> None:
    """Which neighbours lie on which side is as in the table, also where two doors share both areas."""
    for number in BOARD.of_kind("door", "window"):
        for area, near in table()[number].near.items():
            assert {to for to in BOARD.neighbours[number] if BOARD.side(number, to) == area} == set(near), number


def test_B5_a_circle_lies_in_the_area_of_its_path() -> None:
    """The circle between two doors of a room is indoors, one between a window and the street is outdoors."""
    assert circle_between(117, 128) not in BOARD.outdoors
    assert circle_between(128, 519) in BOARD.outdoors
    assert circle_between(500, 501) in BOARD.outdoors
    assert {117, 128}.isdisjoint(BOARD.outdoors)


def test_B5_some_rooms_open_into_each_other_without_a_door() -> None:
    """Four open passages of the electronics store join two areas each, and no door stands in them."""
    rooms = BOARD.of_kind("inside", "crime scene")
    passages = {
        (at, to)
        for at in rooms
        for to in BOARD.neighbours[at]
        if at < to and to in rooms and BOARD.areas_of(at) != BOARD.areas_of(to)
    }
    assert passages == {(144, 153), (153, 154), (153, 164), (164, 173)}


def test_B6_thieves_have_the_neighbours_of_the_table() -> None:
    """All 183 rows of neighbours come out of the walking graph, none missing and none too many."""
    assert {number: BOARD.neighbours[number] for number in BOARD.numbers} == {
        at: tuple(sorted(row.neighbours)) for at, row in table().items()
    }


def test_B6_circles_stand_on_the_links_of_the_table() -> None:
    """One circle on 306 links and none on 18; walking and thieves' links are the same paths."""
    assert Counter(links().values()) == {1: 306, 0: 18}
    for (a, b), circles in links().items():
        circle = circle_between(a, b)
        assert (b in BOARD.steps[a]) == (circles == 0)
        assert BOARD.steps.get(circle) == ((a, b) if circles else None)
    assert len(BOARD.steps) == 183 + 306


def test_B6_a_thief_never_sees_a_circle() -> None:
    """No circle is anybody's neighbour for a thief, and no circle has neighbours."""
    assert set(BOARD.neighbours) == set(table())
    assert all(to in BOARD.spaces for nears in BOARD.neighbours.values() for to in nears)


def arrests_from(node: int) -> set[int]:
    """Where an investigator who stands on a node and has played a plain card may make an arrest."""
    return targets(play(situation(agreed(), thief=500, at=(node, 899)), do.PlayCard(WALK_CARD)), do.Arrest)


def test_B7_adjacent_is_one_step_away() -> None:
    """On the circle between 324 and 333 those two are adjacent, and 332 is not."""
    assert arrests_from(circle_between(333, 324)) == {324, 333}
    assert 332 in BOARD.neighbours[333]


def test_B7_a_neighbour_behind_a_circle_is_not_adjacent() -> None:
    """On 113 the street space right beside the door is adjacent, the rooms beyond the circles are not."""
    assert BOARD.neighbours[113] == (123, 124, 503)
    assert arrests_from(113) == {113, 503}


def test_B7_a_window_can_be_adjacent() -> None:
    """Adjacency follows paths, also onto a window that the investigator could not climb."""
    assert arrests_from(circle_between(127, 128)) == {127, 128}
