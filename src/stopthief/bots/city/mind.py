"""All that can be thought at a table of the city."""

from __future__ import annotations

from stopthief.bots.city.glance import Glance
from stopthief.bots.city.investigator import Investigator
from stopthief.bots.city.packs import pack_of_kind
from stopthief.bots.city.planner import Planner
from stopthief.city.box import standard_box
from stopthief.city.setup import Setup
from stopthief.core.mind import Bot, Mind, Strength


def mind() -> Mind:
    """Bots, advice and analysis for the city."""
    box = standard_box()

    def player(setup: Setup, seat: int, strength: Strength, seed: str) -> Bot:
        if seat == setup.pack:
            return pack_of_kind(strength, box, setup, seat, seed)
        return Investigator(box, setup, seat, Planner(Glance()))

    return Mind(player=player, thought=lambda _view, _command: None)
