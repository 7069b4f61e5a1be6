"""Certainties about deals agree with a SAT solver, on the whole pack."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from pysat.card import CardEnc, EncType
from pysat.solvers import Minisat22

from stopthief.deduction.house.constraints import constraints
from stopthief.deduction.house.deals import deals
from stopthief.deduction.house.deck import Deck
from stopthief.house.game import HouseMatch
from tests.support.house.players import sleuthed, wandered
from tests.support.house.tables import agreed
from tests.support.oracles.deal_enumeration import open_cards, told
from tests.support.oracles.other_deals import ANSWER, slots_of

GAMES = 30
"""Of each number of players and each way to play."""


class Sat:
    """The knowledge of a seat as clauses, with a variable for every card and holder."""

    def __init__(self, match: HouseMatch, seat: int, deck: Deck) -> None:
        self.deck, self.solver = deck, Minisat22()
        everyone = range(len(deck.sizes))
        self.switch = self.top = len(deck.cards) * len(deck.sizes) + 1
        for card in deck.cards:
            self._exactly([self.variable(card, holder) for holder in everyone], 1)
        for holder, size in enumerate(deck.sizes):
            self._exactly([self.variable(card, holder) for card in deck.cards], size)
        for holder, kind in zip(deck.answers, ("thing", "room", "place"), strict=True):
            for card in deck.cards:
                if match.setup.pack.kinds[card] != kind:
                    self.solver.add_clause([-self.variable(card, holder)])
        for card in open_cards(match):
            self.solver.add_clause([self.variable(card, deck.table)])
        for fact in told(match, seat):
            holders = deck.answers if fact.holder == ANSWER else [fact.holder]
            for card in fact.has:
                self.solver.add_clause([self.variable(card, one) for one in holders])
            for card in fact.none_of:
                self.solver.add_clause([-self.variable(card, fact.holder)])
            if fact.any_of:
                self.solver.add_clause([self.variable(card, fact.holder) for card in fact.any_of])

    def variable(self, card: str, holder: int) -> int:
        """The variable that says that a holder has a card."""
        return 1 + self.deck.numbers[card] * len(self.deck.sizes) + holder

    def _exactly(self, variables: list[int], number: int) -> None:
        formula = CardEnc.equals(variables, number, top_id=self.top, encoding=EncType.seqcounter)
        self.top = max(self.top, formula.nv)
        self.solver.append_formula(formula.clauses)

    def any_of(self, literals: list[int]) -> bool:
        """Whether there is a deal in which any one of these is so."""
        self.solver.add_clause([*literals, -self.switch])
        return bool(self.solver.solve(assumptions=[self.switch]))

    def not_found(self, literals: set[int]) -> set[int]:
        """Those of which there is no deal. Every deal that is found may do for several."""
        missing = set()
        while literals:
            one = min(literals)
            if self.solver.solve(assumptions=[one]):
                literals = literals - {*self.solver.get_model()}
            else:
                missing.add(one)
                literals = literals - {one}
        return missing


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("play", [sleuthed, wandered])
def test_what_is_counted_is_what_a_solver_finds(players: int, play: Callable[..., HouseMatch]) -> None:
    """A holder has a share of a card exactly if some deal gives it the card; the true one always has."""
    rng = Random(f"{players}")
    for seed in range(GAMES):
        match = play(agreed(players), seed, most=rng.randrange(10, 40 * players))
        seat = rng.randrange(players)
        known = constraints(match.view(seat))
        found = deals(known)
        sat = Sat(match, seat, known.deck)
        rows = [
            (sat.variable(card, holder), share)
            for card, row in zip(known.deck.cards, found.held, strict=True)
            for holder, share in enumerate(row)
        ]
        assert not sat.not_found({one for one, share in rows if share})
        assert not sat.any_of([one for one, share in rows if not share])
        for holder, card in slots_of(match):
            held = found.held[known.deck.numbers[card]]
            assert (
                sum(held[one] for one in known.deck.answers)
                if holder == ANSWER
                else held[known.deck.table if holder is None else holder]
            )
