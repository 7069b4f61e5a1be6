"""A rough deduction from the last few public clues, as people make it.

Sounds and neighbours count; conclusions from doors, rides and tips do not.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from stopthief.city.box.board import OPENING_SOUNDS, Board
from stopthief.city.rules.events import Clue
from stopthief.city.rules.kernel import SOUND_OF

REMEMBERED = 5
"""The number of clues that are remembered."""


@lru_cache(maxsize=512)
def fitting_spaces(board: Board, clues: tuple[Clue, ...]) -> tuple[int, ...]:
    """The spaces that fit the last clues in order, or the last one alone if none do."""
    spaces: frozenset[int] | None = None
    for clue in clues[-REMEMBERED:]:
        fitting = fitting_all(board, clue)
        spaces = fitting if spaces is None else (fitting & next_to(board, spaces, clue)) or fitting
    return tuple(sorted(board.numbers if spaces is None else spaces))


def next_to(board: Board, spaces: Iterable[int], clue: Clue) -> frozenset[int]:
    """The spaces where the thief may be one clue later, if it was on one of these."""
    if clue.sound == "hold music":
        return frozenset(spaces)
    before = frozenset(spaces)
    near = frozenset[int]().union(*[board.neighbours[space] for space in before])
    # M7: whoever walked to a station may go on by train to any other.
    rode = clue.sound == "train" and not before.isdisjoint(board.stations)
    return near | frozenset(board.stations) if rode else near


@lru_cache(maxsize=512)
def fitting_all(board: Board, clue: Clue) -> frozenset[int]:
    """The spaces that fit a clue by itself."""
    return frozenset(space for space in board.numbers if _fits(board, clue, space))


def _fits(board: Board, clue: Clue, space: int) -> bool:
    if clue.place not in (None, board.place(space)):
        return False
    if clue.sound in OPENING_SOUNDS:
        return space in board.crime_scenes and board.place(space) in board.opening_places(clue.sound)
    if clue.sound == "hold music":
        return True
    if clue.sound == "laughter":
        return board.kind[space] != "subway"  # S1: moved in secret, but not to a station
    # M9: a scene that was robbed before may sound as footsteps.
    return clue.sound in (SOUND_OF[board.kind[space]], "footsteps" if space in board.crime_scenes else None)
