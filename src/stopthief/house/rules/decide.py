"""Decide a command: the event it causes, or the reason why it is refused."""

from __future__ import annotations

from typing import assert_never

from stopthief.house.rules import commands as do
from stopthief.house.rules import events as ev
from stopthief.house.rules.chance import turn_ended
from stopthief.house.rules.evolve import view as view_of
from stopthief.house.rules.legal import legal, reach
from stopthief.house.rules.refusals import no_seat, refusal
from stopthief.house.rules.state import State, View


def decide(state: State, seat: int, command: do.Command) -> ev.Event:
    """The event that a command causes. Whether it is allowed depends only on the knowledge of the seat."""
    if not 0 <= seat < len(state.public.setup.players):
        raise no_seat(seat)
    view = view_of(state, seat)
    if command not in legal(view):
        raise refusal(view, command)
    return _enact(view, seat, command)


def _enact(view: View, seat: int, command: do.Command) -> ev.Event:
    public = view.public
    match command:
        case do.PlaceMarker(room):
            return ev.MarkerPlaced(seat, room)
        case do.MoveTo(room):
            return ev.Moved(seat, reach(view)[0], room)
        case do.Guess(thing, room, place):
            return ev.Guessed(seat, ev.Trio(thing, room, place))
        case do.Show(card):
            return ev.CardShown(seat, public.turn, card)
        case do.EndTurn():
            return turn_ended(public)
        case _:
            assert_never(command)
