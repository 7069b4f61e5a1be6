"""What all players of the house have in common: they fold what they perceive, and are asked phase by phase.

Chance follows from the seed and the moment alone, so a player that begins anew goes on as it would have.
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


class Player(ABC):
    """Plays a seat of the house."""

    def __init__(self, setup: Setup, seat: int, seed: str) -> None:
        self.view = View(seat, begin(setup))
        self.seat = seat
        self.seed = seed

    def see(self, observation: Observation) -> None:
        """Take in what the seat perceives."""
        self.view = fold(self.view, observation)

    def choose(self) -> do.Command:
        """What to do now."""
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
        """Chance, the same whenever this moment is thought about."""
        public = self.view.public
        return Random(f"{self.seed}/{self.seat}/{public.turns}/{public.phase.value}")

    def start(self) -> str:
        """The room to begin in: any, where nothing better is known."""
        return pick(self.whim, [room.id for room in self.view.public.setup.pack.rooms])

    @abstractmethod
    def walk(self, rooms: tuple[str, ...]) -> str:
        """The room to go to: one's own first, then its neighbours."""

    @abstractmethod
    def guess(self) -> do.Guess:
        """What to ask."""

    @abstractmethod
    def show(self, cards: tuple[str, ...]) -> str:
        """Which of the own cards to show to whoever asks."""


def pick(whim: Random, choices: Sequence[T]) -> T:
    """Any of them."""
    return choices[int(whim.random() * len(choices))]


def old_news(view: View, cards: tuple[str, ...]) -> list[str]:
    """F8: cards that the asker has seen before tell nothing."""
    shown = {given.card for given in view.given if given.seat == view.public.turn}
    return [card for card in cards if card in shown]
