"""A turn as one plan: card, tip, escort, move and arrest, each by what is best to do after it.

What can be learnt on the way counts by its exact odds. What comes after the turn is an outlook's affair.
"""

from __future__ import annotations

from stopthief.bots.city.investigator.plans import Foreseer, Plan, best
from stopthief.bots.city.investigator.stand import Stand, mean, price_of_tip, tips
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.legal import legal
from stopthief.deduction.city.detective import Detective


class Planner:
    """Plans turns for whoever's turn it is in a scene."""

    def __init__(self, foreseer: Foreseer) -> None:
        self._foreseer = foreseer

    def wary(self, scene: Detective) -> Detective:
        """The scene as it is to be planned for: nobody knows the habits of a Pack that somebody plays."""
        played = scene.public.setup.pack is not None
        return scene.supposing(scene.belief.hedged(self._foreseer.doubt)) if played else scene

    def card(self, scene: Detective) -> Plan:
        """Which card to play."""
        cards = [one for one in legal(scene.box, scene.view) if isinstance(one, do.PlayCard)]
        return best(Plan(self._played(scene, one.card), one) for one in cards)

    def _played(self, scene: Detective, card: int) -> float:
        after = scene.copy()
        after.see(ev.CardPlayed(scene.public.turn, card))
        return self.turn(after).worth + self._foreseer.hand(after)

    def turn(self, scene: Detective) -> Plan:
        """What to do with a card on the table."""
        commands = legal(scene.box, scene.view)
        ends = [one for one in commands if isinstance(one, do.MoveTo)]
        plans = [self._moved(scene, ends)]
        if do.TakeTip() in commands:
            plans.append(Plan(self._told(scene, ends), do.TakeTip()))
        escorts = [one for one in commands if isinstance(one, do.Escort)]
        plans += [Plan(self._escorted(scene, one), one) for one in self._foreseer.escorts(scene, escorts)]
        return best(plans)

    def _escorted(self, scene: Detective, escort: do.Escort) -> float:
        """What a turn is worth with another investigator moved."""
        after = scene.copy()
        after.see(ev.Moved(escort.seat, (scene.public.at[escort.seat], escort.to), by=scene.public.turn))
        return self.turn(after).worth

    def _moved(self, scene: Detective, ends: list[do.MoveTo], chance: float = 1.0) -> Plan:
        """Where to go."""
        stand = Stand(scene, self._foreseer, chance)
        sure = [end for end in ends if stand.is_sure(end.to)]
        return best(Plan(stand.best(end.to).worth, end) for end in sure or ends)

    def _told(self, scene: Detective, ends: list[do.MoveTo]) -> float:
        """What a tip is worth: the best move after everything that it may tell, less its price."""
        told = [
            (chance, self._moved(scene.supposing(joint.whole()), ends, chance).worth) for chance, joint in tips(scene)
        ]
        return mean(told) - price_of_tip(scene)

    def arrest(self, scene: Detective) -> Plan:
        """The arrest to make after moving, or none, or first a tip."""
        at = scene.public.at[scene.public.turn]
        stand = Stand(scene, self._foreseer)
        plan = stand.settled(at)
        if do.TakeTip() not in legal(scene.box, scene.view):
            return plan
        return best([plan, Plan(stand.told(at), do.TakeTip())])
