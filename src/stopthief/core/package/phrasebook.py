"""The contract between a game and whoever shows it in words. A client asks for a sentence and knows no rule.

Every method is pure. What is said to all is worded from a spectator's view, so nothing private can slip in.
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
    """A command as it is offered: what to type, and what it does."""

    key: str
    """What to type for it; empty to be numbered."""
    text: str
    group: str = ""
    """Many of one group are shown as one line until a list is asked for."""
    note: str = ""
    """In that list, those with the same note stand together."""


class Phrasebook(Protocol, Generic[Setup_contra, Command, Event_contra, Observation_contra, View_contra]):
    """All that a game has to say. Sentences end with their punctuation; nothing is wider than 79 columns but prose."""

    title: str

    def name(self, setup: Setup_contra, seat: int) -> str:
        """What the player of a seat is called."""

    def heading(self, setup: Setup_contra, seat: Seat, *, truth: bool = False) -> tuple[str, ...]:
        """What stands above a playthrough: the game, who plays it, and through whose eyes it is seen."""

    def said(self, setup: Setup_contra, observation: Observation_contra) -> str:
        """An observation; a private one as spoken to its owner."""

    def told(self, setup: Setup_contra, event: Event_contra) -> str:
        """The truth of an event, secrets included."""

    def next_act(self, view: View_contra) -> str:
        """Whose turn it is and what to do now."""

    def turn(self, view: View_contra) -> int:
        """Which turn it is, counted from 1."""

    def standing(self, view: View_contra) -> str:
        """How things stand at the beginning of a turn, in a line or two."""

    def choice(self, view: View_contra, command: Command) -> Choice:
        """A command as it is offered."""

    def meant(self, view: View_contra, typed: str) -> Command | None:
        """The command that somebody may have meant by this, allowed or not."""

    def about(self, view: View_contra, typed: str) -> str:
        """What is printed on the board about something; a sentence that says so when there is no such thing."""

    def is_private(self, view: View_contra) -> bool:
        """Whether nobody else may look on while the owner of this view chooses."""

    def picture(self, view: View_contra) -> str:
        """All that a view holds, drawn in plain text."""

    def clues(self, view: View_contra) -> tuple[str, ...]:
        """Every clue about what is looked for, in order."""

    def help(self, view: View_contra) -> str:
        """The rules of a turn, in short."""

    def ending(self, view: View_contra) -> str:
        """What is left to say when all is over."""
