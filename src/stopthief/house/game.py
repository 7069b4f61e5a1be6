"""Arrêter le Voleur! as a game that tables, records and clients can drive."""

from __future__ import annotations

from collections.abc import Mapping

from stopthief.core.errors import OtherEdition
from stopthief.core.game import Result, Seat, Types
from stopthief.core.match import Match
from stopthief.core.odds import Odds
from stopthief.house.box.cards import Pack
from stopthief.house.box.setup import Day, Setup, agree, checked
from stopthief.house.rules import chance, decide, evolve, fold, legal
from stopthief.house.rules.commands import Command
from stopthief.house.rules.events import Event, Moved, Observation
from stopthief.house.rules.guide import Guide, guide
from stopthief.house.rules.observe import observe
from stopthief.house.rules.state import Phase, State, View


class House:
    """The rules of the house; the words and rooms come with every setup."""

    name = "house"
    edition = "1"
    """A game's course depends on its setup and nothing else."""
    kit: object = None
    types = Types(Setup, Command, Event, Observation, View, Guide)
    view = staticmethod(evolve.view)
    legal = staticmethod(legal.legal)

    def of_edition(self, edition: str, kit: object) -> House:  # noqa: ARG002 - its setups hold everything
        """This game; there is one edition of it."""
        if edition != self.edition:
            raise OtherEdition(self.name, edition)
        return self

    def check(self, setup: Setup) -> None:
        """Raise Broken, naming every fault, unless a game can start from this."""
        checked(setup)

    def agreed(self, view: View) -> Setup:
        """The setup of the game behind a view."""
        return view.public.setup

    def seats(self, setup: Setup) -> int:
        """The number of players."""
        return len(setup.players)

    def start(self, setup: Setup) -> State:
        """The state before anything has happened."""
        return evolve.start(setup)

    def decide(self, state: State, seat: int, command: Command) -> Event:
        """The event that a command causes, or Refused."""
        return decide.decide(state, seat, command)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return evolve.evolve(state, event)

    def odds(self, state: State) -> Odds[Event] | None:
        """The odds of the next step that nobody chooses."""
        return chance.odds(state)

    observe = staticmethod(observe)

    def retractable(self, event: Event) -> bool:
        """Nobody learns anything by a walk."""
        return isinstance(event, Moved)

    def blank(self, setup: Setup, seat: Seat) -> View:
        """The knowledge of a seat before anything has happened."""
        return View(seat, fold.begin(setup))

    def fold(self, view: View, observation: Observation) -> View:
        """The knowledge of a seat after one more observation."""
        return evolve.fold(view, observation)

    def awaited(self, view: View) -> int | None:
        """The seat that has to choose now."""
        return legal.awaited(view.public)

    def guide(self, view: View) -> Guide:
        """The evidence sheet as far as it is certain."""
        return guide(view)

    def result(self, view: View) -> Result | None:
        """The result of the game, or None while it goes on."""
        winner = view.public.winner
        return Result((winner,), "found") if view.public.phase is Phase.OVER and winner is not None else None

    def begin(
        self, pack: Pack, players: Mapping[str, Day | None], today: Day | None = None, *, seed: str, **changes: bool
    ) -> HouseMatch:
        """A new game, ready for its first choice."""
        return Match.begin(self, agree(pack, players, today, **changes), seed)


HouseMatch = Match[Setup, State, Command, Event, Observation, View]
