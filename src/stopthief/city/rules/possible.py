"""The thief's possible positions by public knowledge: the spaces that a tip's second half is drawn from.

Sounds, places and missed arrests count. Robberies are not tracked: where a scene can be robbed
only once, it may sound as alarm or as footsteps, so the set is never too small.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from stopthief.city.box.board import OPENING_SOUNDS
from stopthief.city.rules.events import Clue
from stopthief.city.rules.kernel import SOUND_OF, Kernel
from stopthief.city.rules.thief import ThiefNow


class Whereabouts(NamedTuple):
    """A state of the thief without its robberies."""

    at: int
    came: int | None = None
    rode: bool = False


Possible = frozenset[Whereabouts]


def placed(starts: Iterable[int]) -> Possible:
    """A thief who has not moved yet, on any of these."""
    return frozenset(map(Whereabouts, starts))


def opening(kernel: Kernel, possible: Possible, clue: Clue) -> Possible:
    """Every state that a first clue allows, of a thief who has not moved yet."""
    board, sound = kernel.board, clue.sound
    if sound in OPENING_SOUNDS:
        return frozenset(one for one in possible if board.place(one.at) in board.opening_places(sound))
    return frozenset(
        one for one in possible if SOUND_OF[board.kind[one.at]] == sound and clue.place in (None, board.place(one.at))
    )


def follow(kernel: Kernel, possible: Possible, clue: Clue) -> Possible:
    """Every state that one more clue allows, coming from any of these."""
    key = clue.sound, clue.place
    return frozenset().union(*[_after(kernel, one).get(key, ()) for one in possible])


def heard(kernel: Kernel, possible: Possible, clue: Clue, *, first: bool) -> Possible:
    """The states left after a clue; the first one may be about a thief who has not moved yet."""
    return (opening if first else follow)(kernel, possible, clue)


def without(possible: Possible, space: int) -> Possible:
    """The states left when the thief is known not to be on a space."""
    return frozenset(one for one in possible if one.at != space)


@lru_cache(maxsize=4096)
def _after(kernel: Kernel, one: Whereabouts) -> dict[tuple[str, int | None], tuple[Whereabouts, ...]]:
    """The states that can follow a state, by the clue they would give."""
    found: dict[tuple[str, int | None], list[Whereabouts]] = {}
    board = kernel.board
    for to in kernel.odds(ThiefNow(one.at, one.came, one.rode)).outcomes():
        held = to == one.at
        then = one if held else Whereabouts(to, one.at, board.is_ride(one.at, to))
        for sound in ("hold music",) if held else _sounds(kernel, to):
            for place in (None, board.place(to)):
                found.setdefault((sound, place), []).append(then)
    return {clue: tuple(states) for clue, states in found.items()}


def _sounds(kernel: Kernel, to: int) -> tuple[str, ...]:
    kind = kernel.board.kind[to]
    once = kind == "crime scene" and not kernel.settings.repeat_robberies
    return (SOUND_OF[kind], "laughter", "footsteps") if once else (SOUND_OF[kind], "laughter")
