"""Games that version 0.1 saved go on: a record with its seed beside it is imported into a table, once.

The files in `saves` were written by that version, each in the middle of a turn.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from stopthief.core import record
from stopthief.core.verify import verify
from stopthief.games import GAMES
from stopthief.text.saves import Saves
from tests.support.city.typist import Hunter
from tests.support.games.text_tables import log_of
from tests.support.house.typist import Sleuth
from tests.text.test_whole_games import GAMES as ANSWERS

SAVES = Path(__file__).parent / "saves"
KINDS = ("city", "pack", "bots", "house")


def brought(folder: Path, kind: str = "city") -> Path:
    """A folder in which the old version saved a game; the path of that game."""
    to = folder / "data" / "text"
    shutil.copytree(SAVES / kind, to)
    return to / "game.jsonl"


def acts(lines: list[bytes]) -> list[bytes]:
    """The lines of a record that tell of acts."""
    return [line for line in lines if line.startswith(b'{"line":"act"')]


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_of_the_old_version_is_played_to_its_end(tmp_path: Path, kind: str) -> None:
    """Its record begins with every act that was saved, and proves the game fair with the seed that it began with."""
    path = brought(tmp_path, kind)
    saved = path.read_bytes()
    player = Sleuth(tmp_path, ["y"]) if kind == "house" else Hunter(tmp_path, ["y"])
    assert player.play(**({"seed": None} if kind == "house" else {})) == 0
    assert "Continue the saved game?" in player.text
    (played,) = (tmp_path / "data" / "records").iterdir()
    lines = record.split(played.read_bytes())
    assert acts(lines)[: len(acts(record.whole(saved)))] == acts(record.whole(saved))
    game = GAMES[record.game_of(lines[0])].game
    assert verify(game, record.read(game, lines)).fair
    began, ended = (record.read(game, [line]).opening for line in (record.whole(saved)[0], lines[0]))
    assert (began.commitment, began.setup) == (ended.commitment, ended.setup)
    assert (path.parent / "imported.jsonl").read_bytes() == saved
    assert not path.exists()


def test_bots_come_with_their_game(tmp_path: Path) -> None:
    """They sit at the table, and the person has the keyboard to himself."""
    brought(tmp_path, "bots")
    hunter = Hunter(tmp_path, ["y"])
    hunter.play()
    assert "Pass the keyboard to" not in hunter.text
    assert b'"bot":"easy"' in log_of(tmp_path)[0]


@pytest.mark.parametrize("after", [0, 1, 5, 17])
def test_an_import_that_was_interrupted_is_completed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    """Killed after any entry, the next start finds the rest; nothing is there twice."""
    path = brought(tmp_path)
    saved = len(acts(record.whole(path.read_bytes())))
    append, left = Saves.append, after

    def killed(*given: object) -> bool:
        nonlocal left
        if not left:
            raise KeyboardInterrupt
        left -= 1
        return append(*given)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Saves, "append", killed)
        interrupted = Hunter(tmp_path)
        interrupted.watch = lambda _hunter, _prompt: pytest.fail("nobody is asked anything before all is there")
        assert interrupted.play() == 130
    assert path.exists()
    Hunter(tmp_path, ["y", "quit"]).play()
    assert len(log_of(tmp_path)) == saved
    assert not path.exists()


def test_a_game_that_was_over_gets_its_record(tmp_path: Path) -> None:
    """The old version was killed between the last act and the record."""
    hunter = Hunter(tmp_path / "whole", ANSWERS["solo"])
    hunter.play(seed="over")
    (whole,) = (tmp_path / "whole" / "data" / "records").iterdir()
    folder = tmp_path / "data" / "text"
    folder.mkdir(parents=True)
    (folder / "game.jsonl").write_bytes(record.joined(record.split(whole.read_bytes())[:-1]))
    (folder / "game.seed").write_text("over")
    Hunter(tmp_path, [*ANSWERS["solo"], "quit"]).play()
    Hunter(tmp_path, ["y", "quit"]).play()
    (path,) = (tmp_path / "data" / "records").iterdir()
    assert path.read_bytes() == whole.read_bytes()


def test_a_torn_last_line_is_dropped(tmp_path: Path) -> None:
    """It was never confirmed; the game goes on from the line before."""
    path = brought(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"line":"act","events":[{"ty')
    assert Hunter(tmp_path, ["y"]).play() == 0
    (played,) = (tmp_path / "data" / "records").iterdir()
    before = acts(record.whole(whole))
    assert acts(record.split(played.read_bytes()))[: len(before)] == before


def test_a_new_game_leaves_it_where_it_is(tmp_path: Path) -> None:
    """Told to begin a new one, nobody looks at the old one; it is there at the next start."""
    path = brought(tmp_path)
    saved = path.read_bytes()
    Hunter(tmp_path, [*ANSWERS["solo"], "quit"]).play(new=True)
    assert path.read_bytes() == saved
    hunter = Hunter(tmp_path, ["1", "y", "quit"])
    hunter.play()
    assert "Which game do you want to continue?" in hunter.text


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
    path = brought(tmp_path)
    broken = DAMAGES[damage](path.read_bytes())
    path.write_bytes(broken)
    hunter = Hunter(tmp_path, ["n"])
    assert hunter.play() == 0
    assert "The saved game is damaged." in hunter.text
    assert str(path) in hunter.text
    assert path.read_bytes() == broken
    hunter = Hunter(tmp_path, ["y", *ANSWERS["solo"]])
    assert hunter.play() == 0
    aside = path.with_name("set-aside.jsonl")
    assert f"The old game is kept in {aside}" in " ".join(hunter.text.split())
    assert aside.read_bytes() == broken


def test_a_save_without_its_seed_is_damaged(tmp_path: Path) -> None:
    """Missing, or of another game."""
    seed = brought(tmp_path).with_suffix(".seed")
    seed.write_text("other")
    hunter = Hunter(tmp_path, ["n"])
    hunter.play()
    assert "the seed beside it belongs to another game" in " ".join(hunter.text.split())
    seed.unlink()
    hunter = Hunter(tmp_path, ["n"])
    hunter.play()
    assert "the file is missing" in hunter.text


def test_a_damaged_strength_is_named(tmp_path: Path) -> None:
    """What cannot be read is said in a sentence, and the game stays where it is."""
    path = brought(tmp_path, "bots")
    path.with_suffix(".bots").write_text("perfect")
    hunter = Hunter(tmp_path, ("n",))
    assert hunter.play() == 0
    assert "no strength of bots" in hunter.text
    assert path.exists()
