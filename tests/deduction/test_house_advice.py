"""Advice, reasons and analysis in the house, checked against enumeration."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stopthief.core.errors import Refused
from stopthief.deduction.house.advice import HouseAdviser
from stopthief.deduction.house.analysis import Analysis, analyse
from stopthief.deduction.house.constraints import constraints
from stopthief.deduction.house.deals import deals
from stopthief.deduction.house.reasons import Why
from stopthief.house.game import HouseMatch
from stopthief.house.rules import events as ev
from stopthief.house.rules.state import Phase
from tests.support.games.playing import cut
from tests.support.house.players import sleuthed
from tests.support.house.small_houses import small
from tests.support.house.tables import agreed
from tests.support.oracles.deal_enumeration import enumerated
from tests.support.oracles.other_deals import ANSWER


def adviser(match: HouseMatch, seat: int) -> HouseAdviser:
    """An adviser with all observations of a seat so far."""
    found = HouseAdviser(match.setup, seat)
    for seen in match.stream(seat):
        found.see(seen)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_advice_is_shares_of_deals(seed: int) -> None:
    """Of every card, and of the likeliest answers, as an enumeration finds them."""
    match = sleuthed(agreed(2, small(4, 3, 3)), seed, most=6 + 5 * seed)
    advice = adviser(match, 0).advice()
    all_deals = [*enumerated(match, 0)]
    answers = [tuple(card for holder, card in deal if holder == ANSWER) for deal in all_deals]
    for one in advice.cards:
        assert one.answer == pytest.approx(sum(one.card in answer for answer in answers) / len(answers), abs=1e-4)
        for seat, share in enumerate(one.seats):
            held = sum((seat, one.card) in deal for deal in all_deals)
            assert share == pytest.approx(held / len(all_deals), abs=1e-4)
    assert advice.answers == len({*answers})
    for best in advice.best:
        assert best.chance == pytest.approx(answers.count(best.guess.cards) / len(answers), abs=1e-4)
    assert [best.chance for best in advice.best] == sorted((best.chance for best in advice.best), reverse=True)


def test_every_reason_is_true_and_none_too_many() -> None:
    """Reasons of every kind come up; what they say is so, and what is concluded needs each of its guesses."""
    kinds = set()
    for seed in range(12):
        match = sleuthed(agreed(3, small(5, 4, 4)), seed, most=15 + 4 * seed)
        told = adviser(match, 0)
        known = constraints(match.view(0))
        found = deals(known)
        for card, number in known.deck.numbers.items():
            why = told.why(card)
            kinds.add(why.kind)
            _check(match, why, found.held[number][: known.deck.players], found.total)
    assert kinds == {"own", "open", "seen", "held", "excluded", "answer", "possible"}


def _check(match: HouseMatch, why: Why, seats: tuple[int, ...], total: int) -> None:
    view = match.view(0)
    asked = {one.turn: one for one in view.public.every_guess}
    assert all(asked[clue.turn].guess == clue.guess for clue in why.clues)
    match why.kind:
        case "own":
            assert why.card in view.hand
        case "open":
            assert why.card in view.public.open
        case "seen":
            assert (why.clues[0].showed, why.clues[0].seen) == (why.seat, why.card)
        case "held":
            assert why.seat is not None
            assert seats[why.seat] == total
            turns = {clue.turn for clue in why.clues}
            assert _certain(match, why.card, why.seat, turns)
            assert not any(_certain(match, why.card, why.seat, turns - {turn}) for turn in turns)
        case "excluded":
            assert sum(seats) == total
            assert total not in seats
        case "answer":
            assert (why.chance, sum(seats)) == (1, 0)
        case "possible":
            assert 0 < why.chance < 1
            assert all(why.card in clue.guess.cards for clue in why.clues)


def _certain(match: HouseMatch, card: str, seat: int, turns: set[int]) -> bool:
    """Whether the guesses of these turns alone prove that a seat holds a card."""
    view = match.view(0)
    heard = tuple(one for one in view.public.every_guess if one.turn in turns)
    public = replace(view.public, phase=Phase.MOVE, asked=None, guesses=heard)
    known = constraints(replace(view, public=public, seen=tuple(one for one in view.seen if one.turn in turns)))
    found = deals(known)
    return found.held[known.deck.numbers[card]][seat] == found.total


def test_there_is_no_advice_about_what_is_no_card() -> None:
    """It is refused."""
    with pytest.raises(Refused):
        adviser(sleuthed(agreed(2), 1, most=5), 0).why("dragon")


def test_an_analysis_equals_what_was_known_at_each_turn() -> None:
    """The answers possible and the likelihood of the true one, by enumeration; guesses as they were likely."""
    match = sleuthed(agreed(2, small(4, 3, 3)), 5)
    found: Analysis = analyse(match.setup, {seat: match.stream(seat) for seat in (None, 0, 1)})
    assert (found.answer.cards, found.winner) == (match.state.answer, match.state.public.winner)
    ends = [end for end, act in enumerate(match.acts, 1) if isinstance(act.events[-1], ev.TurnEnded | ev.AnswerTurned)]
    for seat, course in enumerate(found.players):
        assert [moment.turn for moment in course.moments] == [*range(found.turns + 1)]
        for end, moment in zip(ends, course.moments[1:], strict=True):
            answers = _answers(cut(match, end), seat)
            assert moment.answers == len({*answers})
            assert moment.chance == pytest.approx(answers.count(found.answer.cards) / len(answers), abs=1e-4)
        assert [one.turn % 2 for one in course.tries] == [course.tries[0].turn % 2] * len(course.tries)
        assert course.certain is not None
    last = found.players[found.winner].tries[-1]
    assert last.guess == found.answer
    assert last.chance > 0


def _answers(match: HouseMatch, seat: int) -> list[Any]:
    return [tuple(card for holder, card in deal if holder == ANSWER) for deal in enumerated(match, seat)]
