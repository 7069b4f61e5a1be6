"""Bots, advice and analysis for the city, as the applications use them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from stopthief.bots.city.investigator.player import InvestigatorBot
from stopthief.bots.city.pack.packs import pack_of_kind
from stopthief.bots.city.person.player import Person
from stopthief.bots.city.person.traits import Traits
from stopthief.bots.city.thoughts import thought
from stopthief.city.box.box import Box, standard_box
from stopthief.city.box.setup import ADVISED, Setup
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.deduction.city.advice import CityAdviser
from stopthief.deduction.city.analysis import analyse
from stopthief.deduction.city.detective import Detective

PERSONS: Mapping[Strength, Traits] = {
    "easy": Traits(memory=4, slips=0.12, daring=0.2, hope=0.1, haste=0.05),
    "steady": Traits(slips=0.06, daring=0.25),
    "fair": Traits(exact=True, daring=0.28),
}
"""The strengths that play as people do: one forgets, hopes and hurries, one notes every clue, one thinks it through."""


def mind(box: Box | None = None) -> Mind:
    """Bots, advice and analysis for the city as shipped, or for another box."""
    box = box or standard_box()
    return Mind(
        player=partial(player, box),
        thought=partial(thought, box),
        adviser=partial(CityAdviser, box),
        plays=lambda setup: not setup.is_printed,
        advises=lambda setup: ADVISED[setup.mode] and not setup.is_printed,
        analyse=partial(analyse, box),
        editions=lambda game: mind(game.box),
    )


def player(box: Box, setup: Setup, seat: int, strength: Strength, seed: str) -> Bot:
    """A bot for any seat."""
    if seat == setup.pack:
        return pack_of_kind(strength, box, setup, seat, seed)
    if strength in PERSONS:
        return Person(box, setup, seat, PERSONS[strength], f"{seed}/{strength}")
    detective = Detective(box, setup, seat)
    return InvestigatorBot.of(detective, Detective(box, setup, None, detective.hearing))
