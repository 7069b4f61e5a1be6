"""What the Pack's player sees, and beside it what everybody else can make of it.

The second is a spectator's deduction: all that it is told is common knowledge, or a tip that may have been passed on.
"""

from __future__ import annotations

from stopthief.city import events as ev
from stopthief.city.board import Board
from stopthief.city.box import Box
from stopthief.city.evolve import fold
from stopthief.city.fold import begin
from stopthief.city.setup import Setup
from stopthief.city.state import Public, View
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.detective import Detective


class Watch:
    """Both sides of one game, from the Pack's observations."""

    def __init__(self, box: Box, setup: Setup, seat: int) -> None:
        self.box = box
        self.view = View(seat, begin(box, setup))
        self.others = Detective(box, setup, None)

    @property
    def public(self) -> Public:
        """What lies open on the table."""
        return self.view.public

    @property
    def belief(self) -> Belief:
        """What the investigators can believe of the Pack, who take all of its choices for equally likely."""
        return self.others.belief

    def see(self, observation: ev.Observation) -> None:
        """Take in the next observation."""
        self.view = fold(self.box, self.view, observation)
        if isinstance(observation, ev.PackAt):
            return
        self.others.see(observation)
        if isinstance(observation, ev.TipDone) and self.public.setup.settings.tip != "digit":
            self.others = self.others.supposing(self._told())

    def _told(self) -> Belief:
        """After a tip that the Pack does not hear: it names the Pack's space or area, perhaps beside another."""
        thief = self.view.thief
        if thief is None:
            return self.belief
        board, kind = self.box.board, self.public.setup.settings.tip
        here = _tipped(board, kind, thief.at)
        others = {spot for one in self.belief for spot in _tipped(board, kind, one.at)} - here
        elsewhere = 0.0 if kind == "space" or not others else 1 / len(others)
        return self.belief.given(lambda one: 1.0 if _tipped(board, kind, one.at) & here else elsewhere)


def _tipped(board: Board, kind: str, at: int) -> frozenset[int | str]:
    """What a tip may name when the Pack is there."""
    return frozenset(board.areas_of(at)) if kind == "two areas" else frozenset({at})
