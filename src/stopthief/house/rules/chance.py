"""Steps that nobody chooses: the answer, the deal, the first player, and who can show a card."""

from __future__ import annotations

from stopthief.core.odds import Odds
from stopthief.house.box.cards import KINDS
from stopthief.house.box.setup import first_players, hand_size
from stopthief.house.rules import events as ev
from stopthief.house.rules.fold import left_of
from stopthief.house.rules.state import Asked, Phase, Public, State


def odds(state: State) -> Odds[ev.Event] | None:
    """The odds of the next step that nobody chooses; None when a person has to choose or the game is over."""
    match state.public.phase:
        case Phase.DEAL:
            return _hide(state) if len(state.answer) < len(KINDS) else _deal(state)
        case Phase.FIRST:
            # F5: the closest birthday goes first; the dice decide between equals, and where none is known.
            return Odds.even(first_players(state.public.setup)).then(ev.FirstPlayerDrawn)
        case Phase.ANSWER if state.public.asked is not None:
            return Odds.certain(_answer(state, state.public.asked))
        case Phase.TURN:
            return Odds.certain(turn_ended(state.public))
        case _:
            return None


def turn_ended(public: Public) -> ev.TurnEnded:
    """F5: play goes clockwise."""
    return ev.TurnEnded(public.turn, left_of(public, public.turn))


def _hide(state: State) -> Odds[ev.Event]:
    """F1: one card of each kind is the answer."""
    kind = KINDS[len(state.answer)]
    cards = (card.id for card in state.public.setup.pack.of_kind(kind))
    return Odds.even(cards).then(lambda card: ev.CardHidden(kind, card))


def _deal(state: State) -> Odds[ev.Event]:
    """F2: the rest is dealt one by one as long as it comes out even; the remainder will lie face up."""
    setup = state.public.setup
    away = {*state.answer, *state.left}.union(*state.hands)
    deck = tuple(card for card in setup.pack.cards if card not in away)
    each = hand_size(setup)
    if not deck:
        left = tuple(card for card in setup.pack.cards if card in state.left)
        return Odds.certain(ev.Dealt(each, left))
    number = sum(map(len, state.hands))
    seat = number % len(setup.players) if number < each * len(setup.players) else None
    return Odds.even(deck).then(lambda card: ev.CardDealt(card, seat))


def _answer(state: State, asked: Asked) -> ev.Event:
    """F8-F10: clockwise from the left, the first who can has to show; then the open cards, then the asker's own."""
    public, cards = state.public, asked.guess.cards
    following = (asked.seat + 1 + len(asked.could_not)) % len(public.setup.players)
    if following != asked.seat:
        can = any(card in state.hands[following] for card in cards)
        return ev.ShowAsked(following) if can else ev.CouldNotShow(following)
    named = next((card for card in cards if card in public.open), None)
    if named is not None:
        return ev.OpenCardNamed(asked.seat, named)
    if any(card in state.hands[asked.seat] for card in cards):
        return ev.OwnCardHeld(asked.seat)
    return ev.AnswerTurned(asked.seat, ev.Trio(*state.answer))
