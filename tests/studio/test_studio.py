"""The studio's command: it checks, it draws, and it says what it does not know."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from studio.__main__ import main
from studio.catalogue import SOUNDS
from studio.encode import FOLDER
from studio.synth import chance_for


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The command with these arguments."""
    monkeypatch.setattr(sys, "argv", ["studio", *arguments])
    return main()


def test_the_same_name_gives_the_same_sound() -> None:
    """Chance is the name's own, and comes from nowhere else."""
    once, again = (SOUNDS["glass"].make(chance_for("glass")) for _ in range(2))
    assert np.array_equal(once, again)


def test_a_check_writes_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It says how like the file is to what is made."""
    assert run(monkeypatch, "--check", "arrest-false") == 0
    assert capsys.readouterr().out.startswith("arrest-false   0.9")


def test_a_check_finds_a_file_that_is_not_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A sound under the name of another."""
    impostor = tmp_path / "arrest-false.mp3"
    impostor.write_bytes((FOLDER / "glass.mp3").read_bytes())
    monkeypatch.setattr("studio.__main__.path", lambda _: impostor)
    assert run(monkeypatch, "--check", "arrest-false") == 1


def test_a_picture_is_drawn_without_help(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One a sound, and a sheet."""
    assert run(monkeypatch, "--pictures", str(tmp_path), "creak", "glass") == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["creak.png", "glass.png", "sounds.png"]
    assert all(file.read_bytes().startswith(b"\x89PNG\r\n\x1a\n") for file in tmp_path.iterdir())


def test_an_unknown_name_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With the names that there are."""
    assert run(monkeypatch, "whistle") == 2
    assert "there are alarm, footsteps" in capsys.readouterr().err
