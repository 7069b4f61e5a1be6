"""What a person makes of the clues: by sounds and neighbours, or by all that follows from the rules.

All spaces that are left count as equally likely.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random
from typing import Protocol

from stopthief.bots.city.person.traits import Traits
from stopthief.bots.city.recent_clues import fitting_all, next_to
from stopthief.city.box.board import Board
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.deduction.city.detective import Detective

_CONFUSED: tuple[ev.Sound, ...] = ("footsteps", "hubbub", "creak", "glass")
"""The sounds that are taken for each other."""


class Suspicion(Protocol):
    """The spaces on which a person suspects the thief."""

    def see(self, observation: ev.Observation, /) -> None:
        """Take in an observation of the seat."""

    def suspects(self) -> Collection[int]:
        """The spaces that are left; none while no thief is at large."""


def notes(box: Box, setup: Setup, seat: int, traits: Traits, random: Random) -> Suspicion:
    """The notes of a person with these traits."""
    return ExactNotes(box, setup, seat) if traits.exact else RoughNotes(box.board, traits, random)


class ExactNotes:
    """Every space that all clues and tips allow, by the rules of the thief."""

    def __init__(self, box: Box, setup: Setup, seat: int) -> None:
        self._detective = Detective(box, setup, seat)

    def see(self, observation: ev.Observation) -> None:
        """Take in an observation of the seat."""
        self._detective.see(observation)

    def suspects(self) -> Collection[int]:
        """The spaces with any probability."""
        return self._detective.belief.spaces().keys()


class _Note:
    """A clue as it was taken, and what was learnt before the next one."""

    def __init__(self, clue: ev.Clue) -> None:
        self.clue = clue
        self.only: frozenset[int] | None = None
        self.missed: set[int] = set()

    def allows(self, spaces: Iterable[int]) -> set[int]:
        """The spaces that a tip and missed arrests leave; a tip alone, if they leave none."""
        left = {space for space in spaces if space not in self.missed and (self.only is None or space in self.only)}
        return left or {*(self.only or ())} - self.missed


class RoughNotes:
    """The spaces that fit the remembered clues by their sounds and by neighbours."""

    def __init__(self, board: Board, traits: Traits, random: Random) -> None:
        self._board, self._traits, self._random = board, traits, random
        self._notes: list[_Note] = []
        self._before: set[int] | None = None
        """The spaces before the last clue, where all clues are remembered; None where nothing is known."""

    def see(self, observation: ev.Observation) -> None:
        """Take in an observation of the seat."""
        match observation:
            case ev.ThiefHidden():
                self._notes, self._before = [], None
            case ev.Heard(sound, place):
                self._hear(ev.Clue(sound, place))
            case ev.TipHeard(tip) if self._notes:
                self._notes[-1].only = _told(self._board, tip)
            case ev.DigitTold(digit) if self._notes:
                self._notes[-1].only = frozenset(one for one in self._board.numbers if self._board.place(one) == digit)
            case ev.ArrestMissed(_, space) if self._notes:
                self._notes[-1].missed.add(space)
            case ev.ThiefArrested(_, space) if self._notes:
                self._notes[-1].only = frozenset((space,))
            case _:
                pass

    def _hear(self, clue: ev.Clue) -> None:
        if self._traits.memory is None and self._notes:
            self._before = self._after(self._before, self._notes[-1])
            self._notes = []
        if clue.sound in _CONFUSED and self._random.random() < self._traits.slips:
            clue = self._random.choice(self._mistaken(clue) or [clue])
        self._notes = [*self._notes, _Note(clue)][-(self._traits.memory or 1) :]

    def _mistaken(self, clue: ev.Clue) -> list[ev.Clue]:
        """The clues that it may be taken for: other sounds that are heard there."""
        others = (ev.Clue(sound, clue.place) for sound in _CONFUSED if sound != clue.sound)
        return [other for other in others if fitting_all(self._board, other)]

    def suspects(self) -> Collection[int]:
        """The spaces that fit."""
        spaces = self._before
        for note in self._notes:
            spaces = self._after(spaces, note)
        return spaces or set()

    def _after(self, spaces: set[int] | None, note: _Note) -> set[int]:
        """The spaces that fit one more clue; where it contradicts the ones before, those that fit it not far off."""
        fitting = fitting_all(self._board, note.clue)
        if spaces is None:
            return note.allows(fitting) or {*fitting}
        near = next_to(self._board, spaces, note.clue)
        if left := note.allows(fitting & near):
            return left
        further = near | next_to(self._board, near, note.clue)
        return note.allows(fitting & further) or note.allows(fitting) or {*fitting}


def _told(board: Board, tip: ev.Tip) -> frozenset[int]:
    """The spaces that a tip allows."""
    return frozenset(
        space
        for space in board.numbers
        if space in tip.spaces
        or board.place(space) == tip.digit
        or any(area in tip.areas for area in board.areas_of(space))
    )
