"""A short look beyond the turn: how far the thief will be from here, and what is left in the hand."""

from __future__ import annotations

from stopthief.bots.city.ground import Ground, ground
from stopthief.bots.city.planner import Outlook
from stopthief.deduction.city.belief import Spaces
from stopthief.deduction.city.detective import Detective

STEP = 60.0
"""What it costs to be a step further away, in dollars."""
CARD = 40.0
"""What a step on a card in hand is worth."""
TIP = 300.0
"""What a tip in hand is worth besides."""


class Nearness:
    """Nearer is better."""

    def __init__(self, here: Ground, spaces: Spaces) -> None:
        self._ways = [(here.way(space), chance) for space, chance in spaces.items()]

    def standing(self, at: int) -> float:
        """Less by every step to where the thief will be."""
        return -STEP * sum(chance * way[at] for way, chance in self._ways)


class Glance:
    """Looks at where the thief will be when it is one's turn again."""

    def look(self, scene: Detective) -> Outlook:
        """The thief's whereabouts, one clue later for every player."""
        public, belief = scene.public, scene.belief
        for _ in public.setup.investigators:
            belief = belief.moved(scene.hearing, public)
        return Nearness(ground(scene.box.board), belief.spaces())

    def hand(self, scene: Detective) -> float:
        """Many steps, and a tip."""
        public = scene.public
        who = public.setup.players[public.turn].investigator or ""
        cards = scene.box.investigators[who].cards
        left = [card for card in cards if public.effect == "pick up" or card.moves in public.hands[public.turn]]
        return sum(CARD * card.moves + TIP * (card.effect in ("tip before", "tip after")) for card in left)
