"""Studies of clues and of chases: their figures agree with the games."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from stopthief.city.box.settings import changed
from stopthief.cli import main
from stopthief.games import thinking_game
from stopthief.lab.chase import chased, lone_thief, turns
from stopthief.lab.information import Listened, listened, row


def test_every_clue_is_listened_to() -> None:
    """M4, T5: a standard thief is first heard on one of its starts; the same seed gives the same figures."""
    known = listened("seed", "standard", 5, 3)
    assert len(known) == 5
    assert known == listened("seed", "standard", 5, 3)
    assert known[0].guess == pytest.approx(1 / known[0].spaces)
    assert all(0 < one.guess <= 1 and one.spaces >= 1 and one.bits >= 0 for one in known)


def test_advanced_tells_less() -> None:
    """T3, D8: without a place the same number of clues leaves more spaces."""
    standard, advanced = (
        row(difficulty, 4, [listened("less", difficulty, 4, number)[-1] for number in range(12)])
        for difficulty in ("standard", "advanced")
    )
    assert advanced.best_guess < standard.best_guess
    assert advanced.spaces > standard.spaces


def test_a_row_is_the_mean() -> None:
    """With its interval."""
    made = row("standard", 1, [Listened(0.5, 2, 1.0), Listened(1.0, 1, 0.0)])
    assert (made.best_guess, made.spaces, made.bits, made.thieves) == (0.75, 1.5, 0.5, 2)
    assert made.best_guess_within == pytest.approx(1.96 * 0.25)


def test_being_told_helps() -> None:
    """One who is told the thief's space at every clue needs fewer turns, over the same thieves."""
    alone, told = (
        sum(turns(thinking_game, "chase", "fair", knows, number) or 99 for number in range(8))
        for knows in (False, True)
    )
    assert told < alone


def test_a_chase_ends_with_the_loot(monkeypatch: pytest.MonkeyPatch) -> None:
    """W2: what a beginner's false arrests leave of a little Loot is soon gone, and the thief with it."""
    poor = replace(lone_thief(0), settings=changed(lone_thief(0).settings, {"loot": 1000}))
    monkeypatch.setattr("stopthief.lab.chase.lone_thief", lambda _number: poor)
    assert None in [turns(thinking_game, "poor", "easy", told=False, number=number) for number in range(6)]


def test_a_chase_in_figures() -> None:
    """Those that were given up are counted apart."""
    found = chased("fair", [2, 4, None], told=False)
    assert (found.thieves, found.caught, found.mean_turns, found.median_turns) == (3, 2, 3.0, 3.0)
    assert lone_thief(0).players != lone_thief(1).players


def test_the_arena_prints_studies(capsys: pytest.CaptureFixture[str]) -> None:
    """As a table or as JSON; a game without such a study says so."""
    assert main(["arena", "--information", "--pairs", "2", "--processes", "1", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == 6 * 12
    assert main(["arena", "--game", "house", "--chase"]) != 0
    assert "no such study" in capsys.readouterr().err
