"""Minds of people: the mind of the city with the kinds of people as further players."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, cast

from msgspec.structs import replace

from stopthief.bots.city.pack.packs import pack_of_kind
from stopthief.bots.city.person.player import Person
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.deduction.city.advice import CityAdviser
from stopthief.lab.people.kinds import PEOPLE, PersonKind

_LIKELY = 0.5
"""The share of the best space's probability down to which an advised player considers a space."""

Finder = Callable[[str], tuple[GamePackage, Mind]]


def find_with_people(find: Finder, game: str) -> tuple[GamePackage, Mind]:
    """A game by its name, with a mind that plays like people too; only the city has people."""
    package, mind = find(game)
    city: Any = package.game
    return package, _with_people(city.box, mind) if game == "city" else mind


def _with_people(box: Box, mind: Mind) -> Mind:
    strengths = (*mind.strengths, *cast("tuple[Strength, ...]", tuple(PEOPLE)))
    return replace(mind, strengths=strengths, player=partial(_player, box, mind.player))


def _player(box: Box, bots: Callable[..., Bot], setup: Setup, seat: int, kind: str, seed: str) -> Bot:
    """A person of a kind, or a bot of a strength."""
    return person(box, setup, seat, PEOPLE[kind], seed) if kind in PEOPLE else bots(setup, seat, kind, seed)


def person(box: Box, setup: Setup, seat: int, kind: PersonKind, seed: str) -> Bot:
    """A person at any seat."""
    if seat == setup.pack:
        return pack_of_kind(kind.pack, box, setup, seat, seed)
    own = AdvisedNotes(box, setup, seat) if kind.advised else None
    return Person(box, setup, seat, kind.traits, seed, own=own)


class AdvisedNotes:
    """The likeliest spaces by the adviser."""

    def __init__(self, box: Box, setup: Setup, seat: int) -> None:
        self._adviser = CityAdviser(box, setup, seat)

    def see(self, observation: ev.Observation) -> None:
        """Show the adviser an observation of the seat."""
        self._adviser.see(observation)

    def suspects(self) -> Collection[int]:
        """The spaces that are nearly as likely as the likeliest."""
        spaces: dict[str, Any] = self._adviser.advice().spaces
        most = max(spaces.values(), default=0.0)
        return [int(space) for space, chance in spaces.items() if chance >= _LIKELY * most]
