"""What helps a seat to choose follows from its view, and is there for those alone who have to choose."""

from __future__ import annotations

from typing import Any

import msgspec

from stopthief.core.match import Match
from tests.cases import Case
from tests.playing import steps

Matches = tuple[Match[Any, Any, Any, Any, Any, Any], ...]


def test_guides_survive_the_wire_and_say_nothing_to_those_who_wait(case: Case, matches: Matches) -> None:
    """Everybody who has no legal command gets the same empty guide as a spectator."""
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(case.game.types.guide)
    for match in matches:
        for step in list(steps(match))[::7]:
            nothing = case.game.guide(case.game.view(step.after, None))
            for seat in range(case.game.seats(case.setup)):
                view = case.game.view(step.after, seat)
                guide = case.game.guide(view)
                assert decoder.decode(msgspec.json.encode(guide)) == guide
                if not case.game.legal(view):
                    assert guide == nothing
