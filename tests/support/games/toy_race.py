"""A toy game, a race, with bots of known strength for tests of the arena: longer strides win.

In turn each strides on, and a die adds to it. Rivals race to the goal; together they have to get there in time,
against a clock or against somebody who drags them back.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from stopthief.core.errors import Broken, Refused
from stopthief.core.game import Result, Seat, Types
from stopthief.core.match import AnyMatch
from stopthief.core.odds import Odds
from stopthief.core.package.game_package import Column, GamePackage, Option, TrialOptions
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.core.sides import Sides

GOAL = 14
LAPS = 5


class Setup(msgspec.Struct, frozen=True):
    """How many race, and how."""

    seats: int = 2
    mode: str = "race"
    colours: tuple[str, ...] = ("red", "blue")


class Drawn(msgspec.Struct, frozen=True, tag=True):
    """Who goes first."""

    seat: int


class Strode(msgspec.Struct, frozen=True, tag=True):
    """How far somebody wanted to go."""

    seat: int
    length: int


class Slid(msgspec.Struct, frozen=True, tag=True):
    """How far the die added."""

    more: int


class State(msgspec.Struct, frozen=True):
    """All there is to know, and everybody knows it."""

    setup: Setup
    first: int | None = None
    turn: int = 0
    turns: int = 0
    slides: bool = False
    at: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Those who won; None while it goes on."""
        setup = self.setup
        if setup.mode == "race":
            return next(((seat,) for seat, at in enumerate(self.at) if at >= GOAL and not self.slides), None)
        if self.turns < LAPS * setup.seats or self.slides:
            return None
        (team,), foes = sides(setup).teams, sides(setup).foes
        done = sum(self.at[seat] for seat in team) - sum(self.at[seat] for seat in foes)
        return team if done >= 2 * LAPS * (len(team) - len(foes)) + LAPS // 2 else foes


Event = Drawn | Strode | Slid


class Dash:
    """The rules."""

    name = "dash"
    edition = "1"
    kit: object = None
    types = Types(Setup, int, Event, Event, State, object)

    def of_edition(self, edition: str, kit: object) -> Dash:  # noqa: ARG002 - there is one edition
        """This game."""
        return self

    def check(self, setup: Setup) -> None:
        """Anything goes."""

    def agreed(self, view: State) -> Setup:
        """The setup."""
        return view.setup

    def seats(self, setup: Setup) -> int:
        """How many race."""
        return setup.seats

    def start(self, setup: Setup) -> State:
        """Everybody at the start."""
        return State(setup, at=(0,) * setup.seats)

    def decide(self, state: State, seat: int, command: int) -> Event:
        """A stride of 0 to 2."""
        if command not in self.legal(state) or seat != state.turn:
            raise Refused("too far", "A stride is 0, 1 or 2.")
        return Strode(seat, command)

    def evolve(self, state: State, event: Event) -> State:
        """On and on."""
        match event:
            case Drawn(seat):
                return replace(state, first=seat, turn=seat)
            case Strode(seat, length):
                return replace(self._on(state, length), slides=True, turns=state.turns + 1)
            case Slid(more):
                moved = self._on(state, more)
                return replace(moved, slides=False, turn=(state.turn + 1) % state.setup.seats)

    def _on(self, state: State, steps: int) -> State:
        at = tuple(place + steps * (seat == state.turn) for seat, place in enumerate(state.at))
        return replace(state, at=at)

    def odds(self, state: State) -> Odds[Event] | None:
        """Who goes first, and the die."""
        if state.first is None:
            return Odds.even([Drawn(seat) for seat in range(state.setup.seats)])
        return Odds.even([Slid(more) for more in range(3)]) if state.slides else None

    def observe(self, event: Event, _seat: Seat) -> tuple[Event, ...]:
        """Nothing is secret."""
        return (event,)

    def retractable(self, _event: Event) -> bool:
        """Nothing is taken back."""
        return False

    def blank(self, setup: Setup, _seat: Seat) -> State:
        """As the state."""
        return self.start(setup)

    fold = evolve

    def view(self, state: State, _seat: Seat) -> State:
        """As the state."""
        return state

    def awaited(self, view: State) -> int | None:
        """Whose turn it is."""
        return view.turn if view.winners is None else None

    def legal(self, _view: State) -> tuple[int, ...]:
        """How far one may stride."""
        return (0, 1, 2)

    def guide(self, _view: State) -> object:
        """No help is needed."""
        return None

    def result(self, view: State) -> Result | None:
        """Who won."""
        return None if view.winners is None else Result(view.winners, "there")


def sides(setup: Setup) -> Sides:
    """Each for themselves, all together, or all but the last."""
    every = tuple(range(setup.seats))
    if setup.mode == "race":
        return Sides(tuple((seat,) for seat in every))
    return Sides((every[:-1],), every[-1:]) if setup.mode == "drag" else Sides((every,))


class Strider:
    """Takes strides of up to a length, and falls short of it now and then."""

    def __init__(self, longest: int, seed: str) -> None:
        self.longest = longest
        self.whim = Random(seed).random

    def see(self, observation: Event) -> None:
        """It does not look."""

    def choose(self) -> int:
        """As far as it can, two times in three."""
        return self.longest if self.whim() < 2 / 3 else 1


STRIDERS: tuple[Strength, ...] = ("easy", "fair", "strong")


def player(_setup: Setup, _seat: int, strength: Strength, seed: str) -> Bot:
    """The stronger, the longer."""
    return Strider(STRIDERS.index(strength), seed)


def alike(_setup: Setup, _seat: int, _strength: Strength, seed: str) -> Bot:
    """All alike."""
    return Strider(2, seed)


def trial(_user_files: object, wished: TrialOptions) -> Setup:
    """As wished for."""
    if wished.players == 9:
        raise Broken("--players: it is played by 8, not by 9.")
    order = ("red", "blue", "green") if wished.seed.endswith("1") else ("green", "red", "blue")
    return Setup(wished.players or 2, wished.choices["mode"], order[: wished.players or 2])


def figures(match: AnyMatch) -> dict[str, object]:
    """A game in figures."""
    return {"turns": match.state.turns, "first": match.state.first, "reason": match.result and "there"}


NOTHING = cast("Any", None)
ENTRY = GamePackage(
    game=Dash(),
    words=NOTHING,
    interview=NOTHING,
    remember=NOTHING,
    lobby=NOTHING,
    trial=trial,
    sides=sides,
    figures=figures,
    report=NOTHING,
    options=(Option("mode", "how", ("race", "together", "drag"), "race"),),
    columns=(Column("turns", "median"),),
    labels=lambda setup: setup.colours,
)


def dash(_name: str) -> tuple[GamePackage, Mind]:
    """The game with bots of known strength."""
    return ENTRY, Mind(player=player, thought=NOTHING, strengths=STRIDERS)


def even_dash(_name: str) -> tuple[GamePackage, Mind]:
    """The game with bots that are all alike."""
    return ENTRY, Mind(player=alike, thought=NOTHING)
