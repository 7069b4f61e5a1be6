"""The command as people type it: what it prints, what it writes, and how it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest

from stopthief.cli import main
from tests.support.city.tables import BOX

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command that must succeed, with folders of its own, and gives what it printed."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def command(*words: str | Path) -> str:
        assert main([str(word) for word in words]) == 0
        printed = capsys.readouterr()
        assert printed.err == ""
        return printed.out

    return command


@pytest.mark.parametrize(
    ("mode", "difficulty", "players"),
    [
        ("competitive", "standard", 2),
        ("competitive", "intermediate", 3),
        ("competitive", "advanced", 4),
        ("competitive", "custom", 2),
        ("competitive", "quick", 3),
        ("cooperative", None, 4),
        ("cooperative", "family", 2),
        ("one-vs-many", None, 3),
        ("solo", "expert", 1),
    ],
)
def test_demo_plays_every_mode_and_its_record_verifies(
    run: Run, tmp_path: Path, mode: str, difficulty: str | None, players: int
) -> None:
    """A random game of each kind is reported, written down, verified and replayed."""
    file = tmp_path / "game.jsonl"
    choice = ["--difficulty", difficulty] if difficulty else []
    words = ["demo", "--mode", mode, *choice, "--players", str(players), "--seed", "7", "--record", str(file), "--json"]
    (game,) = json.loads(run(*words))["games"]
    assert len(game["players"]) == players
    assert game["turns"] > 1
    assert "all legal" in run("verify", file)
    verdict = json.loads(run("verify", file, "--json"))
    assert verdict["acts"] == game["decisions"] + 1
    assert verdict["finished"] == verdict["fair"] == (game["reason"] is not None)
    assert len(run("replay", file).splitlines()) > 10
    assert len(run("replay", file, "--truth").splitlines()) > len(run("replay", file).splitlines()) // 2


def test_demo_repeats_from_its_seed(run: Run) -> None:
    """The same seed gives the same report, another seed another."""
    words = ("demo", "--mode", "cooperative", "--seed")
    assert run(*words, "1") == run(*words, "1") != run(*words, "2")


def test_demo_with_bots_repeats_too(run: Run) -> None:
    """Bots play the house through, the same each time; others than those who play at random."""
    words = ("demo", "--game", "house", "--seed", "1", "--json")
    (game,) = json.loads(run(*words, "--bots", "easy"))["games"]
    assert game["reason"] is not None
    assert run(*words, "--bots", "easy") == run(*words, "--bots", "easy") != run(*words)


def test_demo_of_several_games_numbers_its_records(run: Run, tmp_path: Path) -> None:
    """Each game gets a file of its own, and a summary closes the report."""
    said = run("demo", "--mode", "solo", "--games", "3", "--seed", "s", "--record", tmp_path / "g.jsonl")
    assert sorted(path.name for path in tmp_path.glob("g*.jsonl")) == ["g-1.jsonl", "g-2.jsonl", "g-3.jsonl"]
    assert said.splitlines()[-1] == "3 games from seed s: 3 finished, 0 past the turn limit."


def test_a_game_past_the_turn_limit_has_no_winner(run: Run, tmp_path: Path) -> None:
    """It is broken off, says so, keeps its seed to itself, and its record is good so far."""
    file = tmp_path / "short.jsonl"
    assert "no winner" in run("demo", "--seed", "1", "--turns", "5", "--record", file)
    assert "still secret" in run("verify", file)
    assert run("replay", file).endswith("The game goes on.\n")
    assert '"seed"' not in file.read_text()


def test_replay_shows_a_seat_what_it_saw(run: Run, tmp_path: Path) -> None:
    """A tip is in its owner's playthrough and in the truth, in nobody else's."""
    file = tmp_path / "tips.jsonl"
    run("demo", "--seed", "4", "--turns", "300", "--record", file)
    given = [
        event
        for line in file.read_text().splitlines()
        for event in json.loads(line).get("events", [])
        if event["type"] == "tip_given"
    ]
    assert given
    seats = {event["seat"] for event in given}
    for seat in (0, 1):
        lines = run("replay", file, "--seat", str(seat), "--json").splitlines()
        heard = [json.loads(line) for line in lines if '"tip_heard"' in line]
        assert len(heard) == sum(event["seat"] == seat for event in given)
    assert '"tip_heard"' not in run("replay", file, "--json")
    assert seats <= {0, 1}


def test_records_fit_their_schema(run: Run, tmp_path: Path) -> None:
    """Every line of recorded games of every mode fits the generated JSON Schema; a spoiled one does not."""
    schema = json.loads(run("schema"))
    check = jsonschema.Draft202012Validator(schema)
    for mode in ("competitive", "cooperative", "one-vs-many", "solo"):
        file = tmp_path / f"{mode}.jsonl"
        run("demo", "--mode", mode, "--seed", "2", "--turns", "80", "--record", file)
        for line in file.read_text().splitlines():
            check.validate(json.loads(line))
    assert not check.is_valid({"line": "act", "events": [{"type": "thief_moved", "to": "113"}]})


def test_perft_prints_the_counts(run: Run) -> None:
    """As JSON for programs and as a table for people."""
    counts = json.loads(run("perft", "--moves", "3", "--json"))
    assert counts["total"] == sum(counts["trails"].values()) == 344
    assert counts["trails"]["709"] == 19
    assert "344" in run("perft", "--moves", "3")


def test_settings_are_explained_saved_listed_shown_and_deleted(run: Run) -> None:
    """The whole life of custom settings; a demo can play them by name."""
    assert "doors  (" in run("settings")
    run("settings", "save", "foggy", "--base", "advanced", "--set", "hold=40", "--set", "tip=digit")
    assert "foggy" in run("settings", "list").split()
    assert json.loads(run("settings", "show", "foggy", "--json"))["hold"] == 40
    assert "clue_place = never" in run("settings", "show", "foggy")
    run("demo", "--difficulty", "foggy", "--seed", "1", "--turns", "10")
    run("demo", "--mode", "solo", "--difficulty", "foggy", "--seed", "1", "--turns", "10")
    run("settings", "delete", "foggy")
    assert "foggy" not in run("settings", "list").split()


def test_board_counts_what_is_on_it(run: Run) -> None:
    """The shipped board has its 183 spaces and 306 circles."""
    assert "183 numbered spaces and 306 circles" in run("board")


def test_soak_plays_every_kind(run: Run) -> None:
    """A short run over all modes and difficulties ends in a table with a row for each."""
    rows = json.loads(run("soak", "--games", "20", "--decisions", "150", "--processes", "1", "--json"))
    kinds = {(row["mode"], row["difficulty"]) for row in rows}
    assert kinds == {(mode, one) for mode, levels in BOX.presets.items() for one in (*levels, "custom")}
    assert len(rows) == 20
    assert all(row["games"] == 1 for row in rows)


@pytest.mark.parametrize("words", [("--mode", "solo"), ("--game", "house")])
def test_the_arena_has_bots_of_every_game(run: Run, words: tuple[str, ...]) -> None:
    """One game between weak ones is counted up."""
    told = run("arena", *words, "--players", "easy", "--pairs", "1", "--decisions", "100", "--processes", "1", "--json")
    assert (report := json.loads(told))["games"] == 1
    assert 0 < report["decisions"] <= 100
    assert sum(one["choices"] for one in report["thinking"]) == report["decisions"]
