"""C5: the difficulty that a player chose last, in each mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from stopthief.city.box.setup import MODES, Mode
from stopthief.city.lobby.remembered import Remembered
from stopthief.preferences import Folder

FIRST: dict[Mode, str] = {"competitive": "standard", "cooperative": "book", "one-vs-many": "book", "solo": "book"}


def memory(folder: Path) -> Remembered:
    """What the city keeps in a folder."""
    return Remembered(Folder(folder))


def all_of(folder: Path) -> dict[Mode, str]:
    """What is offered in every mode."""
    return {mode: memory(folder).difficulty(mode) for mode in MODES}


def test_C5_the_first_time_it_is_standard(tmp_path: Path) -> None:
    """Or by the book; nothing was chosen yet, not even the folder exists, and asking leaves nothing behind."""
    assert all_of(tmp_path / "new") == FIRST
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["intermediate", "advanced", "standard"])
def test_C5_a_changed_difficulty_is_remembered(tmp_path: Path, name: str) -> None:
    """What was chosen last is offered the next time, as often as one asks, in this folder and no other."""
    here, there = tmp_path / "new" / "here", tmp_path / "there"
    memory(here).choose("competitive", "advanced")
    memory(here).choose("competitive", name)
    assert [all_of(here), all_of(here)] == [{**FIRST, "competitive": name}] * 2
    assert all_of(there) == FIRST


def test_C5_each_mode_has_its_own(tmp_path: Path) -> None:
    """A game of another mode in between changes nothing."""
    chosen: dict[Mode, str] = {
        "competitive": "advanced",
        "one-vs-many": "expert",
        "solo": "family",
        "cooperative": "expert",
    }
    for mode, level in chosen.items():
        memory(tmp_path).choose(mode, level)
    assert all_of(tmp_path) == chosen


def test_C5_a_quick_case_is_for_once(tmp_path: Path) -> None:
    """The next time there may be more of it: the level before it is offered again."""
    memory(tmp_path).choose("solo", "expert")
    memory(tmp_path).choose("solo", "quick")
    assert memory(tmp_path).difficulty("solo") == "expert"


def test_C5_a_custom_difficulty_is_remembered_by_name(tmp_path: Path) -> None:
    """A name of one's own comes back letter by letter."""
    memory(tmp_path).choose("competitive", 'Größe "9" / ✓')
    assert memory(tmp_path).difficulty("competitive") == 'Größe "9" / ✓'


def test_C5_a_file_of_version_0_2_is_read(tmp_path: Path) -> None:
    """It held the competitive difficulty alone, and goes on as one of several."""
    (tmp_path / "preferences.toml").write_text('difficulty = "advanced"\n')
    assert all_of(tmp_path) == {**FIRST, "competitive": "advanced"}
    memory(tmp_path).choose("solo", "expert")
    assert all_of(tmp_path) == {**FIRST, "competitive": "advanced", "solo": "expert"}


def test_C5_an_unreadable_memory_is_no_memory(tmp_path: Path) -> None:
    """Whatever a broken disk left in the folder, one can still start a game, and remember the next."""
    memory(tmp_path).choose("competitive", "advanced")
    for file in tmp_path.iterdir():
        file.write_bytes(b"\xff\x00 {")
    assert all_of(tmp_path) == FIRST
    memory(tmp_path).choose("solo", "family")
    assert all_of(tmp_path) == {**FIRST, "solo": "family"}
