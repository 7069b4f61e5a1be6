"""S1, S2: what each step sounds like, and that everyone hears the same."""

from __future__ import annotations

import pytest

from stopthief.city.box.setup import Mode
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.chance import step
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.thief import ThiefNow
from tests.support.city.loaded_dice import going
from tests.support.city.tables import ALL, BOARD, acted, agreed, situation
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX
from tests.support.oracles.thief_referee import SOUND


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_S1_every_space_sounds_as_its_kind(mode: Mode) -> None:
    """All 183 spaces, moved to from a neighbour, give the sound of their kind."""
    public = situation(agreed(mode), 500).public
    for number in BOARD.numbers:
        came = ThiefNow(BOARD.neighbours[number][0])
        assert step(BOX, public, came, number).sound == SOUND[BOARD.kind[number]]


def test_S1_a_ride_sounds_as_a_train() -> None:
    """The subway sounds the same whether a thief walks in or arrives by train."""
    public = situation(agreed("cooperative"), 500).public
    assert step(BOX, public, ThiefNow(500, 501), 899).sound == "train"


@pytest.mark.parametrize("number", [123, 126, 709, 113, 128, 500])
def test_S1_staying_is_hold_music(number: int) -> None:
    """On every kind of space a thief that does not move is hold music, and nothing else is."""
    state = situation(agreed(difficulty="intermediate"), ThiefNow(number), phase=Phase.CLUE)
    heard = {(event.to == number, event.sound == "hold music") for event in _steps(state)}
    assert heard == {(True, True), (False, False)}


def _steps(state: State) -> list[ev.ThiefMoved]:
    """Every step that the next clue can be about."""
    asked = CITY.evolve(state, ev.ClueAsked(0))
    odds = CITY.odds(asked)
    assert odds is not None
    return [event for event in odds.outcomes() if isinstance(event, ev.ThiefMoved)]


@pytest.mark.parametrize("difficulty", ["standard", "intermediate", "advanced"])
def test_S1_no_laughter_in_competitive_games(difficulty: str) -> None:
    """Whatever thief is at large, and wherever it goes, nobody laughs."""
    for card in BOX.competitive:
        public = situation(agreed(difficulty=difficulty), 500, thief_card=card).public
        heard = {step(BOX, public, ThiefNow(500, 501), number).sound for number in BOARD.numbers}
        assert heard == {*SOUND.values(), "hold music"}


def test_S1_laughter_is_the_pack_in_secret() -> None:
    """In a getaway a step to anything but a crime scene or station is laughter; otherwise the Pack is heard."""
    public = situation(agreed("cooperative"), 500, getaway=True).public
    for number in BOARD.numbers:
        sound = step(BOX, public, ThiefNow(BOARD.neighbours[number][0]), number).sound
        as_itself = BOARD.kind[number] in ("crime scene", "subway")
        assert sound == (SOUND[BOARD.kind[number]] if as_itself else "laughter")


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_S2_everyone_gets_the_same_clue(mode: Mode) -> None:
    """Every seat and every spectator observes one and the same clue, on a turn of their own or not."""
    state = situation(agreed(mode, investigators=ALL[:4]), ThiefNow(466), phase=Phase.CLUE)
    after, events = acted(state, do.GetClue(), pick=going(465))
    heard = {seat: [seen for event in events for seen in CITY.observe(event, seat)] for seat in (0, 1, 2, 3, None)}
    assert all(seen == heard[None] for seen in heard.values())
    assert [type(seen) for seen in heard[None]] == [ev.ClueAsked, ev.Heard]
    clues = {CITY.view(after, seat).public.clues for seat in heard}
    assert clues == {after.public.clues}


def test_S2_a_clue_never_says_the_space() -> None:
    """Two steps that sound alike in the same place are told in exactly the same way."""
    state = situation(thief=ThiefNow(466), phase=Phase.CLUE)
    (_, (_, one)), (_, (_, other)) = (acted(state, do.GetClue(), pick=going(to)) for to in (465, 467))
    assert one != other
    assert CITY.observe(one, 0) == CITY.observe(other, 0)
