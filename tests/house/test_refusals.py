"""Whatever is not allowed in the house is refused with a code and whole sentences that say what to do."""

from __future__ import annotations

import re

import pytest

from stopthief.core.errors import Refused
from stopthief.house.rules import commands as do
from stopthief.house.rules.state import Phase, State
from tests.support.house.tables import HOUSE, PACK, RIGHT, WRONG, agreed, asked, awaited, begun, legal, play, situation

COMMANDS: tuple[do.Command, ...] = (
    do.PlaceMarker("attic"),
    do.MoveTo("bedroom"),
    do.Guess("vase", "living-room", "sofa"),
    do.Show("vase"),
    do.EndTurn(),
)
"""One of every type, each of them sensible at the right moment."""
HANDS = (("rug",), ("vase",), ("radio",))
SENTENCES = re.compile(r"[A-Z][^.!?\n]*\.( [A-Z][^.!?\n]*\.)*")


def _in_every_phase() -> dict[str, State]:
    showing, _ = asked(situation(*HANDS, setup=agreed(3, guess_here=True)), do.Guess("vase", "living-room", "sofa"))
    return {
        "place": begun(agreed(3)).state,
        "move": situation(*HANDS),
        "guess": play(situation(*HANDS), do.MoveTo("living-room")),
        "show": showing,
        "note": play(showing, do.Show("vase")),
        "over": asked(situation(*HANDS), RIGHT)[0],
    }


PHASES = _in_every_phase()
ALLOWED: dict[str, set[type]] = {
    "place": {do.PlaceMarker},
    "move": {do.MoveTo},
    "guess": {do.Guess},
    "show": {do.Show},
    "note": {do.EndTurn},
    "over": set(),
}


def refused(state: State, command: do.Command, seat: int | None = None) -> Refused:
    """The refusal of a command, after checking that it is well said and that nothing has changed."""
    who = awaited(state) if seat is None else seat
    before = repr(state)
    with pytest.raises(Refused) as caught:
        HOUSE.decide(state, 0 if who is None else who, command)
    assert repr(state) == before
    assert SENTENCES.fullmatch(str(caught.value)), str(caught.value)
    return caught.value


def test_every_phase_of_choice_is_here() -> None:
    """The situations below are all there are in which somebody chooses, and the end."""
    assert {state.public.phase for state in PHASES.values()} == {
        Phase.PLACE,
        Phase.MOVE,
        Phase.GUESS,
        Phase.SHOW,
        Phase.NOTE,
        Phase.OVER,
    }


@pytest.mark.parametrize("phase", PHASES)
def test_what_a_phase_allows_is_offered(phase: str) -> None:
    """Just these types of command are legal in these situations."""
    assert {type(command) for command in legal(PHASES[phase])} == ALLOWED[phase]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("phase", PHASES)
def test_every_command_in_a_wrong_phase(phase: str, command: do.Command) -> None:
    """A command that has no place in a phase is refused; one that has is accepted."""
    state = PHASES[phase]
    if type(command) in ALLOWED[phase]:
        who = awaited(state)
        assert who is not None
        HOUSE.decide(state, who, command)
    else:
        assert refused(state, command).code == ("over" if phase == "over" else "not now")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "over"])
def test_whoever_is_not_asked_is_told_who_is(phase: str, command: do.Command) -> None:
    """By name, whatever was tried."""
    state = PHASES[phase]
    chooser = awaited(state)
    assert chooser is not None
    for seat in {0, 1, 2} - {chooser}:
        refusal = refused(state, command, seat)
        assert refusal.code == "not your turn"
        assert state.public.setup.players[chooser].name in str(refusal)


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_number_that_is_no_seat(seat: int) -> None:
    """Nobody sits there."""
    assert refused(PHASES["move"], do.MoveTo("bedroom"), seat).code == "no seat"


@pytest.mark.parametrize(
    ("phase", "command", "code", "said"),
    [
        ("place", do.PlaceMarker("moon"), "unknown card", "no room moon; there are attic, bedroom"),
        ("place", do.PlaceMarker("lamp"), "unknown card", "no room lamp"),
        ("move", do.MoveTo("moon"), "unknown card", "no room moon"),
        ("move", do.MoveTo("garage"), "too far", "Le garage does not border your room"),
        ("guess", do.Guess("attic", "attic", "bed"), "unknown card", "no thing attic; there are television"),
        ("guess", do.Guess("lamp", "bed", "bed"), "unknown card", "no room bed"),
        ("guess", do.Guess("lamp", "attic", "lamp"), "unknown card", "no hiding place lamp"),
        ("show", do.Show("sofa"), "card", "show one of these: le vase"),
        ("show", do.Show("moon"), "card", "show one of these: le vase"),
    ],
)
def test_what_cannot_be_done_in_the_right_phase(phase: str, command: do.Command, code: str, said: str) -> None:
    """The sentence names what was wrong and what would be right."""
    refusal = refused(PHASES[phase], command)
    assert refusal.code == code
    assert said in str(refusal)


@pytest.mark.parametrize("text", ["", " ", "Attic", "l'été. Ah! What?", "a\nb", "\x00", "x" * 10**6])
def test_what_is_no_card_is_not_said_again(text: str) -> None:
    """A sentence stays a sentence, and a short one, whatever somebody sends."""
    for phase, command in (
        ("place", do.PlaceMarker(text)),
        ("move", do.MoveTo(text)),
        ("guess", do.Guess(text, "attic", "bed")),
        ("guess", do.Guess("lamp", text, "bed")),
        ("guess", do.Guess("lamp", "attic", text)),
        ("show", do.Show(text)),
    ):
        refusal = str(refused(PHASES[phase], command))
        assert len(refusal) < 300
        assert len(text) < 2 or text not in refusal


def test_a_refusal_tells_nothing_of_other_hands() -> None:
    """Whoever has to show is told of the own cards; nobody else's hand changes a word of it."""
    for other in ("sofa", "lamp"):
        state, _ = asked(situation(("rug",), ("vase",), (other,)), WRONG)
        assert str(refused(state, do.Show("attic"))).endswith(f"show one of these: {PACK.cards['vase'].word}.")
