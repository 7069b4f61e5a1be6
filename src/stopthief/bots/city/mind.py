"""All that can be thought at a table of the city."""

from __future__ import annotations

from stopthief.bots.chancer import Chancer
from stopthief.bots.city.packs import pack_of_kind
from stopthief.city.game import city
from stopthief.city.setup import Setup
from stopthief.core.mind import Bot, Mind, Strength


def mind() -> Mind:
    """Bots, advice and analysis for the city."""
    game = city()

    def player(setup: Setup, seat: int, strength: Strength, seed: str) -> Bot:
        if seat == setup.pack:
            return pack_of_kind(strength, game.box, setup, seat, seed)
        return Chancer(game, setup, seat, f"{seed}/{strength}")

    return Mind(player=player, thought=lambda _view, _command: None)
