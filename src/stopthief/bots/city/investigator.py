"""Plays an investigator: follows the thief from one seat, and does what its planner finds best."""

from __future__ import annotations

from stopthief.bots.city.ground import openness
from stopthief.bots.city.planner import Foreseer, Planner
from stopthief.city import commands as do
from stopthief.city import events as ev
from stopthief.city.box import Box
from stopthief.city.chance import rules_of_thief
from stopthief.city.legal import legal
from stopthief.city.setup import Setup
from stopthief.city.state import Phase, Public
from stopthief.deduction.city.detective import Detective


class Investigator:
    """A player who knows what can be known."""

    def __init__(self, box: Box, setup: Setup, seat: int, foreseer: Foreseer) -> None:
        self._scene = Detective(box, setup, seat)
        self._planner = Planner(foreseer)

    def see(self, observation: ev.Observation) -> None:
        """Take in what the seat perceives."""
        self._scene.see(observation)

    def choose(self) -> do.Command:
        """The next command of the best plan."""
        scene = self._scene
        commands = legal(scene.box, scene.view)
        if len(commands) == 1:
            return commands[0]
        match scene.public.phase:
            case Phase.CARD:
                return self._planner.card(scene).command
            case Phase.MOVE:
                return self._planner.turn(scene).command
            case Phase.ARREST:
                return self._planner.arrest(scene).command
            case _:
                return favour(scene.box, scene.public, commands)


def favour(box: Box, public: Public, commands: tuple[do.Command, ...]) -> do.Command:
    """H1: what to make of a captured thief's effect."""
    starts = rules_of_thief(box, public).starts(competitive=public.setup.is_competitive)
    far = openness(box.board, starts)

    def worth(command: do.Command) -> tuple[float, ...]:
        match command:
            case do.MoveTo(to):
                return (-far.get(to, 0) if to in far else float("-inf"),)
            case do.Choose(seat):
                # Help oneself first; fine whoever is ahead.
                return (seat == public.turn, public.money[seat], public.caught[seat])
            case _:
                return (0.0,)

    return max(commands, key=worth)
