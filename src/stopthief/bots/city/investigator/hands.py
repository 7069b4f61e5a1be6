"""Cards in hand: which ones a turn leaves, and their value in dollars."""

from __future__ import annotations

from collections.abc import Iterable

from stopthief.city.box.cards import Card
from stopthief.deduction.city.detective import Detective


def cards_left(detective: Detective) -> tuple[Card, ...]:
    """The cards that the player has on the next turn, in the order of the deck."""
    who = detective.box.investigators[detective.public.setup.players[detective.public.turn].investigator or ""]
    hand = left_in_hand(detective)
    return tuple(card for card in who.cards if card.moves in hand)


def left_in_hand(detective: Detective) -> tuple[int, ...]:
    """The same cards by their numbers."""
    public = detective.public
    if public.effect == "pick up":
        return detective.box.investigators[public.setup.players[public.turn].investigator or ""].hand
    return public.hands[public.turn]


def worth(cards: Iterable[Card], step: float, tip: float) -> float:
    """The value of cards: `step` for every step on them, and `tip` for a tip."""
    return sum(step * card.moves + tip * (card.effect in ("tip before", "tip after")) for card in cards)
