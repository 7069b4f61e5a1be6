"""People at seat 0 of a situation that was built by hand, who suspect what a test says."""

from __future__ import annotations

from collections.abc import Collection

from stopthief.bots.city.person.player import Person
from stopthief.bots.city.person.traits import Traits
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import State, View
from tests.support.city.tables import BOOK_BOX, play


class Known:
    """Notes of a person who suspects the same spaces whatever happens."""

    def __init__(self, spaces: Collection[int]) -> None:
        self._spaces = spaces

    def see(self, observation: ev.Observation) -> None:
        """Change nothing."""

    def suspects(self) -> Collection[int]:
        """These spaces."""
        return self._spaces


def suspecting(state: State, traits: Traits, spaces: Collection[int]) -> do.Command:
    """The command of a person at seat 0 who suspects these spaces."""
    return _person(state, traits, spaces, "person").choose()


def turn_of(state: State, traits: Traits, spaces: Collection[int], seed: str = "person") -> list[do.Command]:
    """What a person at seat 0 who suspects these spaces commands until a turn is over, arrest or end included."""
    person, commands = _person(state, traits, spaces, seed), list[do.Command]()
    while not commands or not isinstance(commands[-1], do.Arrest | do.EndTurn):
        commands.append(person.choose())
        state = play(state, commands[-1])
        person._view = View(0, state.public)  # noqa: SLF001 - a position, not a game
    return commands


def _person(state: State, traits: Traits, spaces: Collection[int], seed: str) -> Person:
    person = Person(BOOK_BOX, state.public.setup, 0, traits, seed, own=Known(spaces))
    person._view = View(0, state.public)  # noqa: SLF001 - a position, not a game
    return person
