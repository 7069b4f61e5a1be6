"""What cards in hand are worth, in dollars."""

from __future__ import annotations

from collections.abc import Iterable

from stopthief.city.cards import Card

STEP = 40.0
"""For every step on a card."""
TIP = 300.0
"""For a tip, besides."""


def worth(cards: Iterable[Card]) -> float:
    """Many steps, and a tip."""
    return sum(STEP * card.moves + TIP * (card.effect in ("tip before", "tip after")) for card in cards)
