"""Rule D9: custom settings are saved by name."""

from pathlib import Path

import pytest

from stopthief.city.settings import Settings, changed
from stopthief.core.errors import Broken
from stopthief.preferences import load_settings, save_settings, saved_settings

OURS = changed(Settings(), {"hold": 25, "tip": "two areas", "fine": 3000, "repeat_robberies": False})


def test_D9_custom_settings_are_saved_by_name(tmp_path: Path) -> None:
    """What was saved comes back the same, under its name, beside the others; saving again replaces it."""
    assert saved_settings(tmp_path) == {}
    save_settings(tmp_path, "Friday night", OURS)
    save_settings(tmp_path, "plain", Settings())
    assert load_settings(tmp_path, "Friday night") == OURS
    assert saved_settings(tmp_path) == {"Friday night": OURS, "plain": Settings()}
    save_settings(tmp_path, "plain", changed(Settings(), {"hold": 5}))
    assert load_settings(tmp_path, "plain").hold == 5


def test_D9_an_unknown_name_is_one_clear_sentence(tmp_path: Path) -> None:
    """Nothing is saved under that name: one sentence says so and names it."""
    save_settings(tmp_path, "plain", Settings())
    with pytest.raises(Broken) as broken:
        load_settings(tmp_path, "Friday night")
    assert len(broken.value.problems) == 1
    assert "Friday night" in str(broken.value)
    assert str(broken.value).endswith(".")


@pytest.mark.parametrize("text", ["{", "hold = 25 25", '{"hold": 500}', "hold = 500", "\x00\xff"])
def test_D9_a_broken_file_is_one_clear_sentence(tmp_path: Path, text: str) -> None:
    """A file that somebody spoiled is Broken, never a traceback and never other settings."""
    save_settings(tmp_path, "ours", OURS)
    (file,) = [path for path in tmp_path.rglob("*") if path.is_file()]
    file.write_text(text, "latin-1")
    with pytest.raises(Broken) as broken:
        load_settings(tmp_path, "ours")
    assert len(broken.value.problems) == 1
    assert str(broken.value).endswith(".")
