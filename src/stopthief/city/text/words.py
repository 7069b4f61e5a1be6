"""What happens in the city, a sentence for each observation and event. A forgotten one does not type-check."""

from __future__ import annotations

from itertools import pairwise
from typing import assert_never

from stopthief.city.box.board import node_name
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.observe import common
from stopthief.city.text import terms
from stopthief.city.text.terms import money, name, quarry
from stopthief.core.english import capital, counted, listed


def told(box: Box, setup: Setup, event: ev.Event) -> str:
    """The truth of an event: what all perceive of it, and what stays hidden."""
    heard = said(box, setup, common(event))
    match event:
        case ev.ThiefPlaced(space):
            return f"{heard} {capital(quarry(setup))} starts on {terms.where(box.board, space)}."
        case ev.ThiefMoved(to):
            return f"{heard} {capital(quarry(setup))} is on {terms.where(box.board, to)}."
        case ev.TipGiven(seat, tip):
            return f"{heard} {name(setup, seat)} learns: {terms.tip(box.board, setup, tip)}."
        case _:
            return heard


def said(box: Box, setup: Setup, seen: ev.Observation) -> str:  # noqa: C901, PLR0911, PLR0912 - one case an observation
    """An observation as a sentence; a private one is spoken to its owner."""
    match seen:
        case ev.FirstPlayerDrawn(seat):
            return f"{name(setup, seat)} goes first."
        case ev.ThiefRevealed(thief):
            return f"Wanted: {terms.thief_text(box, setup, thief)}"
        case ev.ThiefHidden():
            return f"Somewhere out there {quarry(setup)} lies low."
        case ev.ClueAsked(seat):
            return f"{name(setup, seat)} listens to the scanner."
        case ev.Heard():
            return _heard(box, setup, seen)
        case ev.CardPlayed(seat, card):
            return f"{name(setup, seat)} plays card {card}."
        case ev.Moved():
            return _moved(box, setup, seen)
        case ev.TipAsked(seat, price):
            return f"{name(setup, seat)} calls an informant.{_cost(setup, price)}"
        case ev.TipDone():
            return "The informant calls back."
        case ev.TipHeard(tip):
            return _tip(box, setup, tip)
        case ev.ArrestMissed(seat, space, fine):
            return f"{name(setup, seat)} makes an arrest on {space}: nobody there.{_cost(setup, fine)}"
        case ev.ThiefArrested(seat, space, reward):
            paid = f" The reward is {money(reward)}." if reward else ""
            return f"{name(setup, seat)} makes an arrest on {space}: got you!{paid}"
        case ev.CardsPickedUp(seats):
            verb = "picks" if len(seats) == 1 else "pick"
            return f"{listed(name(setup, seat) for seat in seats)} {verb} up all movement cards."
        case ev.MoneyMoved(seat, amount):
            return _paid(setup, seat, amount)
        case ev.LootFilled(amount):
            return f"{money(amount)} finds its way back into the Loot."
        case ev.DigitTold(digit):
            return f"A witness talks: {quarry(setup)} is {terms.at_place(box.board, digit)} ({digit})."
        case ev.TurnEnded():
            return _turn_ended(setup, seen)
        case ev.WinSaid(seat, winner):
            return _counted(setup, seat, winner)
        case ev.LootSaidGone(seat):
            return f"{name(setup, seat)} turns the bag inside out: nothing is left."
        case ev.PackAt(space):
            return f"You are on {terms.where(box.board, space)}."
        case ev.GameOver():
            return _over(box, setup, seen)
        case _:
            assert_never(seen)


def _heard(box: Box, setup: Setup, heard: ev.Heard) -> str:
    sentence = capital(terms.clue(box.board, ev.Clue(heard.sound, heard.place))) + "."
    if heard.sound == "hold music":
        sentence += f" The clock ticks; {quarry(setup)} stays put."
    if heard.spree:
        sentence += f" {money(heard.spree)} more on the thief's card."
    if heard.loot:
        sentence += f" The Loot loses {money(heard.loot)}."
    if heard.again:
        sentence += " And that is not all."
    return sentence


def _moved(box: Box, setup: Setup, moved: ev.Moved) -> str:
    *way, end = moved.path
    if moved.by is not None:
        return f"{name(setup, moved.by)} takes {name(setup, moved.seat)} to {node_name(end)}."
    if not way:
        return f"{name(setup, moved.seat)} stays on {node_name(end)}."
    rides = any(after not in box.board.steps[before] for before, after in pairwise(moved.path))
    return f"{name(setup, moved.seat)} {'takes the subway' if rides else 'walks'} to {node_name(end)}."


def _cost(setup: Setup, amount: int) -> str:
    if not amount:
        return ""
    return f" That costs {money(amount)}." if setup.is_competitive else f" That costs the Loot {money(amount)}."


def _tip(box: Box, setup: Setup, tip: ev.Tip) -> str:
    told_to = "Word on the street" if tip.digit is not None else "For your ears only"
    return f"{told_to}: {terms.tip(box.board, setup, tip)}."


def _paid(setup: Setup, seat: int, amount: int) -> str:
    if amount > 0:
        return f"{name(setup, seat)} takes {money(amount)} from the bank."
    if amount < 0:
        return f"{name(setup, seat)} pays {money(-amount)} to the bank."
    return f"{name(setup, seat)} should pay, and has nothing to pay with."


def _counted(setup: Setup, seat: int, winner: int | None) -> str:
    if winner is None:
        return f"{name(setup, seat)} counts: nobody has enough yet."
    return f"{name(setup, seat)} counts: {name(setup, winner)} has enough."


def _turn_ended(setup: Setup, ended: ev.TurnEnded) -> str:
    cards = ", with all cards back in hand" if ended.picked_up else ""
    then = "" if ended.next == ended.seat else f" {name(setup, ended.next)} is next."
    return f"{name(setup, ended.seat)} ends the turn{cards}.{then}"


def _over(box: Box, setup: Setup, over: ev.GameOver) -> str:
    winners = listed(name(setup, seat) for seat in over.winners) if over.winners else ""
    match over.reason:
        case "money":
            return f"Case closed. {winners} has {money(setup.goal)} or more and wins."
        case "thieves":
            return f"Case closed. {winners} has caught {counted(setup.goal, 'thief', 'thieves')} and wins."
        case "pack caught":
            verb = "wins" if len(over.winners) == 1 else "win"
            return f"Case closed. {box.thieves[box.boss].name} is behind bars: {winners} {verb}."
        case "loot gone":
            return f"The Loot is gone, and so is the Pack. {winners or 'The Pack'} wins."
