"""A turn as one plan: card, tip, escort, move and arrest, each by what is best to do after it.

What can be learnt on the way counts by its exact odds. What comes after the turn is an outlook's affair.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from stopthief.bots.city.ground import ground
from stopthief.bots.city.stakes import Stakes, stakes
from stopthief.city import commands as do
from stopthief.city import events as ev
from stopthief.city import rates
from stopthief.city.legal import legal
from stopthief.deduction.city.belief import Spaces
from stopthief.deduction.city.detective import Detective


class Plan(NamedTuple):
    """What to do next, and what it is worth in dollars."""

    worth: float
    command: do.Command


class Outlook(Protocol):
    """What a turn leaves behind, as far as it depends on the belief it was made with."""

    def standing(self, at: int, missed: int | None, /) -> float:
        """What it is worth to end the turn on a node, times the chance to: after a missed arrest, or after none."""


class Foreseer(Protocol):
    """Looks beyond the turn."""

    def look(self, scene: Detective) -> Outlook:
        """The outlook for what is believed, with the card of this turn on the table."""

    def hand(self, scene: Detective) -> float:
        """What the cards are worth that this turn leaves in hand."""


def best(plans: Iterable[Plan]) -> Plan:
    """The best one, of equals the first."""
    return max(plans, key=lambda plan: plan.worth)


class Planner:
    """Plans turns for whoever's turn it is in a scene."""

    def __init__(self, foreseer: Foreseer) -> None:
        self._foreseer = foreseer

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
        return best(plans)

    def _moved(self, scene: Detective, ends: list[do.MoveTo]) -> Plan:
        """Where to go."""
        stand = Stand(scene, self._foreseer)
        return best(Plan(stand.best(end.to).worth, end) for end in ends)

    def _told(self, scene: Detective, ends: list[do.MoveTo]) -> float:
        """What a tip is worth: the best move after everything that it may tell, less its price."""
        told = sum(
            joint.total * self._moved(scene.supposing(joint.whole()), ends).worth for joint in scene.tips().values()
        )
        return told - rates.tip_price(scene.box, scene.public)

    def arrest(self, scene: Detective) -> Plan:
        """The arrest to make after moving, or none, or first a tip."""
        at = scene.public.at[scene.public.turn]
        stand = Stand(scene, self._foreseer)
        plan = stand.settled(at)
        if do.TakeTip() not in legal(scene.box, scene.view):
            return plan
        return best([plan, Plan(stand.told(at), do.TakeTip())])


class Stand:
    """Where the turn may end, with one belief."""

    def __init__(self, scene: Detective, foreseer: Foreseer) -> None:
        self._scene, self._foreseer = scene, foreseer
        self._outlook = foreseer.look(scene)
        self._spaces: Spaces = scene.belief.spaces()
        self._stakes: Stakes = stakes(scene.box, scene.public, scene.public.turn)
        self._reach = rates.arrest_range(scene.public)
        self._zone = ground(scene.box.board).zone
        self._tips = scene.public.effect == "tip after" and not scene.public.tipped
        self._after: list[tuple[float, Stand]] | None = None

    def best(self, at: int) -> Plan:
        """The best that can be done from a node, a tip after moving included."""
        plan = self.settled(at)
        if self._tips and any(space in self._spaces for space in self._zone(at, self._reach)):
            return best([plan, Plan(self.told(at), do.TakeTip())])
        return plan

    def settled(self, at: int) -> Plan:
        """The best end of the turn on a node: an arrest on the likeliest space around, or none."""
        plan = Plan(self._outlook.standing(at, None), do.EndTurn())
        around = [(self._spaces[space], space) for space in self._zone(at, self._reach) if space in self._spaces]
        if not around:
            return plan
        chance, space = max(around)
        worth = chance * self._stakes.gain - (1 - chance) * self._stakes.fine
        # No miss makes up for more than the odds take: what can come of a tree is not looked for then.
        if worth <= -self._stakes.fine / 2:
            return plan
        if chance < 1:
            worth += self._outlook.standing(at, space)
        return best([plan, Plan(worth, do.Arrest(space))])

    def told(self, at: int) -> float:
        """What a tip is worth after moving to a node."""
        if self._after is None:
            tips, scene = self._scene.tips().values(), self._scene
            self._after = [(joint.total, Stand(scene.supposing(joint.whole()), self._foreseer)) for joint in tips]
        told = sum(chance * stand.settled(at).worth for chance, stand in self._after)
        return told - rates.tip_price(self._scene.box, self._scene.public)
