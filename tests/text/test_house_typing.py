"""What one can type in the house: cards in two languages, questions about them, and nonsense."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.house.typist import TWO, Sleuth

DEALT = ("", "", "", "")
"""Both look at their hands."""
NONE = "That is none of the choices; type a key from the left column, or ? for help."


def after(folder: Path, *typed: str) -> str:
    """What stands on the screen after typing this in a new game of two, where Bob goes first."""
    sleuth = Sleuth(folder, [*TWO, *DEALT, *typed, "quit"])
    sleuth.play()
    return " ".join(sleuth.text.partition("goes first.")[2].split())


def placed(folder: Path, *typed: str) -> str:
    """The same with both markers on the board, behind the gate of the first turn."""
    return after(folder, "kitchen", "grenier", "", *typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (("salon",), "Le salon does not border your room; choose one that does."),
        (("nowhere",), NONE),
        (("GARAGE", "lampe salon"), NONE),
        (("stay", ""), NONE),
        (("la cuisine", "Lampe, cuisine, LIT"), "Le voleur a volé la lampe. Il est dans la cuisine, sous le lit."),
        (("Kitchen", "the lamp, in the kitchen, under the bed"), "volé la lampe. Il est dans la cuisine, sous le lit."),
        (("stay", "etagere salle a manger armoire"), "volé l'étagère. Il est dans la salle à manger, dans l'armoire."),
        (("stay", "bed kitchen lamp"), "volé la lampe. Il est dans la cuisine, sous le lit."),
        (("stay", "shelf living-room sofa"), "volé l'étagère. Il est dans le salon, derrière le canapé."),
        (("stay", "list"), "2. grenier, chambre, salle de bains, bureau, salon,"),
        (("look cuisine",), "The kitchen, a room: la cuisine, dans la cuisine, de la cuisine, à la cuisine."),
        (("look l'horloge",), "The clock, a thing: l'horloge, de l'horloge. Feminine."),
        (("look under the stairs",), "Under the stairs, a hiding place: l'escalier, sous l'escalier. Masculine."),
        (("look moon",), 'There is no card "moon"; "map" shows them all.'),
        (("clues",), "Nothing has been heard yet."),
    ],
)
def test_every_input_gets_an_answer(tmp_path: Path, typed: tuple[str, ...], answer: str) -> None:
    """Accents, case, articles and the language are free; what cannot be is said."""
    assert answer in placed(tmp_path, *typed).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def test_a_whole_sentence_is_a_guess(tmp_path: Path) -> None:
    """As a pupil would say it."""
    shown = placed(tmp_path, "stay", "Le voleur a volé le vase. Il est dans le bureau, derrière le rideau.")
    assert "(The thief stole the vase. He is in the office, behind the curtain. Am I wrong?)" in shown


def test_help_tells_the_turn_and_the_keys(tmp_path: Path) -> None:
    """And how to ask for a card."""
    shown = placed(tmp_path, "?")
    for words in ("you go to a bordering room, or stay", '"look lamp"', "evidence sheet", "quit"):
        assert words in shown


def test_a_thousand_guesses_are_one_line_with_an_example(tmp_path: Path) -> None:
    """Not a thousand lines."""
    assert 'Guess a thing, a room and a hiding place: 1,215 choices, "list" shows them.' in placed(tmp_path, "stay")


def test_where_the_room_is_the_one_stood_in_it_need_not_be_said(tmp_path: Path) -> None:
    """And another one is refused."""
    answers = [*TWO[:-1], "here", *DEALT, "kitchen", "grenier", "", "stay", "vase salon lit", "vase lit", "quit"]
    sleuth = Sleuth(tmp_path, answers)
    sleuth.play()
    shown = " ".join(sleuth.text.split())
    assert "At this table the room guessed is the one you stand in: la cuisine." in shown
    assert "Le voleur a volé le vase. Il est dans la cuisine, sous le lit." in shown
