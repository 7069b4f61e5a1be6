"""The odds of each card around a guess: who has it, and whether it is the answer.

Cards are treated as independent of each other, which is approximate and fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2, prod

import msgspec

from stopthief.bots.house.rivals import Sheet
from stopthief.deduction.house.belief import Belief
from stopthief.deduction.house.deck import Deck, numbers_of

ALMOST = 1 - 1e-9


class CardOdds(msgspec.Struct, frozen=True):
    """The odds of one card. Places go clockwise from the asker's left, with the asker last."""

    held: tuple[float, ...]
    """The probability that the player at each place has it, if those before do not."""
    risen: tuple[float, ...]
    """The probability that it is the answer, if the players before each place do not have it."""
    others: float
    """The entropy of its kind's answer in bits, if it is not this card."""
    bits: tuple[float, ...]
    """The entropy of its kind's answer in bits, if the players before each place do not have it."""

    def bits_if(self, answer: float) -> float:
        """The entropy of its kind's answer in bits, if it is the answer with this probability."""
        return _spread(answer) + (1 - answer) * self.others


def of_belief(belief: Belief, asker: int) -> list[CardOdds]:
    """The odds for the asker, exact for each card by itself."""
    total = belief.deals.total
    return _all_odds([[number / total for number in row] for row in belief.deals.held], belief.deck, asker)


def of_sheet(sheet: Sheet, deck: Deck, asker: int) -> list[CardOdds]:
    """The odds for everyone."""
    return _all_odds(sheet, deck, asker)


def _all_odds(sheet: Sheet, deck: Deck, asker: int) -> list[CardOdds]:
    clockwise = [(asker + step) % deck.players for step in range(1, deck.players + 1)]
    cards = []
    for kind, holder in enumerate(deck.answers):
        numbers = [*numbers_of(deck.kinds[kind])]
        whole = sum(_part(sheet[card][holder]) for card in numbers)
        cards += [_odds_of([sheet[card][one] for one in clockwise], sheet[card][holder], whole) for card in numbers]
    return cards


def _odds_of(shares: list[float], answer: float, whole: float) -> CardOdds:
    others = max(0.0, whole - _spread(answer)) / (1 - answer) if answer < ALMOST else 0.0
    held, risen, left = [], [], 1.0
    for share in shares:
        there = left > 1 - ALMOST
        held.append(round(min(1.0, share / left), 9) if there else 0.0)
        risen.append(round(min(1.0, answer / left), 9) if there else 0.0)
        left -= share
    bits = (round(_spread(one) + (1 - one) * others, 9) for one in risen)
    return CardOdds(tuple(held), tuple(risen), round(others, 9), tuple(bits))


def shows(three: Sequence[CardOdds]) -> list[float]:
    """The probability that the player at each place is the first who has one of three cards."""
    found, reached = [], 1.0
    for held in zip(*(card.held for card in three), strict=True):
        none = prod([1 - share for share in held])
        found.append(reached * (1 - none))
        reached *= none
    return found


def asker_left(three: Sequence[CardOdds], place: int) -> float:
    """The bits of three kinds that the asker does not know after the player at this place has shown a card."""
    whole = sum([card.bits[place] for card in three])
    weight = sum([card.held[place] for card in three])
    if not weight:
        return whole
    return whole + sum([card.held[place] / weight * (card.others - card.bits[place]) for card in three])


def all_left(three: Sequence[CardOdds], place: int) -> float:
    """The same for a player who does not see the card."""
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
