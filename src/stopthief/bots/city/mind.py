"""All that can be thought at a table of the city."""

from __future__ import annotations

from stopthief.bots.chancer import Chancer
from stopthief.city.game import city
from stopthief.city.setup import ADVISED, Setup
from stopthief.core.mind import Bot, Mind, Strength
from stopthief.deduction.city.advice import Adviser
from stopthief.deduction.city.analysis import analyse


def mind() -> Mind:
    """Bots, advice and analysis for the city."""
    game = city()

    def player(setup: Setup, seat: int, strength: Strength, seed: str) -> Bot:
        return Chancer(game, setup, seat, f"{seed}/{strength}")

    return Mind(
        player=player,
        thought=lambda _view, _command: None,
        adviser=lambda setup, seat: Adviser(game.box, setup, seat),
        advises=lambda setup: ADVISED[setup.mode],
        analyse=lambda setup, streams: analyse(game.box, setup, streams),
    )
