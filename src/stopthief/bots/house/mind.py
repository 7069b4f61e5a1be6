"""All that can be thought at a table of the house."""

from __future__ import annotations

from stopthief.bots.house.easy import Easy
from stopthief.bots.house.fair import Fair
from stopthief.bots.house.player import Player
from stopthief.bots.house.strong import Strong
from stopthief.bots.house.thoughts import thought
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.deduction.house.advice import Adviser
from stopthief.deduction.house.analysis import analyse
from stopthief.house.box.setup import Setup

PLAYERS: dict[Strength, type[Player]] = {"easy": Easy, "fair": Fair, "strong": Strong}


def mind() -> Mind:
    """Bots, advice and analysis for the house."""
    return Mind(player=player, thought=thought, adviser=Adviser, analyse=analyse)


def player(setup: Setup, seat: int, strength: Strength, seed: str) -> Bot:
    """A player of some strength."""
    return PLAYERS[strength](setup, seat, seed)
