"""The program is killed in the middle of a game: whatever the screen has told is there at the next start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.city.typist import Hunter
from tests.support.games.text_tables import log_of
from tests.text.test_typing import LOW
from tests.text.test_whole_games import GAMES, verdict

TURN = ("", LOW, "end")
TOLD = ((b"An alarm in the bank.", b"clue_asked"), (b"plays card", b"card_played"), (b"ends the turn", b"turn_ended"))
"""What each of these is on the screen, and in the log."""


@pytest.mark.parametrize("acts", [1, 2, 3])
def test_killed_between_acts_nothing_told_is_lost(tmp_path: Path, acts: int) -> None:
    """The moment the screen tells of an act, it is stored for good."""
    words, event = TOLD[acts - 1]
    folders = {"XDG_DATA_HOME": f"{tmp_path / 'share'}", "XDG_CONFIG_HOME": f"{tmp_path / 'config'}"}
    command = [sys.executable, "-u", "-m", "stopthief", "text", "--game", "city", "--seed", "s1"]
    with subprocess.Popen(  # noqa: S603 - ours
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | folders
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("".join(f"{line}\n" for line in (*GAMES["standard"], *TURN[:acts])).encode())
        game.stdin.flush()
        shown = b""
        while words not in shown and (more := os.read(game.stdout.fileno(), 1)):
            shown += more
        game.kill()
    (tmp_path / "data").symlink_to(tmp_path / "share" / "stopthief")
    log = log_of(tmp_path)
    assert len(log) == 1 + acts
    assert event in log[-1]
    hunter = Hunter(tmp_path, ["y"])
    assert hunter.play() == 0
    assert log_of(tmp_path)[: 1 + acts] == log
    (path,) = (tmp_path / "data" / "records").iterdir()
    assert verdict(path).fair
