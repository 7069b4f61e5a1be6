"""How long and how hard games are: the statistics of games made by hand, and the command that plays them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stopthief.cli import evenings as command
from stopthief.cli import main
from stopthief.core.sides import Sides
from stopthief.lab.arena import Pairing
from stopthief.lab.bout import Bout
from stopthief.lab.estimates import wilson
from stopthief.lab.evenings import Evenings, evenings

TEAM, RIVALS, MANY = Sides(((0, 1),)), Sides(((0,), (1,))), Sides(((0, 1),), (2,))
WON, LOST = (0, 1), ()


def game(winners: tuple[int, ...] | None = WON, sides: Sides = TEAM, **figures: Any) -> Pairing:
    """One game with these figures."""
    usual = {"turns": 30, "thieves": 5, "boss_loot": None, "chosen_after_boss": False}
    bout = Bout(("casual",), winners, 9, usual | figures, ())  # type: ignore[arg-type]
    return Pairing(0, None, sides, (bout,))


def of(games: Iterable[Pairing]) -> Evenings:
    """Their statistics."""
    return evenings("casual", 2, games)


def test_a_turn_takes_forty_seconds() -> None:
    """The median, and what nine of ten games are longer and shorter than."""
    three = of(game(turns=turns) for turns in (90, 30, 33))
    assert (three.players, three.seats, three.games) == ("casual", 2, 3)
    assert (three.minutes, three.minutes_10, three.minutes_90) == (22, 20, 60)
    twenty = of(game(turns=3 * number) for number in range(20, 0, -1))
    assert (twenty.minutes, twenty.minutes_10, twenty.minutes_90) == (21, 6, 38)


@pytest.mark.parametrize(
    ("sides", "winners", "won"),
    [
        (TEAM, WON, 1),
        (TEAM, LOST, 0),
        (MANY, WON, 1),
        (MANY, (2,), 0),
        (RIVALS, (1,), 1),
        (RIVALS, None, 0),
    ],
)
def test_who_won(sides: Sides, winners: tuple[int, ...] | None, won: int) -> None:
    """The team, not the Pack; among rivals anybody; nobody in a game that was broken off."""
    assert of([game(winners, sides)]).won == won


def test_shares_of_all_games() -> None:
    """Games won with their interval, and games that needed one thief more than the box has."""
    came = of([game(), game(LOST, thieves=12), game(LOST, thieves=13), game(thieves=25)])
    assert (came.won, came.interval) == (0.5, wilson(2, 4))
    assert came.thirteenth == 0.5


def test_the_poor_and_the_rich_third() -> None:
    """Of the games in which the boss came, by the money left; of seven, two are a third."""
    met = {7: WON, 6: WON, 1: LOST, 2: WON, 3: LOST, 4: LOST, 5: LOST}
    games = [game(winners, boss_loot=money) for money, winners in met.items()]
    came = of([*games, game(LOST), game(LOST)])
    assert (came.poor, came.rich) == (0.5, 1.0)


def test_among_equally_rich_games_lost_ones_do_not_count_as_the_poorer() -> None:
    """With the same money in all of them, whoever won says nothing about a third."""
    games = [game(WON if number % 2 else LOST, boss_loot=5000) for number in range(12)]
    came = of(games)
    assert (came.poor, came.rich) == (0.5, 0.5)


def test_no_thirds_of_two_games() -> None:
    """There is nothing to compare; neither is there where no boss comes."""
    for games in ([game(boss_loot=1), game(boss_loot=2)], [game()] * 9):
        assert (of(games).poor, of(games).rich) == (None, None)


def test_the_helpless() -> None:
    """Of the lost games those in which the boss came and nobody chose anything after; none where none was lost."""
    sudden = game(LOST, boss_loot=3000)
    fought = game(LOST, boss_loot=3000, chosen_after_boss=True)
    assert of([sudden, fought, game(LOST), game(LOST), game()]).helpless == 0.25
    assert of([game(), game(boss_loot=3000)]).helpless is None


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints, in one process."""
    assert main(["evenings", "--processes", "1", "--games", "2", *words]) == 0
    return capsys.readouterr().out


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    """All fields; the same seed gives the same, another gives other games."""
    words = ("--players", "casual", "--seats", "2", "--json")
    (one,) = json.loads(said(capsys, *words))
    assert [*one] == [*msgspec.structs.asdict(of([game()]))]
    assert (one["players"], one["seats"], one["games"], one["won"]) == ("casual", 2, 2, 1.0)
    assert one["minutes_10"] <= one["minutes"] <= one["minutes_90"]
    assert json.loads(said(capsys, *words)) == [one]
    assert json.loads(said(capsys, *words, "--seed", "other")) != [one]


