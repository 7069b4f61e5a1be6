"""The state after an event, and the views that seats have of it: folded from observations, or read off the state."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from stopthief.house.box.setup import Setup
from stopthief.house.rules import events as ev
from stopthief.house.rules.fold import begin
from stopthief.house.rules.fold import fold as fold_public
from stopthief.house.rules.observe import common
from stopthief.house.rules.state import Public, Seen, State, View

T = TypeVar("T")


def start(setup: Setup) -> State:
    """Nobody holds anything yet."""
    empty = ((),) * len(setup.players)
    return State(begin(setup), hands=empty, seen=empty, given=empty)


def evolve(state: State, event: ev.Event) -> State:
    """Fold the event into the public part, as everyone perceives it, and add the secret part."""
    public = _folded(state.public, common(event))
    match event:
        case ev.CardHidden(_, card):
            return replace(state, public=public, answer=(*state.answer, card))
        case ev.CardDealt(card, None):
            return replace(state, public=public, left=(*state.left, card))
        case ev.CardDealt(card, int(seat)):
            return replace(state, public=public, hands=_added(state.hands, seat, card))
        case ev.CardShown(seat, to, card):
            seen = _added(state.seen, to, Seen(public.turns, seat, card))
            given = _added(state.given, seat, Seen(public.turns, to, card))
            return replace(state, public=public, seen=seen, given=given)
        case _:
            return replace(state, public=public)


def _folded(public: Public, seen: tuple[ev.Common, ...]) -> Public:
    for one in seen:
        public = fold_public(public, one)
    return public


def _added(rows: tuple[tuple[T, ...], ...], seat: int, one: T) -> tuple[tuple[T, ...], ...]:
    return (*rows[:seat], (*rows[seat], one), *rows[seat + 1 :])


def view(state: State, seat: int | None) -> View:
    """The knowledge of a seat, read off the state."""
    # A number that is no seat gets the spectators' view, never another seat's cards.
    if seat is None or not 0 <= seat < len(state.hands):
        return View(seat, state.public)
    return View(seat, state.public, state.hands[seat], state.seen[seat], state.given[seat])


def fold(seen: View, observation: ev.Observation) -> View:
    """The knowledge of a seat after one more observation."""
    turns = seen.public.turns
    match observation:
        case ev.CardTaken(card):
            return replace(seen, hand=(*seen.hand, card))
        case ev.CardSeen(seat, card):
            return replace(seen, seen=(*seen.seen, Seen(turns, seat, card)))
        case ev.CardGiven(to, card):
            return replace(seen, given=(*seen.given, Seen(turns, to, card)))
        case _:
            return replace(seen, public=fold_public(seen.public, observation))
