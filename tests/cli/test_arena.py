"""The command that lets bots play each other: what it prints, what it refuses, what is left when it is interrupted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stopthief.cli import arena, game_options, main
from stopthief.cli.terminal.progress import Bar
from stopthief.lab.arena import Pairing, pairings
from tests.support.games.toy_race import ENTRY, dash

Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _dash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr(game_options, "GAMES", {"dash": ENTRY})
    monkeypatch.setattr(arena, "thinking_game", dash)


def said(capsys: Printed, *words: str) -> str:
    """What the command prints, in one process."""
    assert main(["arena", "--processes", "1", *words]) == 0
    return capsys.readouterr().out


def test_it_stops_when_the_difference_is_proven(capsys: Printed) -> None:
    """And not with --all; the same seed gives the same report, but for the time it took."""
    short, again = (json.loads(said(capsys, "--json")) for _ in range(2))
    assert short["ended"] == "proven"
    assert short["pairings"] < 200
    assert short["comparisons"][0]["verdict"] == "better"
    assert (short["games"], short["illegal"]) == (2 * short["pairings"], 0)
    assert {**short, "thinking": None} == {**again, "thinking": None}
    longer = json.loads(said(capsys, "--all", "--pairs", str(short["pairings"] + 5), "--json"))
    assert (longer["ended"], longer["pairings"]) == ("all played", short["pairings"] + 5)
    other = json.loads(said(capsys, "--seed", "other", "--json"))
    assert other["standings"] != short["standings"]


def test_tables_for_people(capsys: Printed) -> None:
    """Every table has its heads and rows; balance only where it is asked for."""
    words = ("--mode", "race", "--seats", "3", "--pairs", "4", "--players", "strong,easy")
    told = said(capsys, *words, "--balance")
    assert told.startswith("4 pairings, 24 games from seed arena, all played; 0 broken off,")
    for head in ("player", "better", "median turns", "a choice of", "who", "goes", "turns a player, median"):
        assert f"\n| {head} |" in told
    assert "\n| who |" not in said(capsys, *words)
    rows = [line for line in told.splitlines() if line.startswith("|")]
    assert all(line.endswith("|") for line in rows)
    drag = said(capsys, "--mode", "drag", "--against", "easy,fair", "--pairs", "2")
    assert "| easy, against | fair |" in drag
    assert "| strong | easy | 2 |" in drag


def test_one_pairing_can_be_seen_again(capsys: Printed) -> None:
    """By its number, as it was in the whole run."""
    one = json.loads(said(capsys, "--pairing", "1", "--json"))
    zero = json.loads(said(capsys, "--pairing", "0", "--json"))
    both = json.loads(said(capsys, "--pairs", "2", "--json"))
    assert one["pairings"] == zero["pairings"] == 1
    assert one["decisions"] + zero["decisions"] == both["decisions"]


def test_an_interrupt_leaves_what_is_known(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has had enough gets the report so far."""

    def interrupted(*given: Any) -> Iterator[Pairing]:
        every = pairings(*given)
        yield next(every)
        yield next(every)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "pairings", interrupted)
    assert said(capsys).startswith("2 pairings, 4 games from seed arena, interrupted;")


def test_what_makes_no_sense_is_refused(capsys: Printed) -> None:
    """All of it at once, by the names that it has here."""
    for words, lines in (
        (("--seats", "9"), ["--seats: it is played by 8, not by 9."]),
        (
            ("--against", "fair", "--pairs", "0", "--elo1", "0"),
            [
                "--pairs: 0 will not do; it must be 1 or more.",
                "--elo1: it must be more than --elo0.",
                "--against: there is no opposing part at this table; leave it out.",
            ],
        ),
        (("--players", "strong,good"), ["--players: there is no good; there is easy, fair, strong."]),
        (("--players", "steady,fair"), ["--players: there is no steady; there is easy, fair, strong."]),
        (("--players", "fair,fair"), ["--players: name each strength once."]),
    ):
        assert main(["arena", *words]) == 2
        assert capsys.readouterr().err.splitlines() == [f"stopthief: {line}" for line in lines]


def test_a_bot_that_fails_ends_the_run(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the sort of table, the seed and the pairing."""

    def failing(name: str) -> Any:
        entry, mind = dash(name)
        return entry, msgspec.structs.replace(mind, player=lambda *_: 1 / 0)

    monkeypatch.setattr(arena, "thinking_game", failing)
    assert main(["arena", "--processes", "1", "--seats", "3"]) == 2
    first, *_, last = capsys.readouterr().err.splitlines()
    assert first.startswith(
        "stopthief: 3 seats, race, dash, seed arena, pairing 0, seats strong, fair, strong: decision 1,"
    )
    assert last == "stopthief: Play it again with the same options and --pairing."


def test_the_bar(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    """It shows how far things are where somebody looks, and says nothing elsewhere."""
    with Bar(4, "games") as bar:
        bar.at(2)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with Bar(4, "games") as bar:
        bar.at(2, "even")
    empty, half = capsys.readouterr().err.split("\r")[1:]
    assert empty == f"[{'.' * 30}] 0 of 4 games"
    assert half == f"[{'#' * 15}{'.' * 15}] 2 of 4 games, even, 0 min left\n"
