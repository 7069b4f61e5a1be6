"""One game from its first event to its last, in memory: the log, and the state that follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic

import msgspec

from stopthief.core import dice
from stopthief.core.game import Command, Event, Game, Observation, Result, Seat, Setup, State, View


class Act(msgspec.Struct, Generic[Command, Event], frozen=True, omit_defaults=True, gc=False):
    """One step of the log: who commanded what, and everything that came of it. The first act has no command."""

    seat: int | None = None
    command: Command | None = None
    events: tuple[Event, ...] = ()


class Proposal(msgspec.Struct, Generic[State, Command, Event], frozen=True, gc=False):
    """An act that was decided and is not yet done, and the state it leads to."""

    act: Act[Command, Event]
    before: State
    """The state it was decided in."""
    state: State
    rolls: int


class Match(Generic[Setup, State, Command, Event, Observation, View]):
    """Drives a game: takes commands, throws the dice, keeps the log."""

    def __init__(self, game: Game[Setup, State, Command, Event, Observation, View], setup: Setup, seed: str) -> None:
        game.check(setup)
        self.game = game
        self.setup = setup
        self.seed = seed
        self.rolls = 0
        self.state = game.start(setup)
        self.acts: list[Act[Command, Event]] = []

    @classmethod
    def begin(
        cls, game: Game[Setup, State, Command, Event, Observation, View], setup: Setup, seed: str
    ) -> Match[Setup, State, Command, Event, Observation, View]:
        """A new game, with everything done that comes before the first choice."""
        match = cls(game, setup, seed)
        match.adopt(match._until_choice(None, None, match.state, ()))
        return match

    def submit(self, seat: int, command: Command) -> Act[Command, Event]:
        """Do what a seat commands, and all that follows by itself. A refused command changes nothing."""
        proposal = self.propose(seat, command)
        self.adopt(proposal)
        return proposal.act

    def propose(self, seat: int, command: Command) -> Proposal[State, Command, Event]:
        """Decide a command, dice included; Refused if it may not be given. Changes nothing."""
        event = self.game.decide(self.state, seat, command)
        return self._until_choice(seat, command, self.game.evolve(self.state, event), (event,))

    def adopt(self, proposal: Proposal[State, Command, Event]) -> None:
        """Do what was proposed in the present state."""
        self.state, self.rolls = proposal.state, proposal.rolls
        self.acts.append(proposal.act)

    def take_back(self, earlier: State) -> Act[Command, Event]:
        """Undo the last act, for which no dice were thrown; `earlier` is the state before it."""
        self.state = earlier
        return self.acts.pop()

    def restore(self, act: Act[Command, Event]) -> None:
        """Take the next act from a log that is known to be good: dice are counted, not thrown again."""
        events = iter(act.events)
        if act.command is not None:
            self.state = self.game.evolve(self.state, next(events))
        for event in events:
            odds = self.game.odds(self.state)
            self.rolls += odds is not None and not odds.is_certain
            self.state = self.game.evolve(self.state, event)
        self.acts.append(act)

    def _until_choice(
        self, seat: int | None, command: Command | None, state: State, events: tuple[Event, ...]
    ) -> Proposal[State, Command, Event]:
        happened, rolls = list(events), self.rolls
        while (odds := self.game.odds(state)) is not None:
            if odds.is_certain:
                event = odds.at(0)
            else:
                event = odds.at(dice.roll(self.seed, rolls, odds.total))
                rolls += 1
            state = self.game.evolve(state, event)
            happened.append(event)
        return Proposal(Act(seat, command, tuple(happened)), self.state, state, rolls)

    def legal(self, seat: int) -> Sequence[Command]:
        """The legal commands of a seat."""
        return self.game.legal(self.view(seat))

    def view(self, seat: Seat) -> View:
        """The view of a seat."""
        return self.game.view(self.state, seat)

    def stream(self, seat: Seat) -> Iterator[Observation]:
        """Everything a seat has perceived, in order."""
        for act in self.acts:
            for event in act.events:
                yield from self.game.observe(event, seat)

    @property
    def awaited(self) -> int | None:
        """The seat that has to choose now; None when the game is over."""
        return self.game.awaited(self.view(None))

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.game.result(self.view(None))


AnyMatch = Match[Any, Any, Any, Any, Any, Any]
"""A match of any game."""
AnyProposal = Proposal[Any, Any, Any]
"""A proposal in a match of any game."""
