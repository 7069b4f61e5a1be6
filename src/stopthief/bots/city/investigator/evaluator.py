"""The interface between planning a turn and valuing the position it leaves."""

from __future__ import annotations

from typing import Protocol

from stopthief.city.rules import commands as do
from stopthief.deduction.city.detective import Detective


class Evaluation(Protocol):
    """The value of a turn's end, for one belief about the thief."""

    def standing(self, at: int, missed: int | None, /) -> float:
        """The value of ending the turn on a node, times its probability: after a missed arrest, or after none."""

    def after_capture(self, at: int, /) -> float:
        """The value of being on a node when this thief is caught, besides the reward."""


class Evaluator(Protocol):
    """Values positions beyond the turn."""

    @property
    def doubt(self) -> float:
        """How far a Pack played by a person is expected to do anything it can, however unlikely."""

    def evaluate(self, detective: Detective, chance: float) -> Evaluation:
        """Evaluate a belief that is held, or will be with this probability, once the card is played."""

    def escorts(self, detective: Detective, escorts: list[do.Escort]) -> list[do.Escort]:
        """A6: the escorts worth considering."""

    def hand(self, detective: Detective) -> float:
        """The value of the cards that this turn leaves in hand."""
