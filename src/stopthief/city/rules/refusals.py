"""Refusals: why a command is not allowed, in a sentence that says what to do instead. They decide nothing."""

from __future__ import annotations

from stopthief.city.box.board import node_name
from stopthief.city.box.box import Box
from stopthief.city.rules import commands as do
from stopthief.city.rules import rates
from stopthief.city.rules.effects import rides
from stopthief.city.rules.legal import OFFERS, awaited, own_walks
from stopthief.city.rules.state import Phase, Public, View
from stopthief.core.errors import Refused

_NEXT_ACT = {
    Phase.CLUE: "get a clue first",
    Phase.CARD: "play a card now",
    Phase.MOVE: "move, make an arrest or end the turn",
    Phase.ARREST: "make an arrest or end the turn",
    Phase.BOARD: "take a tip, make an arrest or end the turn",
    Phase.WON: "say first whether that won the game",
    Phase.EFFECT: "decide about the captured thief's effect first",
    Phase.THIEF: "choose the Pack's next space",
    Phase.PLACE: "choose where the Pack starts",
}


def no_seat(seat: int) -> Refused:
    """The refusal for a seat that does not play."""
    return Refused("no seat", f"There is no seat {seat} at this table; only those who play can do something.")


def refusal(box: Box, view: View, command: do.Command) -> Refused:
    """The reason why this seat may not do this now."""
    public = view.public
    chooser = awaited(box, public)
    if public.phase is Phase.OVER:
        return Refused("over", "The game is over; start a new one.")
    if view.seat != chooser:
        name = "nobody" if chooser is None else public.setup.players[chooser].name
        return Refused("not your turn", f"It is for {name} to choose now; wait for your turn.")
    # T7: nothing may be skipped over.
    if not _has_its_place(box, public, command):
        return Refused("not now", f"That is not possible now: {_NEXT_ACT[public.phase]}.")
    return _why(box, view, command)


def _has_its_place(box: Box, public: Public, command: do.Command) -> bool:
    if public.phase is Phase.EFFECT:
        return isinstance(command, do.MoveTo if rides(box, public) else do.Choose)
    return type(command) in OFFERS[public.phase]


def _why(box: Box, view: View, command: do.Command) -> Refused:
    public = view.public
    match command:
        case do.PlayCard(card):
            hand = ", ".join(map(str, public.hands[public.turn]))
            return Refused("card", f"You have no card {card} in your hand; play one of {hand}.")
        case do.TakeTip():
            return _no_tip(box, public)
        case do.MoveTo(to) if public.phase is Phase.EFFECT and to in box.board.steps:
            return Refused("choice", "The ride goes to a subway space; choose one, or your own space to stay.")
        case do.MoveTo(to):
            return _no_move(box, public, to)
        case do.Arrest(space):
            return _no_arrest(box, public, space)
        case do.SayWon(winner):
            return Refused("choice", f"There is no player {winner}; say who has won, or that nobody has.")
        case do.SayLootGone():
            return Refused("loot", "The Loot is counted here, and some of it is left; go on with the turn.")
        case do.Escort(_, to):
            return _no_escort(box, public, to)
        case do.Choose(seat):
            return _no_choice(public, seat)
        case _:
            return Refused("pack", "The Pack cannot go there; choose one of the spaces offered.")


def _no_tip(box: Box, public: Public) -> Refused:
    effect = public.effect
    if public.phase is Phase.BOARD:
        return _no_money(box, public)
    if effect not in ("tip before", "tip after"):
        return Refused("no tip", f"Card {public.card} gives no private tip; move, make an arrest or end the turn.")
    if public.tipped:
        return Refused("no tip", "You have had the tip of this card; move on.")
    if not rates.can_pay_tip(box, public):
        return _no_money(box, public)
    if effect == "tip before":
        return Refused("no tip", "This card gives its tip only before moving; make an arrest or end the turn.")
    return Refused("no tip", "This card gives its tip after moving; move first, or move to your own space to stay.")


def _no_money(box: Box, public: Public) -> Refused:
    price = rates.tip_price(box, public)
    return Refused("money", f"A tip costs ${price:,} and there is not enough money; go on without.")


def _no_move(box: Box, public: Public, to: int) -> Refused:
    board = box.board
    if to not in board.steps:
        return Refused("unknown space", f"There is no space {node_name(to)} on the board; choose another.")
    gait = rates.gait(box, public)
    if gait.ways_out and to in board.locked:
        return _no_way_out(to)
    if board.kind[to] == "window" and not gait.windows:
        return Refused("window", f"{to} is a window, and nothing lets you climb through it now; choose another space.")
    if not own_walks(box, public).reaches(to, public.card or 0):
        return Refused("too far", f"{node_name(to)} is further than card {public.card} goes; choose a nearer space.")
    return Refused("taken", f"Another investigator stands on {node_name(to)}; choose another space.")


def _no_way_out(to: int) -> Refused:
    """I6: nobody is left where no way leads out."""
    return Refused("no way out", f"Only windows lead out of {node_name(to)}, so nobody may stop there; go further.")


def _no_arrest(box: Box, public: Public, space: int) -> Refused:
    name = node_name(space)
    if space not in box.board.steps:
        return Refused("unknown space", f"There is no space {name} on the board; choose a numbered space.")
    if space not in box.board.spaces:
        return Refused("no number", f"{name} is a circle without a number; choose a numbered space.")
    if public.effect == "reach":
        return Refused("out of reach", f"{name} is out of your reach; arrest on a space up to three steps away.")
    return Refused("out of reach", f"{name} is out of your reach; arrest on your own space or one right beside you.")


def _no_escort(box: Box, public: Public, to: int) -> Refused:
    if public.effect != "escort":
        return Refused("no escort", f"Card {public.card} does not move another investigator; move yourself.")
    if public.escorted:
        return Refused("no escort", "You have moved another investigator with this card; now move yourself.")
    if box.kit.ways_out and to in box.board.locked:
        return _no_way_out(to)
    return Refused("escort", "That investigator cannot be moved there; choose a free space up to four steps away.")


def _no_choice(public: Public, seat: int) -> Refused:
    players = public.setup.players
    name = players[seat].name if 0 <= seat < len(players) else f"Player {seat}"
    return Refused("choice", f"{name} cannot be chosen for this effect; choose one of those offered.")
