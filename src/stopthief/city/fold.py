"""How what everyone perceives changes what lies open on the table. The state's public part is made here only."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from stopthief.city import events as ev
from stopthief.city.box import Box
from stopthief.city.effects import happens_at_once
from stopthief.city.setup import Setup
from stopthief.city.state import BANK, Phase, Public

T = TypeVar("T")

GETAWAY = 2
"""R4: so many spaces the Pack moves at once when one of it is caught."""


def begin(box: Box, setup: Setup) -> Public:
    """The table as it is laid before anything has happened (C1-C3, K2, K3)."""
    seats = range(len(setup.players))
    competitive, settings = setup.is_competitive, setup.settings
    start_money = settings.starting_money if competitive and settings.money else 0
    loot = 0 if competitive else settings.loot
    return Public(
        setup=setup,
        phase=Phase.FIRST,
        at=tuple(box.board.stations[0] if seat in setup.investigators else 0 for seat in seats),
        hands=tuple(_full_hand(box, setup, seat) for seat in seats),
        money=(start_money,) * len(seats),
        caught=(0,) * len(seats),
        bank=BANK - start_money * len(seats) - loot,
        loot=loot,
    )


def fold(box: Box, public: Public, seen: ev.Common) -> Public:  # noqa: C901, PLR0911, PLR0912 - one case an observation
    """The table after one more observation."""
    match seen:
        case ev.ClueAsked():
            return _listen(public)
        case ev.Heard():
            return _hear(public, seen)
        case ev.CardPlayed(seat, card):
            hand = tuple([one for one in public.hands[seat] if one != card])
            effect = box.effects[public.setup.players[seat].investigator or "", card]
            return replace(public, phase=Phase.MOVE, card=card, effect=effect, hands=_put(public.hands, seat, hand))
        case ev.Moved():
            return _move(box, public, seen)
        case ev.TurnEnded():
            return _pass_on(box, public, seen)
        case ev.ArrestMissed(seat, _, fine):
            return _unless_lost(replace(_pay(public, seat, fine), phase=Phase.TURN))
        case ev.TipAsked(seat, price):
            return _unless_lost(replace(_pay(public, seat, price), phase=Phase.TIP, tipped=True, tip_for=seat))
        case ev.TipDone():
            then = Phase.ARREST if public.moved else Phase.CARD if public.card is None else Phase.MOVE
            return replace(public, phase=then, tip_for=None)
        case ev.ThiefArrested():
            return _catch(box, public, seen)
        case ev.ThiefRevealed(thief):
            return _reveal(box, public, thief)
        case ev.ThiefHidden():
            hidden = replace(public, clues=(), phase=Phase.TURN if public.arrested else Phase.CLUE)
            return hidden if public.arrested else _turn_begins(hidden)
        case ev.CardsPickedUp(seats):
            hands = tuple(
                _full_hand(box, public.setup, seat) if seat in seats else hand for seat, hand in enumerate(public.hands)
            )
            return _after_effect(box, replace(public, hands=hands))
        case ev.MoneyMoved(seat, amount):
            return _after_effect(box, _pay(public, seat, -amount))
        case ev.LootFilled(amount):
            return _after_effect(box, replace(public, loot=public.loot + amount, bank=public.bank - amount))
        case ev.DigitTold():
            return replace(public, phase=Phase.TURN, tell_digit=False)
        case ev.FirstPlayerDrawn(seat):
            return replace(public, phase=Phase.REVEAL, turn=seat, turns=1)
        case ev.GameOver(winners, reason, trail):
            return replace(public, phase=Phase.OVER, winners=winners, reason=reason, trail=trail)
        case _:
            assert_never(seen)


def _listen(public: Public) -> Public:
    """T5: the first clue about a thief is where it starts, unless set otherwise; for every other it moves."""
    if public.clues or public.setup.settings.opening == "move":
        return replace(public, phase=Phase.THIEF, steps=1, extra=False)
    return replace(public, phase=Phase.OPENING)


def _turn_begins(public: Public) -> Public:
    """V1: where a person plays the Pack, its move comes first and nobody has to ask for the clue."""
    return public if public.setup.pack is None else _listen(public)


def _hear(public: Public, heard: ev.Heard) -> Public:
    steps = (0 if public.phase is Phase.OPENING else public.steps - 1) + heard.again
    tip_for, owed_tip, getaway = public.tip_for, public.owed_tip, public.getaway
    phase = Phase.CARD
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
        loot=public.loot - heard.loot,
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
    captured = box.thieves[public.thief or ""].captured
    effect = None if captured is None else captured.effect
    public = replace(
        public,
        money=_put(public.money, seat, public.money[seat] + arrest.reward),
        bank=public.bank - (arrest.reward - public.spree),
        spree=0,
        caught=_put(public.caught, seat, public.caught[seat] + 1),
        # V2: in solo, catching a thief returns all used cards at once.
        hands=_put(public.hands, seat, _full_hand(box, setup, seat)) if setup.mode == "solo" else public.hands,
        arrested=True,
        steps=captured.amount if captured is not None and effect == "long getaway" else GETAWAY,
        tell_digit=effect == "tell the digit",
        owed_tip=seat if effect == "tip next" else None,
    )
    return replace(public, phase=Phase.EFFECT) if happens_at_once(public, effect) else _after_effect(box, public)


def _after_effect(box: Box, public: Public) -> Public:
    """R3, R4: having enough, one wins; with the last of the Pack all win; otherwise the next thief comes."""
    setup = public.setup
    if not setup.is_competitive:
        if public.thief == box.boss:
            return replace(public, phase=Phase.ENDING, winners=setup.investigators, reason="pack caught")
        return replace(public, phase=Phase.REVEAL)
    count = len(public.at)
    have = public.money if setup.settings.win_by == "money" else public.caught
    for seat in ((public.turn + step) % count for step in range(count)):
        if have[seat] >= setup.goal:
            return replace(public, phase=Phase.ENDING, winners=(seat,), reason=setup.settings.win_by)
    return replace(public, phase=Phase.REVEAL)


def _reveal(box: Box, public: Public, thief: str) -> Public:
    deck = box.competitive if public.setup.is_competitive else box.cooperative
    # R5: with the deck empty, the captured cards make a new one.
    seen = (thief,) if len(public.seen) == len(deck) else (*public.seen, thief)
    public = replace(public, thief=thief, seen=seen)
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
    if public.setup.is_competitive or public.loot > 0:
        return public
    pack = public.setup.pack
    return replace(public, phase=Phase.ENDING, winners=() if pack is None else (pack,), reason="loot gone")


def _pay(public: Public, seat: int, amount: int) -> Public:
    """Money goes to the bank, from the seat or in the Pack's games from the Loot."""
    if not amount:
        return public
    if not public.setup.is_competitive:
        return replace(public, loot=public.loot - amount, bank=public.bank + amount)
    money = _put(public.money, seat, public.money[seat] - amount)
    return replace(public, money=money, bank=public.bank + amount)


def _full_hand(box: Box, setup: Setup, seat: int) -> tuple[int, ...]:
    who = setup.players[seat].investigator
    return () if who is None else box.investigators[who].hand


def _put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])
