"""Counts of the trails of a standard thief, as reference numbers for other implementations."""

from __future__ import annotations

from collections import Counter

import msgspec

from stopthief.city.box.box import Box
from stopthief.city.rules.kernel import Kernel, kernel
from stopthief.city.rules.thief import ThiefNow


class Counts(msgspec.Struct, frozen=True):
    """The number of distinct trails, from each crime scene and in all."""

    difficulty: str
    moves: int
    trails: dict[int, int]
    total: int
    """From all crime scenes."""
    total_indoors: int
    """From those in buildings, where thieves start (M4)."""


def perft(box: Box, moves: int) -> Counts:
    """Count the trails of a number of moves at standard difficulty."""
    rules = kernel(box.board, box.preset("competitive", "standard"))
    trails = {scene: _trails(rules, scene, moves) for scene in box.board.crime_scenes}
    starts = rules.starts(competitive=True)
    return Counts("standard", moves, trails, sum(trails.values()), sum(trails[start] for start in starts))


def _trails(rules: Kernel, start: int, moves: int) -> int:
    """Count by state: trails that end in the same state continue alike."""
    ways = Counter({rules.placed(start): 1})
    for _ in range(moves):
        following: Counter[ThiefNow] = Counter()
        for thief, count in ways.items():
            for to in rules.odds(thief).outcomes():
                following[rules.moved(thief, to)] += count
        ways = following
    return ways.total()
