"""Loaded dice: who goes first, which thief, from where and along which spaces, as a test wants it."""

from __future__ import annotations

from collections.abc import Iterable

from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import State
from stopthief.core.odds import Odds
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import Pick, play, settled


def falls(first: int = 0, thief: str = "", start: int = 0, to: Iterable[int] = ()) -> Pick:
    """Dice that fall so. What is not told falls on its first outcome; what is told and cannot be is a failure."""
    spaces = list(to)

    def pick(odds: Odds[ev.Event]) -> ev.Event:
        event = odds.at(0)
        match event:
            case ev.FirstPlayerDrawn():
                event = ev.FirstPlayerDrawn(first)
            case ev.ThiefRevealed() if thief and not odds.is_certain:
                event = ev.ThiefRevealed(thief)
            case ev.ThiefPlaced() if start:
                event = ev.ThiefPlaced(start)
            case ev.ThiefMoved() if spaces:
                wanted = spaces.pop(0)
                event = next(one for one in odds.outcomes() if isinstance(one, ev.ThiefMoved) and one.to == wanted)
            case _:
                pass
        assert odds.weight(event), f"{event} cannot happen here"
        return event

    return pick


def going(*route: int) -> Pick:
    """Dice that send the thief along a route, step by step, and fall on the first outcome for all else."""
    return falls(to=route)


def opened(setup: Setup, thief: str, start: int) -> State:
    """A game in which seat 0 goes first and this thief starts there; the first clue has not been asked for."""
    return settled(CITY.start(setup), falls(thief=thief, start=start))[0]


def heard(state: State, *to: int) -> State:
    """The state after the first clue and then turns of the lowest need: clue, a card, end; the thief goes `to`."""
    state = play(state, do.GetClue())
    for space in to:
        hand = state.public.hands[state.public.turn]
        state = play(state, do.PlayCard(max(hand)), do.EndTurn())
        state = play(state, do.GetClue(), pick=falls(to=[space]))
    return state
