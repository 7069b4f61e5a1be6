"""The base of all bots for the house: it folds observations and dispatches by phase.

Randomness depends on the seed and the turn alone, so a bot that is restarted goes on as before.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from stopthief.house.box.setup import Setup
from stopthief.house.rules import commands as do
from stopthief.house.rules.events import Observation
from stopthief.house.rules.evolve import fold
from stopthief.house.rules.fold import begin
from stopthief.house.rules.legal import legal, reach, showable
from stopthief.house.rules.state import Phase, View

T = TypeVar("T")
Pick = Callable[[Sequence[T]], T]


class HouseBot(ABC):
    """Plays a seat of the house."""

    def __init__(self, setup: Setup, seat: int, seed: str) -> None:
        self.view = View(seat, begin(setup))
        self.seat = seat
        self.seed = seed

    def see(self, observation: Observation) -> None:
        """Take in an observation of the seat."""
        self.view = fold(self.view, observation)

    def choose(self) -> do.Command:
        """The command for the current phase."""
        view = self.view
        match view.public.phase:
            case Phase.PLACE:
                return do.PlaceMarker(self.start())
            case Phase.MOVE:
                return do.MoveTo(self.walk(reach(view)))
            case Phase.GUESS:
                return self.guess()
            case Phase.SHOW:
                return do.Show(self.show(showable(view)))
            case _:
                return legal(view)[0]

    @property
    def whim(self) -> Random:
        """A generator that is the same every time for this turn and phase."""
        public = self.view.public
        return Random(f"{self.seed}/{self.seat}/{public.turns}/{public.phase.value}")

    def start(self) -> str:
        """The room to begin in; a random one by default."""
        return pick(self.whim, [room.id for room in self.view.public.setup.pack.rooms])

    @abstractmethod
    def walk(self, rooms: tuple[str, ...]) -> str:
        """The room to go to, out of the current one and its neighbours, in this order."""

    @abstractmethod
    def guess(self) -> do.Guess:
        """The guess to make."""

    @abstractmethod
    def show(self, cards: tuple[str, ...]) -> str:
        """The card to show to the asker."""


def pick(whim: Random, choices: Sequence[T]) -> T:
    """Draw one of several choices."""
    return choices[int(whim.random() * len(choices))]


def old_news(view: View, cards: tuple[str, ...]) -> list[str]:
    """F8: the cards that the asker has seen before, which tell nothing."""
    shown = {given.card for given in view.given if given.seat == view.public.turn}
    return [card for card in cards if card in shown]
