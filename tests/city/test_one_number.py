"""A number of a thief card stands in one place: changed there, it is changed wherever the card is described."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import stopthief

ROOT = Path(__file__).parents[2]
TOLD = ("text client", "page: board.json", "page: rules-en.json", "rules: en", "printed: en")
TOLD_IN_FRENCH = ("page: board.json", "page: rules-fr.json", "rules: fr", "printed: fr")


def retold(folder: Path, thief: str, before: str, after: str) -> dict[str, str]:
    """All that is said of a thief by a copy of the package with one number changed."""
    copy = folder / "stopthief"
    shutil.copytree(
        Path(stopthief.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "*.mp3", "*.png")
    )
    cards = copy / "city" / "data" / "thieves.toml"
    text = cards.read_text("utf-8")
    assert text.count(before) == 1
    cards.write_text(text.replace(before, after), "utf-8")
    around = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "XDG_CONFIG_HOME": str(folder / "config")}
    command = [sys.executable, "-m", "tests.city.retold", thief]
    run = subprocess.run(command, check=True, capture_output=True, env=around, cwd=folder)  # noqa: S603 - our own
    return msgspec.json.decode(run.stdout, type=dict[str, str])


@pytest.mark.parametrize(
    ("thief", "before", "after", "sentences"),
    [
        (
            "bill",
            "reward = 6000\nat_large = { fine = 2000",
            "reward = 6000\nat_large = { fine = 2750",
            ("A false arrest costs {}.", "Une fausse arrestation coûte {}."),
        ),
        (
            "frank",
            '"fine another", amount = 5000',
            '"fine another", amount = 2750',
            ("Choose another investigator, who pays the bank {}.", "il paie {} à la banque."),
        ),
    ],
)
def test_a_changed_number_is_told_by_all(
    tmp_path: Path, thief: str, before: str, after: str, sentences: tuple[str, str]
) -> None:
    """By page, printed cards, rules and text client, in both languages; and nobody tells the old one any more."""
    said = retold(tmp_path, thief, before, after)
    english, french = sentences
    old = f"{before[-4]},000"
    for who in TOLD:
        assert english.format("$2,750") in said[who], who
    for who in TOLD_IN_FRENCH:
        assert french.format("2\u00a0750\u00a0$") in said[who], who
    told = [who for who, text in said.items() if english.format(f"${old}") in text]
    told += [who for who, text in said.items() if french.format(f"{old.replace(',', chr(160))}\u00a0$") in text]
    assert told == []
