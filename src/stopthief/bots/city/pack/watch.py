"""The Pack's own view of a game, and the investigators' beliefs about the Pack.

The beliefs are a spectator's deduction from common knowledge, and from tips that may have been passed on.
"""

from __future__ import annotations

from stopthief.bots.city.pack.habits import Habits
from stopthief.city.box.board import Board
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.evolve import fold
from stopthief.city.rules.fold import begin
from stopthief.city.rules.state import Phase, Public, View
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.detective import Detective


class Watch:
    """Follows both sides of one game from the Pack's observations."""

    def __init__(self, box: Box, setup: Setup, seat: int, habits: Habits | None = None) -> None:
        self.box = box
        self.view = View(seat, begin(box, setup))
        self.others = Detective(box, setup, None)
        self.idle = 0
        """The Pack's steps since its last robbery."""
        self._habits = habits
        self._knowing = None if habits is None else Detective(box, setup, None, habits)

    @property
    def public(self) -> Public:
        """The open part of the table."""
        return self.view.public

    @property
    def belief(self) -> Belief:
        """The belief of investigators who take all of the Pack's choices for equally likely."""
        return self.others.belief

    @property
    def beliefs(self) -> tuple[Belief, ...]:
        """The same, and the belief of investigators who know its habits."""
        return (self.belief,) if self._knowing is None else (self.belief, self._knowing.belief)

    def see(self, observation: ev.Observation) -> None:
        """Take in the next observation."""
        self.view = fold(self.box, self.view, observation)
        if isinstance(observation, ev.PackAt):
            return
        if isinstance(observation, ev.Heard):
            self.idle = 0 if observation.loot else self.idle + 1
        if self._habits is not None and self._knowing is not None:
            if isinstance(observation, ev.Heard) and self.others.public.phase is Phase.THIEF:
                self._habits.think(self.others.public, self.belief, self._knowing.belief)
            self._knowing.see(observation)
            self._habits.forget()
        self.others.see(observation)
        if isinstance(observation, ev.TipDone) and self.public.setup.settings.tip != "digit":
            self.others = self._told(self.others)
            self._knowing = None if self._knowing is None else self._told(self._knowing)

    def _told(self, detective: Detective) -> Detective:
        """A detective after a tip that the Pack does not hear, about its space or area and perhaps a decoy."""
        thief, belief = self.view.thief, detective.belief
        if thief is None:
            return detective
        board, kind = self.box.board, self.public.setup.settings.tip
        here = _tipped(board, kind, thief.at)
        others = {spot for one in belief for spot in _tipped(board, kind, one.at)} - here
        elsewhere = 0.0 if kind == "space" or not others else 1 / len(others)
        return detective.supposing(belief.given(lambda one: 1.0 if _tipped(board, kind, one.at) & here else elsewhere))


def _tipped(board: Board, kind: str, at: int) -> frozenset[int | str]:
    """The spaces or areas that a tip about the Pack on a space may name."""
    return frozenset(board.areas_of(at)) if kind == "two areas" else frozenset({at})
