"""Whole games in the house at the keyboard, from the first question to the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from stopthief.core import record
from stopthief.core.verify import verify
from stopthief.house.rules import events as ev
from stopthief.house.text.sheet import HAS, LEGEND
from tests.support.games.text_tables import log_of
from tests.support.house.tables import HOUSE
from tests.support.house.typist import BACK, GATE, TWO, Sleuth

GAMES = {
    "two": TWO,
    "three at the school": ("ecole", "3", "Ann", "14.7.", "Bob", "1.2.", "Cleo", "", "here"),
    "six in Spanish": ("casa", "6", *(answer for name in "ABCDEF" for answer in (name, "")), ""),
}


@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game_ends_with_a_fair_record(tmp_path: Path, kind: str) -> None:
    """The winner and the three cards are named, the record proves the game, and the table is clear again."""
    sleuth = Sleuth(tmp_path, GAMES[kind])
    assert sleuth.play() == 0
    end = "\n".join(sleuth.screen[-20:])
    winner = sleuth.match.view(None).public.winner
    assert winner is not None
    assert f"{sleuth.match.setup.players[winner].name} wins." in " ".join(end.split())
    assert "The thief and the loot: " in end
    (path,) = (tmp_path / "data" / "records").iterdir()
    assert str(path) in end
    assert verify(HOUSE, record.read(HOUSE, record.split(path.read_bytes()))).fair
    assert log_of(tmp_path, finished=False) == []


@pytest.mark.parametrize("kind", GAMES)
def test_no_line_is_wider_than_a_terminal(tmp_path: Path, kind: str) -> None:
    """79 columns, but for a path that cannot be broken."""
    sleuth = Sleuth(tmp_path, GAMES[kind])
    sleuth.asides = ("map", "list", "?", "clues", "log", "look 1")
    sleuth.play()
    assert [line for line in sleuth.text.split("\n") if len(line) > 79 and str(tmp_path) not in line] == []


def test_F8_a_card_is_seen_by_its_two_owners_alone(tmp_path: Path) -> None:
    """The hands, what is shown and what was shown never stand on the screen that all look at."""
    sleuth = Sleuth(tmp_path)
    sleuth.asides = ("map", "clues", "log", "?")
    private = False

    def watch(sleuth: Sleuth, prompt: str) -> None:
        nonlocal private
        if prompt.startswith(GATE):
            assert sleuth.visible.endswith(prompt)
            assert not private
        if not private:
            open_to_all = sleuth.visible.replace(LEGEND, "")
            assert not any(words in open_to_all for words in ("In your hand", "Your cards", "You s", HAS))
        if prompt.startswith(GATE):
            private = True
        elif prompt == BACK:
            private = False

    sleuth.watch = watch
    assert sleuth.play() == 0
    assert HAS in sleuth.text.replace(LEGEND, "")
    assert "You see: " in sleuth.text


def test_F8_what_a_player_sees_behind_the_gate_is_their_own(tmp_path: Path) -> None:
    """Between the gate and the way back there stand this player's cards, and none that only others know."""
    sleuth = Sleuth(tmp_path)
    sleuth.asides = ("map",)
    who = ""

    def watch(sleuth: Sleuth, prompt: str) -> None:
        nonlocal who
        if prompt.startswith(GATE):
            who = prompt.removeprefix(GATE).partition(" ")[0]
        elif prompt == "> " and who and "Your cards  " in sleuth.visible:
            state = sleuth.match.state
            seat = ["Ann", "Bob"].index(who)
            shown = sleuth.visible.rpartition("Your cards  ")[2].partition("You saw")[0].partition("Face up")[0]
            words = {state.public.setup.pack.cards[card].word for card in state.hands[1 - seat]}
            assert not [word for word in words if f"{word} (" in shown]

    sleuth.watch = watch
    sleuth.play()
    assert who


def test_F8_the_asker_gets_the_keyboard_once_to_see_the_card_and_end_the_turn(tmp_path: Path) -> None:
    """A gate for whoever asks, one for whoever shows, one for the asker: and one each for the hands at the start."""
    sleuth = Sleuth(tmp_path)
    sleuth.play()
    events = [event for act in sleuth.match.acts for event in act.events]
    shown = sum(isinstance(event, ev.CardShown) for event in events)
    turns = sleuth.match.view(None).public.turns
    assert sum(line.startswith(GATE) for line in sleuth.screen) == 2 + turns + 2 * shown


def test_what_happened_can_be_read_until_the_keyboard_is_passed(tmp_path: Path) -> None:
    """The guess stands above the gate of whoever has to show a card."""
    sleuth = Sleuth(tmp_path)
    gates: list[str] = []
    sleuth.watch = lambda sleuth, prompt: gates.append(sleuth.visible) if prompt.startswith(GATE) else None
    sleuth.play()
    assert any("Est-ce que je me trompe" in gate for gate in gates)
    assert any("Oui, tu te trompes" in gate for gate in gates)


def test_stopping_behind_the_gate_leaves_nothing_on_the_screen(tmp_path: Path) -> None:
    """Ctrl-C while a card shows; after the restart it comes again, behind the gate."""
    sleuth = Sleuth(tmp_path)

    def stop(sleuth: Sleuth, prompt: str) -> None:
        if prompt == "> " and "You see: " in sleuth.visible:
            raise KeyboardInterrupt

    sleuth.watch = stop
    assert sleuth.play() == 130
    assert "You see: " not in sleuth.visible
    again = Sleuth(tmp_path, ["y"])
    again.watch = stop
    assert again.play(seed=None) == 130
    (card,) = {line for line in sleuth.screen if line.startswith("You see: ")}
    assert card in again.screen
    assert again.screen.index(card) > next(at for at, line in enumerate(again.screen) if line.startswith(GATE))
