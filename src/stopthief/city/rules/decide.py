"""Decide a command: the event it causes, or the reason why it is refused."""

from __future__ import annotations

from typing import assert_never

from stopthief.city.box.box import Box
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules import rates
from stopthief.city.rules.chance import step, thief_of, turn_ended
from stopthief.city.rules.effects import chosen
from stopthief.city.rules.evolve import view as view_of
from stopthief.city.rules.legal import escort_walks, is_legal, own_walks
from stopthief.city.rules.refusals import no_seat, refusal
from stopthief.city.rules.state import Phase, Public, State


def decide(box: Box, state: State, seat: int, command: do.Command) -> ev.Event:
    """The event that a command causes. Whether it is allowed depends only on the knowledge of the seat."""
    if not 0 <= seat < len(state.public.setup.players):
        raise no_seat(seat)
    view = view_of(state, seat)
    if not is_legal(box, view, command):
        raise refusal(box, view, command)
    return _enact(box, state, seat, command)


def _enact(box: Box, state: State, seat: int, command: do.Command) -> ev.Event:  # noqa: C901, PLR0911, PLR0912 - one case a command
    public = state.public
    match command:
        case do.GetClue():
            return ev.ClueAsked(seat)
        case do.PlayCard(card):
            return ev.CardPlayed(seat, card)
        case do.MoveTo(to):
            return ev.Moved(seat, _path(box, public, to))
        case do.EndTurn():
            return turn_ended(public)
        case do.Arrest(space):
            return _arrest(box, state, seat, space)
        case do.TakeTip():
            return ev.TipAsked(seat, rates.tip_price(box, public))
        case do.Escort(other, to):
            return ev.Moved(other, escort_walks(box, public, other).path(to), by=seat)
        case do.Choose(other):
            return chosen(box, public, other)
        case do.SayWon(winner):
            return ev.WinSaid(seat, winner)
        case do.SayLootGone():
            return ev.LootSaidGone(seat)
        case do.MovePack(to):
            if public.phase is Phase.PLACE:
                return ev.ThiefPlaced(to, seat)
            return step(box, public, thief_of(state), to)
        case _:
            assert_never(command)


def _path(box: Box, public: Public, to: int) -> tuple[int, ...]:
    here = public.at[public.turn]
    if public.phase is Phase.EFFECT:
        return (here,) if to == here else (here, to)
    return own_walks(box, public).path(to)


def _arrest(box: Box, state: State, seat: int, space: int) -> ev.Event:
    public = state.public
    if thief_of(state).at != space:
        return ev.ArrestMissed(seat, space, rates.fine(box, public))
    return ev.ThiefArrested(seat, space, rates.reward(box, public))
