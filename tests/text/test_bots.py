"""One person at the keyboard among bots: no keyboard to pass on, none of their secrets, games that go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from stopthief.city.rules import events as ev
from stopthief.core import record
from stopthief.core.game import AnyGame
from stopthief.core.package.mind import Strength
from stopthief.core.verify import verify
from stopthief.games import GAMES
from tests.support.city.tables import CITY
from tests.support.city.typist import Hunter
from tests.support.games.text_tables import TextTable, log_of
from tests.support.house.tables import HOUSE
from tests.support.house.typist import GATE, Sleuth

TWO = ("1", "2", "standard", "", "Ann", "", "Bob")


def check(folder: Path, game: AnyGame, text: str) -> None:
    """The record is fair, nobody passed the keyboard, and what only the bots perceived was never on the screen."""
    (path,) = (folder / "data" / "records").iterdir()
    found = record.read(game, record.split(path.read_bytes()))
    assert verify(game, found).fair
    assert GATE not in text
    said, setup = GAMES[game.name].words.said, found.opening.setup
    seats = range(game.seats(setup))
    heard: list[set[str]] = [
        {said(setup, one) for act in found.acts for event in act.events for one in game.observe(event, seat)}
        for seat in seats
    ]
    for others in heard[1:]:
        assert not [sentence for sentence in others - heard[0] if sentence in text]


def bots(folder: Path) -> list[Strength | None]:
    """Which bots sit at the table that was played last."""
    table = TextTable(folder, CITY).look(finished=True)
    assert table is not None
    return [place.bot for place in table.places]


@pytest.mark.parametrize("strength", ["easy", "steady", "fair"])
def test_a_game_of_the_city(tmp_path: Path, strength: str) -> None:
    """To its end; what bots think stands in a line before what they do."""
    hunter = Hunter(tmp_path, TWO)
    assert hunter.play(seed="s1", bots=strength) == 0
    assert "(Bob: listening)" in hunter.screen
    check(tmp_path, CITY, hunter.text)
    assert log_of(tmp_path, finished=False) == []


def test_a_bot_that_the_house_does_not_have(tmp_path: Path) -> None:
    """Whoever asks for one is told which there are, before anything else is asked."""
    sleuth = Sleuth(tmp_path)
    assert sleuth.play(bots="steady") == 1
    assert sleuth.text.splitlines()[-1] == "--bots: there is no steady; there is easy, fair, strong."
    assert log_of(tmp_path, finished=False) == []


def test_P5_the_log_does_not_tell_a_tip_again(tmp_path: Path) -> None:
    """Among bots nobody has to look away, and a tip is told in the moment all the same, not afterwards."""
    hunter = Hunter(tmp_path, ("1", "advanced", "2", "", "Ann", "", "Bob"))
    hunter.asides = ("log",)
    hunter.play(seed="s1", bots="easy")
    tips = [line for line in hunter.screen if line.startswith("For your ears only.")]
    given = [event for event in hunter.events if isinstance(event, ev.TipGiven) and event.seat == 0]
    assert len(tips) == len(given) > 0
    assert "A word for your ears only." in hunter.screen


def test_a_game_of_the_house(tmp_path: Path) -> None:
    """The person's own cards are simply shown; the bots' are not."""
    sleuth = Sleuth(tmp_path)
    assert sleuth.play(bots="fair") == 0
    check(tmp_path, HOUSE, sleuth.text)


def test_a_game_that_was_left_goes_on_with_its_bots(tmp_path: Path) -> None:
    """Nobody has to say so again; a new game without them has none."""
    hunter = Hunter(tmp_path, TWO, stop_after=len(TWO) + 6)
    hunter.play(seed="s1", bots="easy")
    assert bots(tmp_path) == [None, "easy"]
    again = Hunter(tmp_path, ("y",))
    assert again.play() == 0
    check(tmp_path, CITY, again.text)
    other = Hunter(tmp_path, TWO, stop_after=len(TWO) + 1)
    other.play(seed="s2")
    assert bots(tmp_path) == [None, None]
