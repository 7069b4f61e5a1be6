"""A turn as one plan: card, tip, escort, move and arrest, each by what is best to do after it.

What can be learnt on the way counts by its exact odds. What comes after the turn is an outlook's affair.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from stopthief.bots.city.ground import ground
from stopthief.bots.city.stakes import RUIN, Stakes, stakes
from stopthief.city import commands as do
from stopthief.city import events as ev
from stopthief.city import rates
from stopthief.city.legal import legal
from stopthief.deduction.city.belief import Belief, Spaces
from stopthief.deduction.city.detective import Detective


class Plan(NamedTuple):
    """What to do next, and what it is worth in dollars."""

    worth: float
    command: do.Command


class Outlook(Protocol):
    """What a turn leaves behind, as far as it depends on the belief it was made with."""

    def standing(self, at: int, missed: int | None, /) -> float:
        """What it is worth to end the turn on a node, times the chance to: after a missed arrest, or after none."""

    def after(self, at: int, /) -> float:
        """What it is worth to be on a node when this thief was caught, besides what that brings."""


class Foreseer(Protocol):
    """Looks beyond the turn."""

    @property
    def doubt(self) -> float:
        """How far a Pack that somebody plays is held to do whatever it can, however unlikely."""

    def look(self, scene: Detective, chance: float) -> Outlook:
        """The outlook for what is believed or may come to be with some chance, with the card of this turn played."""

    def escorts(self, scene: Detective, escorts: list[do.Escort]) -> list[do.Escort]:
        """A6: those that are worth a thought."""

    def hand(self, scene: Detective) -> float:
        """What the cards are worth that this turn leaves in hand."""


_CERTAIN = 1 - 1e-9


def best(plans: Iterable[Plan]) -> Plan:
    """The best one, of equals the first."""
    return max(plans, key=lambda plan: plan.worth)


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
        told = 0.0
        for joint in scene.tips().values():
            chance = joint.total
            told += chance * self._moved(scene.supposing(joint.whole()), ends, chance).worth
        return told - price_of_tip(scene)

    def arrest(self, scene: Detective) -> Plan:
        """The arrest to make after moving, or none, or first a tip."""
        at = scene.public.at[scene.public.turn]
        stand = Stand(scene, self._foreseer)
        plan = stand.settled(at)
        if do.TakeTip() not in legal(scene.box, scene.view):
            return plan
        return best([plan, Plan(stand.told(at), do.TakeTip())])


def price_of_tip(scene: Detective) -> float:
    """What a tip costs; W2: not the last of the Loot, which would lose the game."""
    price, public = rates.tip_price(scene.box, scene.public), scene.public
    return RUIN if not public.setup.is_competitive and public.loot <= price else float(price)


class Stand:
    """Where the turn may end, with one belief."""

    def __init__(self, scene: Detective, foreseer: Foreseer, chance: float = 1.0) -> None:
        self._scene, self._foreseer = scene, foreseer
        self._outlook = foreseer.look(scene, chance)
        self._spaces: Spaces = scene.belief.spaces()
        self._stakes: Stakes = stakes(scene.box, scene.public, scene.public.turn)
        self._reach = rates.arrest_range(scene.public)
        self._zone = ground(scene.box.board).zone
        self._tips = scene.public.effect == "tip after" and not scene.public.tipped
        self._after: list[tuple[float, Stand]] | None = None

    def is_sure(self, at: int) -> bool:
        """Whether the thief can be caught from a node for certain."""
        return len(self._spaces) == 1 and any(space in self._spaces for space in self._zone(at, self._reach))

    def best(self, at: int) -> Plan:
        """The best that can be done from a node, a tip after moving included."""
        plan = self.settled(at)
        if self._tips and any(space in self._spaces for space in self._zone(at, self._reach)):
            return best([plan, Plan(self.told(at), do.TakeTip())])
        return plan

    def settled(self, at: int) -> Plan:
        """The best end of the turn on a node: an arrest on the likeliest space around, or none."""
        around = [(self._spaces[space], space) for space in self._zone(at, self._reach) if space in self._spaces]
        if not around:
            return Plan(self._outlook.standing(at, None), do.EndTurn())
        chance, space = max(around)
        worth = chance * (self._stakes.gain + self._outlook.after(at)) - (1 - chance) * self._stakes.fine
        if chance > _CERTAIN:
            return Plan(worth, do.Arrest(space))
        none = Plan(self._outlook.standing(at, None), do.EndTurn())
        # Where the odds are as bad as that, nothing that comes later makes up for them.
        if worth <= -self._stakes.fine / 2:
            return none
        return best([none, Plan(worth + self._outlook.standing(at, space), do.Arrest(space))])

    def told(self, at: int) -> float:
        """What a tip is worth after moving to a node."""
        if self._after is None:
            self._after = [self._supposed(joint) for joint in self._scene.tips().values()]
        told = sum(chance * stand.settled(at).worth for chance, stand in self._after)
        return told - price_of_tip(self._scene)

    def _supposed(self, joint: Belief) -> tuple[float, Stand]:
        return joint.total, Stand(self._scene.supposing(joint.whole()), self._foreseer, joint.total)
