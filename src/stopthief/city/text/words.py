"""A sentence for each observation and event of the city, from the words of the page's log."""

from __future__ import annotations

from itertools import pairwise
from typing import assert_never

from stopthief.city.box.board import node_name
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.observe import common
from stopthief.city.text import terms
from stopthief.city.text.abilities import ability
from stopthief.city.text.terms import money, name, quarry, say
from stopthief.core.english import capital, listed


def told(box: Box, setup: Setup, event: ev.Event) -> str:
    """The truth of an event: what all perceive of it, and what stays hidden."""
    heard = said(box, setup, common(event))
    match event:
        case ev.ThiefPlaced(space):
            return f"{heard} {capital(quarry(setup))} starts on {terms.where(box.board, space)}."
        case ev.ThiefMoved(to):
            return f"{heard} {capital(quarry(setup))} is on {terms.where(box.board, to)}."
        case ev.TipGiven(seat, tip):
            return f"{heard} {name(setup, seat)} learns: {_begun(terms.tip(box.board, setup, tip))}"
        case _:
            return heard


def said(box: Box, setup: Setup, seen: ev.Observation) -> str:  # noqa: C901, PLR0911, PLR0912 - one case an observation
    """An observation as a sentence; a private one is spoken to its owner."""
    match seen:
        case ev.FirstPlayerDrawn(seat):
            return say("log.first_player_drawn", name=name(setup, seat))
        case ev.ThiefRevealed(thief):
            return _revealed(box, setup, thief)
        case ev.ThiefHidden():
            return say("log.thief_hidden", quarry=quarry(setup))
        case ev.ClueAsked(seat):
            return say("log.clue_asked", name=name(setup, seat))
        case ev.Heard():
            return _heard(box, setup, seen)
        case ev.CardPlayed(seat, card):
            return say("log.card_played", name=name(setup, seat), card=card)
        case ev.Moved():
            return _moved(box, setup, seen)
        case ev.TipAsked(seat, price):
            return _sentences(say("log.tip_asked", name=name(setup, seat)), _cost(setup, price))
        case ev.TipDone():
            return say("log.tip_done")
        case ev.TipHeard(tip):
            key = "log.tip_heard.alone" if tip.digit is None else "log.tip_heard.open"
            return say(key, tip=terms.tip(box.board, setup, tip))
        case ev.ArrestMissed(seat, space, fine):
            missed = say("log.arrest_missed", name=name(setup, seat), node=str(space))
            return _sentences(missed, _cost(setup, fine))
        case ev.ThiefArrested(seat, space, reward):
            key = "log.thief_arrested.reward" if reward else "log.thief_arrested"
            return say(key, name=name(setup, seat), node=str(space), money=money(reward))
        case ev.CardsPickedUp(seats):
            names = listed(name(setup, seat) for seat in seats)
            return say("log.cards_picked_up", names=names, count=len(seats))
        case ev.MoneyMoved(seat, amount):
            return _paid(setup, seat, amount)
        case ev.LootFilled(amount):
            return say("log.loot_filled", money=money(amount))
        case ev.DigitTold(digit):
            return say("log.digit_told", place=terms.at_place(box.board, digit))
        case ev.TurnEnded():
            return _turn_ended(setup, seen)
        case ev.WinSaid(seat, winner):
            return _counted(setup, seat, winner)
        case ev.LootSaidGone(seat):
            return say("log.loot_said_gone", name=name(setup, seat))
        case ev.PackAt(space):
            return say("log.pack_at", node=terms.where(box.board, space))
        case ev.GameOver():
            return say("log.game_over", ending=_ending(setup, seen))
        case _:
            assert_never(seen)


def _begun(sentence: str) -> str:
    """A sentence as it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]


def _sentences(*some: str) -> str:
    """Sentences one after another; empty ones are left out."""
    return " ".join(filter(None, some))


def _revealed(box: Box, setup: Setup, which: str) -> str:
    thief = box.thieves[which]
    has_reward = setup.is_competitive and setup.settings.money
    return say(
        "log.thief_revealed.reward" if has_reward else "log.thief_revealed",
        thief=thief.name,
        money=money(thief.reward),
        when=say("thief.large" if thief.captured is None else "thief.captured"),
        ability=ability(thief, "en", pack=not setup.is_competitive),
    )


def _heard(box: Box, setup: Setup, heard: ev.Heard) -> str:
    return _sentences(
        terms.clue(box.board, ev.Clue(heard.sound, heard.place)),
        say("log.heard.still", quarry=quarry(setup)) if heard.sound == "hold music" else "",
        say("log.heard.secret") if heard.sound == "laughter" else "",
        say("log.heard.spree", money=money(heard.spree)) if heard.spree else "",
        say("log.heard.loot", money=money(heard.loot)) if heard.loot else "",
        say("log.heard.again") if heard.again else "",
    )


def _moved(box: Box, setup: Setup, moved: ev.Moved) -> str:
    *way, end = moved.path
    who, node = name(setup, moved.seat), node_name(end)
    if moved.by is not None:
        return say("log.moved.by", by=name(setup, moved.by), name=who, node=node)
    if not way:
        return say("log.moved.stays", name=who, node=node)
    rides = any(after not in box.board.steps[before] for before, after in pairwise(moved.path))
    return say("log.moved.rides" if rides else "log.moved.walks", name=who, node=node)


def _cost(setup: Setup, amount: int) -> str:
    if not amount:
        return ""
    return say("log.cost.money" if setup.is_competitive else "log.cost.loot", money=money(amount))


def _paid(setup: Setup, seat: int, amount: int) -> str:
    how = "takes" if amount > 0 else "pays" if amount < 0 else "broke"
    return say(f"log.money_moved.{how}", name=name(setup, seat), money=money(abs(amount)))


def _counted(setup: Setup, seat: int, winner: int | None) -> str:
    if winner is None:
        return say("log.win_said.nobody", name=name(setup, seat))
    return say("log.win_said", name=name(setup, seat), winner=name(setup, winner))


def _turn_ended(setup: Setup, ended: ev.TurnEnded) -> str:
    ends = say("log.turn_ended.cards" if ended.picked_up else "log.turn_ended", name=name(setup, ended.seat))
    return _sentences(
        ends, "" if ended.next == ended.seat else say("log.turn_ended.next", next=name(setup, ended.next))
    )


def _ending(setup: Setup, over: ev.GameOver) -> str:
    """Who won, and why."""
    winners = listed(name(setup, seat) for seat in over.winners) if over.winners else ""
    match over.reason:
        case "money":
            return say("ending.money", winners=winners, goal=money(setup.goal))
        case "thieves":
            return say("ending.thieves", winners=winners, count=setup.goal)
        case "pack caught":
            return say("ending.caught", winners=winners, count=len(over.winners))
        case "loot gone":
            return say("ending.gone.by" if winners else "ending.gone", winners=winners)
