"""Whole games of every kind at the keyboard, from the first question to the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from stopthief.city.rules import events as ev
from stopthief.core import record
from stopthief.core.verify import Verdict, verify
from tests.support.city.tables import CITY
from tests.support.city.typist import Hunter
from tests.support.games.text_tables import log_of

GAMES = {
    "standard": ("1", "2", "standard", "", "Ann", "", "Bob"),
    "intermediate": ("competitive", "3", "2", "3", "", "3", "", "3", ""),
    "advanced": ("1", "4", "advanced", "", "", "", "", "", "", "", ""),
    "custom": ("1", "2", "custom", "standard", "tip", "digit", "loot", "9000", "done", "", "", "", "", ""),
    "quick": ("1", "3", "quick", "", "", "", "", "", ""),
    "cooperative": ("2", "2", "", "", "", "", ""),
    "family": ("2", "3", "family", "", "", "", "", "", ""),
    "one-vs-many": ("3", "3", "", "", "", "", "", "Eve"),
    "solo": ("4", "", "Drake Benedict", ""),
    "solo, custom": ("4", "custom", "book", "pack", "1", "done", "", "", ""),
}


def verdict(path: Path) -> Verdict:
    """What an outsider finds in a record."""
    return verify(CITY, record.read(CITY, record.split(path.read_bytes())))


@pytest.mark.parametrize("seed", ["s1", "s2"])
@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game_ends_with_a_fair_record(tmp_path: Path, kind: str, seed: str) -> None:
    """The winner is named, the trail shown, the record proves the game, and the table is clear again."""
    hunter = Hunter(tmp_path, GAMES[kind])
    assert hunter.play(seed=seed) == 0
    end = "\n".join(hunter.screen[-40:])
    assert "Case closed." in end or "The Loot is gone" in end
    assert " went:\n" in end
    (path,) = (tmp_path / "data" / "records").iterdir()
    assert str(path) in end
    assert verdict(path).finished
    assert verdict(path).fair
    assert log_of(tmp_path, finished=False) == []


def test_no_line_is_wider_than_a_terminal(tmp_path: Path) -> None:
    """79 columns, but for a path that cannot be broken."""
    hunter = Hunter(tmp_path, GAMES["standard"])
    hunter.asides = ("map", "list", "?", "clues", "log", "look 500")
    hunter.play(seed="s1")
    assert [line for line in hunter.text.split("\n") if len(line) > 79 and str(tmp_path) not in line] == []


def test_V1_the_pack_chooses_in_private_and_everyone_hears(tmp_path: Path) -> None:
    """Its own prompts come after the gate; what all hear is told when the keyboard is back."""
    hunter = Hunter(tmp_path, GAMES["one-vs-many"])
    hunter.play(seed="s1")
    assert "Pass the keyboard to Eve and press Enter when only Eve is looking. " in hunter.screen
    assert "Eve, choose where the Pack starts." in hunter.text


@pytest.mark.parametrize("kind", ["standard", "solo"])
def test_every_turn_begins_with_how_things_stand(tmp_path: Path, kind: str) -> None:
    """Also where one plays alone and the turn passes to nobody else."""
    hunter = Hunter(tmp_path, GAMES[kind])
    hunter.play(seed="s1")
    turns = 1 + sum(isinstance(event, ev.TurnEnded) for event in hunter.events)
    assert all(f"\nTurn {turn}. Wanted: " in hunter.text for turn in range(1, turns + 1))


def test_two_games_with_one_seed_keep_both_records(tmp_path: Path) -> None:
    """A record is never overwritten by another game."""
    Hunter(tmp_path, GAMES["standard"]).play(seed="s1")
    Hunter(tmp_path, GAMES["solo"]).play(seed="s1")
    Hunter(tmp_path, GAMES["solo"]).play()
    records = list((tmp_path / "data" / "records").iterdir())
    assert len(records) == 3
    assert all(verdict(path).fair for path in records)
