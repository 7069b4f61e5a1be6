"""Taking back at the keyboard: what told nobody anything, on the disk like every act, also after a restart."""

from __future__ import annotations

from pathlib import Path

from stopthief.core.package.mind import Strength
from tests.support.city.typist import Hunter
from tests.support.games.text_tables import log_of
from tests.support.house.typist import GATE, TWO, Sleuth
from tests.text.test_typing import HIGH, LOW
from tests.text.test_whole_games import GAMES, verdict

START = GAMES["standard"]
BACK_AGAIN = "Ann takes the last act back."
NOTHING = "There is nothing of yours to take back: what came out stays known."


def typed(folder: Path, *words: str, bots: Strength | None = None) -> Hunter:
    """Somebody who types this in a new game, and leaves."""
    hunter = Hunter(folder, [*START, *words, "quit"])
    assert hunter.play(seed="s1", bots=bots) == 0
    return hunter


def test_a_card_is_taken_back_and_another_played(tmp_path: Path) -> None:
    """All are told; the hand is whole again, and the log has kept everything."""
    hunter = typed(tmp_path, "", LOW, "undo", HIGH)
    shown = hunter.text
    assert shown.index(f"plays card {LOW}") < shown.index(BACK_AGAIN) < shown.index(f"plays card {HIGH}")
    assert hunter.match is not None
    assert len(hunter.match.acts) == 3
    kinds = [line.partition(b'"entry":"')[2].partition(b'"')[0] for line in log_of(tmp_path)]
    assert kinds == [b"opened", b"acted", b"acted", b"undone", b"acted"]


def test_what_came_out_cannot_be_taken_back(tmp_path: Path) -> None:
    """Nothing at the beginning, and not a clue that everybody heard."""
    assert typed(tmp_path, "undo").text.count(NOTHING) == 1
    assert typed(tmp_path / "clue", "", "UNDO").text.count(NOTHING) == 1


def test_several_acts_are_taken_back_one_by_one(tmp_path: Path) -> None:
    """The walk, then the card, then no more."""
    hunter = typed(tmp_path, "", HIGH, "501", "undo", "undo", "undo")
    assert hunter.text.count(BACK_AGAIN) == 2
    assert hunter.text.count(NOTHING) == 1
    assert hunter.match is not None
    assert len(hunter.match.acts) == 2


def test_after_a_restart_it_can_still_be_taken_back(tmp_path: Path) -> None:
    """The table is read from its log, and with it what may be undone."""
    typed(tmp_path, "", HIGH)
    hunter = Hunter(tmp_path, ["y", "undo", LOW, "quit"])
    hunter.play()
    assert BACK_AGAIN in hunter.text
    assert f"plays card {LOW}" in hunter.text


def test_what_was_taken_back_is_not_in_the_log_of_the_game(tmp_path: Path) -> None:
    """Asked what happened, the screen tells what stands."""
    hunter = typed(tmp_path, "", LOW, "undo", "log")
    assert f"plays card {LOW}" not in hunter.text.partition(BACK_AGAIN)[2]


def test_a_game_with_second_thoughts_has_a_fair_record(tmp_path: Path) -> None:
    """Whatever was taken back is not in it."""
    hunter = Hunter(tmp_path, [*START, "", LOW, "undo", HIGH, "undo"])
    assert hunter.play(seed="s1") == 0
    (path,) = (tmp_path / "data" / "records").iterdir()
    assert verdict(path).fair
    assert b"undo" not in path.read_bytes()


def test_among_bots_one_takes_back_ones_own_alone(tmp_path: Path) -> None:
    """Bots that followed the act think again from what stands."""
    hunter = Hunter(tmp_path, [*START, "", LOW, "undo"])
    assert hunter.play(seed="s1", bots="easy") == 0
    assert BACK_AGAIN in hunter.text
    (path,) = (tmp_path / "data" / "records").iterdir()
    assert verdict(path).fair


def test_what_is_taken_back_in_private_was_never_told(tmp_path: Path) -> None:
    """Others hear where Ann went in the end, and neither of her first choice nor of her second thoughts."""
    answers = [*TWO, "", "", "", "", "kitchen", "grenier", "", "stay", "undo", "bureau", "vase salon lit", ""]
    sleuth = Sleuth(tmp_path, answers)
    told: list[str] = []

    def watch(sleuth: Sleuth, prompt: str) -> None:
        if prompt.startswith(GATE) and not sleuth.answers:
            told.append(sleuth.visible)
            raise KeyboardInterrupt

    sleuth.watch = watch
    assert sleuth.play() == 130
    assert BACK_AGAIN in sleuth.text
    (shown,) = told
    assert "au bureau" in shown
    assert "Je reste dans la cuisine" not in shown
    assert BACK_AGAIN not in shown
