"""Nothing is lost: a game goes on from its last act, whatever happened to the program."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from stopthief.stores import sqlite, sqlite_file
from stopthief.text.saves import Saves
from tests.support.city.typist import Hunter
from tests.support.games.text_tables import database, log_of
from tests.text.test_whole_games import GAMES, verdict


def left(folder: Path, stop_after: int = 20, kind: str = "standard", seed: str = "s1") -> Hunter:
    """Somebody who began a game and was interrupted."""
    hunter = Hunter(folder, GAMES[kind], stop_after=stop_after)
    hunter.play(seed=seed)
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
    while log_of(tmp_path / "torn", finished=False):
        assert code == (0 if stop is EOFError else 130)
        assert "The game is saved; start again to go on." in hunter.text
        hunter = Hunter(tmp_path / "torn", ["y"], stop_after=11)
        hunter.stop_with = stop
        code = hunter.play()
    records = [next((tmp_path / name / "data" / "records").iterdir()) for name in ("whole", "torn")]
    assert records[0].read_bytes() == records[1].read_bytes()


def test_going_on_gives_the_same_state(tmp_path: Path) -> None:
    """State, dice and log are those of the game that was left."""
    match = left(tmp_path).match
    hunter = Hunter(tmp_path, ["y"], stop_after=1)
    hunter.play()
    again = hunter.match
    assert match is not None
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
            acts.append(b'"card_played"' in log_of(tmp_path)[-1])

    hunter.write = look  # type: ignore[method-assign]
    hunter.play(seed="s1")
    assert acts
    assert all(acts)


def _changed(number: int, change: Callable[[bytes], bytes]) -> Callable[[sqlite3.Connection], None]:
    """Change an entry of the only table."""

    def damage(file: sqlite3.Connection) -> None:
        ((body,),) = file.execute("SELECT body FROM entries WHERE number = ?", (number,))
        assert change(bytes(body)) != body
        file.execute("UPDATE entries SET body = ? WHERE number = ?", (change(bytes(body)), number))

    return damage


DAMAGES: dict[str, Callable[[sqlite3.Connection], object]] = {
    "not JSON": _changed(5, lambda body: body.replace(b"{", b"<")),
    "an entry lost": lambda file: file.execute("DELETE FROM entries WHERE number = 5"),
    "empty": _changed(1, lambda _: b""),
    "torn": _changed(3, lambda body: body[:30]),
    "another game": _changed(1, lambda body: body.replace(b'"city"', b'"moon"', 1)),
    "a seat from elsewhere": _changed(2, lambda body: body.replace(b'"seat":0', b'"seat":9')),
    "no text at all": _changed(1, lambda _: b"\xff\xfe\n\x00\n"),
    "not opened": _changed(1, lambda body: body.replace(b'"opened"', b'"closed"', 1)),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_game_is_named_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    """One clear sentence with the file and the entry; a yes begins a new game beside it."""
    left(tmp_path)
    with closing(sqlite3.connect(database(tmp_path), isolation_level=None)) as file:
        DAMAGES[damage](file)
    broken = log_of(tmp_path)
    hunter = Hunter(tmp_path, ["n"])
    hunter.watch = lambda _hunter, _prompt: None
    assert hunter.play() == 0
    assert "The saved game is damaged." in hunter.text
    assert str(database(tmp_path)) in hunter.text
    assert log_of(tmp_path) == broken
    hunter = Hunter(tmp_path, ["y", *GAMES["solo"], "quit"])
    assert hunter.play() == 0
    with closing(sqlite3.connect(database(tmp_path))) as file:
        tables = file.execute("SELECT table_id FROM entries GROUP BY table_id ORDER BY min(at)").fetchall()
        kept = file.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", tables[0]).fetchall()
    assert len(tables) == 2
    assert [bytes(body) for (body,) in kept] == broken
    hunter = Hunter(tmp_path, ["1", "y", "quit"])
    assert hunter.play() == 0
    assert "Which game do you want to continue?" in hunter.text


def test_a_damaged_file_is_named_and_set_aside(tmp_path: Path) -> None:
    """No leaves it untouched; yes keeps it under another name and begins a new game."""
    left(tmp_path)
    database(tmp_path).write_bytes(b"this is no database, it only looks like one\n" * 100)
    broken = database(tmp_path).read_bytes()
    hunter = Hunter(tmp_path, ["n"])
    hunter.watch = lambda _hunter, _prompt: None
    assert hunter.play() == 0
    assert "The saved games are damaged." in hunter.text
    assert str(database(tmp_path)) in hunter.text
    assert database(tmp_path).read_bytes() == broken
    hunter = Hunter(tmp_path, ["y", *GAMES["solo"], "quit"])
    assert hunter.play() == 0
    aside = database(tmp_path).with_name("set-aside.sqlite")
    assert f"The old games are kept in {aside}" in " ".join(hunter.text.split())
    assert aside.read_bytes() == broken
    assert log_of(tmp_path, finished=False)


def test_a_new_game_keeps_the_old_one(tmp_path: Path) -> None:
    """No to going on, or --new: the old game stays, and any of several can be continued."""
    next_command = left(tmp_path).command()
    old = log_of(tmp_path)
    Hunter(tmp_path, ["n", "1"], stop_after=2).play()
    assert log_of(tmp_path) == old
    Hunter(tmp_path, ["n", *GAMES["solo"]], stop_after=12).play()
    new = Hunter(tmp_path, GAMES["cooperative"], stop_after=12)
    new.play(new=True)
    assert "Continue" not in new.text
    other = Hunter(tmp_path, ["4"], stop_after=1)
    other.play()
    assert "Ann, Bob, 2" in other.text
    assert "Continue" not in other.text
    assert Hunter(tmp_path, ["3", "y", next_command]).play() == 0
    assert log_of(tmp_path)[: len(old)] == old
    (path,) = (tmp_path / "data" / "records").iterdir()
    assert verdict(path).fair
    with closing(sqlite3.connect(database(tmp_path))) as file:
        assert file.execute("SELECT count(*) FROM results").fetchone() == (1,)
        assert file.execute("SELECT count(DISTINCT table_id) FROM entries").fetchone() == (3,)


def test_the_seed_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Nobody else on the machine can read the file that holds it, and it is never on the screen."""
    hunter = Hunter(tmp_path, GAMES["standard"], stop_after=12)
    hunter.play()
    assert hunter.match is not None
    assert database(tmp_path).stat().st_mode & 0o777 == 0o600
    assert len(hunter.match.seed) == 64
    assert hunter.match.seed not in hunter.text


