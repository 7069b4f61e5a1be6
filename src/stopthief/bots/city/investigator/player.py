"""Plays an investigator: follows the thief from one seat, and does what its planner finds best."""

from __future__ import annotations

from stopthief.bots.city.distances import mean_steps_to_arrest
from stopthief.bots.city.investigator.foresight import Foresight
from stopthief.bots.city.investigator.glance import Glance
from stopthief.bots.city.investigator.planner import Planner
from stopthief.bots.city.investigator.plans import Foreseer
from stopthief.bots.city.investigator.prospect import WEIGHTS, Weights
from stopthief.city.box.box import Box
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.chance import rules_of_thief
from stopthief.city.rules.legal import legal
from stopthief.city.rules.state import Phase, Public
from stopthief.core.package.mind import Strength
from stopthief.deduction.city.detective import Detective


class Investigator:
    """A player who knows what can be known, and what everyone else does."""

    def __init__(self, scene: Detective, crowd: Detective, foreseer: Foreseer) -> None:
        self._scene, self._crowd = scene, crowd
        self._planner = Planner(foreseer)

    @classmethod
    def of(cls, scene: Detective, crowd: Detective, strength: Strength, weights: Weights = WEIGHTS) -> Investigator:
        """One who thinks everything through until the next turn, or looks ahead at a glance."""
        return cls(scene, crowd, Foresight(weights, crowd) if strength == "strong" else Glance())

    def see(self, observation: ev.Observation) -> None:
        """Take in what the seat perceives; what is for it alone, the others do not."""
        self._scene.see(observation)
        if not isinstance(observation, ev.TipHeard) or observation.tip.digit is not None:
            self._crowd.see(observation)

    def choose(self) -> do.Command:
        """The next command of the best plan."""
        scene = self._planner.wary(self._scene)
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
    far = mean_steps_to_arrest(box.board, starts)

    def worth(command: do.Command) -> tuple[float, ...]:
        match command:
            case do.MoveTo(to):
                return (-far[to],)
            case do.Choose(seat):
                # Help oneself first; fine whoever is ahead.
                return (seat == public.turn, public.money[seat], public.caught[seat])
            case _:
                return (0.0,)

    return max(commands, key=worth)
