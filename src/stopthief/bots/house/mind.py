"""All that can be thought at a table of the house."""

from __future__ import annotations

from stopthief.bots.chancer import Chancer
from stopthief.core.mind import Bot, Mind, Strength
from stopthief.house.game import House
from stopthief.house.setup import Setup


def mind() -> Mind:
    """Bots, advice and analysis for the house."""
    game = House()

    def player(setup: Setup, seat: int, strength: Strength, seed: str) -> Bot:
        return Chancer(game, setup, seat, f"{seed}/{strength}")

    return Mind(player=player, thought=lambda _view, _command: None)
