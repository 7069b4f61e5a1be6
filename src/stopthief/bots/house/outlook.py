"""Cards as somebody sees them who hears a guess: how likely each player has them, how likely they are the answer.

Each card by itself, as if where one is said nothing of where the others are: rough, and quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2, prod

import msgspec

from stopthief.bots.house.rivals import Sheet
from stopthief.deduction.house.belief import Belief
from stopthief.deduction.house.deck import Deck, numbers_of

ALMOST = 1 - 1e-9


class Prospect(msgspec.Struct, frozen=True):
    """A card as far as a guess is concerned. Places go clockwise from the asker's left, the asker last."""

    held: tuple[float, ...]
    """How likely the player at each place has it, if those before do not."""
    risen: tuple[float, ...]
    """How likely it is the answer, if the players before each place do not have it."""
    others: float
    """How many bits it would take to tell the answer of its kind if it is not this card."""
    bits: tuple[float, ...]
    """How much of its kind is to be learnt, if the players before each place do not have it."""

    def bits_if(self, answer: float) -> float:
        """How much of its kind is to be learnt, once it is so likely the answer."""
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
        cards += [_prospect([sheet[card][one] for one in clockwise], sheet[card][holder], whole) for card in numbers]
    return cards


def _prospect(shares: list[float], answer: float, whole: float) -> Prospect:
    others = max(0.0, whole - _spread(answer)) / (1 - answer) if answer < ALMOST else 0.0
    held, risen, left = [], [], 1.0
    for share in shares:
        there = left > 1 - ALMOST
        held.append(round(min(1.0, share / left), 9) if there else 0.0)
        risen.append(round(min(1.0, answer / left), 9) if there else 0.0)
        left -= share
    bits = (round(_spread(one) + (1 - one) * others, 9) for one in risen)
    return Prospect(tuple(held), tuple(risen), round(others, 9), tuple(bits))


def shows(three: Sequence[Prospect]) -> list[float]:
    """How likely the player at each place is the first who can show one of three cards; the asker has to own up."""
    found, reached = [], 1.0
    for held in zip(*(card.held for card in three), strict=True):
        none = prod([1 - share for share in held])
        found.append(reached * (1 - none))
        reached *= none
    return found


def asker_left(three: Sequence[Prospect], place: int) -> float:
    """The bits of three kinds that the asker still has to learn, once the player at this place has shown a card."""
    whole = sum([card.bits[place] for card in three])
    weight = sum([card.held[place] for card in three])
    if not weight:
        return whole
    return whole + sum([card.held[place] / weight * (card.others - card.bits[place]) for card in three])


def all_left(three: Sequence[Prospect], place: int) -> float:
    """The same of somebody who does not see the card."""
    some = 1 - prod([1 - card.held[place] for card in three])
    left = 0.0
    for card in three:
        share = card.held[place]
        has = min(1.0, share / some) if some > 1 - ALMOST else share
        scale = (1 - has) / (1 - share) if share < ALMOST else 0.0
        left += card.bits_if(min(1.0, card.risen[place] * scale))
    return left


def _spread(answer: float) -> float:
    return _part(answer) + _part(1 - answer)


def _part(chance: float) -> float:
    return -chance * log2(chance) if chance > 0 else 0.0
