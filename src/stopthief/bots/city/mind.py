"""All that can be thought at a table of the city."""

from __future__ import annotations

from stopthief.bots.chancer import Chancer
from stopthief.bots.city.foresight import Foresight
from stopthief.bots.city.glance import Glance
from stopthief.bots.city.investigator import Investigator
from stopthief.city.box import standard_box
from stopthief.city.game import city
from stopthief.city.setup import Setup
from stopthief.core.mind import Bot, Mind, Strength


def mind() -> Mind:
    """Bots, advice and analysis for the city."""
    box, game = standard_box(), city()

    def player(setup: Setup, seat: int, strength: Strength, seed: str) -> Bot:
        if seat == setup.pack:
            return Chancer(game, setup, seat, f"{seed}/{strength}")
        return Investigator(box, setup, seat, Glance() if strength != "strong" else Foresight())

    return Mind(player=player, thought=lambda _view, _command: None)
