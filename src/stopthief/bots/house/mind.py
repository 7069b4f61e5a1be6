"""Bots, advice and analysis for the house, as the applications use them."""

from __future__ import annotations

from stopthief.bots.house.bot import HouseBot
from stopthief.bots.house.easy import Easy
from stopthief.bots.house.fair import Fair
from stopthief.bots.house.strong import Strong
from stopthief.bots.house.thoughts import thought
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.deduction.house.advice import HouseAdviser
from stopthief.deduction.house.analysis import analyse
from stopthief.house.box.setup import Setup

BOTS: dict[Strength, type[HouseBot]] = {"easy": Easy, "fair": Fair, "strong": Strong}


def mind() -> Mind:
    """Assemble them."""
    return Mind(player=player, thought=thought, strengths=tuple(BOTS), adviser=HouseAdviser, analyse=analyse)


def player(setup: Setup, seat: int, strength: Strength, seed: str) -> Bot:
    """A bot for a seat."""
    return BOTS[strength](setup, seat, seed)
