"""Rule D9: custom settings are saved by name."""

from pathlib import Path

import pytest

from stopthief.city.box.settings import Settings, changed
from stopthief.city.lobby.remembered import Remembered
from stopthief.core.errors import Broken
from stopthief.preferences import Folder

OURS = changed(Settings(), {"hold": 25, "tip": "two areas", "fine": 3000, "repeat_robberies": False})


def memory(folder: Path) -> Remembered:
    """What the city keeps in a folder."""
    return Remembered(Folder(folder))


def test_D9_custom_settings_are_saved_by_name(tmp_path: Path) -> None:
    """What was saved comes back the same, under its name, beside the others; saving again replaces it."""
    assert memory(tmp_path).every() == {}
    memory(tmp_path).save("Friday night", OURS)
    memory(tmp_path).save("plain", Settings())
    assert memory(tmp_path).load("Friday night") == OURS
    assert memory(tmp_path).every() == {"Friday night": OURS, "plain": Settings()}
    memory(tmp_path).save("plain", changed(Settings(), {"hold": 5}))
    assert memory(tmp_path).load("plain").hold == 5


def test_D9_an_unknown_name_is_one_clear_sentence(tmp_path: Path) -> None:
    """Nothing is saved under that name: one sentence says so and names it."""
    memory(tmp_path).save("plain", Settings())
    with pytest.raises(Broken) as broken:
        memory(tmp_path).load("Friday night")
    assert len(broken.value.problems) == 1
    assert "Friday night" in str(broken.value)
    assert str(broken.value).endswith(".")


@pytest.mark.parametrize("text", ["{", "hold = 25 25", '{"hold": 500}', "hold = 500", "\x00\xff"])
def test_D9_a_broken_file_is_one_clear_sentence(tmp_path: Path, text: str) -> None:
    """A file that somebody spoiled is Broken, never a traceback and never other settings."""
    memory(tmp_path).save("ours", OURS)
    (file,) = [path for path in tmp_path.rglob("*") if path.is_file()]
    file.write_text(text, "latin-1")
    with pytest.raises(Broken) as broken:
        memory(tmp_path).load("ours")
    assert len(broken.value.problems) == 1
    assert str(broken.value).endswith(".")
