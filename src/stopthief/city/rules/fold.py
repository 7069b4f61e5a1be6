"""Fold public observations into the public part of the state, which is made nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.effects import happens_at_once
from stopthief.city.rules.state import BANK, Phase, Public

T = TypeVar("T")

GETAWAY = 2
"""R4: the number of spaces the Pack moves at once when one of its thieves is caught."""


def begin(box: Box, setup: Setup) -> Public:
    """The table as it is laid before anything has happened (C1-C3, K2, K3)."""
    seats = range(len(setup.players))
    competitive, settings = setup.is_competitive, setup.settings
    start_money = settings.starting_money if competitive and settings.money and not setup.is_printed else 0
    meeples = () if setup.is_printed else setup.investigators
    return Public(
        setup=setup,
        phase=Phase.FIRST,
        at=tuple(box.board.stations[0] if seat in meeples else 0 for seat in seats),
        hands=tuple(_full_hand(box, setup, seat) for seat in seats),
        money=(start_money,) * len(seats),
        caught=(0,) * len(seats),
        bank=BANK - start_money * len(seats) - setup.loot,
        loot=setup.loot,
        full_loot=setup.loot,
    )


def fold(box: Box, public: Public, seen: ev.Common) -> Public:
    """The table after one more observation."""
    return _FOLDS[type(seen)](box, public, seen)


def _first_player(_box: Box, public: Public, drawn: ev.FirstPlayerDrawn) -> Public:
    return _next_thief(replace(public, turn=drawn.seat, turns=1))


def _ask(_box: Box, public: Public, _asked: ev.ClueAsked) -> Public:
    return _listen(public)


def _play(box: Box, public: Public, played: ev.CardPlayed) -> Public:
    seat, card = played.seat, played.card
    hand = tuple([one for one in public.hands[seat] if one != card])
    effect = box.effects[public.setup.players[seat].investigator or "", card]
    return replace(public, phase=Phase.MOVE, card=card, effect=effect, hands=_put(public.hands, seat, hand))


def _miss(_box: Box, public: Public, missed: ev.ArrestMissed) -> Public:
    return _unless_lost(replace(_pay(public, missed.seat, missed.fine), phase=Phase.TURN))


def _ask_tip(_box: Box, public: Public, asked: ev.TipAsked) -> Public:
    paid = _pay(public, asked.seat, asked.price)
    return _unless_lost(replace(paid, phase=Phase.TIP, tipped=True, tip_for=asked.seat))


def _get_tip(_box: Box, public: Public, _done: ev.TipDone) -> Public:
    if public.moved:
        return replace(public, phase=Phase.ARREST, tip_for=None)
    return replace(public, phase=_after_clue(public) if public.card is None else Phase.MOVE, tip_for=None)


def _hide(_box: Box, public: Public, _hidden: ev.ThiefHidden) -> Public:
    if public.arrested:
        return replace(public, clues=(), phase=Phase.TURN)
    return _turn_begins(replace(public, clues=(), phase=Phase.CLUE))


def _pick_up(box: Box, public: Public, picked_up: ev.CardsPickedUp) -> Public:
    hands = public.hands
    for seat in picked_up.seats:
        hands = _put(hands, seat, _full_hand(box, public.setup, seat))
    return _after_effect(box, replace(public, hands=hands))


def _take(box: Box, public: Public, moved: ev.MoneyMoved) -> Public:
    return _after_effect(box, _pay(public, moved.seat, -moved.amount))


def _fill(box: Box, public: Public, filled: ev.LootFilled) -> Public:
    amount = filled.amount
    return _after_effect(box, replace(public, loot=public.loot + amount, bank=public.bank - amount))


def _digit(_box: Box, public: Public, _told: ev.DigitTold) -> Public:
    return replace(public, phase=Phase.TURN, tell_digit=False)


def _end(_box: Box, public: Public, over: ev.GameOver) -> Public:
    return replace(public, phase=Phase.OVER, winners=over.winners, reason=over.reason, trail=over.trail)


def _listen(public: Public) -> Public:
    """T5: the first clue about a thief is where it starts, unless set otherwise; for every other it moves."""
    if public.clues or public.setup.settings.opening == "move":
        return replace(public, phase=Phase.THIEF, steps=1, extra=False)
    return replace(public, phase=Phase.OPENING)


def _turn_begins(public: Public) -> Public:
    """V1: where a person plays the Pack, its move comes first and nobody has to ask for the clue."""
    return public if public.setup.pack is None else _listen(public)


def _after_clue(public: Public) -> Phase:
    """X1: on a printed board the card is played there."""
    return Phase.BOARD if public.setup.is_printed else Phase.CARD


def _hear(_box: Box, public: Public, heard: ev.Heard) -> Public:
    steps = (0 if public.phase is Phase.OPENING else public.steps - 1) + heard.again
    tip_for, owed_tip, getaway = public.tip_for, public.owed_tip, public.getaway
    phase = _after_clue(public)
    if steps:
        phase = Phase.THIEF
    elif getaway:
        phase, getaway = Phase.DIGIT if public.tell_digit else Phase.TURN, False
    elif owed_tip is not None:
        phase, tip_for, owed_tip = Phase.TIP, owed_tip, None
    public = replace(
        public,
        clues=(*public.clues, ev.Clue(heard.sound, heard.place)),
        spree=public.spree + heard.spree,
        loot=public.loot - (heard.loot if public.setup.keeps_loot else 0),
        bank=public.bank - heard.spree + heard.loot,
        steps=steps,
        extra=heard.again,
        phase=phase,
        getaway=getaway,
        tip_for=tip_for,
        owed_tip=owed_tip,
    )
    return _unless_lost(public) if heard.loot else public


def _move(box: Box, public: Public, moved: ev.Moved) -> Public:
    at = _put(public.at, moved.seat, moved.path[-1])
    if public.phase is Phase.EFFECT:
        return _after_effect(box, replace(public, at=at))
    if moved.by is not None:
        return replace(public, at=at, escorted=True)
    return replace(public, at=at, moved=True, phase=Phase.ARREST)


def _catch(box: Box, public: Public, arrest: ev.ThiefArrested) -> Public:
    """R3, R4: the reward, then the captured thief's effect."""
    seat, setup = arrest.seat, public.setup
    captured = None if public.thief is None else box.thieves[public.thief].captured
    effect = None if captured is None else captured.effect
    public = replace(
        public,
        money=_put(public.money, seat, public.money[seat] + (0 if setup.is_printed else arrest.reward)),
        bank=public.bank - (arrest.reward - public.spree),
        spree=0,
        caught=_put(public.caught, seat, public.caught[seat] + 1),
        # V2: in solo, catching a thief returns all used cards at once.
        hands=_put(public.hands, seat, _full_hand(box, setup, seat)) if setup.mode == "solo" else public.hands,
        arrested=True,
        caught_in=box.board.place(arrest.space),
        steps=captured.amount if captured is not None and effect == "long getaway" else GETAWAY,
        tell_digit=effect == "tell the digit",
        owed_tip=seat if effect == "tip next" else None,
    )
    return replace(public, phase=Phase.EFFECT) if happens_at_once(public, effect) else _after_effect(box, public)