def test_a_game_is_played_in_one_window(tmp_path: Path) -> None:
    """A second program is turned away with a sentence."""
    with closing(Saves(database(tmp_path))):
        hunter = Hunter(tmp_path)
        assert hunter.play() == 1
    assert "another window" in hunter.text


def test_a_disk_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    """No traceback, exit code 1."""
    (tmp_path / "data").write_text("a file where the folder should be")
    hunter = Hunter(tmp_path, GAMES["standard"])
    hunter.watch = lambda _hunter, _prompt: None
    assert hunter.play() == 1
    assert "tables.sqlite" in hunter.text


def test_a_full_disk_stops_the_game_before_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be stored did not happen; when there is room again, the game goes on."""
    left(tmp_path)
    before = log_of(tmp_path)
    prepare = sqlite_file.prepare

    def full(path: Path, patience: float) -> sqlite3.Connection:
        connection = prepare(path, patience)
        ((pages,),) = connection.execute("PRAGMA page_count")
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(sqlite, "prepare", full)
    hunter = Hunter(tmp_path, ["y"])
    assert hunter.play() == 1
    assert "the disk is full" in hunter.text
    stored = log_of(tmp_path)
    assert stored[: len(before)] == before
    monkeypatch.undo()
    again = Hunter(tmp_path, ["y"])
    assert again.play() == 0
    assert log_of(tmp_path)[: len(stored)] == stored


def test_a_record_that_was_not_written_is_written_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program was killed after the last act; the game is over, and its record is not lost."""

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("stopthief.text.client.write_record", killed)
        assert Hunter(tmp_path, GAMES["solo"]).play(seed="s1") == 130
    assert log_of(tmp_path, finished=False) == []
    hunter = Hunter(tmp_path, [*GAMES["solo"], "quit"])
    hunter.play()
    (path,) = (tmp_path / "data" / "records").iterdir()
    assert f"The record of the last game, with the seed that proves it fair: {path}" in " ".join(hunter.text.split())
    assert verdict(path).fair
    again = Hunter(tmp_path, ["y", "quit"])
    again.play()
    assert "The record of the last game" not in again.text
