"""The choices of a player as text: the next act in one sentence, each command as a choice, typed text as a command."""

from __future__ import annotations

from typing import assert_never

from stopthief.core.package.phrasebook import Choice
from stopthief.house.box.cards import KINDS
from stopthief.house.rules import commands as do
from stopthief.house.rules.legal import awaited, guessable_rooms
from stopthief.house.rules.state import Phase, Public, View
from stopthief.house.text import terms
from stopthief.house.text.naming import card_named, cards_named, plain, short_name
from stopthief.house.text.terms import name

_GUESS = "Guess a thing, a room and a hiding place"


def next_act(view: View) -> str:
    """Whose turn it is and what to do now."""
    public = view.public
    seat = awaited(public)
    if seat is None:
        return "The game is over." if public.phase is Phase.OVER else "Wait a moment."
    if view.seat not in (None, seat):
        return f"{name(public.setup, seat)} has to choose now; wait for your turn."
    return f"{name(public.setup, seat)}, {_act(public)}."


def _act(public: Public) -> str:
    match public.phase:
        case Phase.PLACE:
            return "put your marker on a room"
        case Phase.MOVE:
            return f"go to a room that borders yours, or stay; you are in {_here(public)}"
        case Phase.GUESS:
            return "make your guess"
        case Phase.SHOW:
            return f"choose the card that {name(public.setup, public.turn)} gets to see"
        case _:
            return "note the card and end your turn"


def _here(public: Public) -> str:
    return terms.card(public.setup.pack, public.rooms[public.turn] or "")


def offered(view: View, command: do.Command) -> str:
    """A command as a choice."""
    public, pack = view.public, view.public.setup.pack
    phrases = pack.phrases
    match command:
        case do.PlaceMarker(room):
            return terms.spoken(pack, phrases.start, {"room": room})
        case do.MoveTo(room) if room == public.rooms[public.turn]:
            return terms.spoken(pack, phrases.stay, {"room": room})
        case do.MoveTo(room):
            return terms.spoken(pack, phrases.go, {"from": public.rooms[public.turn] or "", "to": room})
        case do.Guess(thing, room, place):
            return terms.spoken(pack, phrases.guess, {"thing": thing, "room": room, "place": place})
        case do.Show(card):
            kind = pack.kinds[card]
            return terms.spoken(pack, getattr(phrases, f"card_{kind}"), {kind: card})
        case do.EndTurn():
            return terms.spoken(pack, phrases.noted)
        case _:
            assert_never(command)


def choice(view: View, command: do.Command) -> Choice:
    """A command with the key to type for it."""
    pack = view.public.setup.pack
    match command:
        case do.PlaceMarker(room) | do.MoveTo(room):
            return Choice(short_name(pack, room), offered(view, command))
        case do.Guess(thing, room, place):
            # A thousand sentences are not read; what to type says it all.
            key = ", ".join(short_name(pack, card) for card in (thing, room, place))
            return Choice(key, "Ask about these three.", _GUESS)
        case do.Show(card):
            return Choice(short_name(pack, card), offered(view, command))
        case do.EndTurn():
            return Choice("end", offered(view, command))
        case _:
            assert_never(command)


def meant(view: View, typed: str) -> do.Command | None:
    """The command that typed text probably means, legal or not."""
    public, pack = view.public, view.public.setup.pack
    match public.phase:
        case Phase.PLACE | Phase.MOVE:
            return _room_meant(view, typed)
        case Phase.GUESS:
            return _guess_meant(view, typed)
        case Phase.SHOW:
            asked = () if public.asked is None else public.asked.guess.cards
            named = (card_named(pack, typed, pack.kinds[card]) for card in asked)
            card = next((one for one in named if one in asked), None) or card_named(pack, typed)
            return None if card is None else do.Show(card)
        case Phase.NOTE if plain(typed) in ("end", "end turn", "ok"):
            return do.EndTurn()
        case _:
            return None


def _room_meant(view: View, typed: str) -> do.Command | None:
    public = view.public
    if public.phase is Phase.MOVE and plain(typed) == "stay":
        return do.MoveTo(public.rooms[public.turn] or "")
    room = card_named(public.setup.pack, typed, "room")
    if room is None:
        return None
    return do.PlaceMarker(room) if public.phase is Phase.PLACE else do.MoveTo(room)


def _guess_meant(view: View, typed: str) -> do.Guess | None:
    """F7: three cards; where the room has to be the one stood in, it need not be said."""
    cards = cards_named(view.public.setup.pack, typed) or {}
    rooms = guessable_rooms(view)
    if len(rooms) == 1:
        cards = {"room": rooms[0], **cards}
    if len(cards) < len(KINDS):
        return None
    return do.Guess(cards["thing"], cards["room"], cards["place"])
