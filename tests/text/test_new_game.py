"""The questions before a game: defaults everywhere, and nothing impossible gets through."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stopthief.city.box.settings import changed
from stopthief.city.box.setup import MODES, Mode
from stopthief.city.lobby.book import ours
from stopthief.city.lobby.minutes import minutes
from stopthief.city.lobby.remembered import Remembered
from stopthief.games import GAMES
from stopthief.preferences import Folder
from stopthief.text import client
from tests.support.city.tables import BOX
from tests.support.city.typist import Hunter


def agreed(folder: Path, *answers: str) -> Hunter:
    """Somebody who answers the questions and leaves."""
    hunter = Hunter(folder, [*answers, "quit"])
    hunter.play(new=True)
    return hunter


def test_enter_is_enough(tmp_path: Path) -> None:
    """Two players, competitive, standard."""
    setup = agreed(tmp_path, *[""] * 7).setup
    assert (setup.mode, setup.difficulty, setup.settings) == (
        "competitive",
        "standard",
        BOX.preset("competitive", "standard"),
    )
    assert [(player.name, player.investigator) for player in setup.players] == [
        ("Sandra Jones", "sandra"),
        ('John "Jimmy" James', "jimmy"),
    ]


def test_C5_the_last_difficulty_of_each_mode_is_the_default(tmp_path: Path) -> None:
    """A game of another mode in between changes nothing, and neither does a quick case."""
    agreed(tmp_path, "1", "", "intermediate", *[""] * 4)
    assert "[book] > " in agreed(tmp_path, "2", *[""] * 6).screen
    agreed(tmp_path, "2", "", "expert", *[""] * 4)
    agreed(tmp_path, "1", "", "quick", *[""] * 4)
    hunter = agreed(tmp_path, "1", *[""] * 6)
    assert "[intermediate] > " in hunter.screen
    assert hunter.setup.difficulty == "intermediate"
    assert agreed(tmp_path, "2", *[""] * 6).setup.difficulty == "expert"


@pytest.mark.parametrize("mode", MODES)
def test_a_quick_case_is_an_option_of_every_mode(tmp_path: Path, mode: Mode) -> None:
    """With its own settings."""
    people = () if mode == "solo" else ("",)
    setup = agreed(tmp_path, mode, *people, "quick", *[""] * 4).setup
    assert (setup.mode, setup.difficulty, setup.settings) == (mode, "quick", BOX.preset(mode, "quick"))


def test_each_level_says_how_long_it_takes_so_many(tmp_path: Path) -> None:
    """Three need another time than two, and an expert another than a beginner."""
    figures = minutes(BOX.presets)["competitive"]
    for number in (2, 3, 4):
        said = " ".join(agreed(tmp_path, "1", str(number), "", *[""] * 2 * number).text.split())
        told = [int(one) for one in re.findall(r"About (\d+) minutes\.", said)]
        assert told == [figures[level][number] for level in BOX.presets["competitive"]]


def test_by_the_book_says_which_values_are_ours(tmp_path: Path) -> None:
    """By the names of the switches that a custom game asks for."""
    said = " ".join(agreed(tmp_path, "4", *[""] * 3).text.split())
    names = ", ".join(ours("solo", BOX.preset("solo", "book")))
    assert f"Ours, not the book's: {names} and everything on the cards." in said


def test_C5_a_difficulty_that_is_gone_is_standard_again(tmp_path: Path) -> None:
    """As is one that cannot be read."""
    Remembered(Folder(tmp_path / "config")).choose("competitive", "gone")
    assert "[standard] > " in agreed(tmp_path, *[""] * 7).screen
    (tmp_path / "config" / "preferences.toml").write_text("<")
    assert "[standard] > " in agreed(tmp_path, *[""] * 7).screen


def test_D9_switches_are_changed_one_by_one_and_kept_by_name(tmp_path: Path) -> None:
    """Each with its explanation; wrong values are asked again; the next game offers the name, as the default too."""
    answers = ["1", "", "custom", "intermediate", "hold", "95", "20", "5", "", "money", "false", "true"]
    hunter = agreed(tmp_path, *answers, "done", "standard", "a/b", "foggy", *[""] * 4)
    wanted = changed(BOX.preset("competitive", "intermediate"), {"hold": 20})
    assert hunter.setup.settings == wanted
    assert hunter.setup.difficulty == "foggy"
    for words in (
        "How many times out of 100 a thief stays put.",
        "hold: '95' will not do; it must be a whole number from 0 to 90.",
        "nobody can win by money where money is not used",
        '"standard" means something else already; choose another name.',
        '"a/b" will not do as a name',
    ):
        assert words in " ".join(hunter.text.split())
    again = agreed(tmp_path, *[""] * 7)
    assert "[foggy] > " in again.screen
    assert again.setup.settings == wanted


def test_D9_settings_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    """And another difficulty can be chosen."""
    (tmp_path / "config" / "settings").mkdir(parents=True)
    (tmp_path / "config" / "settings" / "foggy.toml").write_text("hold = 900")
    hunter = agreed(tmp_path, "1", "", "foggy", "advanced", *[""] * 4)
    assert "foggy.toml: hold: 900 will not do" in " ".join(hunter.text.split())
    assert hunter.setup.difficulty == "advanced"


@pytest.mark.parametrize("answer", ["other", "2", ""])
def test_where_there_are_several_games_one_is_asked_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    """By their titles; the first is the default. Where it was said already, nobody is asked."""
    monkeypatch.setattr(client, "GAMES", {"city": GAMES["city"], "other": GAMES["city"]})
    hunter = Hunter(tmp_path, [answer, *[""] * 7, "quit"])
    hunter.play(new=True, game=None)
    assert hunter.text.count("Which game?") == 1
    assert "[city] > " in hunter.screen
    assert "Which game?" not in agreed(tmp_path, *[""] * 7).text


def test_wrong_answers_are_asked_again(tmp_path: Path) -> None:
    """A mode, a number of players, an investigator, a name."""
    answers = ["poker", "0", "1", "5", "two", "3", "", "9", "Tad Magnum", "Ann", "", "Ann", "x" * 41, "Bob", "", ""]
    hunter = agreed(tmp_path, *answers)
    assert [player.name for player in hunter.setup.players] == ["Ann", "Bob", 'John "Jimmy" James']
    assert [player.investigator for player in hunter.setup.players] == ["tad", "sandra", "jimmy"]
    for words in (
        '"poker" is none of these; type a number from 1 to 4.',
        "Type a whole number from 2 to 4.",
        "There is a Ann already; take another name.",
        "A name has up to 40 plain characters; take another.",
    ):
        assert words in hunter.text


def test_preferences_that_cannot_be_kept_do_not_stop_the_game(tmp_path: Path) -> None:
    """A sentence, and the game begins."""
    (tmp_path / "config").write_text("a file where the folder should be")
    hunter = agreed(tmp_path, *[""] * 7)
    assert "cannot be written" in " ".join(hunter.text.split())
    assert "goes first." in hunter.text
