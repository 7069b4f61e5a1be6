"""A seat's guide follows from its view, and from nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from stopthief.core.match import Match
from tests.support.games.cases import Case
from tests.support.games.playing import steps

Matches = tuple[Match[Any, Any, Any, Any, Any, Any], ...]


def test_guides_survive_the_wire(case: Case, matches: Matches) -> None:
    """As the types of the game say, for every seat and at any time."""
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(case.game.types.guide)
    for match in matches:
        for step in list(steps(match))[::7]:
            for seat in (None, *range(case.game.seats(case.setup))):
                guide = case.game.guide(case.game.view(step.after, seat))
                assert decoder.decode(msgspec.json.encode(guide)) == guide


def test_guides_follow_from_what_was_observed(case: Case, matches: Matches) -> None:
    """Folding a stream gives the very guide that is sent."""
    for match in matches[-2:]:
        for seat in (None, *range(case.game.seats(case.setup))):
            view = case.game.blank(case.setup, seat)
            for number, step in enumerate(steps(match)):
                for seen in case.game.observe(step.event, seat):
                    view = case.game.fold(view, seen)
                if number % 11 == 0:
                    assert case.game.guide(view) == case.game.guide(case.game.view(step.after, seat))
