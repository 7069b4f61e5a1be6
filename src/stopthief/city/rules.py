"""What a player may do, and what comes of it. Both are read off the player's own view: a refusal cannot leak."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from stopthief.city import commands as do
from stopthief.city import events as ev
from stopthief.city import rates
from stopthief.city.box import Box
from stopthief.city.cards import ESCORT
from stopthief.city.chance import rules_of_thief, step, thief_of, turn_ended
from stopthief.city.effects import candidates, chosen, rides
from stopthief.city.evolve import view as view_of
from stopthief.city.refusals import refusal
from stopthief.city.state import Phase, Public, State, View
from stopthief.city.walk import Walks, numbered_within, walks
from stopthief.core.errors import Refused

Commands = tuple[do.Command, ...]

_GET_CLUE: Commands = (do.GetClue(),)
_TAKE_TIP: Commands = (do.TakeTip(),)
_END_TURN: Commands = (do.EndTurn(),)

_move_to = cache(do.MoveTo)
_play_card = cache(do.PlayCard)


@cache
def _arrests(spaces: tuple[int, ...]) -> Commands:
    return tuple(map(do.Arrest, spaces))


def awaited(box: Box, public: Public) -> int | None:
    """The seat that has to choose now."""
    match public.phase:
        case Phase.CLUE | Phase.CARD | Phase.MOVE | Phase.ARREST:
            return public.turn
        case Phase.THIEF | Phase.PLACE:
            return public.setup.pack
        case Phase.EFFECT:
            return public.turn if rides(box, public) or len(candidates(box, public)) > 1 else None
        case _:
            return None


def legal(box: Box, view: View) -> Commands:
    """Everything a seat may command now."""
    public = view.public
    if view.seat is None or view.seat != awaited(box, public):
        return ()
    match public.phase:
        case Phase.CLUE:
            return _GET_CLUE
        case Phase.CARD:
            return tuple(map(_play_card, public.hands[view.seat]))
        case Phase.MOVE | Phase.ARREST:
            return _card_choices(box, public)
        case Phase.THIEF | Phase.PLACE:
            return tuple(map(do.MovePack, _pack_steps(box, view)))
        case _:
            return _effect_choices(box, public)


def _card_choices(box: Box, public: Public) -> Commands:
    """T1, T6: the card's effects, a move, an arrest, or the end of the turn."""
    effect = rates.effect(box, public)
    here = public.at[public.turn]
    arrests = _arrests(numbered_within(box.board, here, rates.arrest_range(effect)))
    tips = _TAKE_TIP if _has_tip(box, public, effect) else ()
    if public.phase is Phase.ARREST:
        return (*tips, *arrests, *_END_TURN)
    escorts = _escorts(box, public) if effect == "escort" and not public.escorted else ()
    return (*tips, *escorts, *_moves(box, public), *arrests, *_END_TURN)


def _has_tip(box: Box, public: Public, effect: str | None) -> bool:
    due = "tip after" if public.phase is Phase.ARREST else "tip before"
    return effect == due and not public.tipped and rates.can_pay_tip(box, public)


def own_walks(box: Box, public: Public) -> Walks:
    """Where the card just played can take its investigator."""
    return walks(box.board, public.at[public.turn], rates.gait(box, public, rates.effect(box, public)))


def _moves(box: Box, public: Public) -> Commands:
    within = own_walks(box, public).within(public.card or 0)
    taken = _taken(box, public, public.turn)
    if taken.isdisjoint(within):
        return _move_commands(within)
    return tuple(move for move in _move_commands(within) if move.to not in taken)


@cache
def _move_commands(nodes: frozenset[int]) -> tuple[do.MoveTo, ...]:
    return tuple(map(_move_to, sorted(nodes)))


def _taken(box: Box, public: Public, mover: int) -> frozenset[int]:
    """I3: not ending on another investigator, except on subway spaces, which hold any number."""
    others = (*public.at[:mover], *public.at[mover + 1 :])
    return frozenset(others).difference(box.board.stations)


def escort_walks(box: Box, public: Public, seat: int) -> Walks:
    """A6: where another investigator can be moved: by the regular rules, without a ride."""
    gait = rates.gait(box, public)._replace(rides=False)
    return walks(box.board, public.at[seat], gait)


def _escorts(box: Box, public: Public) -> Commands:
    others = [seat for seat in public.setup.investigators if seat != public.turn]
    return tuple(
        do.Escort(seat, node)
        for seat in others
        for node in sorted(escort_walks(box, public, seat).within(ESCORT) - _taken(box, public, seat))
        if node != public.at[seat]
    )


def _pack_steps(box: Box, view: View) -> tuple[int, ...]:
    """V1: where the Pack may start, or go."""
    rules = rules_of_thief(box, view.public)
    return rules.starts(competitive=False) if view.thief is None else rules.choices(view.thief)


def _effect_choices(box: Box, public: Public) -> Commands:
    if rides(box, public):
        return tuple(map(_move_to, sorted({*box.board.stations, public.at[public.turn]})))
    return tuple(map(do.Choose, candidates(box, public)))


def decide(box: Box, state: State, seat: int, command: do.Command) -> ev.Event:
    """The event that a command causes. Whether it is allowed depends on what the seat itself knows, no more."""
    if seat not in range(len(state.public.setup.players)):
        raise Refused("no seat", "There is no such seat at this table; choose for one of the players.")
    view = view_of(state, seat)
    if command not in legal(box, view):
        raise refusal(box, view, command, awaited(box, view.public))
    return _enact(box, state, seat, command)


def _enact(box: Box, state: State, seat: int, command: do.Command) -> ev.Event:
    public = state.public
    match command:
        case do.GetClue():
            return ev.ClueAsked(seat)
        case do.PlayCard(card):
            return ev.CardPlayed(seat, card)
        case do.MoveTo(to):
            return ev.Moved(seat, _path(box, public, to))
        case do.EndTurn():
            return turn_ended(box, public)
        case do.Arrest(space):
            return _arrest(box, state, seat, space)
        case do.TakeTip():
            return ev.TipAsked(seat, rates.tip_price(box, public))
        case do.Escort(other, to):
            return ev.Moved(other, escort_walks(box, public, other).path(to), by=seat)
        case do.Choose(other):
            return chosen(box, public, other)
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
    paid = public.setup.is_competitive and rates.uses_money(public)
    return ev.ThiefArrested(seat, space, box.thieves[public.thief or ""].reward + public.spree if paid else 0)
