"""Every sound by the name of its file, and how long it may be.

Its law: a sound that is not here is not made, and not committed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from studio import clues, endings, music, people, streets
from studio.master import mastered
from studio.synth import Chance, Signal, chance_for


@dataclass(frozen=True)
class Sound:
    """A sound's recipe, and its shortest and longest duration in seconds."""

    make: Callable[[Chance], Signal]
    shortest: float
    longest: float


CLUES = {
    "alarm": Sound(clues.alarm, 1.2, 2.5),
    "footsteps": Sound(clues.footsteps, 1.2, 2.5),
    "hubbub": Sound(people.hubbub, 1.2, 2.5),
    "creak": Sound(clues.creak, 1.2, 2.5),
    "glass": Sound(clues.glass, 1.2, 2.5),
    "train": Sound(streets.train, 1.2, 2.5),
    "hold-music": Sound(music.hold_music, 1.2, 2.5),
    "laughter": Sound(people.laughter, 1.2, 2.5),
}
OPENINGS = {
    "construction": Sound(streets.construction, 1.2, 3),
    "ice-cream": Sound(music.ice_cream, 1.2, 3),
    "car-crash": Sound(streets.car_crash, 1.2, 3),
    "jazz": Sound(music.jazz, 1.2, 3),
}
RESULTS = {
    "arrest-right": Sound(endings.arrest_right, 1.2, 2.5),
    "arrest-false": Sound(endings.arrest_false, 1.2, 2.5),
    "win": Sound(endings.win, 1.2, 5),
    "lose": Sound(endings.lose, 1.2, 5),
}
SOUNDS = CLUES | OPENINGS | RESULTS


def made(name: str, take: int = 0) -> Signal:
    """A sound as it is encoded; another take has the same score and other chance."""
    return mastered(SOUNDS[name].make(chance_for(name, take)))
