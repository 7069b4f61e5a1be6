"""Legal commands: the kinds of commands of every phase, and all commands of each kind.

They are read off the player's own view, so that neither a list of choices nor a refusal can leak anything.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from stopthief.city.box.box import Box
from stopthief.city.box.cards import ESCORT
from stopthief.city.rules import commands as do
from stopthief.city.rules import rates
from stopthief.city.rules.chance import rules_of_thief
from stopthief.city.rules.effects import candidates, rides
from stopthief.city.rules.reach import numbered_within
from stopthief.city.rules.state import Phase, Public, View
from stopthief.city.rules.walk import Walks, walks

Commands = tuple[do.Command, ...]
Offer = Callable[[Box, View], Commands]

_GET_CLUE: Commands = (do.GetClue(),)
_TAKE_TIP: Commands = (do.TakeTip(),)
_END_TURN: Commands = (do.EndTurn(),)

_OWN_TURN = frozenset({Phase.CLUE, Phase.CARD, Phase.MOVE, Phase.ARREST, Phase.BOARD, Phase.WON})
_PACKS_TURN = frozenset({Phase.THIEF, Phase.PLACE})


def awaited(box: Box, public: Public) -> int | None:
    """The seat that has to choose now."""
    if public.phase in _OWN_TURN:
        return public.turn
    if public.phase in _PACKS_TURN:
        return public.setup.pack
    if public.phase is Phase.EFFECT and (rides(box, public) or len(candidates(box, public)) > 1):
        return public.turn
    return None


def legal(box: Box, view: View) -> Commands:
    """Everything a seat may command now."""
    if view.seat is None or view.seat != awaited(box, view.public):
        return ()
    commands: list[do.Command] = []
    for offer in OFFERS[view.public.phase].values():
        commands += offer(box, view)
    return tuple(commands)


def is_legal(box: Box, view: View, command: do.Command) -> bool:
    """Whether a seat may command this now. Only commands of the same kind are enumerated."""
    if view.seat != awaited(box, view.public):
        return False
    offer = OFFERS[view.public.phase].get(type(command))
    return offer is not None and command in offer(box, view)


def _clue(_box: Box, _view: View) -> Commands:
    return _GET_CLUE


def _cards(_box: Box, view: View) -> Commands:
    """T6: one card is played each turn."""
    return _played(view.public.hands[view.public.turn])


@cache
def _played(hand: tuple[int, ...]) -> Commands:
    return tuple(map(do.PlayCard, hand))


def _tips(box: Box, view: View) -> Commands:
    """A2, A3: a tip before moving, or after."""
    public = view.public
    due = "tip after" if public.phase is Phase.ARREST else "tip before"
    has_tip = public.effect == due and not public.tipped and rates.can_pay_tip(box, public)
    return _TAKE_TIP if has_tip else ()


def _escorts(box: Box, view: View) -> Commands:
    """A6: before moving, another investigator."""
    public = view.public
    if public.escorted or public.effect != "escort":
        return ()
    commands: list[do.Command] = []
    for seat in public.setup.investigators:
        if seat != public.turn:
            shut = _taken(box, public, seat) | {public.at[seat]}
            moves = escort_walks(box, public, seat).moves(ESCORT)
            commands += [do.Escort(seat, move.to) for move in moves if move.to not in shut]
    return tuple(commands)


def escort_walks(box: Box, public: Public, seat: int) -> Walks:
    """A6: where another investigator can be moved: by the regular rules, without a ride."""
    gait = rates.regular_gait(box, public)._replace(rides=False)
    return walks(box.board, public.at[seat], gait)


def _moves(box: Box, view: View) -> Commands:
    """I1-I5: anywhere the card reaches."""
    public = view.public
    reach, steps = own_walks(box, public), public.card or 0
    blocked = [node for node in _taken(box, public, public.turn) if reach.reaches(node, steps)]
    moves = reach.moves(steps)
    return tuple([move for move in moves if move.to not in blocked]) if blocked else moves


def own_walks(box: Box, public: Public) -> Walks:
    """The destinations of the acting investigator with the card just played and its effect."""
    return walks(box.board, public.at[public.turn], rates.gait(box, public))


def _taken(box: Box, public: Public, mover: int) -> frozenset[int]:
    """I3: not ending on another investigator, except on subway spaces, which hold any number."""
    others = (*public.at[:mover], *public.at[mover + 1 :])
    return frozenset(others).difference(box.board.stations, (0,))


def _arrests(box: Box, view: View) -> Commands:
    """R1: on one's own space or an adjacent one, or as A5."""
    public = view.public
    return _arrests_on(numbered_within(box.board, public.at[public.turn], rates.arrest_range(public)))


@cache
def _arrests_on(spaces: tuple[int, ...]) -> Commands:
    return tuple(map(do.Arrest, spaces))


def _tip_on_board(box: Box, view: View) -> Commands:
    """X1: the players see whether a card allows it; the Loot is counted here."""
    return _TAKE_TIP if rates.can_pay_tip(box, view.public) else ()


def _arrests_on_board(box: Box, _view: View) -> Commands:
    """X1: on any number; the players see who stands where."""
    return _arrests_on(box.board.numbers)


def _loot_gone(_box: Box, view: View) -> Commands:
    """W2: only the table knows of a Loot that lies there."""
    setup = view.public.setup
    return () if setup.is_competitive or setup.keeps_loot else (do.SayLootGone(),)


def _winners(_box: Box, view: View) -> Commands:
    """W1: nobody, or a player with the money; the one who made the arrest comes first."""
    seats, turn = view.public.setup.investigators, view.public.turn
    return (do.SayWon(), *map(do.SayWon, sorted(seats, key=lambda seat: seat != turn)))


def _end(_box: Box, _view: View) -> Commands:
    return _END_TURN


def _pack_moves(box: Box, view: View) -> Commands:
    """V1: where the Pack may start, or go."""
    rules = rules_of_thief(box, view.public)
    return _pack_to(rules.starts(competitive=False) if view.thief is None else rules.choices(view.thief))


@cache
def _pack_to(spaces: tuple[int, ...]) -> Commands:
    return tuple(map(do.MovePack, spaces))


def _effect_rides(box: Box, view: View) -> Commands:
    """H1: to any subway space, or to stay."""
    if not rides(box, view.public):
        return ()
    return tuple(map(do.MoveTo, sorted({*box.board.stations, view.public.at[view.public.turn]})))


def _effect_seats(box: Box, view: View) -> Commands:
    """H1: whom the effect is for."""
    return tuple(map(do.Choose, candidates(box, view.public)))


OFFERS: dict[Phase, dict[type, Offer]] = {
    Phase.CLUE: {do.GetClue: _clue},
    Phase.CARD: {do.PlayCard: _cards},
    Phase.MOVE: {
        do.TakeTip: _tips,
        do.Escort: _escorts,
        do.MoveTo: _moves,
        do.Arrest: _arrests,
        do.EndTurn: _end,
    },
    Phase.ARREST: {do.TakeTip: _tips, do.Arrest: _arrests, do.EndTurn: _end},
    Phase.BOARD: {
        do.TakeTip: _tip_on_board,
        do.Arrest: _arrests_on_board,
        do.EndTurn: _end,
        do.SayLootGone: _loot_gone,
    },
    Phase.WON: {do.SayWon: _winners},
    Phase.EFFECT: {do.MoveTo: _effect_rides, do.Choose: _effect_seats},
    Phase.THIEF: {do.MovePack: _pack_moves},
    Phase.PLACE: {do.MovePack: _pack_moves},
}
"""T1, T7: the kinds of commands of each phase, with their enumerations."""
