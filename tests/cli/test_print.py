"""The command that prints: a PDF of one game or of all, and sentences where that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from stopthief.cli import main


def test_all_games_are_printed_into_one_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Named as wished, or after the program; a part that several games have is printed of each."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert main(["print", "--what", "poster", "--plain", "--paper", "letter"]) == 0
    assert "100 %" in capsys.readouterr().out
    wide = [round(float(page.mediabox.width)) for page in PdfReader("stopthief.pdf").pages]
    assert len(wide) == 2
    assert main(["print", "--game", "house", "--what", "figures", "--out", "own.pdf", "--pack", "ecole"]) == 0
    found = PdfReader("own.pdf")
    assert len(found.pages) == 1
    assert found.metadata is not None
    assert "école" in str(found.metadata.title)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--what", "roof"), "--what roof: there is no such part"),
        (("--game", "city", "--what", "figures"), "--what figures: there is no such part"),
        (("--game", "city", "--pack", "casa"), "--pack: the game city has no such choice"),
        (("--game", "house", "--pack", "nope"), "nope: there is no pack of this name"),
        (("--game", "house", "--what", "figures", "--out", "/nowhere/a.pdf"), "/nowhere/a.pdf: cannot be written"),
    ],
)
def test_what_cannot_be_printed_is_said(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a traceback."""
    assert main(["print", *words]) == 2
    assert sentence in capsys.readouterr().err