def _after_effect(box: Box, public: Public) -> Public:
    """R3, R4: a player with enough wins, with the last of the Pack all win; otherwise the next thief comes."""
    setup = public.setup
    if not setup.is_competitive:
        # K1: she lies at the bottom, in the app and on the table alike.
        if public.thief == box.boss or sum(public.caught) > setup.settings.pack:
            return replace(public, phase=Phase.ENDING, winners=setup.investigators, reason="pack caught")
        return _next_thief(public)
    if setup.is_printed and setup.settings.win_by == "money":
        return replace(public, phase=Phase.WON)
    count = len(public.at)
    have = public.money if setup.settings.win_by == "money" else public.caught
    for seat in ((public.turn + step) % count for step in range(count)):
        if have[seat] >= setup.goal:
            return replace(public, phase=Phase.ENDING, winners=(seat,), reason=setup.settings.win_by)
    return _next_thief(public)


def _said_won(_box: Box, public: Public, said: ev.WinSaid) -> Public:
    """W1: the player with the money wins; nobody asks to see it."""
    if said.winner is None:
        return _next_thief(public)
    return replace(public, phase=Phase.ENDING, winners=(said.winner,), reason="money")


def _said_gone(_box: Box, public: Public, _said: ev.LootSaidGone) -> Public:
    return _lost(public)


