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
from stopthief.deduction.city.detective import Detective


class Plan(NamedTuple):
    """What to do next, and what it is worth in dollars."""

    worth: float
    command: do.Command


class Outlook(Protocol):
    """What a turn leaves behind, as far as it depends on the belief it was made with."""

    def standing(self, at: int) -> float:
        """What it is worth to end the turn on a node without an arrest made."""


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
        return best(Plan(self._played(scene, one.card).worth, one) for one in cards)

    def _played(self, scene: Detective, card: int) -> Plan:
        after = scene.copy()
        after.see(ev.CardPlayed(scene.public.turn, card))
        plan = self.turn(after)
        return plan._replace(worth=plan.worth + self._foreseer.hand(after))

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
        outlook, spaces, at_stake = self._foreseer.look(scene), scene.belief.spaces(), stakes(scene.box, scene.public)
        reach, zone = rates.arrest_range(scene.public), ground(scene.box.board).zone
        return best(
            Plan(
                outlook.standing(end.to)
                + max([0.0, *[_arrest(spaces[space], at_stake) for space in zone(end.to, reach) if space in spaces]]),
                end,
            )
            for end in ends
        )

    def _told(self, scene: Detective, ends: list[do.MoveTo]) -> float:
        """What a tip is worth: the best move after everything that it may tell, less its price."""
        told = sum(
            joint.total * self._moved(scene.supposing(joint.whole()), ends).worth for joint in scene.tips().values()
        )
        return told - rates.tip_price(scene.box, scene.public)

    def arrest(self, scene: Detective) -> Plan:
        """The arrest to make after moving, or none, or first a tip."""
        spaces, at_stake = scene.belief.spaces(), stakes(scene.box, scene.public)
        commands = legal(scene.box, scene.view)
        arrests = [one for one in commands if isinstance(one, do.Arrest)]
        plans = [Plan(_arrest(spaces.get(one.space, 0.0), at_stake), one) for one in arrests]
        plan = best([Plan(0.0, do.EndTurn()), *plans])
        if do.TakeTip() not in commands:
            return plan
        told = sum(
            max(
                [
                    0.0,
                    *[
                        joint.total * _arrest(p, at_stake)
                        for s, p in joint.whole().spaces().items()
                        if do.Arrest(s) in arrests
                    ],
                ]
            )
            for joint in scene.tips().values()
        )
        return best([plan, Plan(told - rates.tip_price(scene.box, scene.public), do.TakeTip())])


def _arrest(chance: float, at_stake: Stakes) -> float:
    """What an arrest is worth that is right with this chance."""
    return chance * at_stake.gain - (1 - chance) * at_stake.fine
