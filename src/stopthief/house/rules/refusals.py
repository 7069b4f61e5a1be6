"""Refusals: why a command is not allowed, in a sentence that says what to do instead. They decide nothing."""

from __future__ import annotations

import re
from typing import assert_never

from stopthief.core.english import capital
from stopthief.core.errors import Refused
from stopthief.house.box.cards import Kind, Pack
from stopthief.house.rules import commands as do
from stopthief.house.rules.legal import awaited, guessable_rooms, showable
from stopthief.house.rules.state import Phase, View

_ID = re.compile(r"[a-z][a-z0-9-]{0,23}")
_NEXT_ACT = {
    Phase.PLACE: "put your marker on a room first",
    Phase.MOVE: "go to a room that borders yours, or stay",
    Phase.GUESS: "make your guess",
    Phase.SHOW: "show one of the cards asked for",
    Phase.NOTE: "look at the card, then end your turn",
}
_HAS_ITS_PLACE: dict[Phase, type[do.Command]] = {
    Phase.PLACE: do.PlaceMarker,
    Phase.MOVE: do.MoveTo,
    Phase.GUESS: do.Guess,
    Phase.SHOW: do.Show,
    Phase.NOTE: do.EndTurn,
}


def no_seat(seat: int) -> Refused:
    """The refusal for a seat that does not play."""
    return Refused("no seat", f"There is no seat {seat} at this table; only those who play can do something.")


def refusal(view: View, command: do.Command) -> Refused:
    """The reason why this seat may not do this now."""
    public = view.public
    chooser = awaited(public)
    if public.phase is Phase.OVER:
        return Refused("over", "The game is over; start a new one.")
    if view.seat != chooser:
        name = "nobody" if chooser is None else public.setup.players[chooser].name
        return Refused("not your turn", f"It is for {name} to choose now; wait for your turn.")
    if not isinstance(command, _HAS_ITS_PLACE[public.phase]):
        return Refused("not now", f"That is not possible now: {_NEXT_ACT[public.phase]}.")
    return _why(view, command)


def _why(view: View, command: do.Command) -> Refused:
    pack = view.public.setup.pack
    match command:
        case do.PlaceMarker(room):
            return _unknown(pack, "room", room)
        case do.MoveTo(room) if room not in pack.neighbours:
            return _unknown(pack, "room", room)
        case do.MoveTo(room):
            return Refused(
                "too far", f"{capital(pack.cards[room].word)} does not border your room; choose one that does."
            )
        case do.Guess(thing, room, place):
            return _no_guess(view, (("thing", thing), ("room", room), ("place", place)))
        case do.Show(card):
            names = ", ".join(pack.cards[one].word for one in showable(view))
            named = pack.cards[card].word if card in pack.cards else "that"
            return Refused("card", f"You cannot show {named}; show one of these: {names}.")
        case do.EndTurn():
            raise AssertionError("ending the turn is allowed where it has its place")
        case _:
            assert_never(command)


def _no_guess(view: View, named: tuple[tuple[Kind, str], ...]) -> Refused:
    pack = view.public.setup.pack
    for kind, card in named:
        if pack.kinds.get(card) != kind:
            return _unknown(pack, kind, card)
    here = pack.cards[guessable_rooms(view)[0]].word
    return Refused("not here", f"At this table the room guessed is the one you stand in: {here}.")


def _unknown(pack: Pack, kind: Kind, card: str) -> Refused:
    names = {"thing": "thing", "room": "room", "place": "hiding place"}
    known = ", ".join(one.id for one in pack.of_kind(kind))
    # An invalid id may be of any length and hold anything: it is not repeated.
    named = f"no {names[kind]} {card}" if _ID.fullmatch(card) else f"no such {names[kind]}"
    return Refused("unknown card", f"There is {named}; there are {known}.")
