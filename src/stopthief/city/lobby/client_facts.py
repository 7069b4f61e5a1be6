"""Rules and shapes for a client, so that it can show the game without knowing a rule."""

from __future__ import annotations

import msgspec

from stopthief.city.box.board import OPENING_SOUNDS, OpeningSound
from stopthief.city.box.box import Box
from stopthief.city.box.settings import GOALS
from stopthief.city.box.setup import MODES, Mode, Setup
from stopthief.city.drawing.figures import Layer, figures, meeples
from stopthief.city.rules.tips import OPEN_TIPS, SECTION_TIPS


class RuleFacts(msgspec.Struct, frozen=True):
    """Rules as tables to look things up in."""

    openings: dict[OpeningSound, tuple[int, int]]
    """D8: the two buildings that the sound of a first crime may stand for."""
    competitive: tuple[Mode, ...]
    """The modes in which each plays for themselves."""
    goals: dict[str, dict[int, str]]
    """W1, D6: the setting that holds the goal, by how one wins and by the number of players."""
    bosses: int
    """K1: the thieves of the Pack besides those that the setting `pack` counts."""
    open_tips: tuple[str, ...]
    """P4: the values of the setting `tip` with which everyone hears a tip."""
    section_tips: tuple[str, ...]
    """P3: those with which a tip tells of rooms and streets, to be shown on the board."""


class Shapes(msgspec.Struct, frozen=True):
    """The figures that the page draws anywhere; the faces of thieves come with their cards."""

    signs: dict[str, tuple[str, ...]]
    meeples: dict[str, tuple[Layer, ...]]


class ClientFacts(msgspec.Struct, frozen=True):
    """Facts that the client of the city needs before it draws anything."""

    rules: RuleFacts
    shapes: Shapes


def client_facts(box: Box) -> ClientFacts:
    """The rules and shapes of a box."""
    return ClientFacts(_rules(box), Shapes(figures().signs, meeples()))


def _rules(box: Box) -> RuleFacts:
    return RuleFacts(
        openings={sound: box.board.opening_places(sound) for sound in OPENING_SOUNDS},
        competitive=tuple(mode for mode in MODES if Setup(mode, ()).is_competitive),
        goals=GOALS,
        bosses=sum(thief.boss for thief in box.cooperative.values()),
        open_tips=OPEN_TIPS,
        section_tips=SECTION_TIPS,
    )
