"""Stop Thief! as a game that tables, records and clients can drive."""

from __future__ import annotations

from collections.abc import Mapping

from stopthief.city.box.box import Box, standard_box
from stopthief.city.box.setup import Mode, Setup, agree, checked
from stopthief.city.rules import chance, decide, evolve, fold, legal
from stopthief.city.rules.commands import Command
from stopthief.city.rules.events import CardPlayed, Event, Moved, Observation
from stopthief.city.rules.guide import Guide, guide
from stopthief.city.rules.observe import observe
from stopthief.city.rules.state import Phase, State, View
from stopthief.core.errors import OtherEdition
from stopthief.core.game import Result, Seat, Types
from stopthief.core.match import Match
from stopthief.core.odds import Odds


class City:
    """The rules of the city, bound to what is in the box."""

    name = "city"
    types = Types(Setup, Command, Event, Observation, View, Guide)
    view = staticmethod(evolve.view)

    def __init__(self, box: Box) -> None:
        self.box = box
        self.edition = box.edition
        self.kit: object = box.written

    def of_edition(self, edition: str, kit: object) -> City:
        """The city with the cards and the board that a log was played with."""
        box = self.box.of_edition(edition, kit)
        if box is None:
            raise OtherEdition(self.name, edition)
        return self if box is self.box else City(box)

    def check(self, setup: Setup) -> None:
        """Raise Broken, naming every fault, unless a game can start from this."""
        checked(self.box, setup)

    def agreed(self, view: View) -> Setup:
        """The setup of the game that a view is of."""
        return view.public.setup

    def seats(self, setup: Setup) -> int:
        """How many people play."""
        return len(setup.players)

    def start(self, setup: Setup) -> State:
        """The state before anything has happened."""
        return State(fold.begin(self.box, setup), tips=evolve.no_tips(setup))

    def decide(self, state: State, seat: int, command: Command) -> Event:
        """The event that a command causes, or Refused."""
        return decide.decide(self.box, state, seat, command)

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return evolve.evolve(self.box, state, event)

    def odds(self, state: State) -> Odds[Event] | None:
        """What happens next without anybody's choice."""
        return chance.odds(self.box, state)

    observe = staticmethod(observe)

    def retractable(self, event: Event) -> bool:
        """Nobody learns anything by a card or a walk."""
        return isinstance(event, CardPlayed | Moved)

    def blank(self, setup: Setup, seat: Seat) -> View:
        """What a seat knows before anything has happened."""
        return View(seat, fold.begin(self.box, setup))

    def fold(self, view: View, observation: Observation) -> View:
        """What a seat knows after one more observation."""
        return evolve.fold(self.box, view, observation)

    def awaited(self, view: View) -> int | None:
        """The seat that has to choose now."""
        return legal.awaited(self.box, view.public)

    def legal(self, view: View) -> tuple[Command, ...]:
        """Every command this seat may give now."""
        return legal.legal(self.box, view)

    def guide(self, view: View) -> Guide:
        """What helps this seat to choose: ways, costs, prices."""
        return guide(self.box, view)

    def result(self, view: View) -> Result | None:
        """How the game ended, or None while it goes on."""
        public = view.public
        return Result(public.winners, public.reason or "") if public.phase is Phase.OVER else None

    def begin(
        self,
        mode: Mode,
        players: Mapping[str, str | None],
        difficulty: str | None = None,
        *,
        seed: str,
        **changes: str | int | bool,
    ) -> CityMatch:
        """A new game, ready for its first choice."""
        return Match.begin(self, agree(self.box, mode, players, difficulty, **changes), seed)


CityMatch = Match[Setup, State, Command, Event, Observation, View]


def city(plan: bytes | None = None) -> City:
    """The game as shipped, or on another board."""
    return City(standard_box(plan))
