"""Legal commands, phase by phase.

They are read off the player's own view, so that neither a list of choices nor a refusal can leak anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from stopthief.core.product import Product
from stopthief.house.rules import commands as do
from stopthief.house.rules.state import Phase, Public, View

_OWN_TURN = frozenset({Phase.PLACE, Phase.MOVE, Phase.GUESS, Phase.NOTE})


def awaited(public: Public) -> int | None:
    """The seat that has to choose now."""
    if public.phase in _OWN_TURN:
        return public.turn
    return public.chooser if public.phase is Phase.SHOW else None


def legal(view: View) -> Sequence[do.Command]:
    """Everything a seat may command now."""
    if view.seat is None or view.seat != awaited(view.public):
        return ()
    match view.public.phase:
        case Phase.PLACE:
            return tuple(do.PlaceMarker(room.id) for room in view.public.setup.pack.rooms)
        case Phase.MOVE:
            return tuple(map(do.MoveTo, reach(view)))
        case Phase.GUESS:
            return _guesses(view)
        case Phase.SHOW:
            return tuple(map(do.Show, showable(view)))
        case Phase.NOTE:
            return (do.EndTurn(),)
        case _:
            return ()


def reach(view: View) -> tuple[str, ...]:
    """F6: one's own room, and those that border it."""
    here = _here(view)
    return (here, *view.public.setup.pack.neighbours[here])


def showable(view: View) -> tuple[str, ...]:
    """F8: those of the three cards that this seat holds."""
    asked = view.public.asked
    return () if asked is None else tuple(card for card in asked.guess.cards if card in view.hand)


def guessable_rooms(view: View) -> tuple[str, ...]:
    """F7: any room; where it was agreed so, only the one stood in."""
    setup = view.public.setup
    return (_here(view),) if setup.settings.guess_here else tuple(room.id for room in setup.pack.rooms)


def _guesses(view: View) -> Product[do.Guess]:
    pack = view.public.setup.pack
    columns = {
        "thing": tuple(thing.id for thing in pack.things),
        "room": guessable_rooms(view),
        "place": tuple(place.id for place in pack.places),
    }
    return Product(do.Guess, columns)


def _here(view: View) -> str:
    here = view.public.rooms[view.public.turn]
    if here is None:
        raise AssertionError("the marker is not placed yet")
    return here
