"""A rough deduction from the last few public clues, as a beginner would make it.

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
    spaces: Iterable[int] = board.numbers
    for clue in clues[-REMEMBERED:]:
        around = board.numbers if spaces is board.numbers else _near(board, spaces, clue)
        spaces = [space for space in around if _fits(board, clue, space)] or _fitting(board, clue)
    return tuple(sorted(spaces))


def _near(board: Board, spaces: Iterable[int], clue: Clue) -> set[int]:
    """The spaces where the thief may be one clue later."""
    found = set(spaces)
    if clue.sound == "hold music":
        return found
    if clue.sound == "train":
        return {*board.stations}
    return {near for space in found for near in board.neighbours[space]}


def _fitting(board: Board, clue: Clue) -> list[int]:
    return [space for space in board.numbers if _fits(board, clue, space)]


def _fits(board: Board, clue: Clue, space: int) -> bool:
    if clue.place not in (None, board.place(space)):
        return False
    if clue.sound in OPENING_SOUNDS:
        return space in board.crime_scenes and board.place(space) in board.opening_places(clue.sound)
    if clue.sound in ("hold music", "laughter"):
        return True
    # M9: a scene that was robbed before may sound as footsteps.
    return clue.sound in (SOUND_OF[board.kind[space]], "footsteps" if space in board.crime_scenes else None)
