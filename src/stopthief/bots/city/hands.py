"""What cards in hand are worth, in dollars."""

from __future__ import annotations

from collections.abc import Iterable

from stopthief.city.cards import Card


def worth(cards: Iterable[Card], step: float, tip: float) -> float:
    """So much for every step on them, and for a tip besides."""
    return sum(step * card.moves + tip * (card.effect in ("tip before", "tip after")) for card in cards)
