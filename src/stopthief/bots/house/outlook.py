"""Cards as somebody sees them who hears a guess: how likely each player has them, how likely they are the answer.

Each card by itself, as if where one is said nothing of where the others are: rough, and quick.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log2, prod

import msgspec

from stopthief.bots.house.rivals import Sheet
from stopthief.deduction.house.belief import Belief
from stopthief.deduction.house.deck import Deck, numbers_of

ALMOST = 1 - 1e-9


class Prospect(msgspec.Struct, frozen=True):
    """A card as far as a guess is concerned."""

    held: tuple[float, ...]
    """How likely each player has it: clockwise from the asker's left, the asker last."""
    answer: float
    """How likely it is the answer."""
    others: float
    """How many bits it would take to tell the answer if it is not this card."""

    def bits(self, answer: float) -> float:
        """How much of the kind is still to be learnt, once this card is so likely the answer."""
        return _spread(answer) + (1 - answer) * self.others


Cards = list[Prospect]


def of_belief(belief: Belief, asker: int) -> Cards:
    """As whoever asks sees them, exactly as far as each card goes."""
    total = belief.deals.total
    return _prospects([[number / total for number in row] for row in belief.deals.held], belief.deck, asker)


def of_sheet(sheet: Sheet, deck: Deck, asker: int) -> Cards:
    """As everyone sees them."""
    return _prospects(sheet, deck, asker)


def _prospects(sheet: Sheet, deck: Deck, asker: int) -> Cards:
    clockwise = [(asker + step) % deck.players for step in range(1, deck.players + 1)]
    cards = []
    for kind, holder in enumerate(deck.answers):
        numbers = [*numbers_of(deck.kinds[kind])]
        whole = sum(_part(sheet[card][holder]) for card in numbers)
        for card in numbers:
            answer = sheet[card][holder]
            others = max(0.0, whole - _spread(answer)) / (1 - answer) if answer < ALMOST else 0.0
            held = tuple(round(sheet[card][one], 9) for one in clockwise)
            cards.append(Prospect(held, round(answer, 9), round(others, 9)))
    return cards


class Chances(msgspec.Struct, frozen=True):
    """Who may show one of three cards."""

    shows: tuple[float, ...]
    """How likely each player is the first who can, clockwise; the asker last, who then has to own up."""
    nobody: float
    """How likely nobody can: the guess is right, or one of the cards lies open."""


def chances(three: Iterable[Prospect]) -> Chances:
    """Who may have to show, if the three cards are so spread."""
    shows, reached = [], 1.0
    for held in zip(*_given_lack(three), strict=True):
        none = prod(1 - share for share in held)
        shows.append(reached * (1 - none))
        reached *= none
    return Chances(tuple(shows), reached)


def _given_lack(three: Iterable[Prospect]) -> list[list[float]]:
    """Of each card, how likely each player has it where all before could not show."""
    rows = []
    for card in three:
        left, row = 1.0, []
        for share in card.held:
            row.append(min(1.0, share / left) if left > 1 - ALMOST else 0.0)
            left -= share
        rows.append(row)
    return rows


def asker_learns(three: tuple[Prospect, ...], place: int) -> float:
    """The bits of the three kinds that the asker still has to learn, once the player at this place has shown a card."""
    holds = [row[place] for row in _given_lack(three)]
    after = [card.bits(_risen(card, place)) for card in three]
    whole, weight = sum(after), sum(holds)
    if not weight:
        return whole
    parts = zip(three, holds, after, strict=True)
    return sum(share / weight * (whole - bits + card.others) for card, share, bits in parts if share)


def all_learn(three: tuple[Prospect, ...], place: int) -> float:
    """The same of somebody who does not see the card."""
    holds = [row[place] for row in _given_lack(three)]
    some = 1 - prod(1 - share for share in holds)
    bits = 0.0
    for card, share in zip(three, holds, strict=True):
        has = min(1.0, share / some) if some > 1 - ALMOST else share
        scale = (1 - has) / (1 - share) if share < ALMOST else 0.0
        bits += card.bits(min(1.0, _risen(card, place) * scale))
    return bits


def _risen(card: Prospect, place: int) -> float:
    """How likely a card is the answer where the players before this place do not have it."""
    left = 1 - sum(card.held[:place])
    return min(1.0, card.answer / left) if left > 1 - ALMOST else 0.0


def _spread(answer: float) -> float:
    return _part(answer) + _part(1 - answer)


def _part(chance: float) -> float:
    return -chance * log2(chance) if chance > 0 else 0.0
