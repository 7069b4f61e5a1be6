"""The questions before a game in the house: words, players, birthdays that are asked once, one rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from stopthief.house.box.box import pack_files, packs
from stopthief.house.box.setup import Day, Setup
from stopthief.house.lobby.remembered import day
from tests.support.house.typist import Sleuth


def agreed(folder: Path, *answers: str) -> tuple[Setup, str]:
    """The setup that comes of some answers, and all that was on the screen."""
    sleuth = Sleuth(folder, [*answers, *[""] * 12, "quit"])
    sleuth.play(new=True)
    return sleuth.match.setup, " ".join(sleuth.text.split())


def test_enter_is_enough(tmp_path: Path) -> None:
    """Two players, the French house, no birthdays, any room."""
    setup, _ = agreed(tmp_path, *[""] * 7)
    assert setup.pack == packs()["maison"]
    assert [(player.name, player.birthday) for player in setup.players] == [("Player 1", None), ("Player 2", None)]
    assert not setup.settings.guess_here
    assert setup.today is None


def test_F5_birthdays_are_asked_once_and_kept_by_name(tmp_path: Path) -> None:
    """The day first, as it is said; whoever tells it is not asked again, in this game's words or others."""
    setup, shown = agreed(tmp_path, "", "2", "Zoë", "31.2.", "7/14", "14.7.", "Bob", "", "")
    assert [player.birthday for player in setup.players] == [Day(7, 14), None]
    assert setup.today is not None
    assert shown.count("is no day of the year; 14.7. is the 14th of July.") == 2
    setup, shown = agreed(tmp_path, "ecole", "3", "Bob", "", "Zoë", "Ann", "1-2", "here")
    assert [player.birthday for player in setup.players] == [None, Day(7, 14), Day(2, 1)]
    assert "Zoë, when is your birthday?" not in shown
    assert setup.settings.guess_here
    assert '"Ann" = "1.2."\n"Zoë" = "14.7."' in (tmp_path / "config" / "house.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("14.7.", Day(7, 14)),
        ("14.07", Day(7, 14)),
        ("14/7", Day(7, 14)),
        ("14-7", Day(7, 14)),
        ("14 7", Day(7, 14)),
        ("29.2.", Day(2, 29)),
        ("7/14", None),
        ("30.2.", None),
        ("0.1.", None),
        ("14", None),
        ("14.7.2001", None),
        ("²/1", None),
        ("", None),
    ],
)
def test_F5_a_birthday_is_a_day_and_a_month(typed: str, found: Day | None) -> None:
    """In this order, with any mark between them, and without a year."""
    assert day(typed) == found


def test_the_last_pack_is_the_default(tmp_path: Path) -> None:
    """Until its file is gone."""
    own = tmp_path / "config" / "packs"
    own.mkdir(parents=True)
    (own / "mine.toml").write_bytes(pack_files()["casa"].replace(b"La casa", b"Mi casa"))
    setup, shown = agreed(tmp_path, "mine", *[""] * 6)
    assert setup.pack.name == "Mi casa"
    assert "mine Mi casa (The house), es: 33 words" in shown
    assert "[mine] >" in agreed(tmp_path, *[""] * 7)[1]
    (own / "mine.toml").unlink()
    assert "[maison] >" in agreed(tmp_path, *[""] * 7)[1]


def test_what_is_wrong_with_own_packs_is_told(tmp_path: Path) -> None:
    """By file and place; the others can be played with."""
    own = tmp_path / "config" / "packs"
    own.mkdir(parents=True)
    (own / "bad.toml").write_bytes(pack_files()["maison"].replace(b'"la lampe"', b'"lampe"'))
    setup, shown = agreed(tmp_path, *[""] * 7)
    assert 'bad.toml: lamp: "lampe" needs an article' in shown
    assert setup.pack == packs()["maison"]


@pytest.mark.parametrize("text", ["pack = 3", "<", 'pack = "gone"\n[birthdays]\nAnn = "40.1."'])
def test_a_memory_that_makes_no_sense_is_none(tmp_path: Path, text: str) -> None:
    """One can still start a game."""
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "house.toml").write_text(text)
    setup, shown = agreed(tmp_path, "", "2", "Ann", "", "Bob", "", "")
    assert setup.players[0].birthday is None
    assert "[maison] >" in shown


def test_wrong_answers_are_asked_again(tmp_path: Path) -> None:
    """Words, a number of players, a name."""
    setup, shown = agreed(tmp_path, "klingon", "1", "7", "2", "Ann", "", "Ann", "x" * 41, "Bob", "", "")
    assert [player.name for player in setup.players] == ["Ann", "Bob"]
    for words in (
        '"klingon" is none of these',
        "Type a whole number from 2 to 6.",
        "There is a Ann already; take another name.",
        "A name has up to 40 plain characters; take another.",
    ):
        assert words in shown
