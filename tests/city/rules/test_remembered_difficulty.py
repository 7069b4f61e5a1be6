"""C5: the difficulty that a player chose last."""

from __future__ import annotations

from pathlib import Path

import pytest

from stopthief.city.lobby.remembered import Remembered
from stopthief.preferences import Folder


def memory(folder: Path) -> Remembered:
    """What the city keeps in a folder."""
    return Remembered(Folder(folder))


def test_C5_the_first_time_it_is_standard(tmp_path: Path) -> None:
    """Nothing was chosen yet, not even the folder exists: standard, and asking leaves nothing behind."""
    assert memory(tmp_path / "new").difficulty() == "standard"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["intermediate", "advanced", "standard"])
def test_C5_a_changed_difficulty_is_remembered(tmp_path: Path, name: str) -> None:
    """What was chosen last is offered the next time, as often as one asks, in this folder and no other."""
    here, there = tmp_path / "new" / "here", tmp_path / "there"
    memory(here).choose("advanced")
    memory(here).choose(name)
    assert [memory(here).difficulty(), memory(here).difficulty()] == [name, name]
    assert memory(there).difficulty() == "standard"


def test_C5_a_custom_difficulty_is_remembered_by_name(tmp_path: Path) -> None:
    """A name of one's own comes back letter by letter."""
    memory(tmp_path).choose('Größe "9" / ✓')
    assert memory(tmp_path).difficulty() == 'Größe "9" / ✓'


def test_C5_an_unreadable_memory_is_no_memory(tmp_path: Path) -> None:
    """Whatever a broken disk left in the folder, one can still start a game: on standard."""
    memory(tmp_path).choose("advanced")
    for file in tmp_path.iterdir():
        file.write_bytes(b"\xff\x00 {")
    assert memory(tmp_path).difficulty() == "standard"
