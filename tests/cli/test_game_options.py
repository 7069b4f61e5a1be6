"""What can be wished for of a game is the game's own affair: options come from the games, refusals name the game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec
import pytest

from stopthief.cli import demo, game_options, main, soak
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import Column, GamePackage, Option, TableKind, TrialOptions
from stopthief.games import GAMES
from stopthief.lab.soak import SoakedGame
from tests.support.city.tables import CITY

ONE_MORE = msgspec.structs.replace(
    GAMES["city"],
    options=(Option("words", "whose words"), Option("mode", "how", ("solo", "slow"), "solo")),
    table_kinds=tuple(TableKind({"players": 1, "number": n}, GAMES["city"].table_kinds[-1].setup) for n in range(2)),
    columns=(Column("turns", "median"), Column("turns", "p95"), Column("turns", "most"), Column("turns")),
)
"""The city, as if it were another game with other options."""


@pytest.fixture(autouse=True)
def _two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    for module in (game_options, demo, soak):
        monkeypatch.setattr(module, "GAMES", {"city": GAMES["city"], "other": ONE_MORE})


def wished(entry: GamePackage, *said: str) -> TrialOptions:
    """What is made of the words of a command line."""
    parser = argparse.ArgumentParser()
    demo.arguments(parser)
    return game_options.trial(entry, parser.parse_args(said), "s")


def test_a_game_gets_what_was_said_and_its_own_defaults() -> None:
    """And nothing of what others would take."""
    assert wished(GAMES["city"]) == TrialOptions("s", None, {"mode": "competitive"})
    assert wished(ONE_MORE) == TrialOptions("s", None, {"mode": "solo"})
    said = ("--mode", "solo", "--players", "1", "--set", "hold=1", "--set", "fine=2", "--difficulty", "custom")
    choices = {"mode": "solo", "difficulty": "custom"}
    assert wished(GAMES["city"], *said) == TrialOptions("s", 1, choices, ("hold=1", "fine=2"))
    assert wished(ONE_MORE, "--words", "mine").choices == {"words": "mine", "mode": "solo"}


def test_what_a_game_does_not_know_it_refuses() -> None:
    """Every such wish at once, and values that only another game has."""
    with pytest.raises(Broken) as broken:
        wished(ONE_MORE, "--difficulty", "advanced", "--set", "hold=1", "--mode", "competitive")
    assert broken.value.problems == (
        "--difficulty: the game city has no such choice; leave it out.",
        "--set: the game city has no such choice; leave it out.",
        "--mode: the game city has no competitive; it has solo, slow.",
    )
    with pytest.raises(Broken, match="--words: the game city has no such choice"):
        wished(GAMES["city"], "--words", "mine")


def test_a_demonstration_of_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    """It is played as that game wishes."""
    assert main(["demo", "--game", "other", "--seed", "1", "--turns", "20", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["game"], printed["mode"]) == (CITY.name, "solo")
    with pytest.raises(SystemExit):
        main(["demo", "--game", "chess"])


def test_figures_of_many_games_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    """As the game says: in all, in the middle, for nineteen of twenty, at most."""
    outcomes = [SoakedGame(n % 2, 10, {"turns": n, "reason": "money" if n else None}) for n in range(200)]
    rows = soak.table(ONE_MORE, outcomes)
    assert rows[0] == {
        "players": 1,
        "number": 0,
        "games": 100,
        "finished": 99,
        "median_turns": 100,
        "p95_turns": 188,
        "most_turns": 198,
        "turns": 9900,
        "decisions": 1000,
    }
    assert soak.table(ONE_MORE, [])[1]["p95_turns"] == 0
    soak.show(ONE_MORE, rows)
    heads = "players | number | games | finished | turns, median | turns, 95th percentile | turns, most | turns"
    assert capsys.readouterr().out.splitlines()[:3] == [
        f"| {heads} | decisions |",
        "|---|---|---|---|---|---|---|---|---|",
        "| 1 | 0 | 100 | 99 | 100 | 188 | 198 | 9,900 | 1,000 |",
    ]