def test_a_row_for_each_kind_and_number(capsys: pytest.CaptureFixture[str]) -> None:
    """In the order of the kinds; a share that nothing is known of is left empty."""
    head, line, *rows = said(
        capsys, "--players", "casual,child", "--seats", "2,3", "--difficulty", "quick"
    ).splitlines()
    assert head.count("|") == line.count("|") == rows[0].count("|")
    assert [row.split(" | ")[:3] for row in rows] == [
        [f"| {kind}", seats, "2"] for kind in ("casual", "child") for seats in ("2", "3")
    ]
    assert all(row.endswith("|  |  |  |") for row in rows)


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("solo", [1]), ("competitive", [2, 3, 4]), ("cooperative", [2, 3, 4]), ("one-vs-many", [2, 3, 4])],
)
def test_as_many_players_as_the_mode_allows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, mode: str, seats: list[int]
) -> None:
    """Unless somebody says how many."""
    monkeypatch.setattr(command, "pairings", lambda _run, setup_for, _numbers, _processes: made(setup_for))
    rows = json.loads(said(capsys, "--players", "child", "--mode", mode, "--json"))
    assert [row["seats"] for row in rows] == seats


def made(setup_for: Any) -> Any:
    """One game as by hand, at the table that was asked for."""
    setup = setup_for("seed")
    yield game(WON, Sides((tuple(setup.investigators),)))


BAD: tuple[tuple[tuple[str, ...], str], ...] = (
    (("--seats", "x"), "--seats: 'x' is not a number of players; say for example 2,3,4."),
    (("--seats", "2,"), "--seats: '' is not a number of players; say for example 2,3,4."),
    (("--seats", "-2"), "--seats: '-2' is not a number of players; say for example 2,3,4."),
    (("--seats", "2,7"), "--seats: competitive is played by 2 to 4, not by 7."),
    (("--mode", "solo", "--seats", "2"), "--seats: solo is played by 1, not by 2."),
    (("--games", "0"), "--games: 0 will not do; it must be 1 or more."),
    (("--games", "-3"), "--games: -3 will not do; it must be 1 or more."),
    (("--processes", "0"), "--processes: 0 will not do; it must be 1 or more."),
    (("--players", "casual,uncle"), "--players: there is no uncle; there is easy, steady, fair, strong, child,"),
    (("--against", "casual"), "--against: there is no opposing part at this table; leave it out."),
    (("--mode", "one-vs-many", "--against", "uncle"), "--against: there is no uncle; there is easy, steady,"),
    (("--difficulty", "nightmare"), "nightmare: there are no settings of this name"),
    (("--set", "drama=1"), "drama: there is no such setting"),
)


@pytest.mark.parametrize(("words", "sentence"), BAD)
def test_bad_words_get_a_sentence_and_play_nothing(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: tuple[str, ...],
    sentence: str,
) -> None:
    """Exit code 2, before any game; nothing is printed as a result, nothing is written."""
    monkeypatch.setattr(command, "pairings", lambda *_: pytest.fail("a game was played"))
    assert main(["evenings", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"stopthief: {sentence}")
    assert len(printed.err.splitlines()) == 1
    assert not [*tmp_path.rglob("*")]


def test_every_bad_word_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each."""
    assert main(["evenings", "--games", "0", "--players", "uncle", "--against", "aunt", "--mode", "one-vs-many"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(": ")[1] for line in lines] == ["--games", "--players", "--against"]
