"""Bad input gets sentences that say where and what, exit code 2, and no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stopthief.cli import main


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """What a command that must be refused says; nothing may be printed as a result."""
    assert main([str(word) for word in words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Traceback" not in printed.err
    return printed.err


@pytest.mark.parametrize("command", [("demo", "--bots", "steady"), ("arena", "--players", "steady,fair")])
def test_a_bot_that_the_game_does_not_have(capsys: pytest.CaptureFixture[str], command: tuple[str, ...]) -> None:
    """The city has it, the house does not."""
    said = refused(capsys, *command, "--game", "house")
    assert said == f"stopthief: {command[1]}: there is no steady; there is easy, fair, strong.\n"


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A good record."""
    file = tmp_path / "game.jsonl"
    assert main(["demo", "--mode", "solo", "--seed", "1", "--record", str(file)]) == 0
    capsys.readouterr()
    return file


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda _: b"", "line 1"),
        (lambda _: b"\xff\xfe{}\n", "line 1"),
        (
            lambda data: data.replace(b'"version":1', b'"version":9', 1),
            "line 1: this program reads records of version 1",
        ),
        (lambda data: data.replace(b'"game":"city"', b'"game":"chess"', 1), "line 1: there is no game chess"),
        (
            lambda data: data.replace(b'"get_clue"', b'"get_blue"', 1),
            "line 3: Invalid value 'get_blue' - at `$.command.type`",
        ),
        (
            lambda data: data.replace(b'"edition":"', b'"edition":"x', 1),
            "line 1: kit: this is not the kit of edition x",
        ),
        (lambda data: data[:-40], "line"),
        (lambda data: data.replace(b'"seat":0,"card":', b'"seat":0,"cord":', 1), "line"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], record: Path, command: str, spoil: object, said: str
) -> None:
    """One sentence, with the file, the line and the place in it."""
    assert callable(spoil)
    record.write_bytes(spoil(record.read_bytes()))
    err = refused(capsys, command, record)
    assert err.startswith(f"stopthief: {record}: ")
    assert said in err
    assert len(err.splitlines()) == 1


def test_an_illegal_act_in_a_record_is_named(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    """A command that was not allowed is found, with the reason that a player would have heard."""
    lines = record.read_text().splitlines()
    lines[3] = json.dumps({"line": "act", "seat": 0, "command": {"type": "end_turn"}, "events": []})
    record.write_text("\n".join(lines) + "\n")
    assert "line 4: seat 0 may not do this. That is not possible now: play a card now." in refused(
        capsys, "verify", record
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("verify", "no-such-file.jsonl"), "no-such-file.jsonl: cannot be read: No such file or directory."),
        (("replay", "."), "cannot be read: Is a directory."),
        (("demo", "--players", "7"), "--players: competitive is played by 2 to 4, not by 7."),
        (("demo", "--mode", "solo", "--players", "2"), "--players: solo is played by 1"),
        (("demo", "--games", "0"), "--games: 0 will not do"),
        (("demo", "--difficulty", "nightmare"), "nightmare: there are no settings of this name"),
        (
            ("demo", "--mode", "solo", "--difficulty", "advanced"),
            "advanced is a level of competitive; solo has family,",
        ),
        (("demo", "--set", "hold"), "--set: hold is not of the form SWITCH=VALUE."),
        (("demo", "--set", "hold=200"), "hold: '200' will not do; it must be a whole number from 0 to 90."),
        (("demo", "--set", "doors=ajar"), 'doors: \'ajar\' will not do; it must be "always" or "often".'),
        (("demo", "--set", "drama=1"), "drama: there is no such setting"),
        (
            ("demo", "--record", "no/such/folder/x.jsonl", "--turns", "2"),
            "cannot be written: No such file or directory.",
        ),
        (("perft", "--moves", "-1"), "--moves: -1 will not do"),
        (("settings", "save", "standard"), "standard: this name is taken by the game itself"),
        (("settings", "save", "../evil"), "evil"),
        (("settings", "delete", "nothing"), "nothing"),
        (("settings", "show", "nothing"), "nothing: there are no settings of this name"),
    ],
)
def test_bad_words_on_the_command_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str) -> None:
    """Each is answered with what would have been right."""
    assert said in refused(capsys, *words)


def test_several_bad_settings_are_all_named(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for every problem."""
    err = refused(capsys, "settings", "save", "x", "--set", "hold=200", "--set", "doors=ajar", "--set", "fine=1")
    assert [line.split(":")[1].strip() for line in err.splitlines()] == ["hold", "doors", "fine"]


def test_unknown_words_are_refused_by_the_parser(capsys: pytest.CaptureFixture[str]) -> None:
    """The parser says what is wrong and leaves with 2."""
    for words in (["dance"], [], ["perft"], ["perft", "--moves", "x"], ["demo", "--mode", "war"]):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 2
        assert "stopthief" in capsys.readouterr().err


def test_a_broken_board_is_refused_with_every_problem(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A line for each, with the file and the place in it."""
    file = tmp_path / "board.json"
    file.write_text("{")
    assert "board.json: board: " in refused(capsys, "board", file)
    file.write_text(json.dumps({"places": [], "ring": [], "areas": [], "spaces": [], "paths": [{"ends": [1, 2]}]}))
    err = refused(capsys, "board", file)
    assert "leads to 1, a neighbour that is not on the board." in err
    assert "leads to 2, a neighbour that is not on the board." in err


def test_a_broken_settings_file_is_refused_with_its_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Saved settings that somebody spoiled are named; nothing else happens."""
    assert main(["settings", "save", "mine"]) == 0
    capsys.readouterr()
    (file,) = (tmp_path / "config").rglob("mine*")
    file.write_text("hold = 'lots'\n")
    assert file.name in refused(capsys, "settings", "show", "mine")
