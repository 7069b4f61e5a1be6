"""What one can type: choices, questions about the game, and nonsense."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.city.tables import BOX, SANDRA
from tests.support.city.typist import Hunter
from tests.text.test_whole_games import GAMES

START = GAMES["standard"]
CARDS = [card.moves for card in BOX.investigators[SANDRA].cards]
LOW, HIGH = str(CARDS[0]), str(CARDS[-1])
NO_CARD = str(min({*range(1, 12)} - {*CARDS}))


def after(folder: Path, *typed: str) -> str:
    """What stands on the screen after typing this in a new game."""
    hunter = Hunter(folder, [*START, *typed], stop_after=len(START) + len(typed))
    hunter.play(seed="s1")
    return hunter.text.rpartition("\nAnn goes first.")[2].partition("\n\nSo long.")[0]


NONE = "That is none of the choices; type a key from the left column, or ? for help."


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (("hello",), NONE),
        (("2",), NONE),
        (("map map",), NONE),
        (("", NO_CARD), f"You have no card {NO_CARD} in your hand; play one of {', '.join(map(str, CARDS))}."),
        (("", ""), NONE),
        (("", HIGH, "999"), "There is no space 999 on the board; choose another."),
        (("", LOW, "446"), f"446 is further than card {LOW} goes; choose a nearer space."),
        (("", HIGH, "arrest 446"), "446 is out of your reach; arrest on your own space or one right beside you."),
        (("", HIGH, "tip"), NONE),
        (("", HIGH, "9" * 5000), NONE),
        (("look 999",), 'There is no space "999" on the board; "map" shows them all.'),
        (("look",), 'There is no space "" on the board; "map" shows them all.'),
        (("look 500",), "Ann and Bob stand there."),
        (("look 333-324",), "324-333 (circle). One step away: 324 and 333."),
        (("replay",), "Nothing has been heard yet."),
        (("clues",), "Nothing has been heard yet."),
    ],
)
def test_every_input_gets_one_clear_sentence(tmp_path: Path, typed: tuple[str, ...], answer: str) -> None:
    """It says what to do, and the question stays open."""
    shown = " ".join(after(tmp_path, *typed).split())
    assert answer in shown
    assert shown.endswith(">")


def test_help_tells_the_turn_the_sounds_and_the_keys(tmp_path: Path) -> None:
    """And what wins this game."""
    shown = after(tmp_path, "?")
    for words in ("get a clue, play a card and move, then an arrest", "[#] glass", "replay", "quit", "$40,000 wins"):
        assert words in shown


def test_T4_clues_can_be_replayed_and_reviewed_in_order(tmp_path: Path) -> None:
    """The last one, and all of them."""
    *_, replayed, _, first, second, _ = after(tmp_path, "", LOW, "end", "", "replay", "clues").split("\n")
    assert first == "  1  [!] alarm, bank"
    assert second == f"  2  {replayed}"


def test_list_shows_every_space_with_its_cost(tmp_path: Path) -> None:
    """Grouped by steps; what the menu shows already is not repeated."""
    shown = after(tmp_path, "", str(CARDS[-2]), "list")
    assert "Move, or stay:\n" in shown
    assert "\n  1 step   500-501, 500-610, 500-701, 500-810\n" in shown
    assert "\n  free     599, 699, 799, 899\n" in shown
    assert "\n  stay     500\n" in shown


def test_the_log_tells_the_last_things_that_happened(tmp_path: Path) -> None:
    """In order, for everyone."""
    shown = after(tmp_path, "", LOW, "end", "log").removesuffix("\n> ")
    assert shown.endswith("Ann ends the turn, with all cards back in hand. Bob is next.")


def test_quit_says_goodbye(tmp_path: Path) -> None:
    """With what becomes of the game."""
    hunter = Hunter(tmp_path, [*START, "quit"])
    assert hunter.play(seed="s1") == 0
    assert hunter.screen[-1] == "So long. The game is saved; start again to go on."


def test_bytes_that_are_no_text_are_no_choice(tmp_path: Path) -> None:
    """A terminal in another encoding does not end the game."""
    hunter = Hunter(tmp_path, [*START, "quit"])
    read, torn = hunter.read, UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    def garbled(prompt: str) -> str:
        if prompt == "> " and NONE not in hunter.screen:
            raise torn
        return read(prompt)

    hunter.read = garbled  # type: ignore[method-assign]
    assert hunter.play(seed="s1") == 0
    assert NONE in hunter.screen
