"""The state after an event, and the views that seats have of it: folded from observations, or read off the state."""

from __future__ import annotations

from msgspec.structs import replace

from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules import possible
from stopthief.city.rules.chance import rules_of_thief, starts
from stopthief.city.rules.fold import fold as fold_public
from stopthief.city.rules.kernel import kernel
from stopthief.city.rules.observe import common
from stopthief.city.rules.state import Public, State, View
from stopthief.city.rules.tips import DECOYED


def evolve(box: Box, state: State, event: ev.Event) -> State:
    """Fold the event into the public part, as everyone perceives it, and add the secret part."""
    public = fold_public(box, state.public, common(event))
    if type(event) in _NOTHING_SECRET:
        return State(public, state.thief, state.trail, state.tips, state.possible)
    match event:
        case ev.ThiefMoved(to) if state.thief is not None:
            thief = rules_of_thief(box, public).moved(state.thief, to)
            state = State(public, thief, (*state.trail, to), state.tips, state.possible)
            return _followed(box, state, ev.Clue(event.sound, event.place))
        case ev.ThiefPlaced(space):
            state = State(public, rules_of_thief(box, public).placed(space), (space,), no_tips(public.setup))
            return replace(state, possible=anywhere(box, public))
        case ev.CrimeSounded(sound, place):
            return _followed(box, replace(state, public=public), ev.Clue(sound, place), first=True)
        case ev.ArrestMissed(_, space) if state.possible:
            return replace(state, public=public, possible=possible.without(state.possible, space))
        case ev.TipGiven(seat, tip):
            return replace(state, public=public, tips=_told(state.tips, tip, None if tip.digit else seat))
        case ev.DigitTold(digit):
            tip = ev.Tip(len(public.clues), digit=digit)
            return replace(state, public=public, tips=_told(state.tips, tip, None))
        case _:
            return State(public, state.thief, state.trail, state.tips, state.possible)


_NOTHING_SECRET = frozenset({ev.ClueAsked, ev.CardPlayed, ev.Moved, ev.TurnEnded})
"""The most frequent events; they change only the public part."""


def no_tips(setup: Setup) -> tuple[tuple[ev.Tip, ...], ...]:
    """Nobody has heard anything: a row for each seat and one for spectators."""
    return ((),) * (len(setup.players) + 1)


def _told(tips: tuple[tuple[ev.Tip, ...], ...], tip: ev.Tip, seat: int | None) -> tuple[tuple[ev.Tip, ...], ...]:
    """One more tip, for one seat or for everyone."""
    return tuple((*row, tip) if seat is None or index == seat else row for index, row in enumerate(tips))


def anywhere(box: Box, public: Public) -> possible.Possible:
    """All starts of a new thief, where the tips of this game need them."""
    return possible.placed(starts(box, public)) if public.setup.settings.tip in DECOYED else frozenset()


def _followed(box: Box, state: State, clue: ev.Clue, *, first: bool = False) -> State:
    """Update the states that the clues allow, where the tips of this game need them."""
    setup = state.public.setup
    if setup.settings.tip not in DECOYED:
        return state
    rules = kernel(box.board, setup.settings)
    now = possible.heard(rules, state.possible, clue, first=first)
    return replace(state, possible=now)


def view(state: State, seat: int | None) -> View:
    """The knowledge of a seat, read off the state."""
    public = state.public
    # A number that is no seat gets the spectators' row, never another seat's.
    tips = state.tips[-1 if seat is None or not 0 <= seat < len(state.tips) else seat]
    if seat is not None and seat == public.setup.pack:
        return View(seat, public, tips, state.thief, state.trail)
    return View(seat, public, tips)


def fold(box: Box, seen: View, observation: ev.Observation) -> View:
    """The knowledge of a seat after one more observation."""
    match observation:
        case ev.TipHeard(tip):
            return replace(seen, tips=(*seen.tips, tip))
        case ev.PackAt(space):
            rules = rules_of_thief(box, seen.public)
            thief = rules.placed(space) if seen.thief is None else rules.moved(seen.thief, space)
            return replace(seen, thief=thief, trail=(*seen.trail, space))
        case _:
            public = fold_public(box, seen.public, observation)
    match observation:
        case ev.ThiefHidden():
            return View(seen.seat, public)
        case ev.DigitTold(digit):
            return replace(seen, public=public, tips=(*seen.tips, ev.Tip(len(public.clues), digit=digit)))
        case _:
            return replace(seen, public=public)
