"""Whatever is not allowed is refused with a code and whole sentences that say what to do, and changes nothing."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.errors import Broken, Refused
from stopthief.core.match import Match
from stopthief.core.record import of as record_of
from stopthief.core.verify import verify
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import DRAKE, JIMMY, PEPPER, SANDRA, TAD, agreed, legal, play, situation

COMMANDS: tuple[do.Command, ...] = (
    do.GetClue(),
    do.PlayCard(8),
    do.TakeTip(),
    do.Escort(1, 501),
    do.MoveTo(500),
    do.Arrest(500),
    do.EndTurn(),
    do.Choose(1),
    do.MovePack(443),
)
"""One of every type, each of them sensible at the right moment."""

THREE = agreed(investigators=(DRAKE, JIMMY, TAD))
MANY = agreed("one-vs-many", investigators=(DRAKE, JIMMY))


def _in_every_phase() -> dict[str, State]:
    """A situation for every phase in which a person chooses, and what may be done in it is in `ALLOWED`."""
    card = situation(THREE, 445)
    move = play(card, do.PlayCard(7))
    return {
        "clue": situation(THREE, 445, phase=Phase.CLUE),
        "card": card,
        "move": move,
        "arrest": play(move, do.MoveTo(500)),
        "choice": _caught("frank"),
        "ride": _caught("ivana"),
        "pack moves": situation(MANY, ThiefNow(442, 444), phase=Phase.THIEF, steps=1),
        "pack starts": situation(MANY, None, phase=Phase.PLACE),
    }


def _caught(thief: str) -> State:
    state = situation(THREE, 445, thief_card=thief, at=(445, 500, 500))
    return play(state, do.PlayCard(8), do.Arrest(445))


PHASES = _in_every_phase()
ALLOWED: dict[str, set[type]] = {
    "clue": {do.GetClue},
    "card": {do.PlayCard},
    "move": {do.Escort, do.MoveTo, do.Arrest, do.EndTurn},
    "arrest": {do.Arrest, do.EndTurn},
    "choice": {do.Choose},
    "ride": {do.MoveTo},
    "pack moves": {do.MovePack},
    "pack starts": {do.MovePack},
}
SENTENCES = re.compile(r"[A-Z$0-9][^.!?]*\.( [A-Z][^.!?]*\.)*")


def refused(state: State, command: do.Command, seat: int | None = None) -> Refused:
    """The refusal of a command, after checking that it is well said and that nothing has changed."""
    who = CITY.awaited(CITY.view(state, None)) if seat is None else seat
    before = repr(state)
    with pytest.raises(Refused) as caught:
        CITY.decide(state, -1 if who is None else who, command)
    assert repr(state) == before
    assert SENTENCES.fullmatch(str(caught.value)), str(caught.value)
    assert caught.value.code
    return caught.value


@pytest.mark.parametrize("phase", PHASES)
def test_what_a_phase_allows_is_offered(phase: str) -> None:
    """The list below is right: just these types of command are legal in these situations."""
    assert {type(command) for command in legal(PHASES[phase])} == ALLOWED[phase]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("phase", PHASES)
def test_every_command_in_a_wrong_phase(phase: str, command: do.Command) -> None:
    """A command that has no place in a phase is refused; one that has is accepted, so the refusals mean the phase."""
    state = PHASES[phase]
    if type(command) in ALLOWED[phase]:
        play(state, command)
    else:
        asks_the_card = isinstance(command, do.TakeTip) and phase in ("move", "arrest")
        assert refused(state, command).code == ("no tip" if asks_the_card else "not now")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("phase", PHASES)
def test_every_command_by_the_wrong_seat(phase: str, command: do.Command) -> None:
    """Whoever is not to choose is told who is; also somebody who watches, or has no seat at this table."""
    state = PHASES[phase]
    awaited = CITY.awaited(CITY.view(state, None))
    assert awaited is not None
    name = state.public.setup.players[awaited].name
    for seat in range(3):
        if seat != awaited:
            refusal = refused(state, command, seat)
            assert refusal.code == "not your turn"
            assert name in str(refusal)
    for nobody in (-1, -2, 3, 99):
        assert refused(state, command, nobody).code == "no seat"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_command_after_the_end(seat: int, command: do.Command) -> None:
    """When the game is over nobody can do anything any more, and is told so."""
    state = situation(THREE, 445, at=(445, 500, 500), thief_card="crystal", money=(29_000, 0, 0))
    state = play(state, do.PlayCard(8), do.Arrest(445))
    assert state.public.phase is Phase.OVER
    assert refused(state, command, seat).code == "over"


def test_a_refused_command_leaves_a_match_as_it_was() -> None:
    """No act is written, no die is thrown, the state stays the same."""
    match = Match.begin(CITY, THREE, "refusals")
    before = (match.state, match.rolls, len(match.acts))
    seat = match.awaited
    assert seat is not None
    for command in COMMANDS[1:]:
        with pytest.raises(Refused):
            match.submit(seat, command)
    assert (match.state, match.rolls, len(match.acts)) == before


def test_a_record_with_a_seat_that_is_not_there_is_broken() -> None:
    """Whoever checks a record hears of it in a sentence with its line."""
    match = Match.begin(CITY, THREE, "refusals")
    assert match.awaited is not None
    act = match.submit(match.awaited, do.GetClue())
    for seat in (7, -1, None):
        acts = (match.acts[0], replace(act, seat=seat))
        record = replace(record_of(match), acts=acts)
        with pytest.raises(Broken, match=r"^line 3: .* There is no seat"):
            verify(CITY, record)


def _played(who: str, card: int, setup: Setup | None = None, **public: object) -> State:
    setup = setup or agreed(investigators=(who, TAD if who != TAD else JIMMY))
    return play(situation(setup, 445, **public), do.PlayCard(card))


def test_a_card_that_is_not_in_the_hand() -> None:
    """The hand is named; a card on the table is no longer in it."""
    state = situation(agreed(), 445, hands=((3, 6), (3,)))
    for card in (8, 4, 0, -1):
        refusal = refused(state, do.PlayCard(card))
        assert refusal.code == "card"
        assert "3, 6" in str(refusal)


@pytest.mark.parametrize(
    ("state", "code", "said"),
    [
        (_played(SANDRA, 8), "no tip", "gives no private tip"),
        (play(_played(SANDRA, 5), do.TakeTip()), "no tip", "have had the tip"),
        (play(_played(SANDRA, 5), do.MoveTo(500)), "no tip", "only before moving"),
        (_played(JIMMY, 7), "no tip", "after moving"),
        (play(_played(JIMMY, 7), do.MoveTo(500), do.TakeTip()), "no tip", "have had the tip"),
        (_played(SANDRA, 5, thief_card="tip", money=(0, 9000)), "money", "A tip costs $1,000"),
        (_played(SANDRA, 5, agreed("cooperative"), thief_card="marina", loot=1000), "money", "A tip costs $2,000"),
    ],
    ids=["plain card", "twice", "too late", "too early", "twice after moving", "no money", "no Loot"],
)
def test_a_tip_that_cannot_be_had(state: State, code: str, said: str) -> None:
    """Each reason has its own sentence."""
    refusal = refused(state, do.TakeTip())
    assert refusal.code == code
    assert said in str(refusal)


@pytest.mark.parametrize(
    ("to", "code", "said"),
    [
        (999, "unknown space", "no space 999"),
        (0, "unknown space", "no space 0"),
        (-4, "unknown space", "no space -4"),
        (324352, "unknown space", "no space 324-352"),
        (128, "window", "128 is a window"),
        (247, "too far", "247 is further than card 8"),
        (117126, "too far", "117-126 is further than card 8"),
        (324, "taken", "stands on 324"),
    ],
)
def test_a_move_that_cannot_be_made(to: int, code: str, said: str) -> None:
    """Unknown, a window, too far, or taken: the sentence names the space as people write it."""
    refusal = refused(_played(SANDRA, 8, at=(333, 324)), do.MoveTo(to))
    assert refusal.code == code
    assert said in str(refusal)


def test_a_window_that_is_too_far_even_when_windows_are_open() -> None:
    """With an effect that opens windows, distance is the reason given."""
    assert refused(_played(SANDRA, 8, at=(333, 500), thief_card="sash"), do.MoveTo(128)).code == "too far"


@pytest.mark.parametrize(
    ("space", "code"), [(999, "unknown space"), (324333, "no number"), (0, "unknown space"), (445, "out of reach")]
)
def test_an_arrest_that_cannot_be_made(space: int, code: str) -> None:
    """Only numbered spaces in reach, and the sentence does not tell whether the thief is there."""
    for thief in (445, 425):
        state = play(situation(agreed(), thief, at=(333, 500)), do.PlayCard(8))
        refusal = refused(state, do.Arrest(space))
        assert refusal.code == code
        assert str(refusal) == str(refused(replace(state, thief=ThiefNow(123)), do.Arrest(space)))


def test_peppers_reach_is_named() -> None:
    """With her card in play the sentence says three steps, otherwise the space right beside."""
    assert "three steps" in str(refused(_played(PEPPER, 6, at=(333, 500)), do.Arrest(445)))
    assert "right beside" in str(refused(_played(PEPPER, 8, at=(333, 500)), do.Arrest(445)))


@pytest.mark.parametrize(
    ("state", "command", "code"),
    [
        (_played(SANDRA, 8), do.Escort(1, 501), "no escort"),
        (play(_played(DRAKE, 7), do.Escort(1, 501)), do.Escort(1, 500), "no escort"),
        (_played(DRAKE, 7), do.Escort(0, 501), "escort"),
        (_played(DRAKE, 7), do.Escort(5, 501), "escort"),
        (_played(DRAKE, 7), do.Escort(1, 500), "escort"),
        (_played(DRAKE, 7), do.Escort(1, 899), "escort"),
        (_played(DRAKE, 7, at=(501, 500)), do.Escort(1, 501), "escort"),
    ],
    ids=["plain card", "twice", "himself", "nobody", "to where it is", "by train", "onto somebody"],
)
def test_an_escort_that_cannot_be_made(state: State, command: do.Command, code: str) -> None:
    """Only with the card for it, once, another one, to a free space within four steps."""
    assert refused(state, command).code == code


@pytest.mark.parametrize(
    ("thief", "command", "said"),
    [
        ("frank", do.Choose(0), "Drake Benedict"),
        ("frank", do.Choose(7), "Player 7"),
        ("ivana", do.MoveTo(501), "subway space"),
        ("ivana", do.MoveTo(999), "no space 999"),
    ],
)
def test_a_choice_that_is_not_offered(thief: str, command: do.Command, said: str) -> None:
    """For a captured thief's effect only what is offered can be chosen."""
    refusal = refused(_caught(thief), command)
    assert refusal.code in ("choice", "unknown space")
    assert said in str(refusal)


@pytest.mark.parametrize("to", [444, 442, 999, 500])
def test_a_step_of_the_pack_that_cannot_be_made(to: int) -> None:
    """Back, staying, off the board, or far away."""
    assert refused(PHASES["pack moves"], do.MovePack(to)).code == "pack"


@pytest.mark.parametrize("to", [444, 128, 500, 709, 999])
def test_a_start_of_the_pack_that_cannot_be(to: int) -> None:
    """Not on a door, a window, a street or off the board."""
    assert refused(PHASES["pack starts"], do.MovePack(to)).code == "pack"
