"""What may come of a guess, roughly: each card by itself, as if where one is said nothing of where the others are.

Good enough to tell a thousand guesses apart in a moment. What it is worth is the turns that it leaves to play.
"""

from __future__ import annotations

from math import log2

import msgspec

from stopthief.deduction.house.belief import Belief, Three

BITS_A_TURN = 2.0
"""How much a turn tells, all in all: what was learnt by oneself and from the others' guesses."""


def turns_left(bits: float) -> float:
    """How many turns it takes to win from here, if so much is still to be learnt."""
    return 1 + bits / BITS_A_TURN


class Prospect(msgspec.Struct):
    """A card as far as a guess is concerned."""

    kind: int
    held: tuple[float, ...]
    """How likely each of the others has it, clockwise from the left."""
    answer: float
    """How likely it is the answer."""
    others: float
    """How many bits it would take to tell the answer if it is not this card."""

    def bits(self, answer: float) -> float:
        """How much of the kind is still to be learnt, once this card is so likely the answer."""
        return _spread(answer) + (1 - answer) * self.others


class Outlook:
    """All cards as a seat sees them before it asks."""

    def __init__(self, belief: Belief, seat: int) -> None:
        deck = belief.deck
        clockwise = [(seat + step) % deck.players for step in range(1, deck.players)]
        self.whole = tuple(_bits(belief, kind) for kind in range(len(deck.kinds)))
        self.cards: list[Prospect] = []
        for card in range(len(deck.cards)):
            kind = next(one for one, bits in enumerate(deck.kinds) if bits >> card & 1)
            answer = belief.answer(card)
            others = (self.whole[kind] - _spread(answer)) / (1 - answer) if answer < 1 else 0.0
            self.cards.append(Prospect(kind, tuple(belief.held(card, one) for one in clockwise), answer, others))

    def turns(self, three: Three) -> float:
        """How many turns it takes to win after this guess, this one not counted, on the average."""
        cards = [self.cards[card] for card in three]
        left = [1.0] * len(cards)
        reached, expected = 1.0, 0.0
        for place in range(len(cards[0].held)):
            holds = [card.held[place] / rest if rest > 0 else 0.0 for card, rest in zip(cards, left, strict=True)]
            none = 1.0
            for share in holds:
                none *= max(0.0, 1 - share)
            if none < 1:
                expected += reached * (1 - none) * self._shown(cards, holds, left)
                reached *= none
            left = [rest - card.held[place] for card, rest in zip(cards, left, strict=True)]
        # F10: nobody has any of the three, and they are all in question: the guess is right.
        if all(card.answer for card in cards):
            return expected
        bits = sum(card.bits(1.0 if card.answer else 0.0) for card in cards)
        return expected + reached * turns_left(bits)

    def _shown(self, cards: list[Prospect], holds: list[float], left: list[float]) -> float:
        """Somebody shows one of the three."""
        after = [
            card.bits(min(1.0, card.answer / rest) if rest > 0 else 0.0) for card, rest in zip(cards, left, strict=True)
        ]
        whole, weight = sum(after), sum(holds)
        return sum(
            share / weight * turns_left(whole - bits + card.others)
            for card, share, bits in zip(cards, holds, after, strict=True)
            if share
        )


def _bits(belief: Belief, kind: int) -> float:
    return sum(_part(belief.answer(card)) for card in belief.suspects(kind))


def _spread(answer: float) -> float:
    return _part(answer) + _part(1 - answer)


def _part(chance: float) -> float:
    return -chance * log2(chance) if chance > 0 else 0.0
