"""A turn as one plan: card, tip, escort, move and arrest, each valued by the best continuation.

Everything that may be learnt on the way counts by its exact odds. An evaluator values what comes after the turn.
"""

from __future__ import annotations

from stopthief.bots.city.investigator.evaluator import Evaluator
from stopthief.bots.city.investigator.rated_command import RatedCommand, best
from stopthief.bots.city.investigator.turn_end import TurnEnd, mean, price_of_tip, tips
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.legal import legal
from stopthief.deduction.city.detective import Detective


class Planner:
    """Plans the turn of the player whose turn it is at a detective's table."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator

    def wary(self, detective: Detective) -> Detective:
        """The detective to plan with: it hedges against a Pack played by a person, whose habits nobody knows."""
        played = detective.public.setup.pack is not None
        return detective.supposing(detective.belief.hedged(self._evaluator.doubt)) if played else detective

    def card(self, detective: Detective) -> RatedCommand:
        """The card to play."""
        cards = [one for one in legal(detective.box, detective.view) if isinstance(one, do.PlayCard)]
        return best(RatedCommand(self._played(detective, one.card), one) for one in cards)

    def _played(self, detective: Detective, card: int) -> float:
        after = detective.copy()
        after.see(ev.CardPlayed(detective.public.turn, card))
        return self.turn(after).worth + self._evaluator.hand(after)

    def turn(self, detective: Detective) -> RatedCommand:
        """The next command once a card is played: a move, a tip or an escort."""
        commands = legal(detective.box, detective.view)
        ends = [one for one in commands if isinstance(one, do.MoveTo)]
        rated = [self._moved(detective, ends)]
        if do.TakeTip() in commands:
            rated.append(RatedCommand(self._told(detective, ends), do.TakeTip()))
        escorts = self._evaluator.escorts(detective, [one for one in commands if isinstance(one, do.Escort)])
        rated += [RatedCommand(self._escorted(detective, one), one) for one in escorts]
        return best(rated)

    def _escorted(self, detective: Detective, escort: do.Escort) -> float:
        """The value of the turn with another investigator moved."""
        after = detective.copy()
        path = detective.public.at[escort.seat], escort.to
        after.see(ev.Moved(escort.seat, path, by=detective.public.turn))
        return self.turn(after).worth

    def _moved(self, detective: Detective, ends: list[do.MoveTo], chance: float = 1.0) -> RatedCommand:
        """The best move."""
        turn_end = TurnEnd(detective, self._evaluator, chance)
        sure = [end for end in ends if turn_end.is_sure(end.to)]
        return best(RatedCommand(turn_end.best(end.to).worth, end) for end in sure or ends)

    def _told(self, detective: Detective, ends: list[do.MoveTo]) -> float:
        """The value of a tip: the best move after each answer, less its price."""
        told = [
            (chance, self._moved(detective.supposing(joint.whole()), ends, chance).worth)
            for chance, joint in tips(detective)
        ]
        return mean(told) - price_of_tip(detective)

    def arrest(self, detective: Detective) -> RatedCommand:
        """The command after the move: an arrest, a tip, or the end of the turn."""
        at = detective.public.at[detective.public.turn]
        turn_end = TurnEnd(detective, self._evaluator)
        settled = turn_end.settled(at)
        if do.TakeTip() not in legal(detective.box, detective.view):
            return settled
        return best([settled, RatedCommand(turn_end.told(at), do.TakeTip())])
