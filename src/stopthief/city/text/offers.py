"""The choices of a player as text: the next act in one sentence, each command as a choice, typed text as a command.

They are made from the public state; only the Pack's choices look at its player's view.
"""

from __future__ import annotations

from typing import assert_never

from stopthief.city.box.board import circle_between, node_name
from stopthief.city.box.box import Box
from stopthief.city.box.cards import ESCORT
from stopthief.city.rules import commands as do
from stopthief.city.rules import rates
from stopthief.city.rules.chance import step
from stopthief.city.rules.effects import chosen
from stopthief.city.rules.legal import awaited, escort_walks, own_walks
from stopthief.city.rules.state import Phase, Public, View
from stopthief.city.text import terms
from stopthief.city.text.abilities import ability
from stopthief.city.text.terms import money, name
from stopthief.city.text.words import said
from stopthief.core.english import capital, counted
from stopthief.core.package.interview import whole
from stopthief.core.package.phrasebook import Choice


def next_act(box: Box, view: View) -> str:
    """Whose turn it is and what to do now."""
    public = view.public
    seat = awaited(box, public)
    if seat is None:
        return "The game is over." if public.phase is Phase.OVER else "Wait a moment."
    who = name(public.setup, seat)
    if view.seat not in (None, seat):
        return f"{who} has to choose now; wait for your turn."
    return f"{who}, {_act(box, view)}."


def _act(box: Box, view: View) -> str:
    public = view.public
    here = terms.where(box.board, public.at[public.turn])
    match public.phase:
        case Phase.CLUE:
            return "get a clue"
        case Phase.CARD:
            return f"play a card; you stand on {here}"
        case Phase.MOVE:
            return f"move up to {counted(public.card or 0, 'space')} from {here}, or stay"
        case Phase.ARREST:
            return f"make an arrest or end the turn; you stand on {here}"
        case Phase.BOARD:
            return "play a card on the board; then take a tip, make an arrest or end the turn"
        case Phase.WON:
            return f"say whether that won the game, with {money(public.setup.goal)} or more"
        case Phase.PLACE:
            return "choose where the Pack starts"
        case Phase.THIEF:
            steps = f", {counted(public.steps, 'space')} to go" if public.getaway else ""
            start = "" if view.thief is None else f" from {terms.where(box.board, view.thief.at)}"
            return f"{'get away' if public.getaway else 'move the Pack'}{start}{steps}"
        case _:
            thief = box.thieves[public.thief or ""]
            does = ability(thief, "en", pack=not public.setup.is_competitive)
            return f"{thief.name} is yours: {does[0].lower()}{does[1:].rstrip('.')}"


def offered(box: Box, view: View, command: do.Command) -> str:  # noqa: C901, PLR0911, PLR0912 - one case a command
    """A command as a choice."""
    public, board = view.public, box.board
    match command:
        case do.GetClue():
            return "Get a clue."
        case do.PlayCard(card):
            who = public.setup.players[public.turn].investigator
            return terms.card_text(box.investigators[who or ""].card(card))
        case do.TakeTip():
            price = rates.tip_price(box, public)
            lost = " That empties the Loot: the game is lost." if rates.loses(public, price) else ""
            return f"Take the private tip{f' for {money(price)}' if price else ''}.{lost}"
        case do.Escort(seat, to):
            return f"Take {name(public.setup, seat)} to {terms.where(board, to)}: {_steps(box, view, command)}."
        case do.MoveTo(to) if to == public.at[public.turn]:
            return f"Stay on {terms.where(board, to)}."
        case do.MoveTo(to):
            return f"Move to {terms.where(board, to)}: {_steps(box, view, command)}."
        case do.Arrest(space):
            still = " without moving" if public.phase is Phase.MOVE else ""
            return f"Arrest on {terms.where(board, space)}{still}.{_stake(box, public)}"
        case do.EndTurn():
            return "End the turn without an arrest."
        case do.Choose(seat):
            return said(box, public.setup, chosen(box, public, seat))
        case do.SayWon(winner):
            return "No, nobody has enough." if winner is None else f"Yes, {name(public.setup, winner)} has won."
        case do.SayLootGone():
            return "The Loot is gone."
        case do.MovePack(to):
            return _pack_step(box, view, to)
        case _:
            assert_never(command)


