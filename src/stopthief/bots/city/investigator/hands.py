"""Cards in hand: which a turn leaves, and what they are worth in dollars."""

from __future__ import annotations

from collections.abc import Iterable

from stopthief.city.box.cards import Card
from stopthief.deduction.city.detective import Detective


def worth(cards: Iterable[Card], step: float, tip: float) -> float:
    """So much for every step on them, and for a tip besides."""
    return sum(step * card.moves + tip * (card.effect in ("tip before", "tip after")) for card in cards)


def left_in_hand(scene: Detective) -> tuple[int, ...]:
    """The cards that one has on one's next turn."""
    public = scene.public
    if public.effect == "pick up":
        return scene.box.investigators[public.setup.players[public.turn].investigator or ""].hand
    return public.hands[public.turn]
