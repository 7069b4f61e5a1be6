"""The contract between a game and everything that plays, stores, shows or checks one.

A command is decided into one event; the event evolves the state; what follows by itself or by chance is read
from `odds` until a person has to choose again. A seat learns of an event only through `observe`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from stopthief.core.odds import Odds

Seat = int | None
"""A player's place at the table, counted from 0 clockwise; None is a spectator."""

Setup = TypeVar("Setup")
State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")
Observation = TypeVar("Observation")
View = TypeVar("View")


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: who won, and in a word why."""

    winners: tuple[int, ...]
    """Their seats; nobody, if the game itself won."""
    reason: str
    """A word of the game's own."""


class Types(msgspec.Struct, frozen=True):
    """The types of a game's values as they are written and read; unions where there are several."""

    setup: object
    command: object
    event: object
    observation: object
    view: object
    guide: object


class Game(Protocol, Generic[Setup, State, Command, Event, Observation, View]):
    """All that a game is. Every method is pure."""

    name: str
    edition: str
    """Changes with the data that a game's course depends on; a log makes sense only with its own edition."""
    kit: object
    """That data, to be written as JSON into the first line of every log; None where setups hold it all."""
    types: Types

    def of_edition(self, edition: str, kit: object) -> Game[Setup, State, Command, Event, Observation, View]:
        """The game in the edition that a log names, with the kit it holds; raises OtherEdition if it cannot be had."""

    def check(self, setup: Setup) -> None:
        """Raise Broken, naming every fault, unless a game can start from this."""

    def agreed(self, view: View) -> Setup:
        """The setup of the game that a view is of."""

    def seats(self, setup: Setup) -> int:
        """How many people play."""

    def start(self, setup: Setup) -> State:
        """The state before anything has happened."""

    def decide(self, state: State, seat: int, command: Command) -> Event:
        """The event that a command causes, or Refused."""

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event. Total: an event of the log always applies."""

    def odds(self, state: State) -> Odds[Event] | None:
        """What happens next without anybody's choice; None when a person has to choose, or all is over."""

    def observe(self, event: Event, seat: Seat) -> tuple[Observation, ...]:
        """What a seat perceives of an event: first what all perceive, then what is for this seat alone."""

    def retractable(self, event: Event) -> bool:
        """Whether whoever caused this event may take it back: nobody learnt anything by it, no turn ended with it."""

    def blank(self, setup: Setup, seat: Seat) -> View:
        """What a seat knows before anything has happened."""

    def fold(self, view: View, observation: Observation) -> View:
        """What a seat knows after one more observation."""

    def view(self, state: State, seat: Seat) -> View:
        """What a seat knows, read off the state; equal to the fold of all it observed."""

    def awaited(self, view: View) -> int | None:
        """The seat that has to choose now, which everybody may know; None when the game is over."""

    def legal(self, view: View) -> Sequence[Command]:
        """Every command this seat may give now; empty when it is not its turn to choose."""

    def guide(self, view: View) -> object:
        """What helps this seat to choose, as a value of the game's own; it holds no more than follows from the view."""

    def result(self, view: View) -> Result | None:
        """How the game ended, or None while it goes on."""


AnyGame = Game[Any, Any, Any, Any, Any, Any]
"""For those who drive games without knowing which."""
