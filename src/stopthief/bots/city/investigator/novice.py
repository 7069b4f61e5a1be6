"""The easy bot for an investigator: it follows the last few clues, and hunches."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from stopthief.bots.city.distances import steps_to_arrest
from stopthief.bots.city.recent_clues import fitting_spaces
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.evolve import fold
from stopthief.city.rules.fold import begin
from stopthief.city.rules.legal import legal
from stopthief.city.rules.state import Phase, View

T = TypeVar("T")

_FEW = 5
"""The number of suspected spaces up to which it always dares an arrest."""
_HUNCH = 0.5
"""The probability of an arrest among more spaces."""
_MISTAKE = 0.25
"""The probability of a careless choice."""


class Novice:
    """A player who remembers few clues, and a tip only until the next clue."""

    def __init__(self, box: Box, setup: Setup, seat: int, seed: str) -> None:
        self._box = box
        self._view = View(seat, begin(box, setup))
        self._whim = Random(seed).random
        self._missed: set[int] = set()

    def see(self, observation: ev.Observation) -> None:
        """Take in an observation of the seat."""
        match observation:
            case ev.Heard():
                self._missed = set()
            case ev.ArrestMissed(_, space):
                self._missed.add(space)
            case _:
                pass
        self._view = fold(self._box, self._view, observation)

    def choose(self) -> do.Command:
        """Choose by the phase."""
        commands = legal(self._box, self._view)
        match self._view.public.phase:
            case Phase.CARD:
                return self._card([one for one in commands if isinstance(one, do.PlayCard)])
            case Phase.MOVE:
                if do.TakeTip() in commands and self._whim() < self._keenness():
                    return do.TakeTip()
                return self._move([one for one in commands if isinstance(one, do.MoveTo)])
            case Phase.ARREST:
                return self._arrest(commands)
            case _:
                return self._any(commands)

    def _card(self, cards: list[do.PlayCard]) -> do.Command:
        """The shortest card that reaches a suspected space, or else the longest."""
        ways = [steps_to_arrest(self._box.board, space) for space in self._suspects()]
        here = self._view.public.at[self._view.public.turn]
        near = min(way[here] for way in ways)
        enough = [one for one in cards if one.card >= near]
        if self._whim() < _MISTAKE:
            return self._any(cards)
        return min(enough or cards, key=lambda one: one.card if enough else -one.card)

    def _keenness(self) -> float:
        return 0.9 if len(self._suspects()) > 1 else 0.0

    def _move(self, moves: list[do.MoveTo]) -> do.Command:
        """As near as possible to the suspected spaces, or to one of them."""
        board, suspects = self._box.board, self._suspects()
        some = [self._any(suspects)] if self._whim() < _MISTAKE else suspects
        ways = [steps_to_arrest(board, space) for space in some]
        return min(
            moves, key=lambda move: (sum(way[move.to] > 0 for way in ways), sum(way[move.to] for way in ways), move.to)
        )

    def _arrest(self, commands: tuple[do.Command, ...]) -> do.Command:
        suspects = self._suspects()
        around = [one for one in commands if isinstance(one, do.Arrest) and one.space in suspects]
        if do.TakeTip() in commands and len(suspects) > 1:
            return do.TakeTip()
        if around and (len(suspects) <= _FEW or self._whim() < _HUNCH):
            return self._any(around)
        return do.EndTurn()

    def _suspects(self) -> tuple[int, ...]:
        """The spaces where the thief may be."""
        board, public, spaces = self._box.board, self._view.public, self._told()
        fitting = fitting_spaces(board, public.clues)
        left = [space for space in fitting if (spaces is None or space in spaces) and space not in self._missed]
        return tuple(left or sorted(spaces or fitting))

    def _told(self) -> set[int] | None:
        """The spaces that a tip since the last clue allows."""
        board, public = self._box.board, self._view.public
        for tip in self._view.tips[-1:]:
            if tip.clues == len(public.clues):
                return {
                    space
                    for space in board.numbers
                    if space in tip.spaces
                    or board.place(space) == tip.digit
                    or any(area in tip.areas for area in board.areas_of(space))
                }
        return None

    def _any(self, row: tuple[T, ...] | list[T]) -> T:
        return row[int(self._whim() * len(row))]
