"""The strong bot for an investigator: exact deduction from one seat, and a planner."""

from __future__ import annotations

from stopthief.bots.city.distances import mean_steps_to_arrest
from stopthief.bots.city.investigator.evaluator import Evaluator
from stopthief.bots.city.investigator.lookahead import LookaheadEvaluator
from stopthief.bots.city.investigator.node_values import WEIGHTS, LookaheadWeights
from stopthief.bots.city.investigator.planner import Planner
from stopthief.city.box.box import Box
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.chance import rules_of_thief
from stopthief.city.rules.legal import legal
from stopthief.city.rules.state import Phase, Public
from stopthief.deduction.city.detective import Detective


class InvestigatorBot:
    """Plays an investigator from what its seat can know, and from what a spectator can."""

    def __init__(self, detective: Detective, spectator: Detective, evaluator: Evaluator) -> None:
        self._detective, self._spectator = detective, spectator
        self._planner = Planner(evaluator)

    @classmethod
    def of(cls, detective: Detective, spectator: Detective, weights: LookaheadWeights = WEIGHTS) -> InvestigatorBot:
        """A strong bot, which searches to its next turn."""
        return cls(detective, spectator, LookaheadEvaluator(weights, spectator))

    def see(self, observation: ev.Observation) -> None:
        """Take in an observation of the seat; the spectator does not hear its private tips."""
        self._detective.see(observation)
        if not isinstance(observation, ev.TipHeard) or observation.tip.digit is not None:
            self._spectator.see(observation)

    def choose(self) -> do.Command:
        """The next command of the best plan."""
        detective = self._planner.wary(self._detective)
        commands = legal(detective.box, detective.view)
        if len(commands) == 1:
            return commands[0]
        match detective.public.phase:
            case Phase.CARD:
                return self._planner.card(detective).command
            case Phase.MOVE:
                return self._planner.turn(detective).command
            case Phase.ARREST:
                return self._planner.arrest(detective).command
            case _:
                return favour(detective.box, detective.public, commands)


def favour(box: Box, public: Public, commands: tuple[do.Command, ...]) -> do.Command:
    """H1: the best use of a captured thief's effect."""
    starts = rules_of_thief(box, public).starts(competitive=public.setup.is_competitive)
    far = mean_steps_to_arrest(box.board, starts)

    def worth(command: do.Command) -> tuple[float, ...]:
        match command:
            case do.MoveTo(to):
                return (-far[to],)
            case do.Choose(seat):
                # Favour oneself, or else fine the player who is ahead.
                return (seat == public.turn, public.money[seat], public.caught[seat])
            case _:
                return (0.0,)

    return max(commands, key=worth)
