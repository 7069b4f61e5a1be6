"""Counts of deals equal those of an enumeration, for every kind of evidence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import prod
from random import Random

import pytest

from stopthief.deduction.house.belief import trios
from stopthief.deduction.house.constraints import constraints
from stopthief.deduction.house.deals import count, deals
from stopthief.house.game import HouseMatch
from tests.support.games.playing import cut
from tests.support.house.players import sleuthed, wandered
from tests.support.house.small_houses import small
from tests.support.house.tables import agreed
from tests.support.oracles.deal_enumeration import counted, enumerated
from tests.support.oracles.other_deals import ANSWER

Play = Callable[..., HouseMatch]
TABLES = ((2, (3, 3, 3)), (2, (4, 2, 2)), (3, (4, 3, 3)), (3, (5, 2, 3)), (4, (4, 4, 3)), (4, (3, 3, 3)))
"""Players, and cards of each kind; some leave cards over."""


@pytest.mark.parametrize(("players", "cards"), TABLES)
@pytest.mark.parametrize("play", [sleuthed, wandered])
def test_counts_equal_enumeration(players: int, cards: tuple[int, int, int], play: Play) -> None:
    """Of every card and every holder, at moments of games, for every seat and for those who watch."""
    rng = Random(f"{players}{cards}")
    for seed in range(6):
        match = play(agreed(players, small(*cards)), seed, most=60)
        at = cut(match, rng.randrange(2, len(match.acts) + 1))
        for seat in (*range(players), *([None] if players < 4 else [])):  # of four, those who watch take too long
            known = constraints(at.view(seat))
            found = deals(known)
            assert found == counted(known.deck, at, seat)
            assert found.total == count(known) > 0


@pytest.mark.parametrize("seed", range(6))
def test_deals_that_lean_weigh_what_their_cards_weigh(seed: int) -> None:
    """The sum over all deals of the product over all cards, each where it is; so it is of every single answer."""
    rng = Random(seed)
    at = sleuthed(agreed(2, small(3, 3, 3)), seed, most=4 + 3 * seed)
    known = constraints(at.view(0))
    numbers, answers = known.deck.numbers, known.deck.answers
    lean = {card: tuple(rng.randint(1, 9) for _ in known.can) for card in rng.sample(range(len(numbers)), 6)}
    weighed: Counter[tuple[int, ...]] = Counter()
    for deal in enumerated(at, 0):
        hidden = tuple(numbers[card] for holder, card in deal if holder == ANSWER)
        where = {numbers[card]: holder for holder, card in deal if holder is not None and holder != ANSWER}
        where |= dict(zip(hidden, answers, strict=True))
        weighed[hidden] += prod(weights[where.get(card, known.deck.table)] for card, weights in lean.items())
    assert trios(known, lean) == weighed
    assert deals(known, lean).total == count(known, lean) == weighed.total()
