"""What a plan is, and what looks beyond a turn: the words that planning and foresight have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from stopthief.city.rules import commands as do
from stopthief.deduction.city.detective import Detective


class Plan(NamedTuple):
    """What to do next, and what it is worth in dollars."""

    worth: float
    command: do.Command


class Outlook(Protocol):
    """What a turn leaves behind, as far as it depends on the belief it was made with."""

    def standing(self, at: int, missed: int | None, /) -> float:
        """What it is worth to end the turn on a node, times the chance to: after a missed arrest, or after none."""

    def after(self, at: int, /) -> float:
        """What it is worth to be on a node when this thief was caught, besides what that brings."""


class Foreseer(Protocol):
    """Looks beyond the turn."""

    @property
    def doubt(self) -> float:
        """How far a Pack that somebody plays is held to do whatever it can, however unlikely."""

    def look(self, scene: Detective, chance: float) -> Outlook:
        """The outlook for what is believed or may come to be with some chance, with the card of this turn played."""

    def escorts(self, scene: Detective, escorts: list[do.Escort]) -> list[do.Escort]:
        """A6: those that are worth a thought."""

    def hand(self, scene: Detective) -> float:
        """What the cards are worth that this turn leaves in hand."""


def best(plans: Iterable[Plan]) -> Plan:
    """The best one, of equals the first."""
    return max(plans, key=lambda plan: plan.worth)
