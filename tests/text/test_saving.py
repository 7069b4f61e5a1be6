"""Nothing is lost: a game goes on from its last act, whatever happened to the program."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from stopthief.core import record
from stopthief.text.saves import Save, alone
from tests.support.city.typist import Hunter
from tests.text.test_whole_games import GAMES, verdict


def saved(folder: Path) -> Path:
    """The save file."""
    return folder / "data" / "text" / "game.jsonl"


def left(folder: Path, stop_after: int = 20, kind: str = "standard") -> Hunter:
    """Somebody who began a game and was interrupted."""
    hunter = Hunter(folder, GAMES[kind], stop_after=stop_after)
    hunter.play(seed="s1")
    return hunter


@pytest.mark.parametrize("stop", [KeyboardInterrupt, EOFError])
@pytest.mark.parametrize("kind", ["standard", "one-vs-many"])
def test_stopping_anywhere_and_going_on_gives_the_same_game(
    tmp_path: Path, kind: str, stop: type[BaseException]
) -> None:
    """Interrupted at every tenth prompt, the game ends with the very record of a game without a pause."""
    Hunter(tmp_path / "whole", GAMES[kind]).play(seed="s1")
    hunter = Hunter(tmp_path / "torn", GAMES[kind], stop_after=len(GAMES[kind]) + 3)
    hunter.stop_with = stop
    code = hunter.play(seed="s1")
    while (tmp_path / "torn" / "data" / "text" / "game.jsonl").exists():
        assert code == (0 if stop is EOFError else 130)
        assert "The game is saved; start again to go on." in hunter.text
        hunter = Hunter(tmp_path / "torn", ["y"], stop_after=11)
        hunter.stop_with = stop
        code = hunter.play()
    records = [next((tmp_path / name / "data" / "records").iterdir()) for name in ("whole", "torn")]
    assert records[0].read_bytes() == records[1].read_bytes()


def test_going_on_gives_the_same_state(tmp_path: Path) -> None:
    """State, dice and log are those of the game that was left."""
    left(tmp_path)
    _, match = Save(tmp_path / "data" / "text").load()
    hunter = Hunter(tmp_path, ["y"], stop_after=1)
    hunter.play()
    again = hunter.match
    assert again is not None
    assert (again.state, again.rolls, again.acts) == (match.state, match.rolls, match.acts)


def test_an_act_is_on_the_disk_before_the_screen_tells_of_it(tmp_path: Path) -> None:
    """At every line that is written, the file already holds what it tells."""
    hunter = Hunter(tmp_path, GAMES["standard"], stop_after=30)
    acts: list[int] = []
    write = hunter.write

    def look(line: str) -> None:
        write(line)
        if "plays card" in line:
            lines = record.whole(saved(tmp_path).read_bytes())
            acts.append(b'"card_played"' in lines[-1])

    hunter.write = look  # type: ignore[method-assign]
    hunter.play(seed="s1")
    assert acts
    assert all(acts)


def test_a_torn_last_line_is_dropped(tmp_path: Path) -> None:
    """It was never confirmed; the game goes on from the line before."""
    left(tmp_path)
    whole = saved(tmp_path).read_bytes()
    saved(tmp_path).write_bytes(whole + b'{"line":"act","events":[{"ty')
    hunter = Hunter(tmp_path, ["y"])
    assert hunter.play() == 0
    (path,) = (tmp_path / "data" / "records").iterdir()
    assert path.read_bytes().startswith(whole)
    assert verdict(path).fair


def _cut(data: bytes) -> bytes:
    lines = data.split(b"\n")
    return b"\n".join([*lines[:5], *lines[6:]])


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "not JSON": lambda data: data.replace(b"{", b"<", 30),
    "a line lost": _cut,
    "empty": lambda _: b"",
    "only a torn line": lambda data: data[:30],
    "another edition": lambda data: data.replace(b'"edition":"', b'"edition":"x', 1),
    "another game": lambda data: data.replace(b'"city"', b'"moon"', 1),
    "a seat from elsewhere": lambda data: data.replace(b'"seat":0', b'"seat":9'),
    "no text at all": lambda _: b"\xff\xfe\n\x00\n",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_save_is_named_and_set_aside(tmp_path: Path, damage: str) -> None:
    """One clear sentence with the file; a yes keeps it under another name and begins a new game."""
    left(tmp_path)
    broken = DAMAGES[damage](saved(tmp_path).read_bytes())
    saved(tmp_path).write_bytes(broken)
    hunter = Hunter(tmp_path, ["n"])
    assert hunter.play() == 0
    assert "The saved game is damaged." in hunter.text
    assert str(saved(tmp_path)) in hunter.text
    assert saved(tmp_path).read_bytes() == broken
    hunter = Hunter(tmp_path, ["y", *GAMES["solo"]])
    assert hunter.play() == 0
    aside = tmp_path / "data" / "text" / "set-aside.jsonl"
    assert f"The old game is kept in {aside}" in " ".join(hunter.text.split())
    assert aside.read_bytes() == broken


def test_a_save_without_its_seed_is_damaged(tmp_path: Path) -> None:
    """Missing, or of another game."""
    left(tmp_path)
    seed = saved(tmp_path).with_suffix(".seed")
    seed.write_text("other")
    hunter = Hunter(tmp_path, ["n"])
    hunter.play()
    assert "the seed beside it belongs to another game" in " ".join(hunter.text.split())
    seed.unlink()
    hunter = Hunter(tmp_path, ["n"])
    hunter.play()
    assert "the file is missing" in hunter.text


def test_a_new_game_keeps_the_old_one(tmp_path: Path) -> None:
    """No to going on, or --new: the old game is renamed, and only when the new one is agreed."""
    left(tmp_path)
    old = saved(tmp_path).read_bytes()
    Hunter(tmp_path, ["n", "1"], stop_after=2).play()
    assert saved(tmp_path).read_bytes() == old
    Hunter(tmp_path, ["n", *GAMES["standard"]], stop_after=12).play()
    Hunter(tmp_path, GAMES["standard"], stop_after=12).play(new=True)
    asides = sorted(path.name for path in saved(tmp_path).parent.glob("set-aside*"))
    assert asides == ["set-aside-2.jsonl", "set-aside-2.seed", "set-aside.jsonl", "set-aside.seed"]
    assert (saved(tmp_path).parent / "set-aside.jsonl").read_bytes() == old


def test_the_seed_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Nobody else on the machine can read it, and nothing of it is in the save."""
    hunter = Hunter(tmp_path, GAMES["standard"], stop_after=12)
    hunter.play()
    seed = saved(tmp_path).with_suffix(".seed")
    assert seed.stat().st_mode & 0o777 == 0o600
    assert len(seed.read_text()) == 64
    assert seed.read_bytes() not in saved(tmp_path).read_bytes()
    assert seed.read_text() not in hunter.text


def test_a_game_is_played_in_one_window(tmp_path: Path) -> None:
    """A second program is turned away with a sentence."""
    with alone(tmp_path / "data" / "text"):
        hunter = Hunter(tmp_path)
        assert hunter.play() == 1
    assert "another window" in hunter.text


def test_a_disk_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    """No traceback, exit code 1."""
    (tmp_path / "data").write_text("a file where the folder should be")
    hunter = Hunter(tmp_path, GAMES["standard"])
    assert hunter.play() == 1
    assert "cannot be read or written" in hunter.text


def test_a_full_disk_stops_the_game_before_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be saved did not happen."""
    left(tmp_path)
    before = saved(tmp_path).read_bytes()

    def full(_: int) -> None:
        raise OSError(28, os.strerror(28))

    hunter = Hunter(tmp_path, ["y"])
    monkeypatch.setattr("stopthief.files.sync", full)
    assert hunter.play() == 1
    assert "No space left on device" in hunter.text
    assert saved(tmp_path).read_bytes().startswith(before)
