"""Sounds are told apart: by a measure under which another take of a sound is still that sound."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from studio.catalogue import CLUES, SOUNDS
from tests.studio.fingerprints import distance, fingerprint
from tests.studio.recordings import committed, fresh

APART = 4.0
"""Measured: other takes of one sound lie up to 2.8 from it. The nearest clues, hubbub and laughter, are 5.1 apart, and
so are the nearest of all that is heard in the city; the nearest of all, win and lose, 4.3."""
SAME = 3.0


@pytest.mark.parametrize(("one", "other"), [*combinations(SOUNDS, 2)])
def test_two_sounds_are_clearly_apart(one: str, other: str) -> None:
    """None could be taken for another, at whatever moment of a game."""
    assert distance(fingerprint(committed(one)), fingerprint(committed(other))) > APART


@pytest.mark.parametrize("name", CLUES)
def test_another_take_is_the_same_sound(name: str) -> None:
    """Other chance, another splinter: still nearer than any other sound is."""
    assert distance(fingerprint(committed(name)), fingerprint(fresh(name, take=1))) < SAME


def test_a_copy_would_not_pass() -> None:
    """Footsteps that are merely quicker, or a little louder and duller, are still footsteps."""
    steps = committed("footsteps")
    quicker = np.interp(np.arange(0, len(steps), 1.06), np.arange(len(steps)), steps)
    duller = 0.7 * (steps + np.roll(steps, 1)) / 2
    for copy in (quicker, duller):
        assert distance(fingerprint(steps), fingerprint(copy)) < APART
