"""The trail counts against a brute force that reads the board file by itself and shares no code with the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib import resources

import pytest

from stopthief.lab.perft import perft
from tests.support.city.tables import BOX

RAW = json.loads((resources.files("stopthief.city") / "data" / "board.json").read_text())
SPACES = {space["number"]: space for space in RAW["spaces"]}
SCENES = [number for number, space in SPACES.items() if space["kind"] == "crime scene"]


def ways(before: int | None, here: int) -> list[int]:
    """Where a standard thief can go, told by the paths as they are written (M1, M2, M5, M7)."""
    paths = [path for path in RAW["paths"] if here in path["ends"]]
    ends = {sum(path["ends"]) - here: path for path in paths}
    onward = [end for end in ends if end != before]
    if before is not None and "sides" in SPACES[here]:
        behind = side(here, before, ends[before])
        onward = [end for end in onward if side(here, end, ends[end]) != behind]
    return onward or list(ends)


def side(portal: int, end: int, path: dict[str, str]) -> str:
    """On which side of a door or window a path's other end is."""
    if "area" in path:
        return path["area"]
    if "area" in SPACES[end]:
        return str(SPACES[end]["area"])
    (shared,) = set(SPACES[portal]["sides"]) & set(SPACES[end]["sides"])
    return str(shared)


def trails(before: int | None, here: int, moves: int) -> Iterator[tuple[int, ...]]:
    """Every trail, written out."""
    if moves == 0:
        yield (here,)
        return
    for to in ways(before, here):
        for rest in trails(here, to, moves - 1):
            yield (here, *rest)


@pytest.mark.parametrize("moves", range(8))
def test_counts_equal_enumeration(moves: int) -> None:
    """Writing every trail out gives the same numbers as counting them together."""
    written = {scene: len(set(trails(None, scene, moves))) for scene in SCENES}
    counts = perft(BOX, moves)
    assert counts.trails == written
    assert counts.total == sum(written.values())
    assert counts.total_indoors == counts.total - written[709]


@cache
def number_of_trails(before: int | None, here: int, moves: int) -> int:
    """How many trails there are, by recursion over the same ways."""
    return 1 if moves == 0 else sum(number_of_trails(here, to, moves - 1) for to in ways(before, here))


def test_long_trails_are_counted_too() -> None:
    """Thirty moves, far more trails than could be written out."""
    assert perft(BOX, 30).total == sum(number_of_trails(None, scene, 30) for scene in SCENES)


def test_known_counts() -> None:
    """The numbers that anybody can hold another implementation against."""
    assert [perft(BOX, moves).total for moves in range(8)] == [19, 60, 141, 344, 821, 1918, 4455, 10491]