def _next_thief(public: Public) -> Public:
    """The next card is turned over, here or on the table."""
    return replace(public, phase=Phase.REVEAL) if public.setup.cards == "app" else _comes(public)


def _reveal(box: Box, public: Public, revealed: ev.ThiefRevealed) -> Public:
    thief = revealed.thief
    deck = box.competitive if public.setup.is_competitive else box.cooperative
    # R5: with the deck empty, the captured cards make a new one.
    seen = (thief,) if len(public.seen) == len(deck) else (*public.seen, thief)
    steps = max(public.steps, box.at_large(thief).getaway)
    return _comes(replace(public, thief=thief, seen=seen, steps=steps))


def _comes(public: Public) -> Public:
    """M4, R4: a new thief takes its first place; the Pack, on the same path, gets away."""
    if public.setup.is_competitive or not public.arrested:
        return replace(public, phase=Phase.PLACE, steps=0)
    return replace(public, phase=Phase.THIEF, getaway=True, extra=False)


def _pass_on(box: Box, public: Public, ended: ev.TurnEnded) -> Public:
    hands = public.hands
    if ended.picked_up:
        hands = _put(hands, ended.seat, _full_hand(box, public.setup, ended.seat))
    return _turn_begins(
        replace(
            public,
            phase=Phase.CLUE,
            hands=hands,
            turn=ended.next,
            turns=public.turns + 1,
            card=None,
            effect=None,
            tipped=False,
            escorted=False,
            moved=False,
            arrested=False,
        )
    )


def _unless_lost(public: Public) -> Public:
    """W2: an empty Loot loses, at once."""
    return public if public.setup.is_competitive or public.loot > 0 else _lost(public)


def _lost(public: Public) -> Public:
    pack = public.setup.pack
    return replace(public, phase=Phase.ENDING, winners=() if pack is None else (pack,), reason="loot gone")


def _pay(public: Public, seat: int, amount: int) -> Public:
    """Money goes to the bank, from the seat or in the Pack's games from the Loot."""
    if not amount:
        return public
    setup = public.setup
    if setup.keeps_loot:
        return replace(public, loot=public.loot - amount, bank=public.bank + amount)
    if setup.is_printed:
        return public
    money = _put(public.money, seat, public.money[seat] - amount)
    return replace(public, money=money, bank=public.bank + amount)


def _full_hand(box: Box, setup: Setup, seat: int) -> tuple[int, ...]:
    who = setup.players[seat].investigator
    return () if who is None or setup.is_printed else box.investigators[who].hand


def _put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])


_FOLDS: dict[type[ev.Common], Callable[[Box, Public, Any], Public]] = {
    ev.FirstPlayerDrawn: _first_player,
    ev.ThiefRevealed: _reveal,
    ev.ThiefHidden: _hide,
    ev.ClueAsked: _ask,
    ev.Heard: _hear,
    ev.CardPlayed: _play,
    ev.TipAsked: _ask_tip,
    ev.TipDone: _get_tip,
    ev.Moved: _move,
    ev.ArrestMissed: _miss,
    ev.ThiefArrested: _catch,
    ev.CardsPickedUp: _pick_up,
    ev.MoneyMoved: _take,
    ev.LootFilled: _fill,
    ev.DigitTold: _digit,
    ev.TurnEnded: _pass_on,
    ev.WinSaid: _said_won,
    ev.LootSaidGone: _said_gone,
    ev.GameOver: _end,
}
"""The fold of each observation. A look-up, as this is the busiest place of the engine."""
