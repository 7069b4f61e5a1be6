"""The contract between a game and everything that plays, stores, shows or checks one.

A command is decided into one event; the event evolves the state; automatic and random steps are read
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
    """The result of a game: the winners, and a word for the reason."""

    winners: tuple[int, ...]
    """Their seats; nobody, if the game itself won."""
    reason: str
    """A word of the game's own."""


class Types(msgspec.Struct, frozen=True):
    """The serialised types of a game; unions where there are several."""

    setup: object
    command: object
    event: object
    observation: object
    view: object
    guide: object


class Game(Protocol, Generic[Setup, State, Command, Event, Observation, View]):
    """The contract of a game. Every method is pure."""

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
        """The setup of the game behind a view."""

    def seats(self, setup: Setup) -> int:
        """The number of players."""

    def start(self, setup: Setup) -> State:
        """The state before anything has happened."""

    def decide(self, state: State, seat: int, command: Command) -> Event:
        """The event that a command causes, or Refused."""

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event. Total: an event of the log always applies."""

    def odds(self, state: State) -> Odds[Event] | None:
        """The odds of the next step that nobody chooses; None when a person has to choose or the game is over."""

    def observe(self, event: Event, seat: Seat) -> tuple[Observation, ...]:
        """The observations of a seat: the common one first, then the private ones of this seat."""

    def retractable(self, event: Event) -> bool:
        """Whether the seat that caused this event may take it back: nobody learnt anything, no turn ended."""

    def blank(self, setup: Setup, seat: Seat) -> View:
        """The knowledge of a seat before anything has happened."""

    def fold(self, view: View, observation: Observation) -> View:
        """The knowledge of a seat after one more observation."""

    def view(self, state: State, seat: Seat) -> View:
        """The knowledge of a seat, read off the state; equal to the fold of all its observations."""

    def awaited(self, view: View) -> int | None:
        """The seat that has to choose now, which everybody may know; None when the game is over."""

    def legal(self, view: View) -> Sequence[Command]:
        """Every command this seat may give now; empty when it is not its turn to choose."""

    def guide(self, view: View) -> object:
        """Guidance for this seat's choice, as a value of the game's own; it follows from the view."""

    def result(self, view: View) -> Result | None:
        """The result of the game, or None while it goes on."""


AnyGame = Game[Any, Any, Any, Any, Any, Any]
"""A game of any kind, for code that knows no particular one."""
