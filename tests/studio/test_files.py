"""The committed sounds: all there, nothing else, short and small, and what the studio makes."""

from __future__ import annotations

from typing import get_args

import numpy as np
import pytest

from stopthief.city.box.board import OPENING_SOUNDS
from stopthief.city.rules.events import SpaceSound
from studio.catalogue import CLUES, OPENINGS, SOUNDS
from studio.encode import FOLDER, path
from studio.likeness import LIKE, likeness
from studio.synth import RATE
from tests.studio.recordings import committed, fresh


def test_every_sound_is_there_and_no_other() -> None:
    """The folder holds the catalogue."""
    assert {file.name for file in FOLDER.iterdir()} == {path(name).name for name in SOUNDS}


def test_every_sound_of_the_rules_can_be_heard() -> None:
    """What the game says in words has a file, with hyphens for spaces."""
    assert set(CLUES) == {sound.replace(" ", "-") for sound in get_args(SpaceSound)}
    assert set(OPENINGS) == {sound.replace(" ", "-") for sound in OPENING_SOUNDS}


def test_all_files_together_are_small() -> None:
    """A phone fetches them at once, before the first clue."""
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 300_000


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_as_long_as_it_may_be(name: str) -> None:
    """Long enough to be known, short enough to be waited for."""
    assert SOUNDS[name].shortest <= len(committed(name)) / RATE <= SOUNDS[name].longest


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_neither_begins_nor_ends_with_a_click(name: str) -> None:
    """Both ends are silence, to a five-hundredth of full scale."""
    assert np.max(np.abs(committed(name)[:4])) < 0.002
    assert np.max(np.abs(committed(name)[-64:])) < 0.002


@pytest.mark.parametrize("name", SOUNDS)
def test_what_is_committed_is_what_the_studio_makes(name: str) -> None:
    """But for what the encoder leaves out."""
    assert likeness(committed(name), fresh(name)) > LIKE


def test_another_take_would_be_noticed() -> None:
    """The comparison is not so kind that anything passes."""
    assert likeness(committed("footsteps"), fresh("footsteps", take=1)) < 0.6
    assert likeness(committed("footsteps"), fresh("creak")) < 0.3
