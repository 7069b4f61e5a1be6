"""The contract between a game and a client that shows it in words. A client asks for sentences and knows no rule.

Every method is pure. Public sentences are worded from a spectator's view, so nothing private can slip in.
"""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

import msgspec

from stopthief.core.game import Command, Seat

Setup_contra = TypeVar("Setup_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)
Observation_contra = TypeVar("Observation_contra", contravariant=True)
View_contra = TypeVar("View_contra", contravariant=True)


class Choice(msgspec.Struct, frozen=True):
    """A command as it is offered: the text to type, and its effect."""

    key: str
    """The text to type; empty to be numbered."""
    text: str
    group: str = ""
    """Commands of one group are shown as one line until a list is asked for."""
    note: str = ""
    """In that list, commands with the same note stand together."""


class Phrasebook(Protocol, Generic[Setup_contra, Command, Event_contra, Observation_contra, View_contra]):
    """The words of a game. Sentences end with their punctuation; nothing is wider than 79 columns but prose."""

    title: str

    def name(self, setup: Setup_contra, seat: int) -> str:
        """The name of the player at a seat."""

    def heading(self, setup: Setup_contra, seat: Seat, *, truth: bool = False) -> tuple[str, ...]:
        """The heading of a playthrough: the game, its players, and the point of view."""

    def said(self, setup: Setup_contra, observation: Observation_contra) -> str:
        """An observation; a private one as spoken to its owner."""

    def drawn(self, setup: Setup_contra, observation: Observation_contra) -> tuple[str, ...]:
        """The lines of a drawing that goes with an observation; none for most."""

    def logged(self, setup: Setup_contra, observation: Observation_contra) -> str:
        """An observation as a log tells it later: what was to be seen once is not spelt out again."""

    def told(self, setup: Setup_contra, event: Event_contra) -> str:
        """The truth of an event, secrets included."""

    def next_act(self, view: View_contra) -> str:
        """The turn, and the next thing to do."""

    def turn(self, view: View_contra) -> int:
        """Which turn it is, counted from 1."""

    def standing(self, view: View_contra) -> str:
        """The standing at the beginning of a turn, in a line or two."""

    def choice(self, view: View_contra, command: Command) -> Choice:
        """A command as it is offered."""

    def meant(self, view: View_contra, typed: str) -> Command | None:
        """The command that this text may mean, legal or not."""

    def about(self, view: View_contra, typed: str) -> str:
        """The description of something on the board; a sentence that says so when there is no such thing."""

    def is_private(self, view: View_contra) -> bool:
        """Whether nobody else may look on while the owner of this view chooses."""

    def picture(self, view: View_contra) -> str:
        """The whole view, drawn in plain text."""

    def clues(self, view: View_contra) -> tuple[str, ...]:
        """Every clue so far, in order."""

    def help(self, view: View_contra) -> str:
        """The rules of a turn, in short."""

    def ending(self, view: View_contra) -> str:
        """The last words when the game is over."""
