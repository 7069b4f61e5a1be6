"""A seat knows what it observed, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from stopthief.core.match import Match
from tests.support.games.cases import Case
from tests.support.games.playing import steps

Matches = tuple[Match[Any, Any, Any, Any, Any, Any], ...]


STRANGERS = (-99, -2, -1, 99)
"""Numbers that are no seat."""


def everyone(case: Case) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (None, *range(case.game.seats(case.setup)))


def test_folding_what_was_observed_gives_the_view(case: Case, matches: Matches) -> None:
    """From a blank view, after every event, for every seat and a spectator."""
    for match in matches:
        for seat in everyone(case):
            view = case.game.blank(case.setup, seat)
            assert view == case.game.view(case.game.start(case.setup), seat)
            for step in steps(match):
                for seen in case.game.observe(step.event, seat):
                    view = case.game.fold(view, seen)
                assert view == case.game.view(step.after, seat)
            assert case.game.agreed(view) == case.setup


def test_what_a_spectator_perceives_comes_first_for_everyone(case: Case, matches: Matches) -> None:
    """Observations are first what all perceive alike, then what is for one seat."""
    for match in matches:
        for step in steps(match):
            common = case.game.observe(step.event, None)
            for seat in everyone(case):
                assert case.game.observe(step.event, seat)[: len(common)] == common


def test_a_number_that_is_no_seat_knows_what_a_spectator_knows(case: Case, matches: Matches) -> None:
    """A wrong number never opens somebody else's view."""
    for match in matches:
        *_, last = steps(match)
        for stranger in STRANGERS:
            view = case.game.blank(case.setup, stranger)
            for seen in match.stream(None):
                view = case.game.fold(view, seen)
            assert list(match.stream(stranger)) == list(match.stream(None))
            assert case.game.view(last.after, stranger) == view
            assert not case.game.legal(view)


def test_observations_survive_the_wire(case: Case, matches: Matches) -> None:
    """A stream written as JSON lines is read back equal, as the types of the game say."""
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(case.game.types.observation)
    for match in matches:
        for seat in everyone(case):
            for seen in match.stream(seat):
                assert decoder.decode(msgspec.json.encode(seen)) == seen
