"""A short look beyond the turn: how far the thief will be from here, and what is left in the hand."""

from __future__ import annotations

from stopthief.bots.city.distances import steps_to_arrest
from stopthief.bots.city.investigator.hands import left_in_hand, worth
from stopthief.bots.city.investigator.plans import Outlook
from stopthief.bots.city.investigator.rivals import cards_of
from stopthief.city.box.board import Board
from stopthief.city.rules import commands as do
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

    def __init__(self, board: Board, spaces: Spaces) -> None:
        self._ways = [(steps_to_arrest(board, space), chance) for space, chance in spaces.items()]
        self._known: dict[int, float] = {}

    def standing(self, at: int, _missed: int | None) -> float:
        """Less by every step to where the thief will be."""
        if at not in self._known:
            self._known[at] = -STEP * sum(chance * way[at] for way, chance in self._ways)
        return self._known[at]

    def after(self, _at: int) -> float:
        """Anywhere will do."""
        return 0.0


class Glance:
    """Looks at where the thief will be when it is one's turn again."""

    def __init__(self) -> None:
        self._seen: tuple[object, Outlook] | None = None

    @property
    def doubt(self) -> float:
        """None: what it can do is held to be all alike at every step."""
        return 0.0

    def look(self, scene: Detective, _chance: float = 1.0) -> Outlook:
        """The thief's whereabouts, one clue later for every player; what a tip might tell changes nothing in it."""
        public, belief = scene.public, scene.belief
        moment = public.turns, scene.view.tips
        if self._seen is None or self._seen[0] != moment:
            for _ in public.setup.investigators:
                belief = belief.moved(scene.hearing, public)
            self._seen = moment, Nearness(scene.box.board, belief.spaces())
        return self._seen[1]

    def escorts(self, _scene: Detective, _escorts: list[do.Escort]) -> list[do.Escort]:
        """None."""
        return []

    def hand(self, scene: Detective) -> float:
        """Many steps, and a tip."""
        public = scene.public
        return worth(cards_of(scene.box, public, public.turn, left_in_hand(scene)), CARD, TIP)
