"""Fold public observations into the public part of the state, which is made nowhere else."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from stopthief.house.box.setup import Setup
from stopthief.house.rules import events as ev
from stopthief.house.rules.state import Asked, Outcome, Phase, Public


def begin(setup: Setup) -> Public:
    """The table before anything has happened."""
    return Public(setup=setup, phase=Phase.DEAL, rooms=(None,) * len(setup.players))


def left_of(public: Public, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % len(public.setup.players)


def fold(public: Public, seen: ev.Common) -> Public:
    """The table after one more observation."""
    match seen:
        case ev.Dealt(each, left):
            return replace(public, phase=Phase.FIRST, each=each, open=left)
        case ev.FirstPlayerDrawn(seat):
            return replace(public, phase=Phase.PLACE, first=seat, turn=seat)
        case ev.MarkerPlaced(seat, room):
            return _place(public, seat, room)
        case ev.Moved(seat, _, room):
            return replace(public, phase=Phase.GUESS, rooms=_put(public.rooms, seat, room))
        case ev.TurnEnded(_, following):
            return _begin_turn(replace(public, guesses=_all_guesses(public), asked=None), following)
        case ev.AnswerTurned(seat, answer):
            public = replace(public, asked=replace(_asked(public), outcome="right"))
            return replace(
                public, phase=Phase.OVER, guesses=_all_guesses(public), asked=None, answer=answer, winner=seat
            )
        case _:
            return _answer(public, seen)


def _answer(
    public: Public,
    seen: ev.Guessed | ev.CouldNotShow | ev.ShowAsked | ev.Showed | ev.OpenCardNamed | ev.OwnCardHeld,
) -> Public:
    """F7-F9: a guess and its consequences."""
    match seen:
        case ev.Guessed(seat, guess):
            return replace(public, phase=Phase.ANSWER, asked=Asked(public.turns, seat, guess))
        case ev.CouldNotShow(seat):
            asked = _asked(public)
            return replace(public, asked=replace(asked, could_not=(*asked.could_not, seat)))
        case ev.ShowAsked(seat):
            return replace(public, phase=Phase.SHOW, chooser=seat)
        case ev.Showed(seat):
            asked = replace(_asked(public), showed=seat, outcome="shown")
            return replace(public, phase=Phase.NOTE, chooser=None, asked=asked)
        case ev.OpenCardNamed():
            return _proved(public, "open")
        case ev.OwnCardHeld():
            return _proved(public, "own")
        case _:
            assert_never(seen)


def _proved(public: Public, outcome: Outcome) -> Public:
    return replace(public, phase=Phase.TURN, asked=replace(_asked(public), outcome=outcome))


def _place(public: Public, seat: int, room: str) -> Public:
    public = replace(public, rooms=_put(public.rooms, seat, room))
    if None in public.rooms:
        return replace(public, turn=left_of(public, seat))
    return _begin_turn(public, public.first)


def _begin_turn(public: Public, seat: int) -> Public:
    return replace(public, phase=Phase.MOVE, turn=seat, turns=public.turns + 1)


def _put(rooms: tuple[str | None, ...], seat: int, room: str) -> tuple[str | None, ...]:
    return (*rooms[:seat], room, *rooms[seat + 1 :])


def _asked(public: Public) -> Asked:
    if public.asked is None:
        raise AssertionError("nobody has asked")
    return public.asked


def _all_guesses(public: Public) -> tuple[Asked, ...]:
    return (*public.guesses, _asked(public))