def _stake(box: Box, public: Public) -> str:
    """W2: a false arrest that would empty the Loot is a question of all or nothing."""
    lost = rates.loses(public, rates.fine(box, public))
    return " If nobody is there, the Loot is gone and the game is lost." if lost else ""


def _pack_step(box: Box, view: View, to: int) -> str:
    """A step of the Pack, with the sound that everyone would hear."""
    public, there = view.public, terms.where(box.board, to)
    if view.thief is None:
        return f"Start on {there}."
    moved = step(box, public, view.thief, to)
    robs = f", {money(moved.loot)} from the Loot" if moved.loot else ""
    return f"Go to {there}, heard as {moved.sound}{robs}."


def _steps(box: Box, view: View, command: do.MoveTo | do.Escort) -> str:
    public = view.public
    if isinstance(command, do.Escort):
        return counted(escort_walks(box, public, command.seat).cost[command.to], "step")
    if command.to == public.at[public.turn]:
        return "stay"
    cost = 0 if public.phase is Phase.EFFECT else _own_cost(box, public, command.to)
    return counted(cost, "step") if cost else "free"


def _own_cost(box: Box, public: Public, to: int) -> int:
    return own_walks(box, public).cost[to]


def choice(box: Box, view: View, command: do.Command) -> Choice:
    """A command with the key to type for it."""
    text, public = offered(box, view, command), view.public
    match command:
        case do.PlayCard(card):
            return Choice(str(card), text)
        case do.TakeTip():
            return Choice("tip", text)
        case do.EndTurn():
            return Choice("end", text)
        case do.Escort(seat, to):
            group = f"First take {name(public.setup, seat)} up to {counted(ESCORT, 'step')}"
            return Choice(f"{_short(public, seat)} {node_name(to)}", text, group, _steps(box, view, command))
        case do.MoveTo(to):
            return Choice(node_name(to), text, "Move, or stay", _steps(box, view, command))
        case do.Arrest(space):
            key = f"arrest {space}" if public.phase is Phase.MOVE else str(space)
            return Choice(key, text, "Arrest")
        case do.SayWon(winner):
            return Choice("no" if winner is None else _short(public, winner), text)
        case do.SayLootGone():
            return Choice("gone", text)
        case do.MovePack(to):
            at = terms.at_place(box.board, box.board.place(to))
            return Choice(str(to), text, "Start", capital(at))
        case _:
            return Choice("", text)


def _short(public: Public, seat: int) -> str:
    """The key to type for another investigator."""
    return public.setup.players[seat].investigator or ""


def meant(view: View, typed: str) -> do.Command | None:
    """The command that typed text probably means, legal or not."""
    *verbs, target = typed.lower().split() or [""]
    public, at = view.public, node(target)
    if at is None:
        return None
    others = {_short(public, seat): seat for seat in public.setup.investigators}
    match verbs, public.phase:
        case (["card"], _) | ([], Phase.CARD):
            return do.PlayCard(at)
        case (["arrest"], _) | ([], Phase.ARREST | Phase.BOARD):
            return do.Arrest(at)
        case (["move"], _) | ([], Phase.MOVE | Phase.EFFECT):
            return do.MoveTo(at)
        case ([who], _) if who in others:
            return do.Escort(others[who], at)
        case ([], Phase.THIEF | Phase.PLACE):
            return do.MovePack(at)
        case _:
            return None


def node(typed: str) -> int | None:
    """A space by its number, a circle by the numbers of its two ends in either order."""
    numbers = [whole(part) for part in typed.split("-")]
    if -1 in numbers or len(numbers) > 2:  # noqa: PLR2004 - a circle has two ends
        return None
    return numbers[0] if len(numbers) == 1 else circle_between(*numbers)
