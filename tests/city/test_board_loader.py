"""Loading a board: every problem of a bad one is named with its place, and nothing but Broken comes out."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from importlib import resources
from random import Random
from typing import Any

import pytest

from stopthief.city.box.board import Board
from stopthief.city.box.board_file import load
from stopthief.core.errors import Broken

SHIPPED = (resources.files("stopthief.city") / "data" / "board.json").read_bytes()
WRITTEN: dict[str, Any] = json.loads(SHIPPED)

Change = Callable[[dict[str, Any]], object]


def problems(*changes: Change) -> tuple[str, ...]:
    """What the loader says of the shipped board after some changes."""
    board = deepcopy(WRITTEN)
    for change in changes:
        change(board)
    with pytest.raises(Broken) as caught:
        load(json.dumps(board).encode())
    return caught.value.problems


def space(number: int, /, **fields: object) -> Change:
    """Change a space; a field of None is taken away."""
    return lambda board: _edit(next(one for one in board["spaces"] if one["number"] == number), fields)


def path(a: int, b: int, **fields: object) -> Change:
    """Change a path."""
    return lambda board: _edit(next(one for one in board["paths"] if one["ends"] == [a, b]), fields)


def add(table: str, *rows: object) -> Change:
    """Write more rows."""
    return lambda board: board[table].extend(rows)


def without(*numbers: int) -> Change:
    """Take away every path that touches one of these spaces."""
    return lambda board: board.update(
        paths=[one for one in board["paths"] if not set(numbers).intersection(one["ends"])]
    )


def _edit(row: dict[str, Any], fields: dict[str, object]) -> None:
    row.update(fields)
    for name in [name for name, value in fields.items() if value is None]:
        del row[name]


def test_the_shipped_board_loads() -> None:
    """The board in the package has no problem."""
    assert isinstance(load(SHIPPED), Board)


BAD: list[tuple[Change, str]] = [
    (
        add("paths", {"ends": [113, 998]}),
        "paths[324]: path 113-998 leads to 998, a neighbour that is not on the board.",
    ),
    (
        path(113, 123, ends=[123, 113]),
        "paths run both ways, write its ends as [113, 123], lower number first.",
    ),
    (add("paths", {"ends": [113, 123]}), "path 113-123: stands here twice."),
    (add("paths", {"ends": [500, 500]}), "paths[324]: path 500-500 leads back to its own start."),
    (
        path(126, 127, area="1A"),
        "path 126-127 says its area, which follows from its ends: leave `area` out unless both are doors or windows.",
    ),
    (path(117, 128, area="1B"), "paths[5]: path 117-128 lies in area 1B, which its two ends do not share."),
    (
        path(117, 128, area=None),
        "paths[5]: path 117-128 joins two doors or windows with 2 areas in common: say which with `area`.",
    ),
    (
        add("paths", {"ends": [113, 128], "circle": [0, 0]}, {"ends": [113, 125]}),
        "paths[325]: path 113-125 joins two doors or windows with 0 areas in common: say which with `area`.",
    ),
    (
        add("paths", {"ends": [113, 427]}),
        "paths[324]: path 113-427 leaves door 113 into area 4C, which is on neither side of it.",
    ),
    (add("spaces", WRITTEN["spaces"][0]), "space 113: stands here twice."),
    (
        space(113, sides=["1D"]),
        "spaces[0]: space 113 is a door and needs two sides, two different areas; it has 1.",
    ),
    (
        space(128, sides=["1A", "1A"]),
        "spaces[7]: space 128 is a window and needs two sides, two different areas; it has 1.",
    ),
    (space(113, area="1D"), "spaces[0]: space 113 is a door: it has sides and no area."),
    (space(123, area=None), "spaces[2]: space 123 needs one area and no sides."),
    (space(123, area="1Z"), "spaces[2]: space 123 names area 1Z, which is not on the board."),
    (space(123, area="5"), "spaces[2]: space 123 begins with 1, but its area is of place 5."),
    (add("spaces", {"number": 1000, "kind": "outside", "xy": [0, 0], "area": "5"}), "needs a number of three digits."),
    (add("areas", {"id": "9A", "place": 9, "name": "moon"}), "areas[29]: area 9A lies in place 9, which is not on the"),
    (add("areas", WRITTEN["areas"][0]), "area 1A: stands here twice."),
    (add("places", WRITTEN["places"][0]), "place 1: stands here twice."),
    (
        lambda board: board.update(ring=[4, 1, 2, 5]),
        "ring: must name every building once, 1, 2, 3, 4; it names 1, 2, 4",
    ),
    (lambda board: board.update(ring=[]), "ring: must name every building once, 1, 2, 3, 4; it names none."),
    (
        lambda board: [board["places"].append({"digit": 9, "kind": "building", "name": "x"}), board["ring"].append(9)],
        "ring: there are sounds for 4 buildings, not for 5.",
    ),
    (without(144), "space 144: cannot be reached from 113 on foot."),
    (without(144), "space 144: is a dead end for a thief, who needs two neighbours to go on."),
    (
        lambda board: board["paths"].remove({"ends": [124, 125], "circle": [1200, 550]}),
        "space 124: the door leads nowhere on the side of area 1H.",
    ),
    (
        lambda board: [one.update(kind="outside") for one in board["spaces"] if one["kind"] == "subway"],
        "subway: a board needs at least two subway spaces and has 0.",
    ),
    (
        add("paths", {"ends": [500, 599]}),
        "subway: 500 and 599 are neighbours, so a walk could not be told from a ride;",
    ),
    (
        lambda board: [one.update(kind="inside") for one in board["spaces"] if one["kind"] == "crime scene"],
        "spaces: no crime scene lies in a building, so no thief can start.",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), BAD, ids=[sentence[:60] for _, sentence in BAD])
def test_a_problem_is_named_with_its_place(change: Change, sentence: str) -> None:
    """Each kind of mistake is told by a sentence of its own that says where it is."""
    assert any(sentence in problem for problem in problems(change))


def test_a_path_between_two_doors_lies_where_it_says() -> None:
    """Where two doors or windows share both their areas, the one that is written decides which side is which."""
    board = deepcopy(WRITTEN)
    path(117, 128, area="5")(board)
    streetwise = load(json.dumps(board).encode())
    assert (load(SHIPPED).side(117, 128), streetwise.side(117, 128), streetwise.side(128, 117)) == ("1A", "5", "5")


def test_all_problems_are_named_at_once() -> None:
    """Six mistakes of different kinds are told together, each once."""
    told = problems(
        path(126, 127, ends=[127, 126]),
        add("paths", {"ends": [123, 998]}),
        space(136, sides=["1A"], area="1A"),
        space(446, area="4Z"),
        lambda board: board.update(ring=[1, 2]),
    )
    expected = (
        "path 127-126 is written",
        "leads to 998",
        "136 is a door and needs",
        "136 is a door: it",
        "446 names area 4Z",
        "ring:",
    )
    assert {sentence: sum(sentence in problem for problem in told) for sentence in expected} == dict.fromkeys(
        expected, 1
    )


def test_every_unreachable_space_and_dead_end_is_named() -> None:
    """A whole quarter cut off is named space by space."""
    told = problems(without(144, 446, 895))
    assert [problem for problem in told if "cannot be reached" in problem] == [
        f"space {number}: cannot be reached from 113 on foot." for number in (144, 446, 895)
    ]
    assert {"space 893", "space 897"}.isdisjoint(problem.split(":")[0] for problem in told if "reached" in problem)


def test_wrong_types_are_named_with_their_path() -> None:
    """Each value that cannot be read is told by where it stands in the file, tables that are missing too."""
    told = problems(
        space(124, kind="hole"),
        space(127, xy=[0, "far"]),
        path(113, 123, ends=[113]),
        add("areas", 5),
        lambda board: board.pop("ring"),
        lambda board: board.update(places={}, moons=[]),
    )
    assert told == (
        "ring: is missing.",
        "moons: is no part of a board; those are places, ring, areas, spaces, paths.",
        "places: Expected `array`, got `object`.",
        "areas[29]: Expected `object`, got `int`.",
        "spaces[3].kind: Invalid enum value 'hole'.",
        "spaces[6].xy[1]: Expected `int`, got `str`.",
        "paths[0].ends: Expected `array` of length 2.",
    )


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no json",
        b"[]",
        b"7",
        b"{",
        b"\xff\xfe",
        SHIPPED[:-20],
        SHIPPED.replace(b"museum", b"\xff"),
        b"[" * 99_999,
    ],
    ids=["nothing", "text", "list", "number", "torn", "binary", "cut", "bad letters", "deep"],
)
def test_what_is_no_board_is_broken(data: bytes) -> None:
    """Whatever the bytes are, the loader says so in a sentence."""
    with pytest.raises(Broken) as caught:
        load(data)
    assert all(problem.endswith(".") for problem in caught.value.problems)


@pytest.mark.parametrize("seed", range(40))
def test_nothing_but_broken_comes_out(seed: int) -> None:
    """A board with random damage loads or is Broken; the loader never fails in another way."""
    chance, board = Random(seed), deepcopy(WRITTEN)
    for _ in range(chance.randint(1, 6)):
        row = chance.choice(board[chance.choice(["places", "areas", "spaces", "paths"])])
        name = chance.choice(sorted(row) or ["area"])
        row[name] = chance.choice([None, 0, -1, 113, 10**30, "1A", "5", [], [113, 503], ["1A", "1B"], {}, 1.5])
        if chance.random() < 0.3:
            del row[name]
    try:
        load(json.dumps(board).encode())
    except Broken as broken:
        assert broken.problems  # noqa: PT017 - either outcome is fine
